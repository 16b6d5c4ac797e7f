import { Refusal } from "./cursor.js";

/**
 * How a table came to be, which decides what may still be added to it (TOML 1.0): `header` by its own header, `implied` by
 * the header of a table inside it, `dotted` by a dotted key. Pairs reach a dotted table only below the header it was made
 * under, for no header can be opened twice.
 */
interface TableScope {
  kind: "header" | "implied" | "dotted";
  readonly members: Members;
}

interface ArrayScope {
  readonly kind: "array";
  last: TableScope;
}

interface ValueScope {
  readonly kind: "value";
}

type Scope = TableScope | ArrayScope | ValueScope;

const closedValue: ValueScope = { kind: "value" };

/** Above this many keys looking them up in a map is quicker than comparing them one by one. */
const fewKeys = 16;

/** The keys of a table: most have few, so a list does until there are many. */
class Members {
  readonly #keys: string[] = [];
  readonly #scopes: Scope[] = [];
  #places: Map<string, number> | undefined;

  get(key: string): Scope | undefined {
    const place = this.#places ? this.#places.get(key) : this.#keys.indexOf(key);
    return place === undefined || place === -1 ? undefined : this.#scopes[place];
  }

  add(key: string, scope: Scope): void {
    this.#keys.push(key);
    this.#scopes.push(scope);
    if (this.#places) this.#places.set(key, this.#keys.length - 1);
    else if (this.#keys.length > fewKeys) this.#places = new Map(this.#keys.map((each, at) => [each, at]));
  }
}

const table = (kind: TableScope["kind"]): TableScope => ({ kind, members: new Members() });

/** Follows the headers and keys of a document and refuses what TOML calls a redefinition. */
export class Structure {
  readonly #root = table("header");
  #current = this.#root;

  /** A header `[path]` (or `[[path]]`) at offset `at`. */
  open(path: readonly string[], kind: "table" | "array", at: number): void {
    const parent = this.#walk(path, at);
    const key = path.at(-1) ?? "";
    const known = parent.members.get(key);
    this.#current =
      kind === "array" ? this.#openArray(parent, key, known, path, at) : this.#openTable(parent, key, known, path, at);
  }

  #walk(path: readonly string[], at: number): TableScope {
    let scope = this.#root;
    for (let depth = 0; depth < path.length - 1; depth += 1) {
      const key = path[depth] ?? "";
      let next = scope.members.get(key);
      if (next === undefined) scope.members.add(key, (next = table("implied")));
      if (next.kind === "value") throw notATable(path.slice(0, depth + 1), at);
      scope = next.kind === "array" ? next.last : next;
    }
    return scope;
  }

  #openTable(
    parent: TableScope,
    key: string,
    known: Scope | undefined,
    path: readonly string[],
    at: number,
  ): TableScope {
    if (known === undefined) {
      const opened = table("header");
      parent.members.add(key, opened);
      return opened;
    }
    if (known.kind === "value") throw notATable(path, at);
    if (known.kind !== "implied") {
      throw new Refusal("duplicate-table", `The table ${path.join(".")} already exists.`, at, {
        suggestion:
          known.kind === "array" ? `[[${path.join(".")}]] adds another element` : "put the keys into the first one",
      });
    }
    known.kind = "header";
    return known;
  }

  #openArray(
    parent: TableScope,
    key: string,
    known: Scope | undefined,
    path: readonly string[],
    at: number,
  ): TableScope {
    const element = table("header");
    if (known === undefined) parent.members.add(key, { kind: "array", last: element });
    else if (known.kind === "array") known.last = element;
    else {
      throw new Refusal("not-an-array-of-tables", `${path.join(".")} exists and is not an array of tables.`, at, {
        suggestion: "use the same brackets for all of them, or another name",
      });
    }
    return element;
  }

  /** A pair `keys = …` of the open table, whose key is at offset `at`. */
  add(keys: readonly string[], at: number): void {
    let scope = this.#current;
    for (let depth = 0; depth < keys.length - 1; depth += 1) {
      const key = keys[depth] ?? "";
      const known = scope.members.get(key);
      if (known === undefined) {
        const made = table("dotted");
        scope.members.add(key, made);
        scope = made;
      } else if (known.kind === "dotted") scope = known;
      else if (known.kind === "value") throw duplicateKey(key, at);
      else {
        throw new Refusal(
          "duplicate-table",
          `The table ${key} is defined elsewhere; dotted keys cannot add to it.`,
          at,
        );
      }
    }
    const key = keys[keys.length - 1] ?? "";
    if (scope.members.get(key) !== undefined) throw duplicateKey(key, at);
    scope.members.add(key, closedValue);
  }
}

const notATable = (path: readonly string[], at: number): Refusal =>
  new Refusal("not-a-table", `${path.join(".")} already has a value, so it is not a table.`, at);

const duplicateKey = (key: string, at: number): Refusal =>
  new Refusal("duplicate-key", `The key ${key} is already in this table.`, at, {
    suggestion: "remove one of the two, or rename it",
  });

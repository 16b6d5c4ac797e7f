import { Dependency } from "./dependency.js";
import { FilledIndex } from "./tables.js";

/** A list that enums draw their values from: strings of a file, or what a column of a file holds (VALIDATE-3). */
export class ValueList {
  readonly dependency = new Dependency();
  readonly column: FilledIndex;
  /** How many sheets the column is in. */
  sheets = 0;
  #values: ReadonlySet<string> | undefined;

  constructor(
    readonly name: string,
    key: string,
  ) {
    this.column = new FilledIndex({
      name,
      sheets: [],
      reads: [key],
      carries: [],
      keys: (row) => {
        const value = row.value(key);
        if (value?.kind === "string") return value.value === "" ? [] : [value.value];
        return value?.kind === "integer" ? [String(value.value)] : [];
      },
    });
  }

  get values(): ReadonlySet<string> | undefined {
    return this.#values;
  }

  set values(values: ReadonlySet<string> | undefined) {
    const same = values?.size === this.#values?.size && [...(values ?? [])].every((each) => this.#values?.has(each));
    if (same) return;
    this.#values = values;
    this.dependency.changed();
  }
}

/** All lists that rules drew values from so far. */
export class ValueLists {
  readonly #lists = new Map<string, ValueList>();
  readonly #vocabularies = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();

  /** How many there are; none ever goes. */
  get count(): number {
    return this.#lists.size;
  }

  /** The list of this name, `file#key`; made when it is first asked for. */
  list(name: string): ValueList {
    const known = this.#lists.get(name);
    if (known) return known;
    const [file, key] = partsOf(name);
    const list = new ValueList(name, key);
    list.values = this.#vocabularies.get(file)?.get(key);
    this.#lists.set(name, list);
    return list;
  }

  /** The lists that draw from columns of a file. */
  listsOf(file: string): readonly ValueList[] {
    return [...this.#lists.values()].filter(({ name }) => partsOf(name)[0] === file);
  }

  setVocabularies(
    file: string,
    vocabularies: readonly { readonly key: string; readonly values: readonly string[] }[],
  ): void {
    if (vocabularies.length === 0 && !this.#vocabularies.has(file)) return;
    const sets = new Map(vocabularies.map(({ key, values }) => [key, new Set(values)]));
    this.#vocabularies.set(file, sets);
    for (const list of this.listsOf(file)) list.values = sets.get(partsOf(list.name)[1]);
  }
}

function partsOf(name: string): readonly [file: string, key: string] {
  const at = name.lastIndexOf("#");
  return at === -1 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
}

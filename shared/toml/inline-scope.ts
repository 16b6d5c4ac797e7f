import { Refusal } from "./cursor.js";
import type { Pair } from "./nodes.js";
import type { TomlValue } from "./values.js";

type Members = Map<string, TomlValue | Members>;

/** Collects the members of an inline table; dotted keys make tables inside it, which no other value may be. */
export class InlineScope {
  readonly #members: Members = new Map();

  /** `base` turns the pair's places into those of the text. */
  add(pair: Pair, base: number): void {
    let scope = this.#members;
    for (const key of pair.keys.slice(0, -1)) {
      let next = scope.get(key);
      if (next === undefined) scope.set(key, (next = new Map()));
      if (!(next instanceof Map)) throw duplicate(pair, base, key);
      scope = next;
    }
    const last = pair.keys.at(-1) ?? "";
    if (scope.has(last)) throw duplicate(pair, base, last);
    scope.set(last, pair.node.value);
  }

  value(): TomlValue {
    return tableOf(this.#members);
  }
}

const tableOf = (members: Members): TomlValue => ({
  kind: "table",
  entries: new Map([...members].map(([key, member]) => [key, member instanceof Map ? tableOf(member) : member])),
});

const duplicate = (pair: Pair, base: number, key: string): Refusal =>
  new Refusal("duplicate-key", `The inline table already has the key ${key}.`, pair.from + base, {
    suggestion: "remove one of the two, or rename it",
  });

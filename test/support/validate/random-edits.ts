import fc from "fast-check";
import { readMetadata } from "../../../shared/metadata/index.js";
import { columnKey, type Column } from "../../../shared/sheet/index.js";
import { fromWire, type RowEntry, type TomlValue } from "../../../shared/toml/index.js";
import {
  Checker,
  noSettings,
  type CheckedGame,
  type RowChanges,
  type Settings,
  type SheetSource,
  type Waiver,
} from "../../../shared/validate/index.js";
import { toyGame } from "./toy-game.js";

/** A table in memory: what edits change, and what a checker is shown. */
interface Table {
  readonly file: string;
  readonly key: string;
  keys: readonly string[];
  rows: Map<string, readonly RowEntry[]>;
  columns: readonly Column[];
  keyOrder: readonly string[];
  metadata: SheetSource["metadata"];
  waivers: readonly Waiver[];
}

/** What may happen. Numbers choose among what there is at that time. */
export type Act =
  | { readonly kind: "set"; readonly table: number; readonly row: number; readonly cell: Cell }
  | { readonly kind: "insert"; readonly table: number; readonly at: number; readonly cells: readonly Cell[] }
  | { readonly kind: "delete" | "move"; readonly table: number; readonly row: number; readonly at: number }
  | { readonly kind: "rules"; readonly table: number; readonly rules: number }
  | { readonly kind: "waive"; readonly table: number; readonly id: string; readonly code: string }
  | { readonly kind: "severity"; readonly code: string; readonly severity: "error" | "info" | "off" }
  | { readonly kind: "close" | "turn"; readonly table: number }
  | { readonly kind: "vocabulary"; readonly words: readonly string[] }
  | { readonly kind: "work"; readonly units: number };

interface Cell {
  readonly key: string;
  readonly value: string | number | undefined;
}

const codes = [
  "toy/stat-sum",
  "toy/id-unique",
  "toy/equal-copies",
  "metadata/enum",
  "metadata/range",
  "toy/has-prints",
];

const ruleSets = [
  [],
  [{ column: "attack", type: "range", min: 2, max: 6 }],
  [
    { column: "id", type: "enum", enum: ["x", "y"] },
    { column: "attack", type: "required" },
  ],
  [{ column: "id", type: "enum", enum_from: "words.toml#words" }],
  [{ column: "card", type: "enum", enum_from: "a.toml#id" }],
];

const word = fc.constantFrom("x", "y", "z", "w", "");
const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.record({ key: fc.constantFrom("id", "card", "name"), value: fc.option(word, { nil: undefined }) }),
  fc.record({
    key: fc.constantFrom("attack", "defense", "copies", "bonus"),
    value: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
  }),
);
/** Enough for a row of any table, so that most tables are the game's. */
const newCells: fc.Arbitrary<readonly Cell[]> = fc
  .tuple(word, fc.integer({ min: 2, max: 4 }), fc.integer({ min: 6, max: 8 }), fc.integer({ min: 1, max: 2 }))
  .map(([id, attack, defense, copies]) => [
    { key: "id", value: id },
    { key: "attack", value: attack },
    { key: "defense", value: defense },
    { key: "card", value: id },
    { key: "copies", value: copies },
  ]);
const table = fc.nat(3);
const row = fc.nat(30);

export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("set" as const), table, row, cell }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("insert" as const), table, at: row, cells: newCells }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom("delete" as const, "move" as const), table, row, at: row }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("rules" as const), table, rules: fc.nat(ruleSets.length - 1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("waive" as const), table, id: word, code: fc.constantFrom(...codes) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("severity" as const),
      code: fc.constantFrom(...codes),
      severity: fc.constantFrom("error" as const, "info" as const, "off" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("close" as const, "turn" as const), table }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("vocabulary" as const), words: fc.array(word) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("work" as const), units: fc.integer({ min: 1, max: 40 }) }) },
);

const toml = (value: unknown): TomlValue => {
  const read = fromWire(value);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

/** Tables that acts happen to, with a checker that learns of each act by itself. */
export class Playground {
  readonly checker: Checker;
  readonly #tables: Table[];
  #settings: Settings = noSettings;
  #words: readonly string[] | undefined;
  #next = 1;

  constructor(
    private readonly hints: boolean,
    private readonly game: CheckedGame = toyGame,
  ) {
    this.checker = new Checker([game], { strict: true });
    this.#tables = ["a.toml cards", "a.toml prints", "b.toml cards", "c.toml others"].map((name) => {
      const [file = "", key = ""] = name.split(" ");
      return {
        file,
        key,
        keys: [],
        rows: new Map(),
        columns: [],
        keyOrder: [],
        metadata: readMetadata(undefined),
        waivers: [],
      };
    });
  }

  do(act: Act): void {
    switch (act.kind) {
      case "work":
        this.checker.work(act.units);
        return;
      case "severity":
        this.#settings = {
          ...this.#settings,
          severities: new Map(this.#settings.severities).set(act.code, act.severity),
        };
        this.checker.setSettings(this.#settings);
        return;
      case "vocabulary":
        this.#words = act.words;
        this.checker.putVocabularies("words.toml", [{ key: "words", values: act.words }]);
        return;
      default:
        this.#change(act);
    }
  }

  /** A checker that sees everything as it is now for the first time. */
  afresh(): Checker {
    const checker = new Checker([this.game], { strict: true, settings: this.#settings });
    if (this.#words) checker.putVocabularies("words.toml", [{ key: "words", values: this.#words }]);
    for (const each of this.#tables) if (each.keys.length > 0) checker.put(sourceOf(each));
    checker.work();
    return checker;
  }

  #change(act: Exclude<Act, { kind: "work" | "severity" | "vocabulary" }>): void {
    const found = this.#tables[act.table % this.#tables.length];
    if (!found) return;
    const changes = this.#changeTable(found, act);
    const columns = columnsOf(found);
    if (columns !== found.columns) found.keyOrder = columns.map(({ key }) => key);
    found.columns = columns;
    if (found.keys.length === 0) this.checker.drop(sourceOf(found).address);
    else this.checker.put(sourceOf(found), this.hints ? changes : undefined);
  }

  #changeTable(found: Table, act: Exclude<Act, { kind: "work" | "severity" | "vocabulary" }>): RowChanges {
    const key = "row" in act ? found.keys[act.row % Math.max(1, found.keys.length)] : undefined;
    switch (act.kind) {
      case "set":
        if (key === undefined) return new Map();
        found.rows.set(key, withCell(found.rows.get(key) ?? [], act.cell));
        return new Map([[key, "set"]]);
      case "insert": {
        const fresh = `k${this.#next}`;
        this.#next += 1;
        found.rows.set(fresh, act.cells.reduce<readonly RowEntry[]>(withCell, []));
        found.keys = found.keys.toSpliced(act.at % (found.keys.length + 1), 0, fresh);
        return new Map([[fresh, "set"]]);
      }
      case "delete":
      case "move": {
        if (key === undefined) return new Map();
        const left = found.keys.filter((each) => each !== key);
        if (act.kind === "delete") found.rows.delete(key);
        found.keys = act.kind === "delete" ? left : left.toSpliced(act.at % (left.length + 1), 0, key);
        return new Map([[key, "moved"]]);
      }
      case "rules":
        found.metadata = readMetadata(toml({ validation_rules: ruleSets[act.rules] ?? [] }));
        return new Map();
      case "waive":
        found.waivers = [...found.waivers, { code: act.code, row: act.id, reason: "accepted" }];
        return new Map();
      case "turn":
        found.keys = found.keys.toReversed();
        return new Map(found.keys.map((each) => [each, "moved"]));
      case "close": {
        const gone: RowChanges = new Map(found.keys.map((each) => [each, "set"]));
        found.keys = [];
        found.rows = new Map();
        return gone;
      }
    }
  }
}

function withCell(entries: readonly RowEntry[], { key, value }: Cell): readonly RowEntry[] {
  const others = entries.filter((entry) => entry.key !== key);
  return value === undefined ? others : [...others, { key, value: toml(value) }];
}

function columnsOf({ rows, columns }: Table): readonly Column[] {
  const keys = [...new Set([...rows.values()].flatMap((entries) => entries.map(({ key }) => key)))].sort();
  if (keys.join() === columns.map(({ key }) => key).join()) return columns;
  return keys.map((key) => {
    const id = { path: [key] };
    return { id, key: columnKey(id), title: key, source: key, kind: "text", mixed: false };
  });
}

function sourceOf({ file, key, keys, rows, columns, keyOrder, metadata, waivers }: Table): SheetSource {
  const contents = new Map(rows);
  return {
    address: { file, table: [key] },
    keys,
    columns,
    keyOrder,
    metadata,
    waivers,
    place: (rowKey) => keys.indexOf(rowKey),
    entries: (rowKey) => contents.get(rowKey) ?? [],
    source: (rowKey, column) => {
      const value = contents.get(rowKey)?.find((entry) => entry.key === column)?.value;
      return value?.kind === "integer" ? String(value.value) : undefined;
    },
  };
}

/** Everything a checker has to say, as one text. */
export function saying(checker: Checker): string {
  const problems = [...checker.all()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const counts = checker.sheets.map((address) => JSON.stringify([address, checker.counts(address)])).sort();
  const plain = (_: string, value: unknown): unknown => (typeof value === "bigint" ? `${value}n` : value);
  return JSON.stringify({ problems, counts }, plain, 1);
}

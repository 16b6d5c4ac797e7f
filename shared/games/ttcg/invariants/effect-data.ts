import type { Index, Lookup, RowFacts } from "../../../validate/index.js";
import type { CombineRules } from "../effects/combine.js";
import { all } from "./indexes.js";

/** Every row that the table of effects is made of. */
export const effectData: Index = {
  name: "effect-data",
  sheets: ["effect-templates", "placeholders", "effect-removals", "effect-replacements", "effect-classes"],
  reads: [],
  carries: ["text", "name", "values", "phrase", "from", "to", "column", "mode", "patterns", "off", "note"],
  keys: () => [all],
};

/** A row of a table of effect data that counts: no remark, and not switched off. */
export const isUsed = (row: RowFacts): boolean => !row.has("note") && row.boolean("off") !== true;

/** A call that flags effects. */
export interface EffectClass {
  readonly column: string;
  readonly isExact: boolean;
  readonly patterns: readonly string[];
}

/** What effects are made of (EFFECTS-7), as the sheets of a workspace have it. */
export interface EffectData extends CombineRules {
  readonly templates: readonly string[];
  readonly classes: readonly EffectClass[];
  /** The same for data that says the same. */
  readonly identity: string;
}

interface DataOfRows {
  readonly data: EffectData;
  readonly templateRows: readonly RowFacts[];
  /** The first row of each template. */
  readonly firstWith: ReadonlyMap<string, RowFacts>;
}

/** By the rows of an unchanged index: looked up by each row, these are the same list. */
const known = new WeakMap<readonly RowFacts[], DataOfRows>();
/** The data that was read last: rows that say the same are the same data. */
let latest: EffectData | undefined;

/** The data of effects of a workspace, with the rows of its templates in the same order. */
export function effectDataIn(lookup: Lookup): DataOfRows {
  const found = lookup.rows(effectData.name, all);
  const read = known.get(found);
  if (read) return read;
  const rows = found.filter(isUsed);
  const identity = JSON.stringify(rows.map(factsOf));
  if (latest?.identity !== identity) latest = dataOf(rows, identity);
  const templateRows = rows.filter((row) => row.kind === "effect-templates" && (row.text("text") ?? "") !== "");
  const firstWith = new Map(templateRows.toReversed().map((row) => [row.text("text") ?? "", row]));
  const made = { data: latest, templateRows, firstWith };
  known.set(found, made);
  return made;
}

const factsOf = (row: RowFacts): readonly unknown[] => [
  row.kind,
  ...["text", "name", "phrase", "from", "to", "column", "mode"].map((key) => row.text(key)),
  row.texts("values"),
  row.texts("patterns"),
];

function dataOf(rows: readonly RowFacts[], identity: string): EffectData {
  const of = (kind: string): readonly RowFacts[] => rows.filter((row) => row.kind === kind);
  const textsOf = (kind: string, key: string): readonly string[] =>
    of(kind).flatMap((row) => (row.text(key) ?? "") || []);
  return {
    identity,
    templates: textsOf("effect-templates", "text"),
    placeholders: new Map(of("placeholders").map((row) => [row.text("name") ?? "", row.texts("values")])),
    replacements: new Map(
      of("effect-replacements").map((row) => [row.text("from") ?? "", row.text("to") ?? ""] as const),
    ),
    removals: textsOf("effect-removals", "phrase"),
    classes: of("effect-classes").map((row) => ({
      column: row.text("column") ?? "",
      isExact: row.text("mode") === "exact",
      patterns: row.texts("patterns"),
    })),
  };
}

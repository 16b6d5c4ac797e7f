import type { Index, Lookup, RowFacts } from "../../../validate/index.js";
import { combine, expandAll } from "../effects/combine.js";
import { PatternFlags } from "../effects/patterns.js";
import { all } from "./indexes.js";
import { OneWordApart } from "./one-word-apart.js";

/** Every row that the table of effects is made of. */
export const effectData: Index = {
  name: "effect-data",
  sheets: ["effect-templates", "placeholders", "effect-removals", "effect-replacements", "effect-classes"],
  reads: [],
  carries: ["text", "name", "values", "phrase", "from", "to", "column", "mode", "patterns", "off", "note"],
  keys: () => [all],
};

/** The effects that the sheets make, each with the columns it is flagged with (EFFECTS-5). */
export class EffectTable {
  readonly #flags: ReadonlyMap<string, ReadonlySet<string>>;
  #apart: OneWordApart | undefined;

  constructor(flags: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#flags = flags;
  }

  /** Undefined for an effect that the sheets do not make. */
  flagsOf(effect: string): ReadonlySet<string> | undefined {
    return this.#flags.get(effect);
  }

  /** The first effects that differ from one in a single word and are flagged with these columns. */
  siblings(effect: string, columns: readonly string[], most: number): readonly string[] {
    this.#apart ??= new OneWordApart(this.#flags.keys());
    const found: string[] = [];
    for (const other of this.#apart.near(effect)) {
      if (columns.every((column) => this.#flags.get(other)?.has(column) === true)) found.push(other);
      if (found.length === most) break;
    }
    return found;
  }
}

/** Sheets that make more combinations than this are not computed while cards are checked. */
const mostCombinations = 250_000;

/** By the rows of an unchanged index: looked up by each card, these are the same list. */
const tables = new WeakMap<readonly RowFacts[], { readonly table: EffectTable | undefined }>();
/** The table that was made last, and of what: rows that say the same make the same table. */
let latest: { readonly of: string; readonly table: EffectTable | undefined } | undefined;

/** The table of effects of the workspace; undefined where it has no templates or classes, or they make no table. */
export function effectTable(lookup: Lookup): EffectTable | undefined {
  if (lookup.tables("effect-templates").length === 0 || lookup.tables("effect-classes").length === 0) return undefined;
  const found = lookup.rows(effectData.name, all);
  const known = tables.get(found);
  if (known) return known.table;
  const rows = found.filter((row) => !row.has("note") && row.boolean("off") !== true);
  const of = JSON.stringify(rows.map(factsOf));
  if (latest?.of !== of) latest = { of, table: tableOf(rows) };
  tables.set(found, latest);
  return latest.table;
}

const factsOf = (row: RowFacts): readonly unknown[] => [
  row.kind,
  ...["text", "name", "phrase", "from", "to", "column", "mode"].map((key) => row.text(key)),
  row.texts("values"),
  row.texts("patterns"),
];

function tableOf(rows: readonly RowFacts[]): EffectTable | undefined {
  const of = (kind: string): readonly RowFacts[] => rows.filter((row) => row.kind === kind);
  const textsOf = (kind: string, key: string): readonly string[] =>
    of(kind).flatMap((row) => (row.text(key) ?? "") || []);
  const placeholders = new Map(of("placeholders").map((row) => [row.text("name") ?? "", row.texts("values")]));
  const templates = textsOf("effect-templates", "text");
  const expansions = expandAll(templates, placeholders);
  if (!expansions.ok || expansions.value.reduce((sum, { total }) => sum + total, 0) > mostCombinations)
    return undefined;
  const replacements = new Map(
    of("effect-replacements").map((row) => [row.text("from") ?? "", row.text("to") ?? ""] as const),
  );
  const effects = combine(templates, { placeholders, replacements, removals: textsOf("effect-removals", "phrase") });
  const classes = of("effect-classes");
  const columns = [...new Set(classes.map((row) => row.text("column") ?? ""))];
  const flags = PatternFlags.of(
    classes.flatMap((row) =>
      row.texts("patterns").map((text) => ({
        text,
        column: columns.indexOf(row.text("column") ?? ""),
        isExact: row.text("mode") === "exact",
      })),
    ),
    placeholders,
  );
  if (!effects.ok || !flags.ok) return undefined;
  const table = new Map<string, ReadonlySet<string>>();
  for (const effect of effects.value) {
    const flagged = new Set<string>();
    flags.value.each(effect, (column) => flagged.add(columns[column] ?? ""));
    table.set(effect, flagged);
  }
  return new EffectTable(table);
}

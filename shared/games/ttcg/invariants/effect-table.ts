import type { Lookup } from "../../../validate/index.js";
import { combine } from "../effects/combine.js";
import { expand } from "../effects/expansion.js";
import { canBeFlagged, PatternFlags } from "../effects/patterns.js";
import type { Placeholders } from "../effects/placeholders.js";
import { effectDataIn, type EffectData } from "./effect-data.js";
import { OneWordApart } from "./one-word-apart.js";

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

/** The table that was made last, and of what. */
let latest: { readonly of: EffectData; readonly table: EffectTable | undefined } | undefined;

/** The table of effects of the workspace; undefined where it has no templates or classes, or they make no table. */
export function effectTable(lookup: Lookup): EffectTable | undefined {
  if (lookup.tables("effect-templates").length === 0 || lookup.tables("effect-classes").length === 0) return undefined;
  const { data } = effectDataIn(lookup);
  if (latest?.of !== data) latest = { of: data, table: tableOf(data) };
  return latest.table;
}

function tableOf({
  templates: written,
  placeholders,
  replacements,
  removals,
  classes,
}: EffectData): EffectTable | undefined {
  const templates = expandable(written, placeholders);
  if (templates === undefined) return undefined;
  const effects = combine(templates, { placeholders, replacements, removals });
  const columns = [...new Set(classes.map(({ column }) => column))];
  const patterns = classes.flatMap(({ column, isExact, patterns: texts }) =>
    texts.map((text) => ({ text, column: columns.indexOf(column), isExact })),
  );
  // As with templates, one that cannot be expanded is passed over: the others count.
  const flags = PatternFlags.of(
    patterns.filter((pattern) => canBeFlagged(pattern, placeholders)),
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

/**
 * Those of the templates that can be expanded; undefined where they make too many combinations to look at them while cards
 * are checked. It ends with the first that is too many.
 */
export function expandable(templates: readonly string[], placeholders: Placeholders): readonly string[] | undefined {
  const found: string[] = [];
  let sum = 0;
  for (const template of templates) {
    const expansion = expand(template, placeholders, mostCombinations);
    if (expansion.ok) {
      sum += expansion.value.total;
      found.push(template);
    } else if (expansion.error.code === "effects/too-many") return undefined;
    if (sum > mostCombinations) return undefined;
  }
  return found;
}

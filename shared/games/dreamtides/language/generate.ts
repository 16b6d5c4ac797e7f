import type { Steps } from "../../../base/index.js";
import type { BoundTable } from "../../artifact.js";
import type { Ability } from "./ast.js";
import { parseAbilities } from "./parse.js";
import { trimText } from "../../../text/index.js";

/** A row of any table that has an ability text. */
export interface AbilityEntry {
  readonly file: string;
  readonly table: string;
  /** Of the row in its table, from 0. */
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly rulesText: string;
  readonly variables: string;
  /** The row itself. What its texts say is kept by it, and read once. */
  readonly row: object;
}

/** The entries of a table (LANG-13). */
export function abilityEntries({ file, table, rows }: BoundTable): AbilityEntry[] {
  return rows.flatMap((row, index) => abilityEntry(row, { file, table: table.join("."), index }));
}

function abilityEntry(
  row: BoundTable["rows"][number],
  place: Pick<AbilityEntry, "file" | "table" | "index">,
): AbilityEntry[] {
  const { id, "rules-text": rulesText } = row;
  if (typeof id !== "string" || typeof rulesText !== "string" || trimText(rulesText) === "") return [];
  const variables = typeof row["variables"] === "string" ? row["variables"] : "";
  const name = typeof row["name"] === "string" ? row["name"] : "<unknown>";
  return [{ ...place, id, name, rulesText, variables, row }];
}

export interface GeneratedAbilities {
  /** The text of `parsed_abilities.json`. */
  readonly text: string;
  /** Entries with an error; none of their abilities are in the text. `analyse` says what is wrong. */
  readonly failed: readonly AbilityEntry[];
  /** Entries whose id an earlier one has; their abilities follow those of that one. */
  readonly duplicates: readonly AbilityEntry[];
}

/** Entries read between two moments at which other work may be done. */
const ENTRIES_AT_ONCE = 64;

/** Writes the abilities of all entries, which are given in the order of their files and rows (LANG-14). */
export function* generateAbilities(entries: readonly AbilityEntry[]): Steps<GeneratedAbilities> {
  const byId = new Map<string, string[]>();
  const failed: AbilityEntry[] = [];
  const duplicates: AbilityEntry[] = [];
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    if (at > 0 && at % ENTRIES_AT_ONCE === 0) yield;
    if (seen.has(entry.id)) duplicates.push(entry);
    seen.add(entry.id);
    const abilities = abilityTexts(entry);
    if (abilities) byId.set(entry.id, [...(byId.get(entry.id) ?? []), ...abilities]);
    else failed.push(entry);
  }
  yield;
  return { text: abilitiesText(byId), failed, duplicates };
}

const textsByRow = new WeakMap<object, readonly string[] | null>();

/** The abilities of an entry as they are written; null where one of them is broken. */
function abilityTexts({ row, rulesText, variables }: AbilityEntry): readonly string[] | null {
  const known = textsByRow.get(row);
  if (known !== undefined) return known;
  const abilities = parseAbilities(rulesText, variables);
  const texts = abilities.ok ? abilities.value.map(abilityText) : null;
  textsByRow.set(row, texts);
  return texts;
}

/** One ability as it stands in the list of its card, four spaces in. */
const abilityText = (ability: Ability): string => `    ${JSON.stringify(ability, null, 2).replaceAll("\n", "\n    ")}`;

/**
 * The text of `parsed_abilities.json` (LANG-15): ids in the order of their bytes, two spaces a level, no
 * final line feed. Ids are written one by one, since an object would put those that look like numbers first.
 */
function abilitiesText(byId: ReadonlyMap<string, readonly string[]>): string {
  const members = [...byId]
    .sort(([left], [right]) => byBytes(left, right))
    .map(([id, abilities]) => `  ${JSON.stringify(id)}: [\n${abilities.join(",\n")}\n  ]`);
  return members.length === 0 ? "{}" : `{\n${members.join(",\n")}\n}`;
}

/** Orders as UTF-8 bytes do, which is the order of code points and not of UTF-16 units. */
function byBytes(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  for (let at = 0; at < shorter; at += 1) {
    const difference = rankOf(left.charCodeAt(at)) - rankOf(right.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Units of pairs stand for code points above all that single units stand for. */
const rankOf = (unit: number): number => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit);

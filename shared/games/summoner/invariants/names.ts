import type { Condition, Filter, Rule } from "../cards/rule.js";
import type { Index, Lookup, RowFacts } from "../../../validate/index.js";
import { cardSheets, rulesOf, withoutTitle } from "./parts.js";

/** Names are found by how they begin, so that a text need not be compared with every name there is. */
export const startOf = (name: string): string => name.slice(0, 2);

/** The name of a card, of a summoner without its title. */
export const nameOf = (row: Pick<RowFacts, "text">): string =>
  withoutTitle(row.text("cardName") ?? row.text("name") ?? "");

/** All names that a row has or that its rules name. */
const namesOf = (row: RowFacts): readonly string[] =>
  [nameOf(row), ...rulesOf(row).flatMap(({ rule }) => namesIn(rule).map(({ name }) => name))].filter(
    (name) => name !== "",
  );

/** Cards and summoners by the beginnings of the names that they have or name. */
export const namedBy: Index = {
  name: "named-by",
  sheets: cardSheets,
  reads: ["cardName", "name", "effectRules"],
  carries: ["cardName", "name", "effectRules"],
  keys: (row) => [...new Set(namesOf(row).map(startOf))],
};

/** Cards by their whole name, summoners by every pair of letters in theirs: a part of it is enough. */
export const byName: Index = {
  name: "by-name",
  sheets: cardSheets,
  reads: ["cardName", "name"],
  carries: ["cardName", "name", "type"],
  keys: (row) => {
    const own = row.text("cardName");
    if (own !== undefined) return [`card ${own}`];
    const name = row.text("name") ?? "";
    const parts = Array.from(name, (_, at) => [name.slice(at, at + 1), name.slice(at, at + 2)]).flat();
    return [...new Set(parts)].map((part) => `summoner ${part}`);
  },
};

/** Names that are known where a text begins here, the longest first. */
export function namesFrom(lookup: Lookup, text: string, at: number): readonly string[] {
  const starts = new Set([text.slice(at, at + 1), text.slice(at, at + 2)]);
  const found = [...starts].flatMap((start) => lookup.rows(namedBy.name, start).flatMap(namesOf));
  return [...new Set(found)].filter((name) => text.startsWith(name, at)).sort((a, b) => b.length - a.length);
}

/** A name in a rule, with what kind of card must have it. */
export interface NamedCard {
  readonly name: string;
  readonly kind: "summoner" | "monster" | "help" | "any";
}

/** The names in a rule. */
export const namesIn = ({ condition, target }: Rule): readonly NamedCard[] => [
  ...namesInCondition(condition),
  ...target.filters.flatMap((filter) => nameInFilter(filter, target.scope ?? [])),
];

export function namesInCondition(condition: Condition): readonly NamedCard[] {
  switch (condition.kind) {
    case "and":
    case "or":
      return condition.of.flatMap(namesInCondition);
    case "not":
      return namesInCondition(condition.of);
    case "unknown":
      return [];
    case "basic": {
      const { type, value: name } = condition;
      if (/Summoner$/u.test(type)) return [{ name, kind: "summoner" }];
      if (type === "selfHasMonster" || type === "opponentHasMonster") return [{ name, kind: "monster" }];
      return type.endsWith("HelpCardOnField") ? [{ name, kind: "help" }] : [];
    }
  }
}

function nameInFilter(filter: Filter, scope: readonly string[]): readonly NamedCard[] {
  if (filter.kind !== "name") return [];
  const isSupport = scope.some((zone) => zone === "help" || zone === "sp" || zone === "summoner");
  return [{ name: filter.value, kind: isSupport ? "any" : "monster" }];
}

/** Whether somebody has the name: a summoner a part of it, others all of it. */
export function isKnown(lookup: Lookup, { name, kind }: NamedCard): boolean {
  if (name === "") return true;
  const isSummoner = (): boolean =>
    lookup.rows(byName.name, `summoner ${startOf(name)}`).some((row) => row.text("name")?.includes(name) === true);
  if (kind === "summoner") return isSummoner();
  const cards = lookup.rows(byName.name, `card ${name}`);
  if (kind === "any") return cards.length > 0 || isSummoner();
  return cards.some((row) => row.text("type") === kind || (kind === "monster" && row.kind === "monsters"));
}

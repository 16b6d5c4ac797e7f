import {
  settingFix,
  textValue,
  type FindingEdit,
  type Lookup,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { isTier } from "../printings/tiers.js";
import { freeSerial, hasStem, serialKeys, serialStem, type SerialFacts } from "../serial/serial.js";
import type { Stats } from "../stats.js";
import { statsOf, subtypesOf } from "./card.js";
import { cardSerial, ownSerial, printedCard, serialCardsById, serials } from "./indexes.js";
import { info, tools } from "./info.js";
import { styleNames } from "./style-data.js";

/** What the serial number of a card with these stats and this rarity is computed from. */
export function serialFactsOf(card: RowFacts, stats: Stats | undefined, rarity: number): SerialFacts | undefined {
  const level = card.integer("level");
  if (!stats || level === undefined) return undefined;
  return {
    ...stats,
    level,
    rarity,
    name: card.text("name")?.trim() ?? "",
    type: card.text("type") ?? "",
    subtypes: subtypesOf(card),
    effects: [card.text("effect-1") ?? "", card.text("effect-2") ?? ""],
    styles: [card.text("effect-1-style"), card.text("effect-2-style")],
  };
}

/** The stem of the serial number of what these facts say, with the styles of the workspace. */
export const stemOf = (facts: SerialFacts, lookup: Lookup): string | undefined =>
  serialStem(facts, styleNames(lookup, facts.styles));

/** What the serial number of a row is computed from, be it a card's or a printing's. */
function factsOf(row: RowFacts, lookup: Lookup): SerialFacts | undefined {
  if (row.kind === "cards") return serialFactsOf(row, statsOf(row), row.integer("rarity") ?? 0);
  const tier = row.integer("tier");
  const card = lookup.first(serialCardsById.name, row.text("card") ?? "");
  return card && isTier(tier) ? serialFactsOf(card, statsOf(row), tier - 1) : undefined;
}

/** A serial number with this stem for a row: that of the same card elsewhere, else one that nothing has. */
function serialFor(row: RowFacts, stem: string, lookup: Lookup): string | undefined {
  const isOwn = (serial: string): boolean => lookup.has(serials.name, ownSerial(serial, row));
  return freeSerial(stem, (serial) => !isOwn(serial)) ?? freeSerial(stem, (serial) => lookup.has(serials.name, serial));
}

export const serialMatches: RowRule = {
  kind: "row",
  ...info(
    "serial-matches",
    "warning",
    "Serial numbers fit their cards",
    "All but the last character of a serial number follow from the card: initial, level, type and subtypes, stats, effects, styles and rarity. One that does not match was made for an earlier version of the card. Printings need none.",
    tools,
  ),
  sheets: ["cards", "printings"],
  fault: "relation",
  reads: [...serialKeys, "serial", "rarity", "id", "card", "tier"],
  check: (row, lookup) => {
    if (row.kind === "printings" && !row.has("serial")) return [];
    const facts = factsOf(row, lookup);
    const stem = facts && stemOf(facts, lookup);
    if (stem === undefined || hasStem(row.text("serial") ?? "", stem)) return [];
    const serial = serialFor(row, stem, lookup);
    const message = `Serial does not match the card (${serial ?? stem})`;
    const fixes =
      serial === undefined ? [] : [settingFix("recompute", `Set serial to ${serial}`, "serial", textValue(serial))];
    return [{ column: "serial", message, fixes }];
  },
};

/** A printing goes by the name of its card. */
const titleOf = (row: RowFacts, lookup: Lookup): string =>
  (row.kind === "printings" ? lookup.first(serialCardsById.name, row.text("card") ?? "") : row)?.title() ?? row.title();

export const serialUnique: RowRule = {
  kind: "row",
  ...info(
    "serial-unique",
    "error",
    "Serial numbers are unique",
    "No two cards and no two printings share a serial number; the last character distinguishes those that otherwise would. A card and its common printing share one.",
    tools,
  ),
  sheets: ["cards", "printings"],
  fault: "repetition",
  reads: ["serial", "rarity", "id", "card", "tier"],
  check: (row, lookup) => {
    const serial = row.text("serial") ?? "";
    const first = serial.trim() === "" ? undefined : lookup.first(serials.name, serial);
    if (!first || first.rowKey === row.rowKey) return [];
    const isToldThere = row.kind === "printings" && lookup.has(serials.name, cardSerial(serial, row));
    if (printedCard(first) === printedCard(row) || isToldThere) return [];
    const next = freeSerial(serial.slice(0, -1), (each) => lookup.has(serials.name, each));
    const twins = lookup.rows(serials.name, ownSerial(serial, row));
    const edits = (value: string): FindingEdit[] =>
      twins.map((twin) => ({
        kind: "cell",
        column: "serial",
        row: twin,
        to: { kind: "value", value: textValue(value) },
      }));
    return [
      {
        column: "serial",
        message: `Serial already used by "${titleOf(first, lookup)}"`,
        related: [{ row: first, column: "serial", message: "First used here" }],
        fixes: next === undefined ? [] : [{ id: "next-free", title: `Set serial to ${next}`, edits: edits(next) }],
      },
    ];
  },
};

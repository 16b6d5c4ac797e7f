import {
  settingFix,
  textValue,
  type FindingFix,
  type Lookup,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { freeSerial, hasStem, serialStem } from "../serial.js";
import { tierOf } from "./card.js";
import { serialCardsById, serialReads, serials } from "./indexes.js";
import { cardList, info } from "./info.js";

/** The stem of a card's serial number, or that of a printing of a card. */
function stemOf(card: RowFacts, stats: RowFacts, rarity: number): string | undefined {
  const level = card.integer("level");
  const attack = stats.integer("attack");
  const defense = stats.integer("defense");
  if (level === undefined || attack === undefined || defense === undefined) return undefined;
  return serialStem({
    name: card.text("name") ?? "",
    type: card.text("type") ?? "",
    subtypes: card.texts("subtypes"),
    ...{ level, attack, defense, rarity },
    effects: [card.text("effect-1") ?? "", card.text("effect-2") ?? ""],
    styles: [card.text("effect-1-style"), card.text("effect-2-style")],
  });
}

function expectedStem(row: RowFacts, lookup: Lookup): string | undefined {
  if (row.kind === "cards") return stemOf(row, row, row.integer("rarity") ?? 0);
  const tier = row.integer("tier");
  const card = lookup.first(serialCardsById.name, row.text("card") ?? "");
  return card && tier !== undefined && tier >= 1 && tier <= 6 ? stemOf(card, row, tier - 1) : undefined;
}

const setSerial = (id: string, serial: string): FindingFix =>
  settingFix(id, `Set serial to ${serial}`, "serial", textValue(serial));

export const serialMatches: RowRule = {
  kind: "row",
  ...info(
    "serial-matches",
    "warning",
    "Serial numbers tell of their card",
    "All but the last character of a serial number are worked out from the card: its name, level, type, subtypes, stats, effects and rarity. One that does not match was made before the card was changed.",
    cardList,
  ),
  sheets: ["cards", "printings"],
  reads: [...serialReads, "serial", "rarity", "card", "tier"],
  check: (row, lookup) => {
    const serial = row.text("serial") ?? "";
    // A printing shares its card's serial number until it is given one of its own.
    if (row.kind === "printings" && serial === "") return [];
    const stem = expectedStem(row, lookup);
    if (stem === undefined || hasStem(serial, stem)) return [];
    const free = freeSerial(stem, (each) => lookup.has(serials.name, each));
    return [
      {
        column: "serial",
        message: `Serial does not match the card (${free ?? stem})`,
        fixes: free === undefined ? [] : [setSerial("recompute", free)],
      },
    ];
  },
};

/** Which printed card a row is: a card of the list and its printing of that tier are one. */
function printedCard(row: RowFacts): string {
  const [id, tier] =
    row.kind === "cards" ? [row.text("id"), tierOf(row)] : [row.text("card"), row.integer("tier") ?? row.rowKey];
  return id === undefined || id.trim() === "" ? row.rowKey : `${tier} ${id}`;
}

export const serialUnique: RowRule = {
  kind: "row",
  ...info(
    "serial-unique",
    "error",
    "Every serial number is there once",
    "A serial number stands for one card in one tier, over all cards and printings. The last character is there to keep them apart.",
    cardList,
  ),
  sheets: ["cards", "printings"],
  reads: ["serial", "id", "card", "tier", "rarity"],
  check: (row, lookup) => {
    const serial = row.text("serial") ?? "";
    const first = serial.trim() === "" ? undefined : lookup.first(serials.name, serial);
    if (!first || first.rowKey === row.rowKey || printedCard(first) === printedCard(row)) return [];
    const free = freeSerial(serial.slice(0, -1), (each) => lookup.has(serials.name, each));
    return [
      {
        column: "serial",
        message: `Serial already used by "${first.title()}"`,
        related: [{ row: first, column: "serial", message: "It is here first" }],
        fixes: free === undefined ? [] : [setSerial("next-pad", free)],
      },
    ];
  },
};

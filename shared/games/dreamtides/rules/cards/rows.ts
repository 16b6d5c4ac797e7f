import type { Row } from "../../../folder-tables.js";
import { BLANK_SOURCE, type CardSource } from "./source.js";

/** A row of a card or dreamwell table, in plain values by column. */
const MOST = 1_000_000;

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** A whole number that is not negative; anything else is `null`, as `*` is. */
function amount(value: unknown): number | null {
  const read = typeof value === "string" && /^\d{1,7}$/.test(value.trim()) ? Number(value) : value;
  if (typeof read === "bigint") return amount(Number(read));
  return typeof read === "number" && Number.isInteger(read) && read >= 0 && read <= MOST ? read : null;
}

/** The cells of a card as a match takes them. Every row makes a card: what a cell does not say is left blank. */
export function cardOfRow(row: Row): CardSource {
  return {
    ...BLANK_SOURCE,
    id: text(row.id),
    name: text(row.name),
    cardType: row["card-type"] === "Character" ? "Character" : "Event",
    energyCost: amount(row["energy-cost"]),
    spark: amount(row.spark),
    subtype: text(row.subtype),
    fast: row["is-fast"] === true,
    rulesText: text(row["rules-text"]),
    variables: text(row.variables),
  };
}

/** A well of the dreamwell. */
export function wellOfRow(row: Row): CardSource {
  const phase = row.phase;
  return {
    ...BLANK_SOURCE,
    kind: "dreamwell",
    id: text(row.id),
    name: text(row.name),
    rulesText: text(row["rules-text"]),
    variables: text(row.variables),
    energyProduced: amount(row["energy-produced"]) ?? 0,
    phase: typeof phase === "number" && Number.isInteger(phase) ? phase : 0,
  };
}

/** A dreamcaller or dreamsign: an identity in play from the start, awake from the given turn of its owner. */
export function callerOfRow(row: Row): CardSource {
  return {
    ...BLANK_SOURCE,
    kind: "dreamcaller",
    id: text(row.id),
    name: text(row.name),
    rulesText: text(row["rules-text"]),
    variables: text(row.variables),
    awakening: amount(row.awakening) ?? 0,
  };
}

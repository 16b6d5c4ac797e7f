import {
  integerValue,
  settingFix,
  textValue,
  type Finding,
  type FindingEdit,
  type FindingFix,
  type Lookup,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import type { RowEntry } from "../../../toml/index.js";
import { copiesByTier } from "../printings/shares.js";
import { isTier, printedSpell, printedUnit, tiers } from "../printings/tiers.js";
import { freeSerial, serialKeys } from "../serial/serial.js";
import { categoryIn, statsOf } from "./card.js";
import { meantTotal, usualTotal } from "./copies.js";
import { printingKey, printingsByCard, printingsByTier, serials } from "./indexes.js";
import { designDocument, info } from "./info.js";
import { hasPrintRun, printRunOf } from "./print-run.js";
import { mergeFix } from "./reprints.js";
import { serialFactsOf, stemOf } from "./serials.js";

/** The row of a printing that is missing; undefined where the card is not finished enough to print it. */
function newPrinting(
  card: RowFacts,
  tier: number,
  printings: readonly RowFacts[],
  lookup: Lookup,
): readonly RowEntry[] | undefined {
  const base = statsOf(card);
  const category = categoryIn(card, lookup);
  if (!base || category === undefined) return undefined;
  const printed = category === "unit" ? printedUnit(base, tier) : printedSpell(base, tier);
  const printRun = printRunOf(lookup);
  const total = printRun.copiesPerCard ?? meantTotal(printings, printRun) ?? usualTotal(lookup) ?? 0;
  const copies = copiesByTier(total, printRun.policy, printRun.shares)[tier - 1] ?? 0;
  const facts = serialFactsOf(card, printed, tier - 1);
  const stem = card.has("serial") && facts ? stemOf(facts, lookup) : undefined;
  const isBase = tier === 1 && (card.integer("rarity") ?? 0) === 0;
  const free = stem === undefined ? undefined : freeSerial(stem, (each) => lookup.has(serials.name, each));
  const serial = isBase ? card.text("serial") : free;
  return [
    { key: "card", value: textValue(card.text("id") ?? "") },
    { key: "tier", value: integerValue(tier) },
    { key: "copies", value: integerValue(copies) },
    { key: "attack", value: integerValue(printed.attack) },
    { key: "defense", value: integerValue(printed.defense) },
    { key: "finish", value: textValue(tiers[tier - 1]?.finish ?? "") },
    ...(serial === undefined ? [] : [{ key: "serial", value: textValue(serial) }]),
  ];
}

/** Behind the printing of the next tier below, else behind the last one of the card, else at the end of the table. */
function insertion(
  entries: readonly RowEntry[],
  tier: number,
  printings: readonly RowFacts[],
  lookup: Lookup,
): FindingEdit[] {
  const lower = printings
    .filter((each) => (each.integer("tier") ?? tier) < tier)
    .reduce<RowFacts | undefined>(
      (best, each) => (best && (best.integer("tier") ?? 0) >= (each.integer("tier") ?? 0) ? best : each),
      undefined,
    );
  const after = lower ?? printings.at(-1);
  const sheet = after?.sheet ?? lookup.tables("printings")[0];
  return sheet ? [{ kind: "insert", sheet, entries, ...(after ? { after } : {}) }] : [];
}

function createFix(
  card: RowFacts,
  missing: readonly number[],
  printings: readonly RowFacts[],
  lookup: Lookup,
): readonly FindingFix[] {
  const edits = missing.flatMap((tier) => {
    const entries = newPrinting(card, tier, printings, lookup);
    return entries ? insertion(entries, tier, printings, lookup) : [];
  });
  if (edits.length !== missing.length) return [];
  // Rows put behind the same one come to stand in the opposite order.
  const ordered = printings.length === 0 ? edits : edits.toReversed();
  const title = missing.length === 1 ? "Create the missing printing" : `Create ${missing.length} missing printings`;
  return [{ id: "create-printings", title, edits: ordered }];
}

const missingTiers = (printings: readonly RowFacts[]): readonly number[] =>
  tiers.map(({ tier }) => tier).filter((tier) => printings.every((each) => each.integer("tier") !== tier));

function cardFindings(card: RowFacts, lookup: Lookup): readonly Finding[] {
  const id = card.text("id") ?? "";
  if (!hasPrintRun(lookup)) return [];
  const printings = id.trim() === "" ? [] : lookup.rows(printingsByCard.name, id);
  const missing = missingTiers(printings);
  if (missing.length === 0) return [];
  const fixes = id.trim() === "" ? [] : createFix(card, missing, printings, lookup);
  return [{ column: "name", message: `Missing printings: ${missing.join(", ")}`, fixes }];
}

function printingFindings(row: RowFacts, lookup: Lookup): readonly Finding[] {
  const card = row.text("card") ?? "";
  const tier = row.integer("tier");
  if (card.trim() === "") return [];
  const first = tier === undefined ? undefined : lookup.first(printingsByTier.name, printingKey(card, tier));
  const isSecond = first !== undefined && first.rowKey !== row.rowKey;
  if (isTier(tier) && !isSecond) return [];
  const [meant, ...others] = missingTiers(lookup.rows(printingsByCard.name, card));
  const setting =
    meant === undefined || others.length > 0
      ? []
      : [settingFix("set-missing", `Set tier to ${meant}, which is missing`, "tier", integerValue(meant))];
  const fixes = isSecond ? [...setting, mergeFix(row, first)] : setting;
  const message = isTier(tier) ? `Two printings at tier ${tier}` : `Tier must be 1–${tiers.length}`;
  const related = isSecond ? [{ row: first, column: "tier", message: "First used here" }] : [];
  return [{ column: "tier", fault: isTier(tier) ? "repetition" : "bounds", message, related, fixes }];
}

export const allRarities: RowRule = {
  kind: "row",
  ...info(
    "all-rarities",
    "error",
    "Every card comes in all six rarities",
    "A card is printed once in each of the six tiers. A rarity is a finish, not a set of cards that few people own.",
    designDocument,
  ),
  sheets: ["cards", "printings"],
  reads: [...serialKeys, "id", "serial", "rarity", "card", "tier", "copies"],
  check: (row, lookup) => (row.kind === "cards" ? cardFindings(row, lookup) : printingFindings(row, lookup)),
};

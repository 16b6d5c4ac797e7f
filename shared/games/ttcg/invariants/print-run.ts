import type { TomlValue } from "../../../toml/index.js";
import {
  guess,
  settingFix,
  textValue,
  type Finding,
  type Lookup,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { normalised, policies, publishedShares, sumOfShares, type Policy } from "../printings/shares.js";
import { all, printRuns } from "./indexes.js";
import { cardwright, designDocument, info, rulesChapters } from "./info.js";

/** How cards are printed, where a table says so. */
export interface PrintRun {
  readonly policy: Policy;
  readonly shares: readonly number[];
  readonly copiesPerCard: number | undefined;
}

const isPolicy = (text: string | undefined): text is Policy => policies.some((each) => each === text);

const numberOf = (value: TomlValue): number | undefined =>
  value.kind === "integer" || value.kind === "float" ? Number(value.value) : undefined;

/** The six shares of a row, none negative and not all zero; undefined where it has no such list. */
function sharesOf(row: RowFacts): readonly number[] | undefined {
  const value = row.value("shares");
  const shares = value?.kind === "array" ? value.items.flatMap((item) => numberOf(item) ?? []) : [];
  const areShares = shares.length === publishedShares.length && shares.every((share) => share >= 0 && share <= 100);
  return areShares && shares.some((share) => share > 0) ? shares : undefined;
}

/** The print run of the workspace; the design document's where no table says otherwise. */
export function printRunOf(lookup: Lookup): PrintRun {
  const row = lookup.first(printRuns.name, all);
  const policy = row?.text("policy");
  const copies = row?.integer("copies-per-card");
  return {
    policy: isPolicy(policy) ? policy : "flat",
    shares: (row && sharesOf(row)) ?? publishedShares,
    copiesPerCard: copies !== undefined && copies >= 1 ? copies : undefined,
  };
}

/** Whether the rules of print runs are asked for: where there is a table of printings, or one that says how to print. */
export const hasPrintRun = (lookup: Lookup): boolean =>
  lookup.tables("printings").length > 0 || lookup.tables("print-run").length > 0;

const shareList = (shares: readonly number[]): TomlValue => ({
  kind: "array",
  items: shares.map((value) => ({ kind: "float", value })),
});

export const sharesSum: RowRule = {
  kind: "row",
  ...info(
    "shares-sum",
    "info",
    "Shares of the tiers total 100 %",
    "The published shares of the six tiers total 96.25 %; where the rest goes is not decided. Until then the shares are scaled to 100 %.",
    rulesChapters,
  ),
  sheets: ["print-run"],
  reads: ["policy", "shares"],
  check: (row) => {
    if (row.text("policy") !== "tiered" || (row.has("shares") && !sharesOf(row))) return [];
    const shares = sharesOf(row) ?? publishedShares;
    const sum = sumOfShares(shares);
    if (sum === 100) return [];
    const wanted = normalised(shares);
    const fix = settingFix("normalise", `Set shares to ${wanted.join(", ")}`, "shares", shareList(wanted));
    return [{ message: `Tier shares total ${sum} %`, fixes: [fix] }];
  },
};

export const printRunField: RowRule = {
  kind: "row",
  ...info(
    "print-run-field",
    "error",
    "The print run is valid",
    `The policy is ${policies.join(" or ")}, shares are six numbers, one for each tier, and packs and print runs have a whole number of cards.`,
    cardwright,
  ),
  sheets: ["print-run"],
  fault: "form",
  reads: ["policy", "shares", "copies-per-card", "pack-size"],
  check: (row) => {
    const findings: Finding[] = [];
    if (row.has("policy") && !isPolicy(row.text("policy"))) {
      const fixes = policies.map((policy) =>
        guess(settingFix(`set-${policy}`, `Set to “${policy}”`, "policy", textValue(policy))),
      );
      findings.push({ column: "policy", message: `The policy is ${policies.join(" or ")}`, fixes });
    }
    if (row.has("shares") && !sharesOf(row))
      findings.push({ column: "shares", message: "Shares are six numbers in percent, one for each tier" });
    for (const column of ["copies-per-card", "pack-size"]) {
      if (row.has(column) && (row.integer(column) ?? 0) < 1)
        findings.push({ column, message: `${column} must be a whole number from 1` });
    }
    return findings;
  },
};

export const singlePack: RowRule = {
  kind: "row",
  ...info(
    "single-pack",
    "warning",
    "There is one universal pack",
    "All cards come in the same kind of pack, and each pack has exactly one lore card, so there is one print run for all cards.",
    designDocument,
  ),
  sheets: ["print-run"],
  reads: ["lore-cards-per-pack"],
  check: (row, lookup) => {
    const findings: Finding[] = [];
    const first = lookup.first(printRuns.name, all);
    if (first && first.rowKey !== row.rowKey) {
      const related = [{ row: first, message: "This is the first one" }];
      findings.push({ message: "Only one universal pack exists", related });
    }
    if (row.has("lore-cards-per-pack") && row.integer("lore-cards-per-pack") !== 1) {
      const fixes = [settingFix("set-one", "Set to 1", "lore-cards-per-pack", { kind: "integer", value: 1n })];
      findings.push({
        column: "lore-cards-per-pack",
        message: "Only one universal pack exists, with exactly one lore card",
        fixes,
      });
    }
    return findings;
  },
};

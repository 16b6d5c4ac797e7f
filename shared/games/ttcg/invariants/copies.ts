import {
  integerValue,
  type Finding,
  type FindingFix,
  type Lookup,
  type RowFacts,
  type RowRule,
  type Tally,
} from "../../../validate/index.js";
import { copiesByTier, weightsOf } from "../printings/shares.js";
import { isTier, tiers } from "../printings/tiers.js";
import { all, printingsByCard } from "./indexes.js";
import { designDocument, info, rulesChapters } from "./info.js";
import { printRunOf, type PrintRun } from "./print-run.js";

const printingsOf = (row: RowFacts, lookup: Pick<Lookup, "rows">): readonly RowFacts[] => {
  const id = row.text("id") ?? "";
  return id.trim() === "" ? [] : lookup.rows(printingsByCard.name, id);
};

const copiesOf = (printing: RowFacts): number => printing.integer("copies") ?? 0;
const sumOf = (printings: readonly RowFacts[]): number => printings.reduce((sum, each) => sum + copiesOf(each), 0);

/** How many copies of a card there are, of each card that is printed at all. */
export const totalCopies: Tally = {
  name: "total-copies",
  sheets: ["cards"],
  reads: ["id"],
  entry: (row, lookup) => {
    const printings = printingsOf(row, lookup);
    return printings.length === 0 ? undefined : { group: all, value: sumOf(printings) };
  },
};

/** The number of copies that most cards have. */
export function usualTotal(lookup: Lookup): number | undefined {
  const mode = lookup.mode(totalCopies.name, all);
  return typeof mode === "number" ? mode : undefined;
}

/**
 * How many copies of a card there are meant to be, going by the printings it has: the number from which the policy assigns most
 * of them the copies they have. Undefined where it has none.
 */
export function meantTotal(printings: readonly RowFacts[], { policy, shares }: PrintRun): number | undefined {
  const weights = weightsOf(policy, shares);
  const sum = weights.reduce((a, b) => a + b, 0);
  const known = printings.flatMap((each) => {
    const tier = each.integer("tier");
    const weight = isTier(tier) ? (weights[tier - 1] ?? 0) : 0;
    return isTier(tier) && weight > 0 ? [{ at: tier - 1, weight, copies: copiesOf(each) }] : [];
  });
  const fitting = (total: number): number => {
    const wanted = copiesByTier(total, policy, shares);
    return known.filter(({ at, copies }) => wanted[at] === copies).length;
  };
  // Of equally many the one with the larger share, which rounding changed least.
  const totals = known
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ copies, weight }) => Math.round((copies * sum) / weight));
  return totals.reduce<number | undefined>(
    (best, total) => (best === undefined || fitting(total) > fitting(best) ? total : best),
    undefined,
  );
}

/** The printings of a card, tier 1 first; undefined where one is of no tier, or two are of the same. */
function tierSet(printings: readonly RowFacts[]): readonly RowFacts[] | undefined {
  const sorted = tiers.flatMap(({ tier }) => printings.find((each) => each.integer("tier") === tier) ?? []);
  return sorted.length === printings.length ? sorted : undefined;
}

/** One printing in each of the six tiers, tier 1 first; undefined where one is missing or there twice. */
const completeSet = (printings: readonly RowFacts[]): readonly RowFacts[] | undefined =>
  printings.length === tiers.length ? tierSet(printings) : undefined;

/** Sets the copies of printings to those of their tiers; `to` has them for all six, tier 1 first. */
const copiesFix = (id: string, title: string, set: readonly RowFacts[], to: readonly number[]): FindingFix => ({
  id,
  title,
  edits: set.flatMap((printing) => {
    const copies = to[(printing.integer("tier") ?? 0) - 1];
    if (copies === undefined || printing.integer("copies") === copies) return [];
    return [{ kind: "cell", row: printing, column: "copies", to: { kind: "value", value: integerValue(copies) } }];
  }),
});

export const equalCopies: RowRule = {
  kind: "row",
  ...info(
    "equal-copies",
    "error",
    "All cards are equally abundant",
    "Every card has the same total number of copies across all tiers, so that no card is worth more because it is scarce. The number most cards have is assumed to be right. What a missing printing lacks is told where it is missing.",
    designDocument,
  ),
  sheets: ["cards"],
  fault: "relation",
  reads: ["id"],
  check: (row, lookup) => {
    const printings = printingsOf(row, lookup);
    const usual = usualTotal(lookup);
    const total = sumOf(printings);
    if (printings.length === 0 || usual === undefined || total === usual) return [];
    const { policy, shares } = printRunOf(lookup);
    const wanted = copiesByTier(usual, policy, shares);
    const differs = (printing: RowFacts): boolean => {
      const tier = printing.integer("tier");
      return !isTier(tier) || copiesOf(printing) !== wanted[tier - 1];
    };
    const [first, ...others] = printings.filter(differs);
    if (!first) return [];
    const set = tierSet(printings);
    const missing = set && set.length < tiers.length ? ", with those of missing printings" : "";
    const fixes = set ? [copiesFix("set-to-usual", `Set to ${usual} copies in all${missing}`, set, wanted)] : [];
    const related = others.map((each) => ({ row: each, column: "copies", message: `${copiesOf(each)} copies` }));
    return [
      { row: first, column: "copies", message: `${total} copies; every card must have ${usual}`, related, fixes },
    ];
  },
};

/** For each tier how many copies are allowed, and how many are best. */
interface Wanted {
  readonly best: readonly number[];
  readonly allows: (copies: number, at: number) => boolean;
}

/** All tiers alike. What most have is right; where none has more than half, a sixth of them all. */
function flatCopies(copies: readonly number[]): Wanted {
  const most = copies.find((each) => 2 * copies.filter((other) => other === each).length > copies.length);
  const sixth = Math.round(copies.reduce((a, b) => a + b, 0) / copies.length);
  const best = copies.map(() => most ?? sixth);
  return { best, allows: (count, at) => count === best[at] };
}

/** Each tier has its share, to within one copy. */
function sharedCopies(total: number, { policy, shares }: PrintRun): Wanted {
  const weights = weightsOf(policy, shares);
  const sum = weights.reduce((a, b) => a + b, 0);
  return {
    best: copiesByTier(total, policy, shares),
    allows: (count, at) => Math.abs(count - (total * (weights[at] ?? 0)) / sum) <= 1,
  };
}

const strays = (copies: readonly number[], { allows }: Wanted): readonly number[] =>
  copies.flatMap((count, at) => (allows(count, at) ? [] : [at]));

/** What the tiers should have by shares: of the copies there are or, where then fewer tiers are wrong, of the usual number. */
function tieredCopies(copies: readonly number[], usual: number | undefined, printRun: PrintRun): Wanted {
  const own = sharedCopies(
    copies.reduce((a, b) => a + b, 0),
    printRun,
  );
  const common = usual === undefined ? own : sharedCopies(usual, printRun);
  return strays(copies, common).length < strays(copies, own).length ? common : own;
}

export const rarityShare: RowRule = {
  kind: "row",
  ...info(
    "rarity-share",
    "error",
    "Copies follow the shares of the tiers",
    "By the policy flat, which the design document has, all six tiers of a card are printed alike. By the policy tiered, which later chapters have, each tier has its share. The table print-run says which holds.",
    `${designDocument} for flat; ${rulesChapters} for tiered`,
  ),
  sheets: ["cards"],
  fault: "relation",
  reads: ["id"],
  check: (row, lookup) => {
    const set = completeSet(printingsOf(row, lookup));
    if (!set) return [];
    const copies = set.map(copiesOf);
    const printRun = printRunOf(lookup);
    const own = printRun.policy === "flat" ? flatCopies(copies) : sharedCopies(sumOf(set), printRun);
    if (strays(copies, own).length === 0) return [];
    const wanted = printRun.policy === "flat" ? own : tieredCopies(copies, usualTotal(lookup), printRun);
    const fixes = [copiesFix("redistribute", `Set to ${wanted.best.join(", ")}`, set, wanted.best)];
    return strays(copies, wanted).flatMap((at): Finding[] => {
      const printing = set[at];
      const message = `Tier ${at + 1} has ${copies[at] ?? 0} copies, policy ${printRun.policy} wants ${wanted.best[at] ?? 0}`;
      return printing ? [{ row: printing, column: "copies", message, fixes }] : [];
    });
  },
};

import { integerIn, textIn, type ToolRow, type ToolTables } from "../../tools.js";
import type { PrintRun } from "../printings/packs.js";
import { policies, publishedShares, type Policy } from "../printings/shares.js";
import { isTier, tiers } from "../printings/tiers.js";

/** What the tables say about packs; the published values where they say nothing. */
export interface PrintTables {
  readonly cards: number;
  readonly packSize: number;
  readonly policy: Policy;
  readonly shares: readonly number[];
  /** Undefined where no printing has a copy. */
  readonly copies: PrintRun | undefined;
}

const usualPackSize = 10;

function sharesIn({ cells }: ToolRow): readonly number[] | undefined {
  const value = cells.get("shares");
  const shares =
    value?.kind === "array"
      ? value.items.flatMap((item) => (item.kind === "integer" || item.kind === "float" ? Number(item.value) : []))
      : [];
  const areShares = shares.length === tiers.length && shares.every((share) => share >= 0);
  return areShares && shares.some((share) => share > 0) ? shares : undefined;
}

function copiesIn(cards: readonly ToolRow[], printings: readonly ToolRow[]): PrintRun | undefined {
  const copies = cards.map(() => tiers.map(() => 0));
  const places = new Map(cards.map((card, at) => [textIn(card, "id"), at]));
  for (const printing of printings) {
    const ofCard = copies[places.get(textIn(printing, "card")) ?? -1];
    const tier = integerIn(printing, "tier");
    const count = integerIn(printing, "copies") ?? 0;
    if (ofCard && isTier(tier) && count > 0) ofCard[tier - 1] = (ofCard[tier - 1] ?? 0) + count;
  }
  return copies.some((ofCard) => ofCard.some((count) => count > 0)) ? copies : undefined;
}

export function readPrintTables(tables: ToolTables): PrintTables {
  const cards = tables.get("cards") ?? [];
  const run = tables.get("print-run")?.[0];
  const policy = policies.find((each) => run && textIn(run, "policy") === each);
  const packSize = run && integerIn(run, "pack-size");
  return {
    cards: cards.length,
    packSize: packSize !== undefined && packSize > 0 ? packSize : usualPackSize,
    policy: policy ?? "flat",
    shares: (run && sharesIn(run)) ?? publishedShares,
    copies: copiesIn(cards, tables.get("printings") ?? []),
  };
}

import {
  integerValue,
  removingFix,
  settingFix,
  textValue,
  type Finding,
  type FindingFix,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { printingKey, printingsByTier } from "./indexes.js";
import { designDocument, info } from "./info.js";

/** The copies of this row go to the first, and it goes. */
export function mergeFix(row: RowFacts, first: RowFacts): FindingFix {
  const copies = (first.integer("copies") ?? 0) + (row.integer("copies") ?? 0);
  const to = { kind: "value", value: integerValue(copies) } as const;
  return {
    id: "merge",
    title: `Merge both into one printing of ${copies} copies`,
    edits: [{ kind: "cell", row: first, column: "copies", to }, { kind: "delete" }],
  };
}

const batchKeys = ["batch", "reissue"];

export const noReprint: RowRule = {
  kind: "row",
  ...info(
    "no-reprint",
    "error",
    "Cards are never reprinted",
    "A printing is made once. There is one row for each card and tier, and no row mentions a batch or reissue.",
    designDocument,
  ),
  sheets: ["printings"],
  reads: ["card", "tier", "copies", ...batchKeys],
  check: (row, lookup) => {
    const message = "Cards are never reprinted";
    const findings = batchKeys
      .filter((column) => row.has(column))
      .map((column): Finding => ({
        column,
        message,
        fixes: [removingFix("remove-field", `Remove ${column}`, column)],
      }));
    const tier = row.integer("tier");
    const first =
      tier === undefined ? undefined : lookup.first(printingsByTier.name, printingKey(row.text("card") ?? "", tier));
    if (!first || first.rowKey === row.rowKey) return findings;
    const related = [{ row: first, column: "tier", message: "First used here" }];
    return [...findings, { column: "tier", fault: "relation", message, related, fixes: [mergeFix(row, first)] }];
  },
};

const universal = "universal-pack";
const exclusiveKeys = ["promo", "set-exclusive", "exclusive"];

export const noPromo: RowRule = {
  kind: "row",
  ...info(
    "no-promo",
    "error",
    "No promos or exclusive printings",
    `Every printing comes in the one universal pack. A channel, if given, is ${universal}; no printing is a promo or exclusive to a set.`,
    designDocument,
  ),
  sheets: ["printings"],
  reads: ["channel", ...exclusiveKeys],
  check: (row) => {
    const message = "Promo and set-exclusive printings are not allowed";
    const isElsewhere = row.has("channel") && row.text("channel") !== universal;
    const columns = [...(isElsewhere ? ["channel"] : []), ...exclusiveKeys.filter((key) => row.has(key))];
    return columns.map((column): Finding => {
      const fixes = [removingFix("remove-field", `Remove ${column}`, column)];
      if (column === "channel")
        fixes.push(settingFix("set-universal", `Set to “${universal}”`, column, textValue(universal)));
      return { column, message, fixes };
    });
  },
};

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
    "A printing is made once. There is one row for each card and tier, and none says of which batch or reissue it is.",
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
    const related = [{ row: first, column: "tier", message: "It is here first" }];
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
    "No promos and exclusive printings",
    `Every printing is found in the one universal pack. A channel, where one is given, is ${universal}; nothing is a promo or belongs to a set only.`,
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

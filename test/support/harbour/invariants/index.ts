import type { Invariants, RowRule } from "../../../../shared/validate/index.js";
import { columnIndex, integerValue, settingFix, textValue } from "../../../../shared/validate/index.js";
import { applyChanges } from "../../../../shared/base/index.js";
import { hulls } from "../sheets.js";

const source = "The rules of Harbour";

const most: Readonly<Record<string, number>> = { barge: 3, cog: 4, clipper: 6 };

/** A hull holds only so much. */
const tonnageOfHull: RowRule = {
  kind: "row",
  id: "tonnage-of-hull",
  severity: "warning",
  title: "Ships carry what their hull holds",
  explanation: "A barge holds 3 crates, a cog 4, a clipper 6.",
  source,
  sheets: ["ships"],
  fault: "relation",
  reads: ["hull", "tonnage"],
  check: (row) => {
    const hull = hulls.find((each) => each === row.text("hull"));
    const tonnage = row.integer("tonnage");
    const limit = most[hull ?? ""];
    if (limit === undefined || tonnage === undefined || tonnage <= limit) return [];
    const fix = settingFix("limit", `Write ${limit}`, "tonnage", integerValue(limit));
    return [{ column: "tonnage", message: `A ${hull} holds ${limit} crates, not ${tonnage}.`, fixes: [fix] }];
  },
};

/** Names are there once. */
const titleUnique: RowRule = {
  kind: "row",
  id: "title-unique",
  severity: "info",
  title: "Ships have names of their own",
  explanation: "Players call ships by their names.",
  source,
  sheets: ["ships"],
  fault: "repetition",
  reads: ["title"],
  check: (row, lookup) => {
    const title = row.text("title") ?? "";
    const first = lookup.first("ships-by-title", title);
    if (first === undefined || first.rowKey === row.rowKey) return [];
    return [{ column: "title", message: `Another ship is called ${title}.` }];
  },
};

/** What the language says about a text, in the list of problems. */
const orders: RowRule = {
  kind: "row",
  id: "order",
  severity: "error",
  title: "Orders are understood",
  explanation: "An order that is not understood does nothing.",
  source,
  sheets: ["ships", "pilots"],
  fault: "form",
  reads: [],
  readsText: true,
  check: (_row, _lookup, text) => {
    const reading = text.reading();
    return reading.diagnostics.map(({ cell, span, message, fixes }) => ({
      column: columns[cell] ?? cell,
      span,
      message,
      fixes: fixes.map(({ title, edits }, at) => ({
        id: `word-${at}`,
        title,
        edits: edits.map((edit) => ({
          kind: "cell" as const,
          column: columns[edit.cell] ?? edit.cell,
          to: { kind: "value" as const, value: textValue(applyChanges(reading.texts[edit.cell] ?? "", edit.changes)) },
        })),
      })),
    }));
  },
};
const columns: Readonly<Record<string, string>> = { arrival: "on-arrival", departure: "on-departure" };

export const harbourInvariants: Invariants = {
  indexes: [columnIndex("ships-by-title", ["ships"], "title")],
  tallies: [],
  rules: [tonnageOfHull, titleUnique, orders],
};

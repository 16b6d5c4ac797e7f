import { guess, integerValue, settingFix, type FindingFix, type RowRule } from "../../../validate/index.js";
import { transparencies } from "../vocabulary.js";
import { meantNumber } from "./card.js";
import { info, tools } from "./info.js";

function nearest(value: number): readonly FindingFix[] {
  const distance = (each: number): number => Math.abs(each - value);
  const shortest = Math.min(...transparencies.map(distance));
  const found = transparencies.filter((each) => distance(each) === shortest);
  return found.map((each, at) =>
    guess(settingFix(at === 0 ? "nearest" : `nearest-${at + 1}`, `Set to ${each}`, "transparency", integerValue(each))),
  );
}

export const transparencyValid: RowRule = {
  kind: "row",
  ...info(
    "transparency-valid",
    "warning",
    "Available transparencies",
    `Text boxes exist in these transparencies: ${transparencies.join(", ")}. Cards that name none get 50.`,
    tools,
  ),
  sheets: ["cards"],
  fault: "vocabulary",
  reads: ["transparency"],
  check: (row) => {
    const value = row.integer("transparency");
    if (!row.has("transparency") || transparencies.some((each) => each === value)) return [];
    const meant = meantNumber(row.value("transparency"));
    const fixes = meant === undefined ? [] : nearest(meant);
    return [{ column: "transparency", message: `Allowed: ${transparencies.join(", ")}`, fixes }];
  },
};

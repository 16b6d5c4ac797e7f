import { cellText } from "../../../sheet/index.js";
import {
  integerValue,
  removingFix,
  settingFix,
  textValue,
  type Finding,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { isSmall } from "./field-types.js";
import { info } from "./info.js";

const toNumber = (key: string, number: number) =>
  settingFix("set-number", `Set ${key} to ${number}`, key, integerValue(number));

function energyCostFinding(row: RowFacts): Omit<Finding, "column"> | undefined {
  const value = row.value("energy-cost");
  if (value === undefined) return undefined;
  if (value.kind === "integer") {
    if (value.value < 0n) {
      const message = `The game reads a cost of ${value.value} as a huge number.`;
      return { message, fixes: [toNumber("energy-cost", 0)] };
    }
    return isSmall(value.value) ? undefined : { message: `${value.value} is more than the game can count.` };
  }
  const text = cellText(value).trim();
  if (value.kind === "string") {
    if (value.value === "*" || (/^\d+$/u.test(value.value) && isSmall(BigInt(value.value)))) return undefined;
    if (text === "") {
      const message = 'The game cannot read an empty cost; a card without a cost has no energy-cost, or "*".';
      return { message, fixes: [removingFix("remove", "Remove energy-cost", "energy-cost")] };
    }
  }
  const number = /^\d+(?:\.0+)?$/u.test(text) ? Number(text) : Number.NaN;
  const fixes = Number.isSafeInteger(number) && isSmall(BigInt(number)) ? [toNumber("energy-cost", number)] : [];
  if (text === "*") fixes.push(settingFix("set-star", 'Set energy-cost to "*"', "energy-cost", textValue("*")));
  return { message: `The cost must be a whole number or "*", not ${text}.`, fixes };
}

export const energyCost: RowRule = {
  kind: "row",
  ...info(
    "energy-cost",
    "error",
    "The game can read the cost",
    'The cost of a card is a whole number from 0, or "*" where its modes have costs of their own. Fractions, negative numbers and empty texts are refused or misread.',
  ),
  sheets: ["cards"],
  fault: "form",
  reads: ["energy-cost"],
  check: (row) => {
    const found = energyCostFinding(row);
    return found ? [{ column: "energy-cost", ...found }] : [];
  },
};

/** An integer, or a text that spells one; whether others are read at all is another rule's business. */
function numberOf(row: RowFacts, key: string): number | undefined {
  const text = row.text(key);
  return row.integer(key) ?? (text !== undefined && /^[+-]?\d+$/u.test(text) ? Number(text) : undefined);
}

export const negativeNumber: RowRule = {
  kind: "row",
  ...info(
    "negative-number",
    "error",
    "No negative numbers",
    "The game rejects cards with a negative spark or phase, and reads negative energy as a huge amount.",
  ),
  sheets: ["cards", "dreamwell"],
  fault: "bounds",
  reads: ["spark", "phase", "energy-produced"],
  check: (row) =>
    (row.kind === "cards" ? ["spark"] : ["phase", "energy-produced"]).flatMap((key): Finding[] => {
      const number = numberOf(row, key);
      if (number === undefined || number >= 0) return [];
      return [{ column: key, message: `${key} cannot be negative, but is ${number}.`, fixes: [toNumber(key, 0)] }];
    }),
};

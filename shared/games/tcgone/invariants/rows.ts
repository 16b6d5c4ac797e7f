import { toWire } from "../../../toml/index.js";
import type { Finding, RowRule } from "../../../validate/index.js";
import { checkEffect } from "../script/check/clauses.js";
import { lintEffect } from "../script/lint/index.js";
import { parseEffect } from "../script/parse.js";
import { scriptNames } from "../script/registry/index.js";
import { effectScriptOf } from "../script/rows/effect-script.js";
import { isItems, type RowPath } from "../script/rows/plain.js";
import { cardKinds } from "../vocabulary.js";
import { effectVariants, severityOf } from "./effects.js";
import { contributors, info } from "./info.js";
import { twoSpellings } from "./two-spellings.js";

const column = "abilities";

/** What the language has to say about a script in rows, at the nested cell that it is about (SCRIPT-7). */
export const abilityRows: RowRule = {
  kind: "row",
  ...info(
    "rows",
    "error",
    "Rows of effects that the language understands",
    "The rows of a card say what it does in a match, as a script does.",
    contributors,
  ),
  variants: effectVariants,
  sheets: ["cards"],
  reads: [column, "effect", "card-kind"],
  check: (row) => {
    const value = row.value(column);
    const rows = value === undefined ? [] : toWire(value);
    if (!isItems(rows) || rows.length === 0) return [];
    const at = (path: RowPath) => ({ path: [column], inner: [...path] });
    const script = effectScriptOf(rows);
    const { text, faults } = script;
    const both = twoSpellings(row.text("effect") ?? "", faults.length > 0 ? undefined : text);
    const wrong = faults.map(({ code, path, message }): Finding => ({
      column: at(path),
      variant: variantOf(code),
      severity: "error",
      fault: "form",
      message,
    }));
    if (wrong.length > 0) return [...both, ...wrong];
    const kind = cardKinds.find((each) => each === row.text("card-kind"));
    const parsed = parseEffect(text, scriptNames);
    const said = parsed.faults.map((fault) => ({ ...fault, severity: "error" as const }));
    const errors = said.length > 0 ? said : checkEffect(parsed.items, kind);
    const isUnderstood = errors.every(({ severity }) => severity !== "error");
    const problems = isUnderstood ? [...errors, ...lintEffect(parsed.items)] : errors;
    return [
      ...both,
      ...problems.map(({ code, severity, message, from, to }): Finding => ({
        column: at(script.pathOf({ from, to })),
        variant: variantOf(code),
        severity: severityOf(severity),
        ...(severity === "error" ? { fault: "form" as const } : {}),
        message,
      })),
    ];
  },
};

const variantOf = (code: string): string => code.slice(code.indexOf("/") + 1);

import { nearestWords } from "../../../text/index.js";
import { guess, settingFix, textValue, type Finding, type RowRule } from "../../../validate/index.js";
import { expand } from "../effects/expansion.js";
import { readToken, tokensIn } from "../effects/placeholders.js";
import { effectDataIn, isUsed, type EffectData } from "./effect-data.js";
import { cardwright, info } from "./info.js";

/** Among more names than this none is guessed: each unknown one would be held against all. */
const mostNames = 500;

/** The placeholders of a text that are nowhere defined, with fixes of the text where a name is near. */
function unknownIn(text: string, names: ReadonlyMap<string, unknown>, column: string): readonly Finding[] {
  return [...new Set(tokensIn(text))].flatMap((token): readonly Finding[] => {
    const base = readToken(token)?.base;
    if (base !== undefined && names.has(base)) return [];
    const from = text.indexOf(`<${token}>`);
    const near = names.size > mostNames ? [] : nearestWords(base ?? token.trim(), names.keys());
    const fixes = near.map((name, at) => {
      const changed = text.replaceAll(`<${token}>`, () => `<${token.replace(base ?? token, name)}>`);
      return guess(
        settingFix(at === 0 ? "nearest" : `nearest-${at + 1}`, `Write <${name}>`, column, textValue(changed)),
      );
    });
    return [
      { column, span: { from, to: from + token.length + 2 }, message: `No placeholder is named "${token}"`, fixes },
    ];
  });
}

export const placeholderUnknown: RowRule = {
  kind: "row",
  ...info(
    "placeholder-unknown",
    "warning",
    "Placeholders are defined",
    "A placeholder that has no row stands for itself, brackets included, in every effect that is made of the text.",
    cardwright,
  ),
  sheets: ["effect-templates", "placeholders"],
  fault: "reference",
  reads: ["text", "values", "note", "off"],
  check: (row, lookup) => {
    if (!isUsed(row)) return [];
    const { placeholders } = effectDataIn(lookup).data;
    if (row.kind === "effect-templates") return unknownIn(row.text("text") ?? "", placeholders, "text");
    const unknown = row.texts("values").flatMap((value) => unknownIn(value, placeholders, "values"));
    return unknown.slice(0, 1).map(({ message }) => ({ column: "values", message }));
  },
};

export const templateExpands: RowRule = {
  kind: "row",
  ...info(
    "template-expands",
    "warning",
    "Templates can be expanded",
    "A placeholder is written as a name, with a number to add where that is meant: <rank+1>. A template with one that is written otherwise, or whose placeholders are nested too deep, makes no effects, and the tools of the game stop at it.",
    cardwright,
  ),
  sheets: ["effect-templates"],
  fault: "form",
  reads: ["text", "note", "off"],
  check: (row, lookup) => {
    const text = row.text("text") ?? "";
    const expansion = isUsed(row) ? expand(text, effectDataIn(lookup).data.placeholders) : undefined;
    if (expansion === undefined || expansion.ok) return [];
    const { code, message } = expansion.error;
    if (code !== "effects/placeholder") return [{ column: "text", message }];
    const from = text.indexOf(`<${message}>`);
    const span = from < 0 ? {} : { span: { from, to: from + message.length + 2 } };
    return [{ column: "text", ...span, message: `<${message}> is not written as a placeholder` }];
  },
};

const cyclesOf = new WeakMap<EffectData, ReadonlyMap<string, readonly string[]>>();

/** For each cycle of placeholders the first of them that is come to, with the way from it back to itself. */
function cyclesIn(data: EffectData): ReadonlyMap<string, readonly string[]> {
  const known = cyclesOf.get(data);
  if (known) return known;
  const inside = (name: string): string[] =>
    (data.placeholders.get(name) ?? []).flatMap((value) =>
      tokensIn(value).flatMap((each) => readToken(each)?.base ?? []),
    );
  const cycles = new Map<string, readonly string[]>();
  const done = new Set<string>();
  for (const start of data.placeholders.keys()) {
    /** The names that lead to the present one, each with those in it that are still to be visited. */
    const way = done.has(start) ? [] : [{ name: start, left: inside(start) }];
    const onWay = new Set([start]);
    for (let last = way.at(-1); last !== undefined; last = way.at(-1)) {
      const next = last.left.shift();
      if (next === undefined) {
        done.add(last.name);
        onWay.delete(last.name);
        way.pop();
      } else if (onWay.has(next)) {
        const names = way.map(({ name }) => name);
        if (!cycles.has(next)) cycles.set(next, [...names.slice(names.indexOf(next)), next]);
      } else if (!done.has(next)) {
        way.push({ name: next, left: inside(next) });
        onWay.add(next);
      }
    }
  }
  cyclesOf.set(data, cycles);
  return cycles;
}

export const placeholderCycle: RowRule = {
  kind: "row",
  ...info(
    "placeholder-cycle",
    "warning",
    "No placeholder contains itself",
    "Inside its own values a placeholder is left as it is written, so effects come out with brackets in them.",
    cardwright,
  ),
  sheets: ["placeholders"],
  fault: "relation",
  reads: ["name", "values", "note", "off"],
  check: (row, lookup) => {
    const way = isUsed(row) ? cyclesIn(effectDataIn(lookup).data).get(row.text("name") ?? "") : undefined;
    return way ? [{ column: "values", message: `The placeholder contains itself: ${way.join(" → ")}` }] : [];
  },
};

export const placeholderDuplicateValue: RowRule = {
  kind: "row",
  ...info(
    "placeholder-duplicate-value",
    "info",
    "A placeholder lists each value once",
    "A value that is listed twice makes every effect with it twice, of which one is thrown away.",
    cardwright,
  ),
  sheets: ["placeholders"],
  fault: "repetition",
  reads: ["values", "note"],
  check: (row) => {
    const values = row.texts("values");
    const twice = [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
    if (twice.length === 0) return [];
    const items = [...new Set(values)].map(textValue);
    const fix = guess(settingFix("list-once", "List each value once", "values", { kind: "array", items }));
    const named = twice.map((value) => `"${value}"`).join(", ");
    return [{ column: "values", message: `${named} ${twice.length === 1 ? "is" : "are"} listed twice`, fixes: [fix] }];
  },
};

import { exceededLimit, type Fault } from "../base/index.js";

/** A message may be nested as deep as a TOML value of a cell may be (400), and what holds that value. */
export const deepestMessage = 512;

/**
 * A message may hold as many values as a call can need whose text is within the limit of bytes: 8 bytes for each. Brackets alone
 * would otherwise take a hundred times their bytes as objects.
 */
export const mostValues = 8 * 1024 * 1024;

const tooDeep: Fault = {
  code: "bridge/too-deep",
  message: `A call may be nested ${deepestMessage} levels deep; this one is nested deeper.`,
};
const tooManyValues: Fault = {
  code: "bridge/too-many-values",
  message: `A call may hold ${mostValues} values; this one holds more.`,
};

/** Why a message is refused before its text is parsed. Whether it is JSON is not asked here. */
export function whyTextRefused(text: string): Fault | undefined {
  const exceeded = exceededLimit(text, { deepest: deepestMessage, mostValues });
  if (exceeded === undefined) return undefined;
  return exceeded === "deepest" ? tooDeep : tooManyValues;
}

/** As `whyTextRefused`, of what came as objects. A circle of them is nested without end. */
export function whyValueRefused(value: unknown): Fault | undefined {
  // The values of each level that are still to be looked at: a stack, so that depth takes no calls.
  const levels: Iterator<unknown>[] = [[value].values()];
  let values = 0;
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    const next = level.next();
    if (next.done === true) {
      levels.pop();
      continue;
    }
    values += 1;
    if (values > mostValues) return tooManyValues;
    if (typeof next.value !== "object" || next.value === null) continue;
    if (levels.length > deepestMessage) return tooDeep;
    levels.push(Object.values(next.value).values());
  }
  return undefined;
}

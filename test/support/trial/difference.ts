import { withDrawnIds } from "./text.js";
import type { Files } from "./set.js";

const shown = (text: string): string => JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}…` : text);

/** Where a text differs from another: the part between what both begin and what both end with, with a little before. */
function differenceOf(text: string, expected: string): string {
  let start = 0;
  while (start < text.length && text[start] === expected[start]) start += 1;
  let end = 0;
  const most = Math.min(text.length, expected.length) - start;
  while (end < most && text.at(-1 - end) === expected.at(-1 - end)) end += 1;
  const line = text.slice(0, start).split("\n").length;
  const from = Math.max(0, start - 40);
  const part = (whole: string): string => shown(whole.slice(from, whole.length - end));
  return `from byte ${start} (line ${line}) on\n  expected ${part(expected)}\n  got      ${part(text)}`;
}

/** How files differ from the expected ones, in words; undefined where they do not. */
export function filesDiffer(files: Files, expected: Files): string | undefined {
  const wrong = (["cards.toml", "decks.toml"] as const).flatMap((name) => {
    const whole = withDrawnIds(expected[name], files[name]);
    return files[name] === whole ? [] : [`${name} ${differenceOf(files[name], whole)}`];
  });
  return wrong.length === 0 ? undefined : wrong.join("\n");
}

import { failed, type Result } from "../base/index.js";
import { findOffer, type Offer } from "../match/index.js";
import { nearestWords, suggestionLimit } from "../text/index.js";
import { nthOf } from "./names.js";

/** Words as they are compared: without quotation marks, case and spare blanks. */
export const plainWords = (text: string): string =>
  text.replaceAll(/["“”]/gu, "").trim().toLowerCase().replaceAll(/\s+/gu, " ");

/**
 * The offer with these words: its label, or the part before a colon where only one label begins with it; `#2` means the second
 * with the label. A fault names what was probably meant.
 */
export function offerIn(offers: readonly Offer[], text: string): Result<Offer> {
  const { words, nth } = nthOf(plainWords(text));
  const exact = findOffer(offers, words, nth ?? 1);
  if (exact.ok) return exact;
  const labels = [...new Set(offers.map(({ label }) => label))];
  const [whole, ...others] = labels.filter((label) => plainWords(label).startsWith(`${words}:`));
  if (whole !== undefined && others.length === 0) return findOffer(offers, whole, nth ?? 1);
  const [near] = nearestWords(words, labels, Math.max(3, suggestionLimit(words)));
  const message = `"${text}" is not an action here.`;
  return failed({ ...exact.error, message, ...(near === undefined ? {} : { suggestion: near }) });
}

import { failed, ok, type Result } from "../../base/index.js";
import type { Offer } from "../ruleset.js";

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, " ");

/**
 * The offer whose label is `words`, letter case and spacing aside. Of several with one label the first that is allowed is taken
 * (equal cards); `nth` (from 1) asks for another. A refused one is found too: its `refusal` says why.
 */
export function findOffer(offers: readonly Offer[], words: string, nth = 1): Result<Offer> {
  const wanted = plain(words);
  const same = offers.filter(({ label }) => plain(label) === wanted);
  const allowed = same.filter(({ refusal }) => refusal === null);
  const found = (allowed.length > 0 ? allowed : same)[nth - 1];
  if (found !== undefined) return ok(found);
  const possible = [...new Set(offers.filter(({ refusal }) => refusal === null).map(({ label }) => label))];
  return failed({
    code: "match/no-such-action",
    message: `"${words}" is not an action here.`,
    expected: possible.length === 0 ? "nothing can be done" : possible.join(", "),
  });
}

import type { Side } from "../../ast/selectors.js";
import type { Destination } from "../../ast/actions.js";
import { wordOfNumber } from "../../words.js";

/** Texts joined by spaces, without the empty ones. */
export const phrase = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== "").join(" ");

/** `a` or `an` in front of a text: as it sounds. */
export const withArticle = (text: string): string => `${/^(?:[aeio]|un(?!it))/u.test(text) ? "an" : "a"} ${text}`;

export const possessives: Readonly<Record<Side | "owner", string>> = {
  you: "your",
  opponent: "your opponent's",
  them: "their",
  either: "either player's",
  owner: "the owner's",
};

/** `two cards`, `one point`. */
export const counted = (n: number | "all" | "discarded", noun: string): string =>
  typeof n === "number" ? `${wordOfNumber(n)} ${noun}${n === 1 ? "" : "s"}` : `all ${noun}s`;

export const zoneNames = { hand: "hand", deck: "deck", discard: "discard pile" } as const;

/** Where cards go: `the owner's hand`, `the top of your deck`. */
export function destination(to: Destination, side: Side | "owner"): string {
  switch (to) {
    case "deck-top":
      return `the top of ${possessives[side]} deck`;
    case "deck-bottom":
      return `the bottom of ${possessives[side]} deck`;
    case "discard":
      return side === "owner" ? "the discard pile" : `${possessives[side]} discard pile`;
    default:
      return `${possessives[side]} ${zoneNames[to]}`;
  }
}

import { failed, ok, type Result } from "../base/index.js";

/** More copies of one card than this are a mistake. */
export const mostCopies = 1_000;

/** How often a card is made, as a cell says. */
export interface WantedCopies {
  readonly copies: number;
  /** What is odd about the cell, to follow the name of the card: `says 5000 copies: …`. */
  readonly odd?: string;
}

/** Reads a cell of a column of copies: one where it is empty, and what comes nearest where it is no number of copies. */
export function copiesIn(text: string): WantedCopies {
  const written = text.trim();
  if (written === "") return { copies: 1 };
  const count = Number(written);
  const says = `says ${written.length > 40 ? `${written.slice(0, 40)}…` : written} copies`;
  if (!Number.isInteger(count)) return { copies: 1, odd: `${says}, which is no whole number: one is made` };
  if (count < 0) return { copies: 0, odd: `${says}: none are made` };
  if (count <= mostCopies) return { copies: count };
  return { copies: mostCopies, odd: `${says}: ${mostCopies} are made, the most there can be of one card` };
}

/** More cards than this in one file, copies included, are a mistake too. */
const mostTogether = 100_000;

/** The number of cards, copies included. Fails when there are too many for one file. */
export function countTogether(cards: readonly { readonly copies: number }[]): Result<number> {
  const count = cards.reduce((sum, { copies }) => sum + copies, 0);
  if (count <= mostTogether) return ok(count);
  const [wanted, most] = [count, mostTogether].map((number) => number.toLocaleString("en"));
  return failed({
    code: "print/too-many",
    message: `That is ${wanted} cards, copies included; one file can have at most ${most}.`,
    suggestion: "choose fewer cards, or look at the numbers of copies",
  });
}

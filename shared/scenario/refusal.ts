import type { Fault } from "../base/index.js";
import { nearestWords, suggestionLimit } from "../text/index.js";
import type { Path } from "../toml/index.js";

/** What a scenario says wrongly, at a place of its file. Thrown while it is played, and caught where playing begins. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly path: Path,
    readonly hints: Pick<Fault, "expected" | "suggestion"> = {},
  ) {
    super(message);
  }
}

const mostListed = 12;

/** A word that names none of the `known`, with what was probably meant. */
export function unknown(code: string, message: string, path: Path, word: string, known: readonly string[]): Refusal {
  const plain = word.toLowerCase();
  const [near] = nearestWords(
    plain,
    known.map((each) => each.toLowerCase()),
    Math.max(2, suggestionLimit(plain)),
  );
  const suggestion = known.find((each) => each.toLowerCase() === near);
  return new Refusal(code, message, path, {
    ...(known.length > 0 && known.length <= mostListed ? { expected: known.join(", ") } : {}),
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}

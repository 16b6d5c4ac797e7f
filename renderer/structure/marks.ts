import type { ProblemView } from "../../shared/validate/index.js";
import { problemsAt, type useProblemBooks } from "../state/index.js";
import type { Path } from "../../shared/toml/index.js";

type Books = ReturnType<typeof useProblemBooks.getState>["books"];

/** The problems of a row's structures by their places. */
export class PlacedProblems {
  readonly #all: readonly { readonly place: string; readonly problem: ProblemView }[];

  constructor(sheet: string, rowKey: string, columns: readonly string[], books: Books) {
    this.#all = columns.flatMap((column) =>
      problemsAt(sheet, rowKey, column, books).map((problem) => ({
        place: nameOf([column, ...(problem.inner ?? [])]),
        problem,
      })),
    );
  }

  /** Those of just this place. */
  at(place: Path): readonly ProblemView[] {
    const name = nameOf(place);
    return this.#all.flatMap((each) => (each.place === name ? [each.problem] : []));
  }

  /** Those of this place and of all within it. */
  within(place: Path): readonly ProblemView[] {
    const name = nameOf(place);
    return this.#all.flatMap((each) => (each.place.startsWith(name) ? [each.problem] : []));
  }
}

/** One step after the other, so that a place begins with the name of what is around it. */
const nameOf = (place: Path): string => place.map((step) => `${JSON.stringify(step)};`).join("");

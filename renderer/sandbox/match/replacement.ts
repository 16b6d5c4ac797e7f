import { ok, type Result } from "../../../shared/base/index.js";
import { recordOf, replay, type Edit, type Match } from "../../../shared/match/index.js";
import { matchTexts } from "./texts.js";
import type { ReplayReport } from "./protocol.js";

/** A replay with other cards, and the match it took the place of. */
export interface Replacement {
  readonly before: Match;
  readonly after: Match;
  readonly report: ReplayReport;
}

/** Makes the choices of the people and bots again with other cards, as far as they are possible. */
export function replayWith(match: Match, definitions: readonly unknown[]): Result<Replacement> {
  const { choices, setup, ruleset } = recordOf(match);
  const kept = choices.filter(
    ({ by, ...choice }) => by !== "driver" && !(choice.kind === "edit" && choice.edit.kind === "redefine"),
  );
  const again = replay(match.ruleset, { ruleset, setup: { ...setup, definitions }, choices: kept }, "again");
  if (!again.ok) return again;
  const { match: after, stopped } = again.value;
  const report: ReplayReport = {
    choices: stopped === null ? kept.length : stopped.index,
    stopped: stopped === null ? null : { label: labelOf(match, stopped.choice), reason: stopped.fault.message },
  };
  return ok({ before: match, after, report });
}

/** Which edition of the folder's cards a match plays with, by the definitions that were made of them. */
export class Editions {
  readonly #editions = new WeakMap<readonly unknown[], number>();

  note(definitions: readonly unknown[], edition: number): void {
    this.#editions.set(definitions, edition);
  }

  /** The cards in force: those of the last swap up to the present, else those the match began with. */
  of({ moments, at, setup }: Match): number {
    for (let back = at; back > 0; back--) {
      const choice = moments[back]?.choice;
      if (choice?.kind === "edit" && choice.edit.kind === "redefine")
        return this.#editions.get(choice.edit.definitions) ?? 0;
    }
    return this.#editions.get(setup.definitions) ?? 0;
  }
}

/** A choice of a match in words, as they were when it was made. */
function labelOf({ moments, ruleset }: Match, choice: { readonly kind: string }): string {
  const at = moments.findIndex((moment) => moment.choice === choice);
  const before = moments[at - 1];
  const made = moments[at]?.choice;
  if (before === undefined || made === undefined || made === null) return matchTexts.aChoice;
  return made.kind === "edit" ? describeEdit(made.edit) : ruleset.words(before.state, made.action).label;
}

const describeEdit = ({ kind }: Edit): string => matchTexts.changeByHand(kind);

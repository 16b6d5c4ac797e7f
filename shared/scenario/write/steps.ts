import { ok, type Result } from "../../base/index.js";
import { NOBODY, sameAction, type Action, type Match, type MatchState, type Ruleset } from "../../match/index.js";
import { Definitions } from "../definitions.js";
import { keyOf, nthOf } from "../names.js";
import { offerIn } from "../offer.js";
import type { ScenarioGame } from "../schema.js";
import { editSaid } from "./edits.js";
import { keyLine, unsayable } from "./lines.js";
import { Words } from "./words.js";

/** Steps of a scenario that makes the same choices and changes as a match did: each is the lines under `[[steps]]`. */
export function stepsOf({ ruleset, moments, at }: Match, game: ScenarioGame): Result<readonly (readonly string[])[]> {
  const definitions = new Definitions(ruleset, game);
  const steps: (readonly string[])[] = [];
  let chance: readonly string[] = [];
  let actions: string[] = [];
  let by = NOBODY;
  const add = (...lines: readonly string[]): void => {
    steps.push([...chance, ...lines]);
    chance = [];
  };
  const close = (): void => {
    if (actions.length > 0) add(keyLine(["by"], keyOf(ruleset.seats[by] ?? "")), keyLine(["do"], actions));
    actions = [];
  };
  for (let index = 1; index <= at; index += 1) {
    const before = moments[index - 1];
    const moment = moments[index];
    // What needed no asking is answered again by itself.
    if (before === undefined || moment === undefined) continue;
    const { choice } = moment;
    if (choice === null || choice.by === "driver") continue;
    if (choice.kind === "edit") {
      close();
      if (choice.edit.kind === "chance") {
        chance = [keyLine(["chance"], choice.edit.values)];
        continue;
      }
      const said = editSaid(new Words(ruleset, definitions, before.state), choice.edit);
      if (!said.ok) return said;
      add(said.value);
      continue;
    }
    const said = actionSaid(ruleset, before.state, choice.action);
    if (!said.ok) return said;
    // Outcomes of chance hold for one step: what draws them stays together, whoever decides.
    if (moment.seat !== by && before.state.forced.length === 0) close();
    if (actions.length === 0) by = moment.seat;
    actions.push(said.value);
  }
  close();
  return ok(steps);
}

/** The words by which a scenario finds an action: its label, and which of several with that label. */
function actionSaid(ruleset: Ruleset, state: MatchState, action: Action): Result<string> {
  const offers = ruleset.offers(state);
  const { label } = offers.find((offer) => sameAction(offer.action, action)) ?? ruleset.words(state, action);
  for (let nth = 1; nth <= offers.length; nth += 1) {
    const words = nth === 1 && nthOf(label).nth === null ? label : `${label} #${nth}`;
    const found = offerIn(offers, words);
    if (!found.ok) break;
    if (sameAction(found.value.action, action)) return ok(words);
  }
  return unsayable(`“${label}”`);
}

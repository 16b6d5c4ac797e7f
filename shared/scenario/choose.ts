import { choose, forcedChance, NOBODY, recordOf, redo, undo, type Action, type ChoiceBy } from "../match/index.js";
import type { Path } from "../toml/index.js";
import type { ScenarioRun } from "./scenario-run.js";
import { offerIn } from "./offer.js";
import { Refusal } from "./refusal.js";

/** What came of trying to do something: nothing is said when it was done. */
export type Attempt = { readonly message: string; readonly hint: string } | null;

const notDone = (message: string, hint = ""): Attempt => ({ message, hint });

/** Makes a choice of whoever must decide. */
export function take(run: ScenarioRun, action: Action, by: ChoiceBy = "person"): Attempt {
  run.spend(["steps", run.step - 1]);
  run.remember(action);
  const chosen = choose(run.match, action, by);
  if (!chosen.ok) {
    const { code, message } = chosen.error;
    if (code === forcedChance) throw new Refusal(code, message, run.chancePath);
    return notDone(message);
  }
  run.match = chosen.value;
  return null;
}

/** Why nobody, or nobody who acts now, is asked for anything; `null` when they are. */
export function notAsked({ decision, actor, match, asked }: ScenarioRun): string | null {
  if (decision.kind === "over") return "The match is over.";
  if (actor === NOBODY || actor === decision.seat) return null;
  const { purpose, title } = decision.prompt;
  return `${match.ruleset.seats[actor] ?? ""} is not asked now; ${asked} is: ${purpose} (${title}).`;
}

/** Does what is said in words: the label of something that is offered, `#2` for the second with that label. */
export function act(run: ScenarioRun, text: string): Attempt {
  const idle = notAsked(run);
  if (idle !== null) return notDone(idle);
  const offers = run.match.ruleset.offers(run.state);
  const found = offerIn(offers, text);
  if (found.ok) {
    const { refusal, action } = found.value;
    return refusal === null ? take(run, action) : notDone(refusal);
  }
  const { message, expected, suggestion } = found.error;
  return notDone(message, suggestion === undefined ? `can be done: ${expected ?? ""}` : `did you mean: ${suggestion}`);
}

/** The turn of bots: they decide for their seats until somebody else must, or so many choices were made. */
export function letBotsPlay(
  run: ScenarioRun,
  bots: Readonly<Record<string, string>>,
  choices: number,
  path: Path,
): void {
  const players = new Map(
    Object.entries(bots).map(([key, name]) => {
      const here = [...path, key];
      return [run.names.seat(key, here), run.bot(name, here)] as const;
    }),
  );
  for (let count = 0; count < choices; count += 1) {
    const { decision, state, match } = run;
    const player = decision.kind === "over" ? undefined : players.get(decision.seat);
    if (player === undefined) return;
    run.spend(path, player.work);
    const action = player.bot.choose(match.ruleset, state, { random: run.random, shouldStop: () => false });
    const attempt = take(run, action, "bot");
    if (attempt !== null) throw new Refusal("scenario/bot", attempt.message, path);
  }
}

/** Takes back the last choice a player made; `all` means whoever made it. */
export function takeBack(run: ScenarioRun, who: string, path: Path): Attempt {
  const before = undo(run.match, run.viewer(who, path));
  if (before === null) return notDone("There is nothing to undo.");
  run.match = before;
  return null;
}

export function bringBack(run: ScenarioRun): Attempt {
  const after = redo(run.match);
  if (after === null) return notDone("There is nothing to redo.");
  run.match = after;
  return null;
}

/** Makes the present position the beginning of the match: nothing of the set-up is undone. */
export function beginHere(run: ScenarioRun): void {
  const { match } = run;
  run.setUp = recordOf(match).choices;
  const events = match.moments.slice(0, match.at + 1).flatMap((moment) => moment.events);
  const start = { choice: null, seat: NOBODY, stop: false, state: run.state, events };
  run.match = { ...match, moments: [start], at: 0 };
}

import { NOBODY } from "../match/index.js";
import { valueAt, type Path } from "../toml/index.js";
import { answer } from "./answer.js";
import { editByHand, moveCards } from "./change.js";
import { act, bringBack, letBotsPlay, takeBack, type Attempt } from "./choose.js";
import type { ScenarioRun } from "./scenario-run.js";
import type { StepText } from "./schema.js";
import { checkAllDrawn, forceChance } from "./set-up/chance.js";
import { setCards } from "./set-up/fields.js";
import { changePlayers } from "./set-up/players.js";
import { takePosition } from "./set-up/position.js";

/** How many decisions a bot of a scenario makes at most, where the scenario sets no limit. */
const usualChoices = 1_000;

/** Something that a step does. Changes cannot fail; attempts are what `refused` is about. */
type Deed =
  | { readonly kind: "by" }
  | { readonly kind: "change"; readonly change: () => void }
  | { readonly kind: "attempt"; readonly words: string; readonly path: Path; readonly attempt: () => Attempt };

/** Does what a step says, in the order in which it is written, as often as it says. */
export function takeStep(run: ScenarioRun, step: StepText, path: Path): void {
  run.actor = NOBODY;
  const { chance, times = 1, refused } = step;
  if (chance !== undefined) {
    run.chancePath = [...path, "chance"];
    forceChance(run, chance, run.chancePath);
  }
  const once = keysAsWritten(run, path).flatMap((key) => deedsOf(run, step, key, path));
  // Who decides is looked at the first time only: what is done again may be another player's turn.
  const again = once.filter(({ kind }) => kind !== "by");
  const deeds = [...once, ...Array.from({ length: times - 1 }, () => again).flat()];
  const last = deeds.findLastIndex(({ kind }) => kind === "attempt");
  for (const [at, deed] of deeds.entries()) {
    if (deed.kind === "change") deed.change();
    else if (deed.kind === "by") {
      if (!isAsked(run, step, path)) return;
    } else if (!settle(run, at === last ? refused : undefined, deed)) return;
  }
  if (refused !== undefined && last < 0) {
    run.check([...path, "refused"], "refused", false, refused, "nothing was tried");
  }
  if (chance !== undefined && !run.hasFailed()) checkAllDrawn(run, run.chancePath);
}

/** The keys of a step as they are in the file. */
function keysAsWritten(run: ScenarioRun, path: Path): readonly string[] {
  const written = valueAt(run.document, path);
  return written?.kind === "table" ? [...written.entries.keys()] : [];
}

/** Whether the player whom a step names must decide; one who must not may still try what is to be refused. */
function isAsked(run: ScenarioRun, { by, refused }: StepText, path: Path): boolean {
  if (by === undefined) return true;
  const here = [...path, "by"];
  const seat = run.names.seat(by, here);
  const { decision } = run;
  if (refused !== undefined && decision.kind !== "over" && decision.seat !== seat) {
    run.actor = seat;
    return true;
  }
  run.compare(here, "decides", run.names.players[seat] ?? by, run.asked);
  return !run.hasFailed();
}

function deedsOf(run: ScenarioRun, step: StepText, key: string, path: Path): readonly Deed[] {
  const here = [...path, key];
  const change = <Value>(value: Value | undefined, make: (value: Value) => void): readonly Deed[] =>
    value === undefined ? [] : [{ kind: "change", change: () => make(value) }];
  switch (key) {
    case "by":
      return [{ kind: "by" }];
    case "change":
      return change(step.change, (players) => changePlayers(run, players, here));
    case "move":
      return change(step.move, (moves) => moveCards(run, moves, here));
    case "set":
      return change(step.set, (settings) => setCards(run, settings, here));
    case "position":
      return change(step.position, (to) => takePosition(run, to, here));
    case "by-hand":
      return change(step["by-hand"], (edits) => editByHand(run, edits, here));
    case "bots":
      return change(step.bots, (bots) => letBotsPlay(run, bots, step.choices ?? usualChoices, here));
    case "do": {
      const words = typeof step.do === "string" ? [step.do] : (step.do ?? []);
      return words.map((text, at) => ({
        kind: "attempt",
        words: text,
        path: typeof step.do === "string" ? here : [...here, at],
        attempt: () => act(run, text),
      }));
    }
    case "answer":
      return Object.entries(step.answer ?? {}).map(([purpose, value]) => ({
        kind: "attempt",
        words: `answer ${purpose}`,
        path: [...here, purpose],
        attempt: () => answer(run, purpose, value),
      }));
    case "undo": {
      const { undo } = step;
      if (undo === undefined) return [];
      return [{ kind: "attempt", words: "undo", path: here, attempt: () => takeBack(run, undo, here) }];
    }
    case "redo":
      return [{ kind: "attempt", words: "redo", path: here, attempt: () => bringBack(run) }];
    default:
      return [];
  }
}

/** Notes what came of an attempt; whether the step may go on. The reason of a refusal may be expected. */
function settle(run: ScenarioRun, refused: string | undefined, deed: Extract<Deed, { kind: "attempt" }>): boolean {
  const { words, path } = deed;
  const attempt = deed.attempt();
  if (refused === undefined) {
    const seen = attempt === null ? "done" : `${attempt.message}${attempt.hint === "" ? "" : ` (${attempt.hint})`}`;
    run.check(path, words, attempt === null, "done", seen);
    return attempt === null;
  }
  const seen = attempt?.message ?? "done";
  const isRefused = attempt !== null && seen.includes(refused);
  run.check(path, words, isRefused, `refused: ${refused}`, seen);
  return isRefused;
}

import { failed, ok, type Result } from "../base/index.js";
import { possibleAnswers, promptActions, replyTo, type Reach } from "./answer.js";
import type { Action } from "./action.js";
import { determinize } from "./determinize.js";
import { Kernel, MatchFault } from "./kernel.js";
import { applyEdit } from "./hand-edit.js";
import type { LogEntry } from "./log.js";
import { Machine } from "./machine.js";
import { placeFirstCards } from "./moves.js";
import type { Prompt } from "./prompt.js";
import { Reader } from "./reader.js";
import type { MatchSetup, Rules } from "./rules.js";
import type { Decision, Ruleset, Step } from "./ruleset.js";
import { loadState, saveState } from "./save.js";
import { emptyState } from "./setup.js";
import { fork, type Draft, type MatchState, type MatchTypes } from "./state.js";
import { countersOf, redacted, viewOf } from "./view-of.js";
import { kernelAnswers } from "./vocabulary.js";
import { promptWords } from "./words.js";

/** More than the decks of any folder: those that a record lists may have any length. */
const mostCards = 50_000;

/** Runs something; a fault of the cards, such as listeners without end, is returned. */
function guarded(run: () => void): Result<null> {
  try {
    run();
    return ok(null);
  } catch (error) {
    if (error instanceof MatchFault) return failed(error.fault);
    throw error;
  }
}

type Waiting = { readonly kind: "choice"; readonly prompt: Prompt } | { readonly kind: "over" };

/** Makes the ruleset of a game from its rules. */
export function createRuleset<T extends MatchTypes>(rules: Rules<T>): Ruleset<MatchState<T>> {
  type State = MatchState<T>;
  const kernel = new Kernel(rules);
  const reader = (state: State): Reader<T> => new Reader(kernel, state);

  function waiting(state: State): Waiting {
    if (state.outcome !== null) return { kind: "over" };
    const prompt = state.frames.at(-1)?.prompt ?? null;
    if (prompt === null) throw new Error("The match is neither over nor waiting for anybody");
    return { kind: "choice", prompt };
  }

  function decision(state: State, reach: Reach = "all"): Decision {
    if (state.outcome !== null) return { kind: "over", outcome: state.outcome };
    const prompt = promptOf(state);
    const actions = prompt.kind === "act" ? rules.actions(reader(state), prompt, reach) : promptActions(prompt, reach);
    return { kind: "choice", seat: prompt.seat, prompt, actions };
  }

  function first(state: State): Action | null {
    if (state.outcome !== null) return null;
    const prompt = promptOf(state);
    if (prompt.kind === "act" && rules.first !== undefined) return rules.first(reader(state), prompt) ?? null;
    const actions =
      prompt.kind === "act" ? rules.actions(reader(state), prompt, "forward") : promptActions(prompt, "forward");
    return actions[0] ?? null;
  }

  function promptOf(state: State): Prompt {
    const now = waiting(state);
    if (now.kind === "over") throw new Error("The match is over");
    return now.prompt;
  }

  function refusal(state: State, action: Action): string | null {
    const now = waiting(state);
    if (now.kind === "over") return "The match is over.";
    if (now.prompt.kind === "act") return rules.refusal(reader(state), now.prompt, action);
    const reply = replyTo(now.prompt, action);
    return reply.kind === "refused" ? reply.message : null;
  }

  /** Answers the waiting frame and lets the rules go on, so many steps. The action must be legal. */
  function answer(draft: Draft<T>, action: Action, sink: LogEntry[] | null): number {
    const frame = draft.frames.at(-1);
    const prompt = frame?.prompt ?? null;
    if (frame === undefined || prompt === null) throw new Error("Nobody is asked");
    if (prompt.kind === "act") {
      frame.prompt = null;
      frame.answer = { kind: "act", action };
    } else {
      const reply = replyTo(prompt, action);
      if (reply.kind === "refused") throw new Error(reply.message);
      if (reply.kind === "further") {
        frame.prompt = reply.prompt;
        return 0;
      }
      frame.prompt = null;
      frame.answer = reply.answer;
    }
    return new Machine(kernel, draft, sink).run();
  }

  /** Runs something on a draft; a fault of the cards leaves the old state as it was. */
  function stepped(state: State, change: (draft: Draft<T>, sink: LogEntry[]) => void): Result<Step<State>> {
    const draft = fork(state);
    const events: LogEntry[] = [];
    const done = guarded(() => change(draft, events));
    return done.ok ? ok({ state: draft, events }) : done;
  }

  return {
    id: rules.id,
    title: rules.title,
    profile: rules.profile ?? "",
    vocabulary: {
      purposes: rules.vocabulary?.purposes ?? {},
      actions: rules.vocabulary?.actions ?? [],
      answers: [...(rules.vocabulary?.answers ?? []), ...kernelAnswers],
      marks: rules.vocabulary?.marks ?? [],
      hand: rules.edited === undefined ? [] : (rules.handEdits ?? null),
    },
    seats: rules.seats,
    zones: rules.zones,
    layout: rules.layout,
    setUp: { fields: rules.setUp?.fields ?? {}, canBeginAnywhere: rules.setUp?.position !== undefined },
    tellsEvents: rules.tellEvent !== undefined,
    tracks: rules.tracks ?? "moves",

    setup(setup: MatchSetup) {
      const prepared = rules.prepare(setup);
      if (!prepared.ok) return prepared;
      if (prepared.value.cards.length > mostCards) {
        const message = `The decks have more than ${mostCards} cards together; no match is played with as many.`;
        return failed({ code: "match/too-many-cards", message });
      }
      return stepped(emptyState(kernel, setup, prepared.value), (draft, sink) => {
        const machine = new Machine(kernel, draft, sink);
        placeFirstCards(machine, prepared.value.cards);
        rules.begin(machine);
        machine.run();
      });
    },
    decision,
    first,
    apply(state, action) {
      const message = refusal(state, action);
      if (message !== null) return failed({ code: "match/refused", message });
      return stepped(state, (draft, sink) => answer(draft, action, sink));
    },
    edit: (state, edit) => applyEdit(kernel, state, edit, stepped),
    view: (state, viewer) => viewOf(reader(state), viewer),
    describe: (state, card) => rules.setUp?.describe?.(reader(state), card) ?? {},
    unsaid: (state) => rules.setUp?.unsaid?.(reader(state)) ?? [],
    counters: (state) => countersOf(reader(state)),

    refusal,
    offers(state) {
      if (state.outcome !== null) return [];
      const prompt = promptOf(state);
      const asked = reader(state);
      if (prompt.kind === "act") {
        const actions = rules.offers?.(asked, prompt) ?? rules.actions(asked, prompt, "all");
        return actions.map((action) => ({
          action,
          ...rules.words(asked, action),
          refusal: rules.refusal(asked, prompt, action),
        }));
      }
      return possibleAnswers(prompt).map(({ action, refusal: why }) => ({
        action,
        ...promptWords(asked, prompt, action),
        refusal: why,
      }));
    },
    words(state, action) {
      const prompt = promptOf(state);
      return prompt.kind === "act" ? rules.words(reader(state), action) : promptWords(reader(state), prompt, action);
    },
    tell: (state, entry, viewer) => rules.tell(reader(state), redacted(entry, viewer), viewer),
    tellEvent: (state, entry, viewer) =>
      entry.type === "event" ? (rules.tellEvent?.(reader(state), redacted(entry, viewer), viewer) ?? null) : null,
    automatic(state) {
      const now = decision(state);
      if (now.kind === "over") return null;
      return rules.automatic?.(reader(state), now.prompt, now.actions) ?? null;
    },

    isUndoStop(state, action) {
      const now = waiting(state);
      if (now.kind === "over") return false;
      if (now.prompt.kind !== "act" && replyTo(now.prompt, action).kind === "further") return false;
      return rules.isUndoStop?.(now.prompt, action) ?? true;
    },

    fork(state) {
      const draft = fork(state);
      draft.forced = [];
      return draft;
    },
    advance: (draft, action) => answer(draft as Draft<T>, action, null),
    proceed(state, action, events) {
      const draft = state as Draft<T>;
      draft.step += 1;
      return guarded(() => answer(draft, action, events));
    },
    determinize: (state, seat, random) => determinize(kernel, state, seat, random),
    evaluate(state, seat) {
      if (state.outcome === null) return rules.evaluate?.(reader(state), seat) ?? 0;
      const { winners } = state.outcome;
      return winners.length === 0 ? 0 : winners.includes(seat) ? 1 : -1;
    },

    save: (state) => saveState(state),
    load: (text, setup) => loadState(kernel, text, setup),
  };
}

import { NONE } from "../../../../match/index.js";
import type { Predicate } from "../../language/ast.js";
import { asTheyAre, banish } from "../moves/leave.js";
import { judgmentTriggers } from "../triggers/happen.js";
import { start } from "../triggers/fire.js";
import { matching, referred } from "../values/predicates.js";
import { chooseCounted, idsOf, remember, scopeIn, type Family, type Progress, type Running } from "./handler.js";

/** Something happens to the cards aimed at when this turn ends, if they are still the same. */
function atEndOfTurn({ m, frame, targets }: Running, what: "abandon" | "materialize"): Progress {
  for (const { card, object } of targets) {
    m.register({ program: "at-end-of-turn", vars: { what, card, object, seat: frame.cause.seat }, turns: 1 });
    m.log({ type: "later", cards: [card], data: { what } });
  }
  return "done";
}

/** The card a duration is bound to; NONE when it is not in play any more. */
function boundTo(running: Running, predicate: Predicate): number {
  const scope = scopeIn(running);
  const [holder] =
    typeof predicate === "string"
      ? referred(scope, predicate).map(({ card }) => card)
      : matching(scope, "battlefield", predicate);
  return holder !== undefined && running.m.card(holder).zone === "battlefield" ? holder : NONE;
}

function banishUntil(running: Running, program: "return-when-left" | "return-at-main", object: number): Progress {
  const { m, frame, targets } = running;
  const gone = asTheyAre(m, banish(m, idsOf(targets)));
  for (const { card, object: now } of gone) {
    if (m.card(card).zone !== "banished") continue;
    m.register({ program, vars: { card, object: now, of: object, seat: frame.cause.seat } });
  }
  if (gone.length > 0) remember(running, gone);
  return "done";
}

/** What lasts, comes later or comes once more (RULES-25). */
export const LASTING: Family<
  | "AbandonAtEndOfTurn"
  | "BanishCharacterUntilLeavesPlay"
  | "BanishUntilNextMain"
  | "CopyNextPlayed"
  | "CreateStaticAbilityUntilEndOfTurn"
  | "CreateTriggerUntilEndOfTurn"
  | "DisableActivatedAbilitiesWhileInPlay"
  | "MaterializeCharacterAtEndOfTurn"
  | "PreventDissolveThisTurn"
  | "TakeExtraTurn"
  | "TriggerAdditionalJudgmentPhaseAtEndOfTurn"
  | "TriggerJudgmentAbility"
> = {
  AbandonAtEndOfTurn: (_, running) => atEndOfTurn(running, "abandon"),
  BanishCharacterUntilLeavesPlay: ({ until_leaves }, running) => {
    const holder = boundTo(running, until_leaves);
    return holder === NONE ? "done" : banishUntil(running, "return-when-left", running.m.card(holder).object);
  },
  BanishUntilNextMain: (_, running) => banishUntil(running, "return-at-main", NONE),
  CopyNextPlayed: (_, { m, part }) => {
    m.register({ program: "trigger", vars: { trigger: part.creates }, turns: 1 });
    return "done";
  },
  CreateStaticAbilityUntilEndOfTurn: (_, { m, part }) => {
    m.register({ program: "static", vars: { static: part.creates }, turns: 1 });
    return "done";
  },
  CreateTriggerUntilEndOfTurn: (_, { m, part }) => {
    m.register({ program: "trigger", vars: { trigger: part.creates }, turns: 1 });
    return "done";
  },
  DisableActivatedAbilitiesWhileInPlay: (_, running) => {
    const { m, frame, targets } = running;
    const holder = boundTo(running, "This");
    if (holder === NONE) return "done";
    for (const { card, object } of targets) {
      m.register({ program: "disabled", vars: { object }, bound: m.card(holder).object });
      m.log({ type: "disabled", seat: frame.cause.seat, cards: [card] });
    }
    return "done";
  },
  MaterializeCharacterAtEndOfTurn: (_, running) => atEndOfTurn(running, "materialize"),
  PreventDissolveThisTurn: (_, { m, targets }) => {
    for (const { card, object } of targets) {
      m.register({ program: "ward", vars: { object }, turns: 1, bound: object });
      m.log({ type: "ward", cards: [card] });
    }
    return "done";
  },
  TakeExtraTurn: (_, { m, frame }) => {
    m.draft.table.extraTurns = [...m.state.table.extraTurns, frame.cause.seat];
    m.log({ type: "extra-turn", seat: frame.cause.seat });
    return "done";
  },
  TriggerAdditionalJudgmentPhaseAtEndOfTurn: (_, { m }) => {
    m.draft.table.extraJudgments += 1;
    m.log({ type: "extra-judgment", seat: m.state.active });
    return "done";
  },
  TriggerJudgmentAbility: ({ matching: predicate, collection }, running) => {
    const { m } = running;
    const chosen = chooseCounted(running, matching(scopeIn(running), "battlefield", predicate), collection);
    if (chosen === null) return "again";
    for (const trigger of chosen.flatMap((id) => judgmentTriggers(m, id))) start(m, trigger);
    return "pause";
  },
};

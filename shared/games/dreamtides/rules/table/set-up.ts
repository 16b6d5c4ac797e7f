import { NOBODY, type JsonValue, type MatchPosition, type SetUp } from "../../../../match/index.js";
import { endingQuestion, mainQuestion, noTraces, Step } from "../flow/turn.js";
import { isUsed } from "../triggers/fire.js";
import type { DreamMachine, DreamReader, DreamTypes } from "../types.js";
import { definitionOf } from "../values/figures.js";

/** What scenarios can say of a card, and of the moment at which they begin (RULES-7). */
export const setUp: SetUp<DreamTypes> = {
  fields: {
    spark: { kind: "integer", min: 0 },
    token: { kind: "flag" },
    reclaimed: { kind: "flag" },
    reserved: { kind: "flag" },
    activated: { kind: "flag" },
    current: { kind: "flag" },
  },
  apply,
  position,
  describe,
  unsaid,
};

function apply(m: DreamMachine, id: number, field: string, value: JsonValue): string | null {
  const { zone, side } = m.card(id);
  const { name } = definitionOf(m, id);
  if (field === "current") {
    if (zone !== "drawn-wells") return `${name} is not a well that was drawn.`;
    m.draft.table.well = id;
    return null;
  }
  if (field === "activated") {
    setActivated(m, id, side, value === true);
    return null;
  }
  if (field === "token") {
    m.edit(id).token = value === true;
    return null;
  }
  if (zone !== "battlefield") return `${name} is not on the battlefield.`;
  const card = m.edit(id);
  switch (field) {
    case "spark":
      card.spark = Number(value);
      return null;
    case "reclaimed":
      card.reclaimed = value === true;
      return null;
    case "reserved":
      if (m.constants.config.profile !== "lanes") return "Only the rules with lanes have a reserve.";
      card.reserved = value === true;
      return null;
    default:
      return `There is no field "${field}".`;
  }
}

/** All abilities of a card count as activated in this turn, or none. */
function setActivated(m: DreamMachine, id: number, seat: number, isActivated: boolean): void {
  const { object } = m.card(id);
  const before = m.state.table.activated[seat] ?? [];
  const others = before.filter((_, at) => before[at - (at % 2)] !== object);
  const own = isActivated ? definitionOf(m, id).actives.flatMap((_, at) => [object, at]) : [];
  m.draft.table.activated = m.state.table.activated.with(seat, [...others, ...own]);
}

/** The active player acts, or the opponent as the turn ends. Nothing has happened in the turn before. */
function position(m: DreamMachine, to: MatchPosition): string | null {
  const frame = m.draft.frames[0];
  if (frame?.kind !== "turn" || frame.prompt?.kind !== "act" || m.draft.frames.length > 1) {
    return "Something is being carried out.";
  }
  const phase = to.phase ?? m.state.table.phase;
  if (phase !== "main" && phase !== "ending") return "A match can only begin in the main or the ending phase.";
  m.draft.turn = to.turn ?? m.state.turn;
  m.draft.active = to.active ?? m.state.active;
  const { table } = m.draft;
  Object.assign(table, noTraces(), { phase, used: [], moved: [], chain: 0 });
  // Each turn draws a well: when there have been more turns than wells, all were drawn once.
  const wells = m.zone("dreamwell", NOBODY).length + m.zone("drawn-wells", NOBODY).length;
  table.wellsCycled = m.state.turn >= wells;
  frame.step = phase === "main" ? Step.main : Step.ending;
  frame.prompt = phase === "main" ? mainQuestion(m) : endingQuestion(m);
  return null;
}

function describe(reader: DreamReader, id: number): Readonly<Record<string, JsonValue>> {
  const { zone, side, object, spark, token, reclaimed, reserved } = reader.card(id);
  const { table } = reader.state;
  const { actives, spark: printed } = definitionOf(reader, id);
  const used = side === NOBODY ? [] : (table.activated[side] ?? []);
  const isActivated = actives.length > 0 && actives.every((_, at) => isUsed(used, object, at));
  const always = {
    ...(token ? { token } : {}),
    ...(isActivated ? { activated: true } : {}),
    ...(table.well === id ? { current: true } : {}),
  };
  if (zone !== "battlefield") return always;
  const isLanes = reader.constants.config.profile === "lanes";
  return {
    ...always,
    ...(spark === printed ? {} : { spark }),
    ...(reclaimed ? { reclaimed } : {}),
    ...(isLanes && !reserved ? { reserved } : {}),
  };
}

const deeds = ["played", "discarded", "abandoned", "dissolved", "materialized"] as const;

/** What of a position no file can say. What was done in the turn matters only where a card asks for it. */
function unsaid(reader: DreamReader): readonly string[] {
  const { table, bundles, cards } = reader.state;
  const isAsked = cards.some(({ id }) => /\bthis turn\b/iu.test(definitionOf(reader, id).source.rulesText));
  const done = isAsked ? deeds.filter((deed) => table[deed].some((traces) => traces.length > 0)) : [];
  const lasting = bundles.filter(({ program }) => program !== "static").length;
  return [
    ...(done.length === 0 ? [] : [`What was ${done.join(", ")} in this turn is not kept.`]),
    ...(table.used.length === 0 ? [] : ["Which abilities have triggered in this turn is not kept."]),
    ...(lasting === 0
      ? []
      : [`${lasting === 1 ? "1 effect that lasts is" : `${lasting} effects that last are`} not kept.`]),
    ...(table.extraTurns.length + table.extraJudgments === 0 ? [] : ["Extra turns and judgments are not kept."]),
  ];
}

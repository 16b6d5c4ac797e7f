import { NONE, type JsonValue, type MatchPosition, type SetUp } from "../../../../match/index.js";
import { attach } from "../effects/equip.js";
import { promptOf, stepOfPhase } from "../flow/turn.js";
import { placeUnder } from "../moves/piles.js";
import { phases, type TtcgMachine, type TtcgReader, type TtcgTypes } from "../types.js";
import { isActive, isUnit, knownOf, nameOf, topOf } from "../values/cards.js";
import { hostOf } from "../effects/refs.js";

/** What scenarios can say of a card, and of the moment at which they begin. */
export const setUp: SetUp<TtcgTypes> = {
  fields: {
    tapped: { kind: "flag" },
    tappedTurn: { kind: "integer", min: 0 },
    attacks: { kind: "integer", min: 0, max: 99 },
    under: { kind: "card" },
    equipped: { kind: "card" },
  },
  apply,
  position,
  describe,
};

function apply(m: TtcgMachine, id: number, field: string, value: JsonValue): string | null {
  const name = nameOf(m, id);
  if (field === "under") return layUnder(m, id, Number(value));
  if (!isActive(m.card(id))) return `${name} is no active card on the field.`;
  const card = m.edit(id);
  switch (field) {
    case "tapped":
      card.tapped = value === true;
      card.tappedTurn = value === true ? m.state.turn : NONE;
      return null;
    case "tappedTurn":
      card.tapped = true;
      card.tappedTurn = Number(value);
      return null;
    case "attacks":
      card.attacks = Number(value);
      return null;
    case "equipped":
      return equipTo(m, id, Number(value));
    default:
      return `There is no field "${field}".`;
  }
}

function layUnder(m: TtcgMachine, id: number, host: number): string | null {
  if (id === host || !isActive(m.card(host))) return `${nameOf(m, host)} is no active card on the field.`;
  placeUnder(m, id, host);
  return null;
}

function equipTo(m: TtcgMachine, id: number, host: number): string | null {
  if (!isActive(m.card(host)) || !isUnit(m, host)) return `${nameOf(m, host)} is no unit on the field.`;
  attach(m, id, host, { ...knownOf(m, id), seat: m.card(id).controller, event: null });
  return null;
}

/** The phase begins with its question. */
function position(m: TtcgMachine, to: MatchPosition): string | null {
  const [frame] = m.draft.frames;
  if (frame?.kind !== "turn" || frame.prompt?.kind !== "act" || m.draft.frames.length > 1) {
    return "Something is being carried out.";
  }
  const phase = phases.find((each) => each === (to.phase ?? m.state.table.phase));
  const step = phase === undefined ? -1 : stepOfPhase(phase);
  if (phase === undefined || step < 0) return "A match cannot begin in this phase.";
  m.draft.turn = to.turn ?? m.state.turn;
  m.draft.active = to.active ?? m.state.active;
  Object.assign(m.draft.table, { phase, next: m.opponent(m.state.active) });
  frame.step = step;
  frame.prompt = promptOf(m, phase);
  return null;
}

function describe(reader: TtcgReader, id: number): Readonly<Record<string, JsonValue>> {
  const { tapped, tappedTurn, attacks } = reader.card(id);
  const top = topOf(reader, id);
  const host = hostOf(reader, id);
  return {
    ...(tapped && tappedTurn === reader.state.turn ? { tapped } : {}),
    ...(tapped && tappedTurn !== reader.state.turn ? { tappedTurn: Math.max(0, tappedTurn) } : {}),
    ...(attacks > 0 && isActive(reader.card(id)) ? { attacks } : {}),
    ...(top === NONE ? {} : { under: top }),
    ...(host === NONE ? {} : { equipped: host }),
  };
}

import { NONE, type JsonValue, type MatchPosition, type SetUp } from "../../../../match/index.js";
import { isStanding } from "../effects/continuous.js";
import { attach } from "../effects/equip.js";
import { firstStepOf, promptOf } from "../flow/turn.js";
import { placeUnder } from "../moves/piles.js";
import { phases, type TtcgMachine, type TtcgReader, type TtcgTypes } from "../types.js";
import { coveredBy, isActive, isUnit, knownOf, nameOf, topOf } from "../values/cards.js";
import { hostOf } from "../effects/refs.js";

/** What scenarios can say of a card, and of the moment at which they begin. */
export const setUp: SetUp<TtcgTypes> = {
  fields: {
    tapped: { kind: "flag" },
    tappedTurn: { kind: "integer", min: 0 },
    attacks: { kind: "integer", min: 0, max: 99 },
    under: { kind: "card" },
    depth: { kind: "integer", min: 1 },
    equipped: { kind: "card" },
  },
  apply,
  position,
  describe,
  unsaid,
};

function apply(m: TtcgMachine, id: number, field: string, value: JsonValue): string | null {
  const name = nameOf(m, id);
  if (field === "under") return layUnder(m, id, Number(value));
  if (field === "depth" && m.card(id).zone === "under") {
    m.edit(id).depth = Number(value);
    return null;
  }
  if (!isActive(m.card(id))) return `${name} is not an active card on the field.`;
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

/** A card that a set-up has laid under cards keeps its place in the order of the file, and the depth that was said of it. */
function layUnder(m: TtcgMachine, id: number, host: number): string | null {
  const { row, slot, attacks } = m.card(host);
  const own = m.card(id);
  if (id === host || row === null || !isActive(m.card(host)))
    return `${nameOf(m, host)} is not an active card on the field.`;
  if (m.card(id).zone !== "under") placeUnder(m, id, host);
  else {
    const isSaid = own.row === null && own.depth > 0;
    const depth = isSaid ? own.depth : coveredBy(m, host).length + 1;
    Object.assign(m.edit(id), { row, slot, attacks, depth });
  }
  return null;
}

function equipTo(m: TtcgMachine, id: number, host: number): string | null {
  if (!isActive(m.card(host)) || !isUnit(m, host)) return `${nameOf(m, host)} is not a unit on the field.`;
  attach(m, id, host, { ...knownOf(m, id), seat: m.card(id).controller, event: null });
  return null;
}

/** The phase begins with its question; the end of the turn with what is done there, such as the hand limit. */
function position(m: TtcgMachine, to: MatchPosition): string | null {
  const [frame] = m.draft.frames;
  if (frame?.kind !== "turn" || frame.prompt?.kind !== "act" || m.draft.frames.length > 1) {
    return "Something is being carried out.";
  }
  const phase = phases.find((each) => each === (to.phase ?? m.state.table.phase));
  const step = phase === undefined ? -1 : firstStepOf(phase);
  if (phase === undefined || step < 0) return "A match cannot begin in this phase.";
  m.draft.turn = to.turn ?? m.state.turn;
  m.draft.active = to.active ?? m.state.active;
  Object.assign(m.draft.table, { phase, next: m.opponent(m.state.active) });
  frame.step = step;
  frame.prompt = phase === "end" ? null : promptOf(m, phase);
  return null;
}

function describe(reader: TtcgReader, id: number): Readonly<Record<string, JsonValue>> {
  const { tapped, tappedTurn, attacks, depth } = reader.card(id);
  const top = topOf(reader, id);
  const host = hostOf(reader, id);
  return {
    ...(tapped && tappedTurn === reader.state.turn ? { tapped } : {}),
    ...(tapped && tappedTurn !== reader.state.turn ? { tappedTurn: Math.max(0, tappedTurn) } : {}),
    ...(attacks > 0 && isActive(reader.card(id)) ? { attacks } : {}),
    ...(top === NONE ? {} : { under: top, ...(coveredBy(reader, top).length > 1 ? { depth } : {}) }),
    ...(host === NONE ? {} : { equipped: host }),
  };
}

/** What of a position no file can say. Effects that cards have by lying on the field begin again with the cards. */
function unsaid(reader: TtcgReader): readonly string[] {
  const { bundles, cards, frames, table } = reader.state;
  const lasting = bundles.filter((bundle) => bundle.program !== "columns" && !isStanding(reader, bundle)).length;
  const wasUsed = cards.some(({ uses, echoes }) => echoes > 0 || uses.some((count) => count > 0));
  const { prompt = null } = frames.at(-1) ?? {};
  const deeds = [table.tappedThisTurn, table.destroyedThisTurn, table.revealed];
  return [
    ...(lasting === 0
      ? []
      : [`${lasting === 1 ? "1 effect that lasts is" : `${lasting} effects that last are`} not kept.`]),
    ...(wasUsed ? ["How often effects were used is not kept."] : []),
    ...(deeds.some((known) => known.length > 0)
      ? ["What was tapped, destroyed or revealed in this turn is not kept."]
      : []),
    ...(prompt?.kind === "act" && prompt.purpose === "respond" ? ["That effects may be answered is not kept."] : []),
    ...(table.skips.length + table.later.length === 0 ? [] : ["Skipped turns and later effects are not kept."]),
  ];
}

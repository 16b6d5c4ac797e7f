import { NONE, type JsonValue, type MatchPosition, type SetUp } from "../../../../match/index.js";
import { knownOf } from "../events/emit.js";
import { promptOf, stepOfPhase } from "../flow/turn.js";
import { isLastingGain } from "../moves/creatures.js";
import { phases, type PtgMachine, type PtgReader, type PtgTypes } from "../types.js";
import { definitionOf, isCreature } from "../values/stats.js";

/** What scenarios can say of a card, and of the moment at which they begin. */
export const setUp: SetUp<PtgTypes> = {
  fields: {
    damage: { kind: "integer", min: 0 },
    attackBonus: { kind: "integer" },
    defenseBonus: { kind: "integer" },
    attacking: { kind: "flag" },
    blocks: { kind: "card" },
    token: { kind: "flag" },
  },
  apply,
  position,
  describe,
  unsaid,
};

function apply(m: PtgMachine, id: number, field: string, value: JsonValue): string | null {
  const card = m.edit(id);
  const { name } = definitionOf(m, card);
  if (field === "token") {
    card.token = value === true;
    return null;
  }
  if (card.zone !== "battlefield" || !isCreature(m, id)) return `${name} is not a creature on the battlefield.`;
  switch (field) {
    case "damage":
      card.damage = Number(value);
      return null;
    case "attackBonus":
      setGain(m, id, { attack: Number(value) });
      return null;
    case "defenseBonus":
      setGain(m, id, { defense: Number(value) });
      return null;
    case "attacking":
      return setAttacking(m, id, value === true);
    case "blocks":
      return setBlocks(m, id, Number(value));
    default:
      return `There is no field "${field}".`;
  }
}

/** Replaces what the creature has gained for good. */
function setGain(m: PtgMachine, id: number, gain: { readonly attack?: number; readonly defense?: number }): void {
  const card = m.edit(id);
  const before = card.changes.find(isLastingGain) ?? {
    sets: false,
    attack: 0,
    defense: 0,
    until: NONE,
    ending: null,
  };
  card.changes = [...card.changes.filter((change) => !isLastingGain(change)), { ...before, ...gain }];
}

function setAttacking(m: PtgMachine, id: number, isAttacking: boolean): null {
  m.edit(id).attacked = isAttacking;
  const { combats } = m.state.table;
  if (!isAttacking) m.draft.table.combats = combats.filter(({ attacker }) => attacker.card !== id);
  else if (!combats.some(({ attacker }) => attacker.card === id)) {
    m.draft.table.combats = [...combats, { attacker: knownOf(m, id), blockers: [] }];
  }
  return null;
}

/** Whoever is blocked attacks, also where that is said later. */
function setBlocks(m: PtgMachine, id: number, attacker: number): string | null {
  const { side, zone } = m.card(attacker);
  if (zone !== "battlefield" || side === m.card(id).side || !isCreature(m, attacker)) {
    return `${definitionOf(m, m.card(attacker)).name} cannot be blocked by it.`;
  }
  setAttacking(m, attacker, true);
  m.edit(id).blocked = true;
  m.draft.table.combats = m.state.table.combats.map((combat) =>
    combat.attacker.card === attacker ? { ...combat, blockers: [...combat.blockers, knownOf(m, id)] } : combat,
  );
  return null;
}

/** The phase begins with its question, whether or not it would be asked in play. */
function position(m: PtgMachine, to: MatchPosition): string | null {
  const frame = m.draft.frames[0];
  if (frame?.prompt?.kind !== "act" || m.draft.frames.length > 1) return "Something is being carried out.";
  const phase = phases.find((each) => each === (to.phase ?? m.state.table.phase));
  const step = phase === undefined ? -1 : stepOfPhase(phase);
  if (phase === undefined || step < 0) return "A match cannot begin in this phase.";
  m.draft.turn = to.turn ?? m.state.turn;
  m.draft.active = to.active ?? m.state.active;
  m.draft.table.phase = phase;
  frame.step = step;
  frame.prompt = promptOf(m, phase);
  return null;
}

function describe(reader: PtgReader, id: number): Readonly<Record<string, JsonValue>> {
  const { damage, token, changes, zone, object } = reader.card(id);
  if (zone !== "battlefield") return token ? { token } : {};
  const gain = changes.find(isLastingGain);
  const { combats } = reader.state.table;
  const isAttacking = combats.some(({ attacker }) => attacker.card === id && attacker.object === object);
  const blocked = combats.find(({ blockers }) => blockers.some((each) => each.card === id && each.object === object));
  return {
    ...(token ? { token } : {}),
    ...(damage > 0 ? { damage } : {}),
    ...(gain?.attack ? { attackBonus: gain.attack } : {}),
    ...(gain?.defense ? { defenseBonus: gain.defense } : {}),
    ...(isAttacking ? { attacking: true } : {}),
    ...(blocked === undefined ? {} : { blocks: blocked.attacker.card }),
  };
}

/** What of a position no file can say: changes that end some day, or set stats. */
function unsaid(reader: PtgReader): readonly string[] {
  return reader.state.cards.flatMap((card) => {
    const isUnsaid = card.changes.some((change) => !isLastingGain(change));
    return isUnsaid ? [`What has changed ${definitionOf(reader, card).name} for a time is not kept.`] : [];
  });
}

import { NONE, type Action, type Seat } from "../../../../match/index.js";
import { declareAttack, declareBlock } from "../combat/declare.js";
import { emit } from "../events/emit.js";
import { statsNow } from "../events/deliver.js";
import { enterBattlefield } from "../moves/creatures.js";
import { addMana, payMana } from "../moves/players.js";
import type { Job, PtgMachine } from "../types.js";
import { definitionOf } from "../values/stats.js";

/** Carries out what a player chose to do; whether that ends the phase. */
export function act(m: PtgMachine, { verb, card, value }: Action): boolean {
  switch (verb) {
    case "play":
      play(m, card);
      return false;
    case "activate":
      activate(m, card, value);
      return false;
    case "attack":
      declareAttack(m, card);
      return false;
    case "block":
      declareBlock(m, m.card(card).side, card, value);
      return false;
    default:
      return true;
  }
}

/** Plays a card of the hand: mana for nothing, others for their cost (PLAY-7). */
function play(m: PtgMachine, id: number): void {
  const { side: seat } = m.card(id);
  const { type, mana } = definitionOf(m, m.card(id));
  if (type === "mana") {
    m.count(seat).manaPlayed += 1;
    m.move(id, "battlefield", { side: seat });
    m.played(id, "hand");
    addMana(m, seat, mana);
    return;
  }
  payMana(m, seat, mana);
  if (type === "creature") {
    enterBattlefield(m, id, seat);
    m.played(id, "hand");
    return;
  }
  m.move(id, "resolving");
  m.played(id, "hand");
  begin(m, id, seat, allOf(m, id));
}

/** The alterations of a spell, ability by ability, then its way to the graveyard. */
function allOf(m: PtgMachine, id: number): readonly Place[] {
  const { abilities } = definitionOf(m, m.card(id));
  const places = abilities.flatMap(({ alterations }, ability) =>
    alterations.map((_, alteration) => ({ ability, alteration })),
  );
  return [...places, { ability: NONE, alteration: NONE }];
}

type Place = Pick<Job, "ability" | "alteration">;

function activate(m: PtgMachine, id: number, ability: number): void {
  const { side: seat, object } = m.card(id);
  const { abilities } = definitionOf(m, m.card(id));
  const found = abilities[ability];
  if (found === undefined) return;
  payMana(m, seat, found.mana_requirement);
  m.draft.table.activated = [...m.state.table.activated, object, ability];
  m.log({ type: "activated", seat, cards: [id], data: { ability: found.name } });
  emit(m, "on_ability_activated", seat);
  begin(
    m,
    id,
    seat,
    found.alterations.map((_, alteration) => ({ ability, alteration })),
  );
}

/** Lets alterations of a card be carried out, in order. */
function begin(m: PtgMachine, id: number, seat: Seat, places: readonly Place[]): void {
  const source = { card: id, object: m.card(id).object, seat, ...statsNow(m, id) };
  m.draft.table.jobs = [...m.state.table.jobs, ...places.map((place) => ({ ...source, ...place }))];
}

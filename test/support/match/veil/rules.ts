import { z } from "zod";
import { ok } from "../../../../shared/base/index.js";
import {
  act,
  cardShape,
  createRuleset,
  frameShape,
  itemShape,
  NONE,
  seatTarget,
  targetSeat,
  wholeSchema as whole,
  type Action,
  type Layout,
  type Machine,
  type MatchSetup,
  type Reader,
  type Rules,
} from "../../../../shared/match/index.js";
import type { VeilCard, VeilTypes } from "./types.js";

type VeilMachine = Machine<VeilTypes>;
type VeilReader = Reader<VeilTypes>;

const SLOTS = ["Left", "Middle", "Right"];
const FRESH = { slot: NONE, damage: 0, tapped: false, host: NONE };

const at = (reader: VeilReader, seat: number, slot: number): Readonly<VeilCard> | undefined =>
  reader
    .zone("field", seat)
    .map((id) => reader.card(id))
    .find((card) => card.slot === slot && card.host === NONE);

const nameOf = (reader: VeilReader, id: number): string =>
  reader.constants.names[reader.card(id).definition] ?? "nothing";

/** Everything on the field of both, without what lies at a card. */
const standing = (reader: VeilReader, seat: number): readonly number[] =>
  reader.zone("field", seat).filter((id) => reader.card(id).host === NONE);

function put(m: VeilMachine, { card: id, value: slot }: Action, covered: boolean): void {
  const card = m.move(id, "field", { covered });
  card.slot = slot;
}

/** Puts a card of the hand under a card face down, or attaches it face up. */
function addTo(m: VeilMachine, seat: number, { card: id, value: slot }: Action, covered: boolean): void {
  const host = at(m, seat, slot);
  if (host === undefined) return;
  const { object } = host;
  const card = m.move(id, "field", { covered });
  card.slot = slot;
  card.host = object;
}

function leave(m: VeilMachine, id: number): void {
  const { object, side } = m.card(id);
  for (const other of [...m.zone("field", side)]) if (m.card(other).host === object) m.move(other, "spent");
  m.move(id, "spent");
}

/** Hits a card or a player: modifiers of "damage" may change how hard. */
function hit(m: VeilMachine, target: number): void {
  const amount = m.get("damage", target, 2);
  const seat = targetSeat(target);
  if (seat >= 0) {
    m.count(seat).life -= amount;
    m.log({ type: "hit", seat, amount });
    if (m.counters(seat).life <= 0) m.end({ winners: [1 - seat], reason: "life" });
    return;
  }
  const card = m.edit(target);
  card.damage += amount;
  m.log({ type: "hurt", seat: card.controller, cards: [target], amount });
  if (card.damage >= 4) leave(m, target);
}

function runTurn(m: VeilMachine, frame: { step: number }): void {
  const seat = m.state.active;
  const answer = m.answer("act");
  if (frame.step === 0) {
    m.beginTurn(seat < 0 ? 0 : m.opponent(seat));
    const top = m.zone("deck", m.state.active).at(-1);
    if (top !== undefined) m.move(top, "hand");
    for (const id of m.zone("field", m.state.active)) if (m.card(id).tapped) m.edit(id).tapped = false;
    frame.step = 1;
  } else if (answer === null) {
    m.ask({ kind: "act", seat, title: "Your turn", purpose: "turn" });
  } else take(m, seat, answer.action, frame);
}

function take(m: VeilMachine, seat: number, action: Action, frame: { step: number }): void {
  const stands = at(m, seat, action.value);
  switch (action.verb) {
    case "end":
      frame.step = 0;
      break;
    case "summon":
      put(m, action, false);
      break;
    case "set":
      put(m, action, true);
      break;
    case "tuck":
      addTo(m, seat, action, true);
      break;
    case "attach":
      addTo(m, seat, action, false);
      break;
    case "flip":
      if (stands?.covered === true) m.uncover(stands.id);
      else if (stands !== undefined) m.cover(stands.id);
      break;
    case "peek": {
      const prize = m.zone("vault", seat)[action.value];
      if (prize !== undefined) m.show(prize, seat);
      break;
    }
    case "claim": {
      const prize = m.zone("vault", seat)[action.value];
      if (prize !== undefined) m.move(prize, "hand");
      break;
    }
    case "attack":
      if (stands === undefined) return;
      m.edit(stands.id).tapped = true;
      m.draft.table.attacker = stands.id;
      m.log({ type: "attacks", seat, cards: [stands.id] });
      m.push({ kind: "attack", slot: action.value, cause: causeOf(seat, m.card(stands.id)) });
      break;
  }
}

const causeOf = (seat: number, { id, object }: Readonly<VeilCard>) => ({
  kind: "attack",
  seat,
  card: id,
  object,
  ability: 0,
});

/** Whom to hit: a player, each a place to click, or a card, of which some lie face down. */
function runAttack(m: VeilMachine, frame: { step: number; slot: number }): void {
  const seat = m.state.active;
  const enemies = standing(m, m.opponent(seat));
  if (frame.step === 0) {
    const whom = m.answer("options");
    if (whom === null) {
      const players = [0, 1].map((each) => ({
        label: `Hit ${SEATS[each] ?? ""}`,
        refusal: null,
        at: { kind: "seat", seat: each } as const,
      }));
      const cards = { label: "Hit a card", refusal: enemies.length === 0 ? "There is none." : null };
      m.ask({ kind: "options", seat, title: "Hit whom?", purpose: "hit", options: [...players, cards] });
      return;
    }
    if (whom.index === 2) {
      frame.step = 1;
      return;
    }
    hit(m, seatTarget(whom.index));
    m.draft.table.attacker = NONE;
    m.finish();
    return;
  }
  const which = m.answer("cards");
  if (which === null) {
    m.select({ seat, title: "Hit which?", purpose: "target", cards: enemies, min: 1, max: 2, ordered: true });
    return;
  }
  for (const card of which.cards) hit(m, card);
  m.draft.table.attacker = NONE;
  m.finish();
}

const SEATS = ["Ada", "Bob"];

const layout: Layout = {
  zones: [
    { zone: "field", look: "slots", row: 1, column: 0, span: 3, slots: SLOTS },
    { zone: "vault", look: "row", row: 1, column: 3, span: 2 },
    { zone: "hand", look: "fan", row: 2, column: 0, span: 3 },
    { zone: "spent", look: "pile", row: 2, column: 3 },
    { zone: "deck", look: "pile", row: 2, column: 4 },
  ],
  columns: 5,
  counters: [{ counter: "life", title: "Life", symbol: "♥" }],
  phases: [{ phase: "main", title: "Main" }],
};

function actionsOf(reader: VeilReader, seat: number): Action[] {
  const actions = [act("end")];
  const hand = reader.zone("hand", seat);
  SLOTS.forEach((_title, slot) => {
    const card = at(reader, seat, slot);
    for (const id of hand) {
      if (card === undefined) actions.push(act("summon", id, NONE, slot), act("set", id, NONE, slot));
      else actions.push(act("tuck", id, NONE, slot), act("attach", id, NONE, slot));
    }
    if (card !== undefined) actions.push(act("flip", NONE, NONE, slot));
    if (card !== undefined && !card.tapped) actions.push(act("attack", NONE, NONE, slot));
  });
  reader.zone("vault", seat).forEach((_id, place) => {
    actions.push(act("peek", NONE, NONE, place), act("claim", NONE, NONE, place));
  });
  return actions;
}

export const veilRules: Rules<VeilTypes> = {
  id: "veil",
  title: "Veil",
  seats: SEATS,
  zones: {
    deck: { title: "Deck", seen: "nobody" },
    hand: { title: "Hand", seen: "owner" },
    field: { title: "Field", seen: "all" },
    // Prizes: their owner does not know them either.
    vault: { title: "Vault", seen: "all", peek: "nobody" },
    spent: { title: "Spent", seen: "all" },
  },
  layout,
  schemas: {
    card: z.strictObject({ ...cardShape, slot: whole, damage: whole, tapped: z.boolean(), host: whole }),
    counters: z.strictObject({ life: whole }),
    frame: z.discriminatedUnion("kind", [
      z.strictObject({ ...frameShape, kind: z.literal("turn") }),
      z.strictObject({ ...frameShape, kind: z.literal("attack"), slot: whole }),
    ]),
    event: z.strictObject({ type: z.literal("hit"), seat: whole }),
    item: z.strictObject(itemShape),
    table: z.strictObject({ attacker: whole }),
  },
  frames: { turn: runTurn, attack: runAttack },
  events: {},
  programs: {
    /** Players of the seat that registered it are hit twice as hard; cards are not. */
    frail: {
      modifiers: [
        {
          getter: "damage",
          if: (_reader, target, bundle) => targetSeat(target) === bundle.cause.seat,
          change: (_reader, value) => value * 2,
        },
      ],
    },
  },
  clamps: {},
  placed: ["slot", "damage", "tapped", "host"],

  prepare({ definitions, decks }) {
    return ok({
      constants: { names: definitions.map(String) },
      counters: SEATS.map(() => ({ life: 12 })),
      cards: decks.flatMap(({ cards }, owner) =>
        cards.map((definition) => ({ ...FRESH, definition, owner, zone: "deck" as const })),
      ),
      table: { attacker: NONE },
    });
  },
  newCard: ({ names }, definition) => (names[definition] === undefined ? null : { ...FRESH }),
  entered(_machine, card) {
    Object.assign(card, FRESH);
  },
  begin(m) {
    for (const seat of [0, 1]) {
      m.shuffle("deck", seat);
      for (const zone of ["vault", "vault", "hand", "hand", "hand"] as const) {
        const top = m.zone("deck", seat).at(-1);
        if (top !== undefined) m.move(top, zone, { covered: zone === "vault" });
      }
    }
    m.push({ kind: "turn" });
  },

  actions: (reader, { seat }) => actionsOf(reader, seat),
  refusal: (reader, { seat }, action) =>
    actionsOf(reader, seat).some((each) => JSON.stringify(each) === JSON.stringify(action))
      ? null
      : "This is not possible now.",
  words(reader, { verb, card, value }) {
    const seat = reader.state.active;
    const slot = { kind: "slot", zone: "field", side: seat, slot: value } as const;
    const where = SLOTS[value] ?? "";
    if (verb === "end") return { label: "End turn", cards: [] };
    if (verb === "peek" || verb === "claim") return { label: `${verb} prize ${value + 1}`, cards: [] };
    if (card === NONE) return { label: `${verb} ${where}`, cards: [], at: slot };
    return { label: `${verb} ${nameOf(reader, card)} at ${where}`, cards: [card], at: slot };
  },

  face: (reader, { id }) => ({ name: nameOf(reader, id), figures: [], marks: ["Veil"], text: "" }),
  place(_reader, { zone, slot, damage, tapped, host, covered }) {
    if (zone !== "field") return {};
    return {
      slot,
      pose: tapped ? "tapped" : "upright",
      on: host,
      as: host === NONE ? "" : covered ? "under" : "attached",
      badges: damage === 0 ? [] : [{ text: String(damage), title: `${damage} damage`, tone: "bad" }],
    };
  },
  links(reader) {
    const { attacker } = reader.state.table;
    if (attacker === NONE || reader.card(attacker).zone !== "field") return [];
    const card = reader.card(attacker);
    const to = { kind: "seat", seat: reader.opponent(card.controller) } as const;
    return [{ kind: "attack", from: { kind: "card", card: card.id }, to, text: "2" }];
  },
  phase: () => "main",
  determinize(m, _seat, _random, now) {
    m.draft.table.attacker = now(m.draft.table.attacker);
  },
  tell: (reader, { type, cards, from, to }) =>
    `${type} ${cards.map((id) => (id === NONE ? "a card" : nameOf(reader, id))).join(", ")} ${from} ${to}`,
};

export const veil = createRuleset(veilRules);

/** Cards whose names occur nowhere else, so that a text that holds one of them tells of that card. */
export function veilSetup(seed: number, size = 12): MatchSetup {
  const names = Array.from({ length: 2 * size }, (_, card) => `Card<${card}>`);
  const deck = (owner: number) => names.flatMap((_name, card) => (card % 2 === owner ? [card] : []));
  return {
    definitions: names,
    decks: [
      { name: "Even", cards: deck(0) },
      { name: "Odd", cards: deck(1) },
    ],
    options: {},
    seed,
  };
}

import { z } from "zod";
import { failed, ok } from "../../../../../shared/base/index.js";
import {
  act,
  cardShape,
  createRuleset,
  frameShape,
  itemShape,
  NONE,
  wholeSchema,
  type Machine,
  type Reader,
  type Rules,
} from "../../../../../shared/match/index.js";
import { runBody } from "./ops.js";
import { programs } from "./programs.js";
import type { Op, ToyCard, ToyDefinition, ToyFrame, ToyTypes } from "./types.js";

const op: z.ZodType<Op> = z.lazy(() =>
  z.discriminatedUnion("op", [
    z.strictObject({ op: z.literal("hit"), amount: wholeSchema }),
    z.strictObject({ op: z.literal("heal"), amount: wholeSchema }),
    z.strictObject({ op: z.literal("draw"), count: wholeSchema }),
    z.strictObject({ op: z.literal("discard"), min: wholeSchema, max: wholeSchema }),
    z.strictObject({ op: z.literal("scry"), count: wholeSchema }),
    z.strictObject({ op: z.literal("ask"), title: z.string(), then: z.array(op) }),
    z.strictObject({
      op: z.literal("choose"),
      modes: z.array(z.strictObject({ label: z.string(), then: z.array(op) })),
    }),
    z.strictObject({ op: z.literal("gamble") }),
    z.strictObject({ op: z.literal("filch") }),
    z.strictObject({ op: z.literal("peek") }),
    z.strictObject({ op: z.literal("bid") }),
    z.strictObject({ op: z.literal("assert"), atLeast: wholeSchema, message: z.string() }),
    z.strictObject({ op: z.literal("later"), program: z.string(), turns: wholeSchema, amount: wholeSchema }),
    z.strictObject({ op: z.literal("douse") }),
  ]),
);

const definition: z.ZodType<ToyDefinition> = z.strictObject({
  name: z.string(),
  cost: wholeSchema,
  type: z.enum(["lamp", "spell", "quick"]),
  body: z.array(op),
  ability: z.string().nullable(),
});

type ToyReader = Reader<ToyTypes>;
type ToyMachine = Machine<ToyTypes>;

const definitionOf = (reader: ToyReader, id: number): ToyDefinition => {
  const found = reader.constants.definitions[reader.card(id).definition];
  if (found === undefined) throw new Error("Unknown definition");
  return found;
};

export const costOf = (reader: ToyReader, id: number): number => reader.get("cost", id, definitionOf(reader, id).cost);

function playRefusal(reader: ToyReader, seat: number, id: number): string | null {
  if (!reader.zone("hand", seat).includes(id)) return "Only cards in your hand can be played.";
  if (reader.state.stack.length > 0 && definitionOf(reader, id).type !== "quick") return "Only quick spells respond.";
  const cost = costOf(reader, id);
  const { oil } = reader.counters(seat);
  return cost > oil ? `Needs ${cost} oil, has ${oil}.` : null;
}

function play(m: ToyMachine, seat: number, id: number): void {
  m.count(seat).oil -= costOf(m, id);
  m.draft.table.playedThisTurn += 1;
  const card = m.move(id, "stack");
  m.pushItem({ card: id, controller: seat, cause: { kind: "card", seat, card: id, object: card.object, ability: 0 } });
  m.announce({ type: "played", seat, target: id });
  if (m.state.stack.length === 1) m.push({ kind: "resolve" });
}

/** One turn after the other: begin, draw, act until the end of the turn. */
function runTurn(m: ToyMachine, frame: Extract<ToyFrame, { kind: "turn" }>): void {
  const answer = m.answer("act");
  if (frame.step === 0) {
    const seat = m.state.active < 0 ? 0 : m.opponent(m.state.active);
    m.beginTurn(seat);
    m.count(seat).oil = Math.min(6, m.state.turn);
    m.draft.table.playedThisTurn = 0;
    m.raise({ type: "turn-began", seat });
    m.raise({ type: "draw", seat });
    frame.step = 1;
  } else if (answer === null) {
    m.ask({ kind: "act", seat: m.state.active, title: "Your turn", purpose: "turn" });
  } else if (answer.action.verb === "end-turn") {
    frame.step = 0;
  } else {
    play(m, m.state.active, answer.action.card);
  }
}

/** The other player may respond; a pass resolves the top item. */
function runResponses(m: ToyMachine): void {
  const item = m.state.stack.at(-1);
  if (item === undefined) {
    m.finish();
    return;
  }
  const answer = m.answer("act");
  const seat = m.opponent(item.controller);
  if (answer === null) {
    m.ask({ kind: "act", seat, title: "Respond?", purpose: "respond" });
  } else if (answer.action.verb === "play") {
    play(m, seat, answer.action.card);
  } else {
    const { type, ability, body } = definitionOf(m, item.card);
    m.removeItem(item.id);
    m.cause = item.cause;
    const card = m.move(item.card, type === "lamp" ? "play" : "spent");
    m.push({ kind: "body", ops: body, cause: item.cause });
    if (ability !== null) m.register({ program: ability, bound: card.object, cause: item.cause, vars: { amount: 1 } });
  }
}

export const toyRules: Rules<ToyTypes> = {
  id: "toy",
  title: "Lamps",
  seats: ["Ada", "Bob"],
  zones: {
    deck: { title: "Deck", seen: "nobody" },
    hand: { title: "Hand", seen: "owner" },
    play: { title: "Lamps", seen: "all" },
    spent: { title: "Spent", seen: "all" },
    stack: { title: "Stack", seen: "all", shared: true },
  },
  layout: {
    zones: [
      { zone: "play", look: "row", row: 0, column: 0 },
      { zone: "hand", look: "fan", row: 1, column: 0 },
      { zone: "deck", look: "pile", row: 0, column: 1 },
      { zone: "spent", look: "pile", row: 0, column: 2 },
      { zone: "stack", look: "stack", row: 0, column: 0 },
    ],
    counters: [
      { counter: "life", title: "Life" },
      { counter: "oil", title: "Oil" },
    ],
    phases: [{ phase: "main", title: "Main" }],
  },
  schemas: {
    card: z.strictObject({ ...cardShape, wear: wholeSchema }),
    counters: z.strictObject({ life: wholeSchema, oil: wholeSchema }),
    frame: z.discriminatedUnion("kind", [
      z.strictObject({ ...frameShape, kind: z.literal("turn") }),
      z.strictObject({ ...frameShape, kind: z.literal("resolve") }),
      z.strictObject({ ...frameShape, kind: z.literal("body"), ops: z.array(op) }),
    ]),
    event: z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("hit"), seat: wholeSchema, amount: wholeSchema }),
      z.strictObject({ type: z.literal("heal"), seat: wholeSchema, amount: wholeSchema }),
      z.strictObject({ type: z.literal("draw"), seat: wholeSchema }),
      z.strictObject({ type: z.literal("played"), seat: wholeSchema, target: wholeSchema }),
      z.strictObject({ type: z.literal("turn-began"), seat: wholeSchema }),
    ]),
    item: z.strictObject(itemShape),
    table: z.strictObject({ playedThisTurn: wholeSchema }),
  },
  frames: { turn: runTurn, body: runBody, resolve: runResponses },
  events: {
    hit(m, { seat, amount }) {
      const counters = m.count(seat);
      counters.life -= amount;
      m.log({ type: "hit", seat, amount });
      if (counters.life <= 0) m.end({ winners: [m.opponent(seat)], reason: "life" });
    },
    heal: (m, { seat, amount }) => void (m.count(seat).life += amount),
    draw(m, { seat }) {
      const top = m.zone("deck", seat).at(-1);
      if (top === undefined) m.raise({ type: "hit", seat, amount: 1 });
      else m.move(top, "hand");
    },
  },
  programs,
  clamps: { cost: (value) => Math.max(0, value) },

  prepare({ definitions, decks, options }) {
    const read = z.array(definition).safeParse(definitions);
    if (!read.success) return failed({ code: "toy/definitions", message: z.prettifyError(read.error) });
    if (decks.length !== 2) return failed({ code: "toy/decks", message: "Two decks are needed." });
    const unknown = decks.flatMap(({ cards }) => cards).find((card) => read.data[card] === undefined);
    if (unknown !== undefined) return failed({ code: "toy/decks", message: `There is no definition ${unknown}.` });
    const number = (name: string, missing: number): number => {
      const value = options[name];
      return typeof value === "number" ? value : missing;
    };
    return ok({
      constants: { definitions: read.data, opening: number("opening", 3) },
      counters: decks.map(() => ({ life: number("life", 12), oil: 0 })),
      cards: decks.flatMap(({ cards }, owner) =>
        cards.map((index) => ({ definition: index, owner, zone: "deck" as const, wear: 0 })),
      ),
      table: { playedThisTurn: 0 },
    });
  },
  redefine(constants, definitions) {
    const read = z.array(definition).safeParse(definitions);
    if (!read.success) return failed({ code: "toy/definitions", message: z.prettifyError(read.error) });
    return ok({ ...constants, definitions: read.data });
  },
  edited(m, edit) {
    if (edit.kind === "game" && edit.what === "refill") m.count(edit.seat).oil = edit.value;
  },
  isUndoStop: (prompt) => prompt.purpose !== "mode",
  newCard: ({ definitions }, index) => (definitions[index] === undefined ? null : { wear: 0 }),
  begin(m) {
    for (const seat of [0, 1]) {
      m.shuffle("deck", seat);
      for (let count = 0; count < m.constants.opening; count++) {
        const top = m.zone("deck", seat).at(-1);
        if (top !== undefined) m.move(top, "hand");
      }
    }
    m.push({ kind: "turn" });
  },

  actions(reader, { seat, purpose }) {
    const first = act(purpose === "turn" ? "end-turn" : "pass");
    const plays = reader.zone("hand", seat).filter((id) => playRefusal(reader, seat, id) === null);
    return [first, ...plays.map((id) => act("play", id))];
  },
  offers(reader, { seat, purpose }) {
    const first = act(purpose === "turn" ? "end-turn" : "pass");
    return [first, ...reader.zone("hand", seat).map((id) => act("play", id))];
  },
  refusal(reader, { seat, purpose }, { verb, card }) {
    if (verb === "play" && card !== NONE) return playRefusal(reader, seat, card);
    return verb === (purpose === "turn" ? "end-turn" : "pass") ? null : "This is not possible now.";
  },
  words(reader, { verb, card }) {
    if (verb === "play") return { label: `Play ${definitionOf(reader, card).name}`, cards: [card] };
    return { label: verb === "pass" ? "Pass" : "End turn", cards: [] };
  },
  automatic: (_reader, prompt, actions) =>
    prompt.purpose === "respond" && actions.length === 1 ? (actions[0] ?? null) : null,

  face(reader, card: Readonly<ToyCard>) {
    const { name, cost, type } = definitionOf(reader, card.id);
    return {
      name,
      figures: [{ title: "Cost", value: costOf(reader, card.id), base: cost }],
      marks: [type],
      text: "",
    };
  },
  phase: () => "main",
  tell(reader, entry) {
    const [card] = entry.cards;
    const name = card === undefined || card === NONE ? "a card" : definitionOf(reader, card).name;
    return entry.type === "moved" ? `${name}: ${entry.from} to ${entry.to}` : `${entry.type} ${entry.amount}`;
  },
  figures: (reader, seat) => ({ cards: reader.zone("hand", seat).length }),
  evaluate: (reader, seat) => (reader.counters(seat).life - reader.counters(reader.opponent(seat)).life) / 40,
};

export const toy = createRuleset(toyRules);

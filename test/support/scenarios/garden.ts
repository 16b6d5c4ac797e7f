import { z } from "zod";
import { ok } from "../../../shared/base/index.js";
import {
  act,
  cardShape,
  createRuleset,
  frameShape,
  itemShape,
  NONE,
  wholeSchema,
  type FrameBase,
  type Machine,
  type MatchCard,
  type MatchTypes,
  type Reader,
  type Rules,
  type StackItem,
} from "../../../shared/match/index.js";
import type { ScenarioGame } from "../../../shared/scenario/index.js";

/**
 * A game of tests only, for what the games of the app do not have all at once: slots, cards that lie covered or at others, fields
 * of cards, turns to begin in, arrows, ids, and chance with words.
 */
export interface Plant {
  readonly id: string;
  readonly name: string;
  readonly thirst: number;
}

interface GardenCard extends MatchCard {
  zone: GardenZone;
  slot: number;
  water: number;
  wilted: boolean;
  /** The object it lies at. */
  on: number;
  as: "" | "under" | "attached";
  /** The seat it leans towards; NONE for none. */
  leans: number;
  /** The card it shades. */
  shades: number;
}

type GardenZone = "deck" | "hand" | "bed" | "shed" | "market" | "rain";

interface TurnFrame extends FrameBase {
  readonly kind: "turn";
}

interface GardenTypes extends MatchTypes {
  card: GardenCard;
  zone: GardenZone;
  counters: { sun: number };
  frame: TurnFrame;
  event: { readonly type: "none" };
  item: StackItem;
  getters: { thirst: number };
  constants: { readonly plants: readonly Plant[] };
  table: { phase: string };
}

const SLOTS = ["Left", "Middle", "Right"];
/** The position a match may begin with. */
export const gardenPlan = z.strictObject({
  sun: z.array(wholeSchema).default([0, 0]),
  beds: z.array(z.array(wholeSchema)).default([[], []]),
});
const plantSchema = z.strictObject({ id: z.string(), name: z.string(), thirst: wholeSchema });
const fresh = { slot: NONE, water: 0, wilted: false, on: NONE, as: "" as const, leans: NONE, shades: NONE };

const plantOf = (reader: Reader<GardenTypes>, id: number): Plant => {
  const plant = reader.constants.plants[reader.card(id).definition];
  if (plant === undefined) throw new Error("No such plant");
  return plant;
};

/** The turn of a player: whatever is done, the same player is asked again until the turn ends. */
function runTurn(m: Machine<GardenTypes>, frame: TurnFrame): void {
  const answer = m.answer("act");
  if (frame.step === 0) {
    m.beginTurn(
      m.state.active < 0 ? m.chance(2, { purpose: "who begins", words: ["Alice", "Bob"] }) : 1 - m.state.active,
    );
    m.draft.table.phase = "day";
    frame.step = 1;
  }
  const seat = m.state.active;
  if (answer === null) {
    m.ask({ kind: "act", seat, title: "Your garden", purpose: "tend" });
    return;
  }
  const { verb, card } = answer.action;
  if (verb === "end") frame.step = 0;
  if (verb === "plant") m.move(card, "bed");
  if (verb === "water") m.edit(card).water += 1;
  if (verb === "flip") {
    const fallen = m.chance(2, { purpose: "a coin", words: ["heads", "tails"] });
    m.log({ type: "flipped", seat, amount: fallen });
    if (fallen === 0) m.count(seat).sun += 1;
  }
  if (verb === "storm") {
    const cards = m.zone("bed", seat);
    const hit = cards[m.chance(cards.length, { purpose: "a plant at random", cards })];
    if (hit !== undefined) m.edit(hit).wilted = true;
  }
  if (verb === "mix") m.shuffle("deck", seat);
}

const VERBS = { end: "End turn", flip: "Flip", storm: "Storm", mix: "Mix" };

const rules: Rules<GardenTypes> = {
  id: "garden",
  title: "Garden",
  profile: "wild",
  seats: ["Alice", "Bob"],
  zones: {
    deck: { title: "Deck", seen: "nobody" },
    hand: { title: "Hand", seen: "owner" },
    bed: { title: "Bed", seen: "all" },
    shed: { title: "Shed", seen: "all" },
    market: { title: "Market", seen: "all", shared: true },
    rain: { title: "Rain", seen: "nobody", shared: true, unowned: true },
  },
  layout: {
    zones: [
      { zone: "market", look: "row", row: 0, column: 0 },
      { zone: "rain", look: "pile", row: 0, column: 1 },
      { zone: "bed", look: "slots", row: 1, column: 0, slots: SLOTS, slotEdit: "dig" },
      { zone: "shed", look: "pile", row: 1, column: 1 },
      { zone: "hand", look: "fan", row: 2, column: 0 },
      { zone: "deck", look: "pile", row: 2, column: 1 },
    ],
    counters: [{ counter: "sun", title: "Sun" }],
    phases: [
      { phase: "day", title: "Day" },
      { phase: "night", title: "Night" },
    ],
  },
  schemas: {
    card: z.strictObject({
      ...cardShape,
      zone: z.enum(["deck", "hand", "bed", "shed", "market", "rain"]),
      slot: wholeSchema,
      water: wholeSchema,
      wilted: z.boolean(),
      on: wholeSchema,
      as: z.enum(["", "under", "attached"]),
      leans: wholeSchema,
      shades: wholeSchema,
    }),
    counters: z.strictObject({ sun: wholeSchema }),
    frame: z.strictObject({ ...frameShape, kind: z.literal("turn") }),
    event: z.strictObject({ type: z.literal("none") }),
    item: z.strictObject(itemShape),
    table: z.strictObject({ phase: z.string() }),
  },
  frames: { turn: runTurn },
  events: {},
  programs: {},
  clamps: {},
  prepare({ definitions, decks, options }) {
    const { sun, beds } = gardenPlan.parse(options["position"] ?? {});
    const inDecks = decks.flatMap(({ cards }, owner) =>
      cards.map((definition) => ({ ...fresh, definition, owner, zone: "deck" as const })),
    );
    const planted = beds.flatMap((cards, owner) =>
      cards.map((definition) => ({ ...fresh, definition, owner, zone: "bed" as const })),
    );
    return ok({
      constants: { plants: z.array(plantSchema).parse(definitions) },
      counters: sun.map((each) => ({ sun: each })),
      cards: [...inDecks, ...planted],
      table: { phase: "day" },
    });
  },
  newCard: ({ plants }, definition) => (plants[definition] === undefined ? null : { ...fresh }),
  begin(m) {
    for (const seat of [0, 1]) m.shuffle("deck", seat);
    m.push({ kind: "turn" });
  },
  actions(reader, { seat }) {
    const plants = reader.zone("hand", seat).map((id) => act("plant", id));
    return [
      act("end"),
      act("flip"),
      act("storm"),
      act("mix"),
      ...plants,
      ...reader.zone("bed", seat).map((id) => act("water", id)),
    ];
  },
  refusal(reader, { seat }, { verb, card }) {
    if (verb === "storm" && reader.zone("bed", seat).length === 0) return "Nothing grows.";
    if (verb === "plant") return reader.zone("hand", seat).includes(card) ? null : "Only plants in hand.";
    if (verb === "water") return reader.zone("bed", seat).includes(card) ? null : "Only plants in your bed.";
    return Object.hasOwn(VERBS, verb) ? null : "This is not possible.";
  },
  words(reader, { verb, card }) {
    const plain = Object.entries(VERBS).find(([each]) => each === verb)?.[1];
    if (plain !== undefined) return { label: plain, cards: [] };
    return { label: `${verb === "plant" ? "Plant" : "Water"} ${plantOf(reader, card).name}`, cards: [card] };
  },
  handEdits: ["dig", "soak"],
  edited(m, edit) {
    if (edit.kind !== "game") return;
    if (edit.what === "dig") m.edit(edit.card).slot = edit.value;
    if (edit.what === "soak") m.edit(edit.card).water = edit.value;
  },
  entered(_m, card) {
    Object.assign(card, fresh);
  },
  vocabulary: {
    purposes: { tend: "a player's turn" },
    actions: ["End turn", "Flip", "Storm", "Mix", "Plant {card}", "Water {card}"],
    answers: [],
    marks: ["Wilted"],
  },
  setUp: {
    fields: {
      water: { kind: "integer", min: 0, max: 5 },
      wilted: { kind: "flag" },
      leans: { kind: "seat" },
      shades: { kind: "card" },
    },
    apply(m, id, field, value) {
      if (field === "wilted" && value === true && m.card(id).zone !== "bed") return "Only plants in a bed wilt.";
      Object.assign(m.edit(id), { [field]: value });
      // The shade of a plant keeps as much water as the plant has.
      if (field === "shades" && m.card(id).water === 0) m.edit(id).water = m.card(Number(value)).water;
      return null;
    },
    attach(m, id, to, as) {
      Object.assign(m.edit(id), { on: m.card(to).object, as });
      return null;
    },
    position(m, { turn, active, phase }) {
      m.draft.turn = turn ?? m.state.turn;
      m.draft.active = active ?? m.state.active;
      m.draft.table.phase = phase ?? m.state.table.phase;
      const frame = m.draft.frames.at(-1);
      if (frame?.prompt) frame.prompt = { ...frame.prompt, seat: m.state.active };
      return null;
    },
    describe(reader, id) {
      const { water, wilted, leans, shades } = reader.card(id);
      return {
        ...(water === 0 ? {} : { water }),
        ...(wilted ? { wilted } : {}),
        ...(leans === NONE ? {} : { leans }),
        ...(shades === NONE ? {} : { shades }),
      };
    },
  },
  face(reader, card) {
    const { name, thirst } = plantOf(reader, card.id);
    const figures = [
      { title: "Thirst", value: thirst - card.water, base: thirst },
      { title: "Water", value: card.water, base: 0 },
    ];
    return { name, figures, marks: card.wilted ? ["Wilted"] : [], text: "" };
  },
  place: (_reader, { slot, on, as, wilted, water }) => ({
    slot,
    on,
    as,
    pose: wilted ? "turned" : "upright",
    badges: water === 0 ? [] : [{ text: `${water}`, title: `${water} water`, tone: "good" }],
  }),
  placed: ["slot", "water", "wilted", "on", "as", "leans", "shades"],
  links: (reader) =>
    reader.state.cards.flatMap(({ id, leans, shades }) => [
      ...(leans === NONE
        ? []
        : [
            {
              kind: "attack" as const,
              from: { kind: "card" as const, card: id },
              to: { kind: "seat" as const, seat: leans },
            },
          ]),
      ...(shades === NONE
        ? []
        : [
            {
              kind: "block" as const,
              from: { kind: "card" as const, card: id },
              to: { kind: "card" as const, card: shades },
            },
          ]),
    ]),
  phase: ({ state }) => state.table.phase,
  tell: (_reader, { type, amount }) =>
    type === "flipped" ? `The coin shows ${amount === 0 ? "heads" : "tails"}` : null,
};

const plants: readonly Plant[] = [
  { id: "fern_01", name: "Fern", thirst: 3 },
  { id: "ivy_01", name: "Ivy", thirst: 2 },
  { id: "ivy_02", name: "Ivy", thirst: 5 },
  { id: "moss_01", name: "Moss", thirst: 1 },
  { id: "moss_02", name: "Moss", thirst: 1 },
  { id: "rose_01", name: "Rose", thirst: 4 },
];

export const garden = createRuleset(rules);

export const gardenGame: ScenarioGame = {
  rulesets: [garden],
  definitions: plants,
  decks: [{ name: "Green", cards: [0, 1, 3, 5] }],
  options: {},
  nameOf: (definition) => plantSchema.parse(definition).name,
  idOf: (definition) => plantSchema.parse(definition).id,
};

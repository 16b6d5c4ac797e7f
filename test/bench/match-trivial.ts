import { z } from "zod";
import { ok } from "../../shared/base/index.js";
import {
  act,
  cardShape,
  createRuleset,
  frameShape,
  itemShape,
  wholeSchema,
  type FrameBase,
  type MatchCard,
  type MatchTypes,
  type StackItem,
} from "../../shared/match/index.js";

interface TurnFrame extends FrameBase {
  readonly kind: "turn";
}

interface TrivialTypes extends MatchTypes {
  card: MatchCard;
  zone: "table";
  counters: { points: number };
  frame: TurnFrame;
  event: { readonly type: "scored"; readonly seat: number };
  item: StackItem;
  getters: object;
  constants: object;
  table: object;
}

/** The least of games: the player whose turn it is adds one to their points, and the turn passes. */
export const trivial = createRuleset<TrivialTypes>({
  id: "trivial",
  title: "Adding",
  seats: ["One", "Two"],
  zones: { table: { title: "Table", seen: "all", shared: true } },
  layout: { zones: [], counters: [], phases: [] },
  schemas: {
    card: z.strictObject(cardShape),
    counters: z.strictObject({ points: wholeSchema }),
    frame: z.strictObject({ ...frameShape, kind: z.literal("turn") }),
    event: z.strictObject({ type: z.literal("scored"), seat: wholeSchema }),
    item: z.strictObject(itemShape),
    table: z.strictObject({}),
  },
  frames: {
    turn(m) {
      if (m.answer("act") === null) {
        m.ask({ kind: "act", seat: m.state.active, title: "Your turn", purpose: "turn" });
        return;
      }
      const seat = m.state.active;
      m.count(seat).points += 1;
      m.log({ type: "scored", seat, amount: 1 });
      m.beginTurn(m.opponent(seat));
    },
  },
  events: {},
  programs: {},
  clamps: {},
  prepare: () => ok({ constants: {}, counters: [{ points: 0 }, { points: 0 }], cards: [], table: {} }),
  newCard: () => null,
  begin(m) {
    m.beginTurn(0);
    m.push({ kind: "turn" });
  },
  actions: () => [act("add")],
  refusal: (_reader, _prompt, { verb }) => (verb === "add" ? null : "Only adding is possible."),
  words: () => ({ label: "Add", cards: [] }),
  face: () => ({ name: "", figures: [], marks: [], text: "" }),
  phase: () => "turn",
  tell: (_reader, { type }) => type,
});

import {
  act,
  createRuleset,
  NONE,
  targetSeat,
  type Action,
  type ActionWords,
  type LogEntry,
  type Rules,
} from "../../../../shared/match/index.js";
import { layout, zones } from "./layout.js";
import { newConstants, prepare } from "./prepare.js";
import { setUp, vocabulary } from "./set-up.js";
import { definitionOf, drawShips, freeBerths, runOrders, runTurn } from "./turn.js";
import { fresh, schemas, seats, type HarbourMachine, type HarbourReader, type HarbourTypes } from "./types.js";

const verbs = new Map([
  ["dock", "Dock"],
  ["hide", "Hide"],
  ["hoist", "Hoist"],
  ["sail", "Sail with"],
]);

function actionsOf(reader: HarbourReader, seat: number): Action[] {
  const berths = reader.state.table.docked ? [] : freeBerths(reader, seat);
  const ships = reader.zone("roads", seat);
  return [
    ...ships.flatMap((id) => berths.map((berth) => act("dock", id, NONE, berth))),
    ...ships.flatMap((id) => berths.map((berth) => act("hide", id, NONE, berth))),
    ...reader.zone("quay", seat).map((id) => act(reader.card(id).covered ? "hoist" : "sail", id)),
    act("end"),
  ];
}

function words(reader: HarbourReader, { verb, card, value }: Action): ActionWords {
  const said = verbs.get(verb);
  if (said === undefined) return { label: "End turn", cards: [] };
  const label = `${said} ${definitionOf(reader, card).title}`;
  const side = reader.card(card).owner;
  return { label, cards: [card], ...(value === NONE ? {} : { place: { zone: "quay", side, slot: value } }) };
}

/** What pilots say: how much of an order those in the office of a player add up to. */
const adviceOf = (reader: HarbourReader, seat: number, wanted: "carry" | "guard"): number =>
  reader
    .zone("office", seat)
    .flatMap((card) => definitionOf(reader, card).advice)
    .reduce((sum, order) => (order.do === wanted ? sum + order.count : sum), 0);

function begin(m: HarbourMachine): void {
  for (const seat of seats.keys()) {
    const cause = { kind: "office", seat, card: NONE, object: NONE, ability: NONE };
    for (const program of ["carry", "guard"]) m.register({ program, cause });
    if (m.constants.isPlanned) continue;
    m.shuffle("yard", seat);
    const chosen = m.constants.inHand[seat] ?? [];
    for (const definition of chosen) {
      const copy = m.zone("yard", seat).find((id) => m.card(id).definition === definition);
      if (copy !== undefined) m.move(copy, "roads");
    }
    drawShips(m, seat, 3 - chosen.length);
  }
  m.push({ kind: "turn" });
}

function tell(reader: HarbourReader, { type, amount, seat, cards }: LogEntry): string | null {
  const who = seats[seat] ?? "Nobody";
  const [card = NONE] = cards;
  const what = card === NONE ? "a ship" : definitionOf(reader, card).title;
  switch (type) {
    case "flipped":
      return `The coin shows ${amount === 0 ? "heads" : "tails"}.`;
    case "raided":
      return `${who} loses ${amount} crates.`;
    case "played":
      return `${who} docks ${what}.`;
    case "drawn":
      return `${who} draws ${cards.length === 1 ? what : `${cards.length} ships`}.`;
    case "turn":
      return `Turn of ${who}.`;
    default:
      return null;
  }
}

export const harbourRules: Rules<HarbourTypes> = {
  id: "harbour",
  title: "Harbour",
  seats,
  zones,
  layout,
  schemas,
  frames: { turn: runTurn, orders: runOrders },
  events: { load: (m, { seat, amount }) => void (m.count(seat).crates += amount) },
  programs: {
    carry: ({ cause: { seat } }) => ({
      modifiers: [
        {
          getter: "tonnage",
          if: (reader, target) => target >= 0 && reader.card(target).controller === seat,
          change: (reader, value) => value + adviceOf(reader, seat, "carry"),
        },
      ],
    }),
    guard: ({ cause: { seat } }) => ({
      modifiers: [
        {
          getter: "loss",
          if: (_reader, target) => targetSeat(target) === seat,
          change: (reader, value) => value - adviceOf(reader, seat, "guard"),
        },
      ],
    }),
  },
  clamps: { loss: (value) => Math.max(0, value) },
  tracks: "logged",
  prepare,
  redefine: newConstants,
  newCard: ({ cards }, definition) => (cards[definition] === undefined ? null : fresh),
  begin,
  actions: (reader, { seat }) => actionsOf(reader, seat),
  refusal(reader, { seat }, { verb, card, value }) {
    const isThere = actionsOf(reader, seat).some(
      (each) => each.verb === verb && each.card === card && each.value === value,
    );
    return isThere ? null : "This is not possible now.";
  },
  words,
  entered: (_m, card) => void Object.assign(card, fresh),
  handEdits: ["berth"],
  edited(m, edit) {
    if (edit.kind === "game" && edit.what === "berth") m.edit(edit.card).berth = edit.value;
  },
  vocabulary,
  setUp,
  face(reader, { id }) {
    const { title, tonnage, kind } = definitionOf(reader, id);
    const figures = [{ title: "Tonnage", value: reader.get("tonnage", id, tonnage), base: tonnage }];
    return { name: title, figures: kind === "ship" ? figures : [], marks: [kind], text: "" };
  },
  place: (_reader, { berth, rust, on, as }) => ({
    slot: berth,
    on,
    as,
    pose: rust > 0 ? "tapped" : "upright",
    badges: rust === 0 ? [] : [{ text: `${rust}`, title: `${rust} rust`, tone: "bad" }],
  }),
  placed: ["berth", "rust", "on", "as"],
  links: (reader) =>
    seats.flatMap((_, seat) =>
      reader
        .zone("quay", seat)
        .filter(
          (id) => !reader.card(id).covered && definitionOf(reader, id).departure.some((each) => each.do === "raid"),
        )
        .map((card) => ({
          kind: "aim" as const,
          from: { kind: "card" as const, card },
          to: { kind: "seat" as const, seat: 1 - seat },
        })),
    ),
  phase: ({ state }) => state.table.phase,
  tell,
  evaluate(reader, seat) {
    const gap = reader.counters(seat).crates - reader.counters(1 - seat).crates;
    return Math.max(-1, Math.min(1, gap / reader.constants.goal));
  },
};

export const harbourRuleset = createRuleset(harbourRules);

import { NOBODY, type Seat } from "../../../../match/index.js";
import type { TtcgConfig } from "../options/config.js";
import { seatNames } from "../options/config.js";
import { draw } from "../moves/decks.js";
import type { TtcgFrameOf, TtcgMachine } from "../types.js";
import { valueOfSeat } from "../values/cards.js";

const faces = ["1", "2", "3", "4", "5", "6"];

/** Who begins: the seat that was chosen, or that of an even or odd die (MATCH-1). */
function firstSeat(m: TtcgMachine, { "first-player": chosen }: TtcgConfig): Seat {
  if (chosen === "player-1") return 0;
  if (chosen === "player-2") return 1;
  const rolled = m.chance(faces.length, { purpose: "a die", words: faces }) + 1;
  m.log({ type: "rolled", amount: rolled });
  return rolled % 2 === 0 ? 0 : 1;
}

/** Shuffles the decks and draws the opening hands; players may take a mulligan before the first turn (MATCH-2, MATCH-7). */
export function runOpening(m: TtcgMachine, frame: TtcgFrameOf<"opening">): void {
  const { config } = m.constants;
  if (frame.step === 0) {
    const first = firstSeat(m, config);
    m.draft.table.next = first;
    for (const seat of [first, m.opponent(first)]) dealHand(m, seat);
  }
  const first = m.state.table.next;
  const asked = frame.step - 1;
  const answer = m.answer("confirm");
  if (answer?.yes === true) takeMulligan(m, [first, m.opponent(first)][asked] ?? first);
  frame.step += 1;
  if (config.mulligan === "off" || frame.step > 2) {
    m.finish();
    m.push({ kind: "turn" });
    return;
  }
  const seat = [first, m.opponent(first)][frame.step - 1] ?? NOBODY;
  m.ask({
    kind: "confirm",
    seat,
    purpose: "mulligan",
    title: `${seatNames[seat] ?? ""}: keep your hand?`,
    yes: "Draw a new hand of one card fewer",
    no: "Keep the hand",
    refusal: null,
  });
}

function dealHand(m: TtcgMachine, seat: Seat): void {
  const { config } = m.constants;
  m.shuffle("deck", seat);
  const chosen = config.inHand[seat] ?? [];
  for (const definition of chosen) putInHand(m, seat, definition);
  draw(m, seat, handSize(m, seat) - chosen.length);
}

const handSize = (m: TtcgMachine, seat: Seat): number =>
  valueOfSeat(m, "openingHand", seat, m.constants.config["opening-hand"]);

/** Takes a copy of the deck where there is one. */
function putInHand(m: TtcgMachine, seat: Seat, definition: number): void {
  const copy = m.zone("deck", seat).find((id) => m.card(id).definition === definition);
  if (copy !== undefined) m.move(copy, "hand");
}

function takeMulligan(m: TtcgMachine, seat: Seat): void {
  const hand = m.zone("hand", seat);
  for (const id of hand) m.move(id, "deck");
  m.shuffle("deck", seat);
  m.log({ type: "mulligan", seat });
  draw(m, seat, hand.length - 1);
}

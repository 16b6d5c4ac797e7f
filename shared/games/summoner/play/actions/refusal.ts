import { NONE, type Action, type ActPrompt, type Seat } from "../../../../match/index.js";
import type { Board } from "../../core/board.js";
import { breaksDown, firstFault, placementFault, secondFault, type Placement } from "../../core/placement.js";
import { inForce, type InForce } from "../../core/sources.js";
import { fieldZones } from "../../vocabulary.js";
import { blueprintOfCard, boardOf, lyingIn } from "../board-of.js";
import { objectOf } from "../../cards/json.js";
import { restrictionsNow } from "../recompute.js";
import type { SummonerReader } from "../types.js";
import { emptyDeck, endsMatch } from "./ending.js";

const notNow = "This is not possible now.";

/** Looks for what may be played in one position; what all placements share is computed once. */
export class Judge {
  readonly #reader: SummonerReader;
  readonly #seat: Seat;
  #board: Board | null = null;
  #force: InForce | null = null;

  constructor(reader: SummonerReader, seat: Seat) {
    this.#reader = reader;
    this.#seat = seat;
  }

  get board(): Board {
    return (this.#board ??= boardOf(this.#reader));
  }

  get #rules(): InForce {
    return (this.#force ??= inForce(this.board));
  }

  /** Why a card of the hand cannot be played there, in a sentence; null when it can. */
  fault(id: number, field: number, faceDown: boolean): string | null {
    const reader = this.#reader;
    const seat = this.#seat;
    const zone = fieldZones[field];
    const card = reader.state.cards[id];
    if (zone === undefined) return "position out of range";
    if (card?.zone !== "hand" || card.side !== seat) return "Only cards in your hand are played.";
    const blueprint = blueprintOfCard(reader, card);
    const placement: Placement = { seat, card: blueprint, zone, faceDown };
    const lying = lyingIn(reader, zone, seat);
    switch (reader.constants.profile) {
      case "ruled":
        return placementFault(this.board, this.#rules, placement, lying);
      case "compat-r1":
        return (
          firstFault(restrictionsNow(reader)[seat] ?? [], placement, lying) ?? this.#breakdown(id, field, faceDown)
        );
      case "compat-r2":
        return secondFault(this.#shownSummoner(), placement, lying) ?? this.#breakdown(id, field, faceDown);
    }
  }

  /** The second revision reads the copy of the summoner that lies on the field. */
  #shownSummoner() {
    const { state, constants } = this.#reader;
    const shown = state.table.shown[this.#seat] ?? NONE;
    if (shown !== NONE) return constants.blueprints[shown]?.raw ?? {};
    const id = constants.origin?.ids[this.#seat] ?? "";
    return objectOf(objectOf(objectOf(constants.origin?.env[id]).Field).summonner);
  }

  /** The reference draws for the next player, and breaks down over an empty deck, unless the match is over by then. */
  #breakdown(id: number, field: number, faceDown: boolean): string | null {
    if (!emptyDeck(this.#reader) || endsMatch(this.#reader, this.#seat, { id, field, faceDown })) return null;
    return breaksDown;
  }
}

/** Whether the seat can play anything at all. */
function canPlay(reader: SummonerReader, { seat }: ActPrompt): boolean {
  const judge = new Judge(reader, seat);
  return reader
    .zone("hand", seat)
    .some((id) =>
      fieldZones.some((_, at) => judge.fault(id, at, true) === null || judge.fault(id, at, false) === null),
    );
}

/** Why an action is not allowed now, in a sentence; null when it is. */
export function refusalOf(reader: SummonerReader, prompt: ActPrompt, action: Action): string | null {
  const { verb, card, value } = action;
  const { table } = reader.state;
  switch (prompt.purpose) {
    case "start":
      if (verb === "ready") return null;
      if (verb !== "redraw") return notNow;
      return table.redrawn[prompt.seat] === true ? "The hand was redrawn already." : null;
    case "sp":
      if (verb === "pass") return null;
      if (verb !== "play") return notNow;
      if (fieldZones[value] !== "sp") return "Only sp cards are played in this round.";
      return new Judge(reader, prompt.seat).fault(card, value, false);
    default:
      if (verb === "skip") return canPlay(reader, prompt) ? "There is something to play." : null;
      if (verb !== "play" && verb !== "hide") return notNow;
      return new Judge(reader, prompt.seat).fault(card, value, verb === "hide");
  }
}

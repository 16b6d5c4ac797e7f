import { NONE, type Action, type ActionWords } from "../../../../match/index.js";
import { abilityName } from "../rules/abilities.js";
import { movesOf } from "../rules/getters.js";
import { moveName } from "../rules/moves.js";
import { nameOf } from "../rules/units.js";
import type { TcgReader } from "../types.js";

/** What a button says. */
export function actionWords(r: TcgReader, { verb, card, target, value }: Action): ActionWords {
  const name = (id: number): string => (r.state.cards[id] === undefined ? "" : nameOf(r, id));
  switch (verb) {
    case "bench":
      return { label: `Bench ${name(card)}`, cards: [card] };
    case "evolve":
      return { label: `Evolve ${name(target)} into ${name(card)}`, cards: [card, target] };
    case "attach":
    case "tool":
      return { label: `Attach ${name(card)} to ${name(target)}`, cards: [card, target] };
    case "play":
      return { label: `Play ${name(card)}`, cards: [card] };
    case "use":
      return { label: `Use ${abilityName(r, value)} of ${name(card)}`, cards: [card] };
    case "retreat":
      return { label: `Retreat for ${name(target)}`, cards: [target] };
    case "attack": {
      const unit = r.state.cards[card]?.unit ?? NONE;
      const move = unit === NONE ? undefined : movesOf(r, unit)[value];
      return { label: `Attack with ${move === undefined ? name(card) : moveName(r, move)}`, cards: [card] };
    }
    default:
      return { label: "End turn", cards: [] };
  }
}

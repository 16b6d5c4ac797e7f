import { NONE, type Action, type ActionWords } from "../../../../match/index.js";
import { plansOf } from "../effects/source.js";
import { seatNames } from "../options/config.js";
import type { TtcgReader } from "../types.js";
import { blueprintOf, nameOf, zoneOfRow } from "../values/cards.js";

const goingOn: Readonly<Record<string, string>> = {
  pass: "Pass",
  "next-phase": "Next phase",
  "end-turn": "End turn",
};

/** What a button says. */
export function actionWords(reader: TtcgReader, action: Action): ActionWords {
  const { verb, card, target, value } = action;
  const plain = goingOn[verb];
  if (plain !== undefined || reader.state.cards[card] === undefined) return { label: plain ?? verb, cards: [] };
  const name = nameOf(reader, card);
  switch (verb) {
    case "play":
      return playWords(reader, card, name, target);
    case "level":
      return { label: `Level up ${nameAt(reader, target)} with ${name}`, cards: [card, target] };
    case "level-from-deck":
      return { label: `Level up ${name} from the deck`, cards: [card] };
    case "attack":
      return attackWords(reader, card, name, target);
    case "untap-for-points":
      return { label: `Untap ${name} for points`, cards: [card] };
    default: {
      const text = plansOf(reader, card)[value]?.text ?? "";
      return { label: `Use effect ${value + 1} of ${name}: ${text}`, cards: [card] };
    }
  }
}

const nameAt = (reader: TtcgReader, id: number): string =>
  reader.state.cards[id] === undefined ? "" : nameOf(reader, id);

function playWords(reader: TtcgReader, card: number, name: string, slot: number): ActionWords {
  if (slot === NONE) return { label: `Play ${name}`, cards: [card] };
  const { side } = reader.card(card);
  const zone = zoneOfRow(blueprintOf(reader, card).row);
  return { label: `Play ${name} in column ${slot + 1}`, cards: [card], place: { zone, side, slot } };
}

function attackWords(reader: TtcgReader, card: number, name: string, target: number): ActionWords {
  if (target !== NONE) return { label: `Attack ${nameAt(reader, target)} with ${name}`, cards: [card, target] };
  const seat = reader.opponent(reader.card(card).controller);
  return { label: `Attack ${seatNames[seat] ?? ""} with ${name}`, cards: [card], at: { kind: "seat", seat } };
}

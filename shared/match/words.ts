import { neverHappens } from "../base/index.js";
import type { Action } from "./action.js";
import { anchorFor } from "./places.js";
import type { ArrangePrompt, CardsPrompt, OptionsPrompt, Prompt } from "./prompt.js";
import type { Reader } from "./reader.js";
import type { ActionWords } from "./rules.js";
import { NONE } from "./seat.js";
import type { MatchTypes } from "./state.js";

const plain = (label: string): ActionWords => ({ label, cards: [] });

/** Where a card of an arrangement is put. The last card of a pile is its topmost. */
function placeInWords({ piles }: ArrangePrompt, { card, target, value }: Action): string {
  const pile = piles[target];
  if (!pile?.ordered) return `into ${pile?.title ?? ""}`;
  const above = value === NONE ? 0 : Math.max(0, pile.cards.filter((each) => each !== card).length - value);
  if (above === 0) return `on top of ${pile.title}`;
  return `on ${pile.title}, under ${above === 1 ? "the first card" : `the first ${above} cards`}`;
}

/** What picks a card whose face is hidden: where it lies, and its place to be clicked. */
function hiddenWords<T extends MatchTypes>(
  reader: Reader<T>,
  { seat, cards }: CardsPrompt,
  { verb, value }: Action,
): ActionWords {
  const begin = verb === "unpick" ? "Take back" : "Choose";
  const card = reader.state.cards[cards[value] ?? NONE];
  if (card === undefined) return plain(`${begin} card ${value + 1}`);
  const { rules } = reader.kernel;
  const slots = rules.layout.zones.find((drawn) => drawn.zone === card.zone)?.slots ?? [];
  const order = reader.zone(card.zone, card.side).indexOf(card.id) + 1;
  const where = slots[rules.place?.(reader, card).slot ?? NONE] ?? `${rules.zones[card.zone].title} ${order}`;
  const at = anchorFor(reader, seat, { kind: "card", card: card.id });
  return { label: `${begin} the card face down at ${where}`, cards: [], ...(at === null ? {} : { at }) };
}

function optionWords<T extends MatchTypes>(reader: Reader<T>, prompt: OptionsPrompt, index: number): ActionWords {
  const option = prompt.options[index];
  const at = option?.at === undefined ? null : anchorFor(reader, prompt.seat, option.at);
  return { label: option?.label ?? "", cards: [], ...(at === null ? {} : { at }) };
}

/** The answer to a prompt in words, for the seat that is asked. */
export function promptWords<T extends MatchTypes>(
  reader: Reader<T>,
  prompt: Exclude<Prompt, { kind: "act" }>,
  action: Action,
): ActionWords {
  const name = (id: number): string => {
    const card = reader.state.cards[id];
    return card === undefined ? "" : reader.kernel.rules.face(reader, card, prompt.seat).name;
  };
  switch (prompt.kind) {
    case "cards":
      if (action.verb === "submit") return plain(prompt.picked.length === 0 ? "Choose none" : "Done");
      if (prompt.blind) return plain(`Choose card ${action.value + 1}`);
      if (prompt.hidden?.includes(action.value) === true && action.card === NONE)
        return hiddenWords(reader, prompt, action);
      return {
        label: `${action.verb === "unpick" ? "Take back" : "Choose"} ${name(action.card)}`,
        cards: [action.card],
      };
    case "options":
      return optionWords(reader, prompt, action.value);
    case "number":
      return plain(String(action.value));
    case "arrange": {
      if (action.verb === "submit") return plain("Done");
      return { label: `Put ${name(action.card)} ${placeInWords(prompt, action)}`, cards: [action.card] };
    }
    case "confirm":
      return plain(action.verb === "yes" ? prompt.yes : prompt.no);
    default:
      return neverHappens(prompt);
  }
}

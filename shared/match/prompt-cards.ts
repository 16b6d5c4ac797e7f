import { anchorFor } from "./places.js";
import type { Prompt, PromptOption } from "./prompt.js";
import type { Reader } from "./reader.js";
import { NONE, type Viewer } from "./seat.js";
import type { MatchTypes } from "./state.js";

/** The cards whose faces a prompt shows to the seat it asks. */
export function shownBy(prompt: Prompt): readonly number[] {
  if (prompt.kind === "arrange") return prompt.cards;
  if (prompt.kind !== "cards" || prompt.blind) return [];
  const { cards, hidden } = prompt;
  return hidden === undefined ? cards : cards.filter((_card, at) => !hidden.includes(at));
}

/** The prompt as a viewer may read it: without the cards that are picked by their place. */
export function hiddenFrom<T extends MatchTypes>(reader: Reader<T>, prompt: Prompt, viewer: Viewer): Prompt {
  if (prompt.kind === "options" && prompt.options.some(({ at }) => at !== undefined)) {
    const options = prompt.options.map((option): PromptOption => {
      const { label, refusal, at } = option;
      const anchor = at === undefined ? null : anchorFor(reader, viewer, at);
      return anchor === null ? { label, refusal } : { label, refusal, at: anchor };
    });
    return { ...prompt, options };
  }
  if (prompt.kind !== "cards" || (!prompt.blind && prompt.hidden === undefined)) return prompt;
  const shown = new Set(shownBy(prompt));
  return renamed(prompt, (card) => (shown.has(card) ? card : NONE));
}

/** The prompt with every card replaced by another. */
export function renamed(prompt: Prompt, rename: (card: number) => number): Prompt {
  switch (prompt.kind) {
    case "cards":
      return { ...prompt, cards: prompt.cards.map(rename), picked: prompt.picked.map(rename) };
    case "arrange":
      return {
        ...prompt,
        cards: prompt.cards.map(rename),
        moved: prompt.moved.map(rename),
        piles: prompt.piles.map((pile) => ({ ...pile, cards: pile.cards.map(rename) })),
      };
    case "act":
    case "options":
    case "number":
    case "confirm":
      return prompt;
  }
}

import type { Prompt } from "./prompt.js";

/** The cards whose faces a prompt shows to the seat it asks. */
export function shownBy(prompt: Prompt): readonly number[] {
  if (prompt.kind === "arrange") return prompt.cards;
  return prompt.kind === "cards" && !prompt.blind ? prompt.cards : [];
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

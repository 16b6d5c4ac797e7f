/** The words by which prompts, actions and answers of a game are named, for those who write scenarios. */
export interface Vocabulary {
  /** `Prompt.purpose`, each with when it is asked. */
  readonly purposes: Readonly<Record<string, string>>;
  /** Labels of the actions of a turn and of responses: `Play {card}`. `{card}` is the name of a card, other braces are any words. */
  readonly actions: readonly string[];
  /** Labels of answers that do not come from cards: `Decline`. */
  readonly answers: readonly string[];
  /** Marks of faces, but those that come from the cards. */
  readonly marks?: readonly string[];
}

/** The labels of answers that the kernel makes. */
export const kernelAnswers: readonly string[] = [
  "Choose {card}",
  "Choose card {number}",
  "Choose none",
  "Take back {card}",
  "Put {card} on top of {pile}",
  "Put {card} on {pile}, under the first card",
  "Put {card} on {pile}, under the first {number} cards",
  "Put {card} into {pile}",
  "Done",
];

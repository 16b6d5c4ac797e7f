import type { SimulationCards } from "./plan.js";

/** Cards with a name for each definition that stays the same when the card is edited. */
export interface NamedCards extends Omit<SimulationCards, "cards"> {
  readonly keys: readonly string[];
}

/** The cards after an edit and before it, with one number for each card of either. */
export interface JointCards {
  readonly cards: SimulationCards;
  readonly before: SimulationCards | null;
  /** By number. */
  readonly keys: readonly string[];
}

/** Gives every card one number, the same before and after; those that are there now come first, in their order. */
export function joinCards(after: NamedCards, before: NamedCards | null): JointCards {
  const numbers = new Map<string, number>();
  const numbered = ({ keys, definitions, decks, options }: NamedCards): SimulationCards => {
    const cards = keys.map((key) => {
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    });
    return { definitions, decks, options, cards };
  };
  const cards = numbered(after);
  const earlier = before && numbered(before);
  return { cards, before: earlier, keys: [...numbers.keys()] };
}

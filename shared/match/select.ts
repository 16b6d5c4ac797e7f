import type { CardsPrompt } from "./prompt.js";
import type { Seat } from "./seat.js";

/** What a selection asks for; missing limits follow the rules of `clampSelection`. */
export interface Selection {
  readonly seat: Seat;
  readonly title: string;
  readonly purpose?: string;
  readonly cards: readonly number[];
  /** Exactly as many as there are, up to this. Excludes `min` and `max`. */
  readonly count?: number;
  readonly min?: number;
  readonly max?: number;
  readonly direct?: boolean;
  readonly blind?: boolean;
  readonly ordered?: boolean;
  /** The cards whose faces stay hidden from the seat that chooses; each is picked by its place. */
  readonly hidden?: readonly number[];
}

/**
 * The limits of a selection among `size` cards (KERNEL-5): `count` asks for min(count, size) exactly; else `min` is
 * 1 and `max` is max(1, min) unless given, and `max` never exceeds `size`. `null` when fewer cards are there than must be chosen.
 */
export function clampSelection(
  size: number,
  limits: { readonly count?: number; readonly min?: number; readonly max?: number },
): { readonly min: number; readonly max: number } | null {
  if (limits.count !== undefined) {
    const exactly = Math.max(0, Math.min(limits.count, size));
    return { min: exactly, max: exactly };
  }
  const min = Math.max(0, limits.min ?? 1);
  const max = Math.min(limits.max ?? Math.max(1, min), size);
  return min > size || min > max ? null : { min, max };
}

/**
 * The prompt of a selection; `isHidden` says which cards are picked by their place unless the selection does. Asking for more
 * cards than there are is a mistake of the rules and throws.
 */
export function selectionPrompt(selection: Selection, isHidden: (card: number) => boolean = () => false): CardsPrompt {
  const { seat, title, cards } = selection;
  const limits = clampSelection(cards.length, selection);
  if (limits === null) throw new Error(`Selection impossible: "${title}" among ${cards.length} cards`);
  const { min, max } = limits;
  const blind = selection.blind ?? false;
  if (blind && max > 1) throw new Error(`"${title}": a blind choice is of one card; ask again for the next`);
  const staysHidden = selection.hidden === undefined ? isHidden : (card: number) => selection.hidden?.includes(card);
  const hidden = blind ? [] : cards.flatMap((card, at) => (staysHidden(card) === true ? [at] : []));
  return {
    kind: "cards",
    seat,
    title,
    purpose: selection.purpose ?? "",
    cards,
    min,
    max,
    direct: blind || (selection.direct ?? (min === 1 && max === 1)),
    blind,
    ordered: selection.ordered ?? false,
    picked: [],
    ...(hidden.length === 0 ? {} : { hidden }),
  };
}

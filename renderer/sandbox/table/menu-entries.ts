import type { Offer } from "../../../shared/match/index.js";
import type { MenuEntry } from "./CardMenu.js";

/** Entries for the offers of a card. */
export const offerEntries = (offers: readonly Offer[], take: (offer: Offer) => void): MenuEntry[] =>
  offers.map((offer) => ({ label: offer.label, refusal: offer.refusal, offer, run: () => take(offer) }));

/** Entries that read alike are distinguished by where the last of their cards lies, as far as that is known. */
export function distinctEntries(
  entries: readonly MenuEntry[],
  whereIs: (card: number) => string | undefined,
): readonly MenuEntry[] {
  const counts = new Map<string, number>();
  for (const { label } of entries) counts.set(label, (counts.get(label) ?? 0) + 1);
  return entries.map((entry) => {
    const card = entry.offer?.cards.at(-1);
    const where = card === undefined ? undefined : whereIs(card);
    return where === undefined || counts.get(entry.label) === 1
      ? entry
      : { ...entry, label: `${entry.label} (${where})` };
  });
}

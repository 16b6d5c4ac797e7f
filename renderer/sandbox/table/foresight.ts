import { useEffect } from "react";
import type { Offer } from "../../../shared/match/index.js";
import type { OfferBook } from "./offer-book.js";
import type { TableSnapshot } from "../match/protocol.js";
import { askTable } from "../match/table-client.js";
import { setTable, useTable } from "../match/table-state.js";

/** The one thing that can be done with a card, where there is one: what it does can be looked at before. */
export function foreseeable(offers: OfferBook, card: number | null): Offer | undefined {
  if (card === null) return undefined;
  const { legal } = offers.of(card);
  return legal.length === 1 ? legal[0] : undefined;
}

/** Asks what the choice that is looked at would surely do: of a card with one use, or of an answer that is pointed at. */
export function useForesight(snapshot: TableSnapshot, offers: OfferBook): void {
  const looked = useTable((state) => state.looked);
  const pointed = useTable((state) => state.pointed);
  const { prompt, revision } = snapshot;
  useEffect(() => {
    const offer = pointed ?? foreseeable(offers, looked);
    const action = prompt !== null && offer?.refusal === null ? offer.action : null;
    setTable({ foreseeing: action, foreseen: null });
    if (action !== null) askTable({ kind: "foresee", revision, action: { ...action } });
  }, [prompt, revision, offers, looked, pointed]);
}

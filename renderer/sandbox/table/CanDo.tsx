import { Ban, Check, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import type { Offer, Ruleset, ViewCard } from "../../../shared/match/index.js";
import { tableTexts } from "./texts.js";
import { whyNothing, type OfferBook } from "./offer-book.js";
import type { TableSnapshot } from "../match/protocol.js";

interface Props {
  readonly card: ViewCard | undefined;
  readonly snapshot: TableSnapshot;
  readonly offers: OfferBook;
  readonly ruleset: Ruleset;
}

/** What can be done with the card that is looked at, and why the rest cannot. */
export function CanDo({ card, snapshot, offers, ruleset }: Props): ReactNode {
  const { prompt, view, asked } = snapshot;
  if (!card || view.outcome !== null) return null;
  const { legal, refused, places } = offers.of(card.id);
  const canMove = offers.isMovable(card.id);
  const stays = canMove ? places.find(({ refusal }) => refusal !== null)?.refusal : undefined;
  if (legal.length === 0 && refused.length === 0 && !canMove) {
    const isOwn = prompt !== null ? card.side === prompt.seat : card.side === snapshot.bottom;
    if (prompt?.kind === "act" && !isOwn) return null;
    const why = whyNothing(offers.of(card.id), { prompt, asked: ruleset.seats[asked] ?? "nobody", isOver: false });
    return (
      <p className="can-do">
        <Hourglass /> {why}
      </p>
    );
  }
  return (
    <ul className="can-do" aria-label={tableTexts.actions}>
      {legal.map((offer) => (
        <li key={keyOf(offer)} data-legal>
          <Check /> {offer.label}
        </li>
      ))}
      {canMove && (
        <li data-legal>
          <Check /> {tableTexts.howToMove}
        </li>
      )}
      {stays !== undefined && (
        <li>
          <Ban /> <b>{stays}</b>
        </li>
      )}
      {refused.map((offer) => (
        <li key={keyOf(offer)}>
          <Ban /> <span>{tableTexts.refused(offer.label, "")}</span>
          <b>{offer.refusal}</b>
        </li>
      ))}
    </ul>
  );
}

const keyOf = ({ action: { verb, card, target, value } }: Offer): string => `${verb} ${card} ${target} ${value}`;

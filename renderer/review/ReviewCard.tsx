import type { ReactNode } from "react";
import type { ReviewItemView } from "../../shared/bridge/index.js";
import { AbilityChange, CellChange } from "../changes/index.js";
import { texts } from "./texts.js";

/** A card of a review: what changed in it, what is decided of it, and what was noted. */
export function ReviewCard({ item }: { readonly item: ReviewItemView }): ReactNode {
  const { card, sheet, row, verdict, note, isStale } = item;
  const remarks = [
    sheet,
    ...(row ? [texts.kinds[row.kind]] : []),
    ...(row?.verdict === undefined || row.verdict === "other" ? [] : [texts.verdicts[row.verdict]]),
    ...(row?.titleBefore === undefined ? [] : [texts.was(row.titleBefore)]),
  ];
  return (
    <article className="review-card" aria-label={card.card}>
      <header>
        <h3>{card.card}</h3>
        <small>{remarks.join(" · ")}</small>
        <span className={`review-verdict is-${verdict ?? "open"}`}>
          {verdict === null ? texts.open : texts.decided[verdict]}
        </span>
      </header>
      {row ? (
        <ul className="changes-cells">
          {row.cells.map((cell) => (
            <li key={cell.key}>
              <CellChange cell={cell} />
            </li>
          ))}
          {row.abilities.map((ability, at) => (
            <li key={at}>
              <AbilityChange ability={ability} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{texts.asBefore}</p>
      )}
      {isStale && <p className="review-stale">{texts.changedSince}</p>}
      {note !== "" && <blockquote>{note}</blockquote>}
    </article>
  );
}

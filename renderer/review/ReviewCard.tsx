import type { ReactNode } from "react";
import type { FaceLayout } from "../../shared/face/index.js";
import type { CardItemView } from "../../shared/bridge/index.js";
import { RowChanges } from "../changes/index.js";
import { FaceImage } from "../faces/index.js";
import { useFaces } from "./review-faces.js";
import { Said, VerdictMark } from "./Said.js";
import { texts } from "./texts.js";

interface CardProps {
  /** Of the review. */
  readonly name: string;
  readonly item: CardItemView;
}

/** A card of a review: what changed in it, what is decided of it, and what was noted. */
export function ReviewCard({ name, item }: CardProps): ReactNode {
  const faces = useFaces(name, item);
  const { card, sheet, row, verdict } = item;
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
        <VerdictMark verdict={verdict} />
      </header>
      <div className="review-desk">
        {faces && (
          <div className="review-faces">
            {faces.before && <Face title={texts.before} layout={faces.before} name={card.card} />}
            {faces.after && <Face title={texts.after} layout={faces.after} name={card.card} />}
          </div>
        )}
        <div className="review-said">
          {row ? <RowChanges cells={row.cells} abilities={row.abilities} kind={row.kind} /> : <p>{texts.asBefore}</p>}
          <Said item={item} differs={row !== null} />
        </div>
      </div>
    </article>
  );
}

interface FaceProps {
  readonly title: string;
  readonly layout: FaceLayout;
  /** Of the card. */
  readonly name: string;
}

const Face = ({ title, layout, name }: FaceProps): ReactNode => (
  <figure>
    <FaceImage layout={layout} name={`${name}, ${title}`} />
    <figcaption>{title}</figcaption>
  </figure>
);

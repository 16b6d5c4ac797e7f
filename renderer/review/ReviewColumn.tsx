import type { ReactNode } from "react";
import type { ColumnItemView } from "../../shared/bridge/index.js";
import { columnLine, type NotedColumn } from "../../shared/revision/index.js";
import { texts } from "./texts.js";
import { Said, VerdictMark } from "./Said.js";

/** What cards have in a column, or had. */
export const ColumnValues = ({ change, values }: Pick<NotedColumn, "change" | "values">): ReactNode => (
  <dl className="review-values">
    {values.map(({ text, cards }, at) => (
      <div key={at}>
        <dt>
          {text === "" ? texts.empty : text} {change.rows > 0 && <small>{texts.cards(cards.length)}</small>}
        </dt>
        <dd>{cards.join(", ")}</dd>
      </div>
    ))}
  </dl>
);

/** A column of a review that came, went or has another name: what cards have in it, and what is decided of it for all of them. */
export function ReviewColumn({ item }: { readonly item: ColumnItemView }): ReactNode {
  const { column, noted, sheet, verdict } = item;
  const name = noted?.change.column ?? column.column;
  return (
    <article className="review-card" aria-label={texts.column(name)}>
      <header>
        <h3>{noted ? columnLine(noted.change, "column") : texts.column(name)}</h3>
        <small>{sheet}</small>
        <VerdictMark verdict={verdict} />
      </header>
      <div className="review-desk">
        <div className="review-said">
          {noted ? <ColumnValues {...noted} /> : <p>{texts.asBefore}</p>}
          <Said item={item} differs={noted !== null} />
        </div>
      </div>
    </article>
  );
}

import type { ReactNode } from "react";
import type { ReviewView } from "../../shared/bridge/index.js";
import {
  columnLine,
  notesMarkdown,
  reviewNotes,
  type NotedColumn,
  type NotedRow,
} from "../../shared/revision/index.js";
import { RowChanges } from "../changes/index.js";
import { download } from "../exchange/index.js";
import { say } from "../state/index.js";
import { ColumnValues } from "./ReviewColumn.js";
import { summaryPage } from "./review-faces.js";
import { texts } from "./texts.js";

interface SummaryProps {
  readonly review: ReviewView;
  readonly onBack: () => void;
}

/** What a review came to, to look at and to paste where it is talked about. */
export function ReviewSummary({ review, onBack }: SummaryProps): ReactNode {
  const title = `${texts.reviewOf(review.name)} (${review.since})`;
  const groups = reviewNotes(review.items);
  const markdown = (): string => notesMarkdown(title, groups);
  const save = async (): Promise<void> =>
    download(`${review.name}.html`, await summaryPage(title, review), "text/html");
  const copy = (): void =>
    void navigator.clipboard.writeText(markdown()).then(
      () => say("info", texts.copied),
      () => say("warning", texts.notCopied),
    );
  return (
    <div
      className="review-walk"
      tabIndex={-1}
      data-first-focus
      onKeyDown={(event) => {
        if (event.key !== "ArrowLeft" && event.key !== "Backspace") return;
        event.preventDefault();
        onBack();
      }}
    >
      {groups.map(({ title: chapter, rows, columns = [] }) => (
        <section key={chapter} className="review-group">
          <h3>
            {chapter} <small>{(rows.length + columns.length).toLocaleString("en")}</small>
          </h3>
          <ul>
            {rows.map((row, at) => (
              <SummaryOfCard key={at} {...row} />
            ))}
            {columns.map((column, at) => (
              <SummaryOfColumn key={`column ${at}`} {...column} />
            ))}
          </ul>
        </section>
      ))}
      <div className="review-actions">
        <button type="button" className="button is-main" onClick={copy}>
          {texts.copy}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => download(`${review.name}.md`, markdown(), "text/markdown")}
        >
          {texts.saveMarkdown}
        </button>
        <button type="button" className="button" onClick={() => void save()}>
          {texts.savePage}
        </button>
        <span className="review-gap" />
        <button type="button" className="button" onClick={onBack}>
          {texts.backToCards} <kbd>←</kbd>
        </button>
      </div>
    </div>
  );
}

function SummaryOfCard({ row, sheet, cells, said = [], note = "" }: NotedRow): ReactNode {
  const remarks = [
    ...(sheet === undefined ? [] : [sheet]),
    ...(row.titleBefore === undefined ? [] : [texts.was(row.titleBefore)]),
  ];
  return (
    <li>
      <strong>{row.title}</strong> <small>{remarks.join(" · ")}</small>
      <RowChanges cells={cells} abilities={row.abilities} kind={row.kind} />
      <Remarks said={said} note={note} />
    </li>
  );
}

const SummaryOfColumn = ({ change, sheet, values, said = [], note = "" }: NotedColumn): ReactNode => (
  <li>
    <strong>{columnLine(change, "column")}</strong> <small>{sheet}</small>
    {values.length > 0 && (
      <details>
        <summary>{texts.values(values.length)}</summary>
        <ColumnValues change={change} values={values} />
      </details>
    )}
    <Remarks said={said} note={note} />
  </li>
);

/** What is said of a card or column beside what changed in it. */
const Remarks = ({ said, note }: { readonly said: readonly string[]; readonly note: string }): ReactNode => (
  <>
    {said.length > 0 && (
      <ul className="review-lines">
        {said.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    )}
    {note !== "" && <blockquote>{note}</blockquote>}
  </>
);

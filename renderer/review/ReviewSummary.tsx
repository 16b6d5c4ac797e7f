import type { ReactNode } from "react";
import type { ReviewView } from "../../shared/bridge/index.js";
import { notedLines, notesMarkdown, reviewNotes } from "../../shared/revision/index.js";
import { download } from "../exchange/index.js";
import { say } from "../state/index.js";
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
      {groups.map(({ title: chapter, rows }) => (
        <section key={chapter} className="review-group">
          <h3>
            {chapter} <small>{rows.length.toLocaleString("en")}</small>
          </h3>
          <ul>
            {rows.map(({ note, ...noted }, at) => (
              <li key={at}>
                <strong>{noted.row.title}</strong>
                <ul className="review-lines">
                  {notedLines(noted).map((line, place) => (
                    <li key={place}>{line}</li>
                  ))}
                </ul>
                {note !== undefined && note !== "" && <blockquote>{note}</blockquote>}
              </li>
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

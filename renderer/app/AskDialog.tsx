import { useState, type ReactNode } from "react";
import type { ReferencesView, ReferenceView } from "../../shared/workspace/index.js";
import { useCloseOverlay, type Question } from "../state/index.js";
import { goToCell } from "../navigation/index.js";
import { Dialog } from "../ui/index.js";
import { lateTexts } from "./late-texts.js";

/** Rows that name what is asked about, each a way to go there. */
function Referrers({ references: { references, counts }, onGo }: ReferrersProps): ReactNode {
  const rest = counts.reduce((sum, { rows }) => sum + rows, 0) - references.length;
  return (
    <ul className="referrers" aria-label={lateTexts.references}>
      {references.map((reference) => (
        <li key={reference.rowKey}>
          <button type="button" className="referrer" onClick={() => onGo(reference)}>
            <span>
              {reference.rowTitle}{" "}
              {reference.namedTitle !== undefined && (
                <span className="referrer-named">{lateTexts.uses(reference.namedTitle)}</span>
              )}
            </span>
            <span className="referrer-sheet">{reference.sheetTitle}</span>
          </button>
        </li>
      ))}
      {rest > 0 && <li className="referrers-rest">{lateTexts.andMoreReferences(rest.toLocaleString("en"))}</li>}
    </ul>
  );
}

interface ReferrersProps {
  readonly references: ReferencesView;
  readonly onGo: (reference: ReferenceView) => void;
}

/** Asks before an act loses or adds what nobody asked for: the safe way has the keyboard, Escape leaves all as it is. */
export function AskDialog({ question }: { readonly question: Question }): ReactNode {
  const close = useCloseOverlay();
  const { title, text, choices, safe, references } = question;
  // The question is answered once, however fast the keys come.
  const [isAnswered, setAnswered] = useState(false);
  const take = (run: () => void): void => {
    if (isAnswered) return;
    setAnswered(true);
    close();
    run();
  };
  return (
    <Dialog
      title={title}
      className="ask"
      footer={
        <>
          <span className="dialog-note" />
          <button
            type="button"
            className="button"
            data-first-focus={choices.some(({ isFirst }) => isFirst) ? undefined : true}
            onClick={close}
          >
            {safe}
          </button>
          {choices.map((choice) => (
            <button
              key={choice.title}
              type="button"
              className={choice.isFirst === true ? "button is-main" : "button"}
              data-first-focus={choice.isFirst}
              onClick={() => take(choice.run)}
            >
              {choice.title}
            </button>
          ))}
        </>
      }
    >
      <p>{text}</p>
      {references && references.references.length > 0 && (
        <Referrers
          references={references}
          onGo={({ sheet, rowKey, column }) => take(() => void goToCell(sheet, rowKey, column))}
        />
      )}
    </Dialog>
  );
}

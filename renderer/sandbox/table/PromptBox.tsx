import type { ReactNode } from "react";
import type { Ruleset } from "../../../shared/match/index.js";
import { playNow } from "../launch/play.js";
import type { TableSnapshot } from "../match/protocol.js";
import { askTable } from "../match/table-client.js";
import { setTable, showTable, useTable } from "../match/table-state.js";
import { tableTexts } from "./texts.js";
import { Answers } from "./Answers.js";
import { ArrangeTray } from "./ArrangeTray.js";
import { CancelButton } from "./CancelChoice.js";
import { JustNow } from "./JustNow.js";
import type { OfferBook } from "./offer-book.js";
import { Question } from "./Question.js";
import type { TableHands } from "./table-hands.js";

interface Props {
  readonly snapshot: TableSnapshot;
  readonly ruleset: Ruleset;
  readonly offers: OfferBook;
  readonly hands: TableHands;
  readonly tray: ReactNode;
}

/** What is asked, of whom and why, with the answers that are buttons; and what has just happened. */
export function PromptBox({ snapshot, ruleset, offers, hands, tray }: Props): ReactNode {
  const refusal = useTable((state) => state.refusal);
  const carried = useTable((state) => (state.carried === null ? undefined : hands.cards.get(state.carried)));
  const carriedName = carried?.face.name;
  const { prompt, view, held, thinking } = snapshot;
  const isMine = prompt !== null;
  return (
    <section
      className="prompt"
      aria-label={tableTexts.question}
      data-mine={isMine || undefined}
      data-over={view.outcome !== null || undefined}
    >
      <div className="prompt-ask">
        <p className="prompt-title" role="status">
          <Question snapshot={snapshot} ruleset={ruleset} offers={offers} />
        </p>
        {carried !== undefined && carriedName !== undefined && (
          <div className="prompt-head prompt-carried">
            <p role="status">
              {tableTexts.chooseAPlaceFor} <b>{carriedName}</b>.
            </p>
            <CancelButton label={tableTexts.leaveWhereItIs(carriedName)} cancel={() => setTable({ carried: null })} />
            {offers.hasOtherWays(carried.id) && (
              <button
                type="button"
                className="button"
                onClick={({ currentTarget }) => hands.onMenu(carried, currentTarget)}
              >
                {tableTexts.otherWays}
              </button>
            )}
          </div>
        )}
        {prompt?.kind === "arrange" ? <ArrangeTray prompt={prompt} hands={hands} /> : null}
        {tray}
        {isMine && <Answers key={snapshot.revision} snapshot={snapshot} offers={offers} />}
        {view.outcome !== null && (
          <div className="prompt-answers">
            <button type="button" className="button is-main" onClick={playNow}>
              {tableTexts.playAgain}
            </button>
            <button type="button" className="button" onClick={() => showTable(false)}>
              {tableTexts.backToTheSheet}
            </button>
          </div>
        )}
        {held && !thinking && view.outcome === null && (
          <div className="prompt-answers">
            <button type="button" className="button is-main" onClick={() => askTable({ kind: "hold", held: false })}>
              {tableTexts.playOnFromHere}
            </button>
            {snapshot.at < snapshot.moments - 1 && (
              <button
                type="button"
                className="button"
                onClick={() => askTable({ kind: "jump", at: snapshot.moments - 1 })}
              >
                {tableTexts.backToTheLatestMoment}
              </button>
            )}
          </div>
        )}
        {refusal !== null && (
          <p className="prompt-refusal" role="alert">
            {refusal}
          </p>
        )}
      </div>
      <JustNow ruleset={ruleset} isBrief={prompt?.kind === "arrange" || tray !== null} />
    </section>
  );
}

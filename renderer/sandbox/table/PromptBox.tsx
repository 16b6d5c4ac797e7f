import { useState, type ReactNode } from "react";
import { type NumberPrompt, type Offer, type Ruleset } from "../../../shared/match/index.js";
import { chooseAction, take } from "../match/answers.js";
import { tableTexts } from "../texts.js";
import { goOnOffer } from "./go-on.js";
import { hintOf } from "./hint.js";
import { ArrangeTray } from "./ArrangeTray.js";
import type { OfferBook } from "./offer-book.js";
import { CancelButton, CancelChoice, WhyNoCancel } from "./CancelChoice.js";
import { JustNow } from "./JustNow.js";
import type { TableSnapshot } from "../match/protocol.js";
import { endWords } from "./EndPanel.js";
import type { TableHands } from "./table-hands.js";
import { whoseTurn, youOf } from "../match/progress.js";
import { askTable } from "../match/table-client.js";
import { setTable, useTable } from "../match/table-state.js";
import { playNow, showTable } from "../launch/play.js";
import { act } from "../../../shared/match/index.js";

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
  const carriedName = useTable(({ carried }) => (carried === null ? undefined : hands.cards.get(carried)?.face.name));
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
        {carriedName !== undefined && (
          <div className="prompt-head prompt-carried">
            <p role="status">
              {tableTexts.chooseAPlaceFor} <b>{carriedName}</b>.
            </p>
            <CancelButton label={tableTexts.leaveWhereItIs(carriedName)} cancel={() => setTable({ carried: null })} />
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

interface QuestionProps {
  readonly snapshot: TableSnapshot;
  readonly ruleset: Ruleset;
  readonly offers: OfferBook;
}

function Question({ snapshot, ruleset, offers }: QuestionProps): ReactNode {
  const { prompt, view, because, asked, players, held, thinking } = snapshot;
  const nameOf = (seat: number): string => ruleset.seats[seat] ?? tableTexts.nobody;
  if (view.outcome !== null) return <strong>{endWords(snapshot, view.outcome, ruleset)}</strong>;
  if (prompt === null) {
    if (held && !thinking) return <strong>{tableTexts.isToMoveMatchWaits(nameOf(asked))}</strong>;
    return (
      <>
        <strong>{whoseTurn(snapshot, ruleset).words}</strong>
        <span className="prompt-hint">
          {" "}
          {nameOf(asked)} {thinking ? tableTexts.isThinking : tableTexts.isToMove}
          <span className="dots" aria-hidden />
        </span>
      </>
    );
  }
  const you = youOf(players);
  return (
    <>
      {you === undefined && <span className="prompt-seat">{nameOf(prompt.seat)}: </span>}
      <strong>{because ? sentenceOf(prompt.title) : prompt.title || tableTexts.choose}</strong>
      {because && <span className="prompt-cause"> {tableTexts.forCard(because.name)}</span>}
      {howMany(prompt)}
      {prompt.kind === "act" && <Waiting snapshot={snapshot} nameOf={nameOf} />}
      <Hint snapshot={snapshot} offers={offers} idle={ruleset.layout.idle} />
      <WhyNoCancel backOut={snapshot.backOut} />
    </>
  );
}

/** What is asked, as a sentence that another can follow. */
const sentenceOf = (title: string): string => {
  const asked = title === "" ? tableTexts.choose : title;
  return /[.!?:…]$/u.test(asked) ? asked : `${asked}.`;
};

/** What resolves if nobody responds. */
function Waiting({
  snapshot: { view },
  nameOf,
}: {
  readonly snapshot: TableSnapshot;
  readonly nameOf: (seat: number) => string;
}): ReactNode {
  const top = view.stack.at(-1);
  if (top === undefined) return null;
  const known = (card: number): string | undefined => view.cards.find(({ id }) => id === card)?.face.name;
  const name = known(top.card) ?? known(top.cause.card) ?? tableTexts.anAbility;
  const aims = top.targets.flatMap((card) => known(card) ?? []);
  return (
    <span className="prompt-cause">
      {" "}
      {tableTexts.ownersCard(nameOf(top.controller), name)}
      {aims.length > 0 && ` → ${aims.join(", ")}`} {tableTexts.resolvesNext}
    </span>
  );
}

function howMany(prompt: NonNullable<TableSnapshot["prompt"]>): ReactNode {
  if (prompt.kind !== "cards" || prompt.direct) return null;
  const { min, max, picked } = prompt;
  const wanted = min === max ? `${max}` : `${min} to ${max}`;
  return <span className="prompt-count"> {tableTexts.ofChosen(picked.length, wanted)}</span>;
}

interface HintProps extends Pick<Props, "snapshot" | "offers"> {
  /** What the game says where cards can only be moved. */
  readonly idle: string | undefined;
}

/** Guidance for a newcomer, or why the inspected card cannot be played; nothing while its place is being chosen. */
function Hint({ snapshot, offers, idle }: HintProps): ReactNode {
  const looked = useTable((state) => state.looked);
  const isCarrying = useTable(({ carried }) => carried !== null);
  const { prompt } = snapshot;
  if (prompt === null || isCarrying) return null;
  const why = prompt.kind === "act" && looked !== null ? offers.whyRefused(looked) : null;
  return why === null ? (
    <span className="prompt-hint"> {hintOf(prompt, snapshot, idle)}</span>
  ) : (
    <span className="prompt-hint" data-refused>
      {" "}
      {why}
    </span>
  );
}

function Answers({ snapshot, offers }: { readonly snapshot: TableSnapshot; readonly offers: OfferBook }): ReactNode {
  const { prompt } = snapshot;
  const isCarrying = useTable(({ carried }) => carried !== null);
  if (prompt === null) return null;
  const cancel = isCarrying ? null : <CancelChoice backOut={snapshot.backOut} />;
  if (prompt.kind === "number" && prompt.max - prompt.min > 8) {
    return <NumberAnswer prompt={prompt} cancel={cancel} />;
  }
  const main = goOnOffer(prompt, offers);
  const isNumbered = prompt.kind === "options" || prompt.kind === "number" || prompt.kind === "confirm";
  const buttons = prompt.kind === "arrange" ? [] : offers.buttons;
  if (buttons.length === 0 && snapshot.backOut?.kind !== "open") return null;
  return (
    <div className="prompt-answers" data-kind={prompt.kind}>
      {buttons.map((offer, at) => (
        <AnswerButton
          key={`${offer.action.verb} ${offer.action.value}`}
          offer={offer}
          isMain={offer === main}
          number={isNumbered ? at + 1 : null}
        />
      ))}
      {cancel}
    </div>
  );
}

function AnswerButton({
  offer,
  isMain,
  number,
}: {
  readonly offer: Offer;
  readonly isMain: boolean;
  readonly number: number | null;
}): ReactNode {
  return (
    <button
      type="button"
      className={isMain ? "button is-main" : "button"}
      aria-disabled={offer.refusal === null ? undefined : true}
      onClick={() => take(offer)}
      onPointerEnter={() => setTable({ pointed: offer })}
      onPointerLeave={() => setTable({ pointed: null })}
      onFocus={() => setTable({ pointed: offer })}
      onBlur={() => setTable({ pointed: null })}
    >
      {offer.label}
      {offer.refusal !== null && <span className="prompt-why">{offer.refusal}</span>}
      {isMain && <kbd>{tableTexts.space}</kbd>}
      {number !== null && number < 10 && offer.label !== String(number) && <kbd>{number}</kbd>}
    </button>
  );
}

/** A number from a wide range. */
function NumberAnswer({
  prompt: { min, max },
  cancel,
}: {
  readonly prompt: NumberPrompt;
  readonly cancel: ReactNode;
}): ReactNode {
  const [value, setValue] = useState(min);
  return (
    <form
      className="prompt-answers"
      onSubmit={(event) => {
        event.preventDefault();
        chooseAction(act("set", -1, -1, value));
      }}
    >
      <input
        className="field"
        type="number"
        aria-label={tableTexts.number}
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => setValue(target.valueAsNumber)}
      />
      <button type="submit" className="button is-main">
        {tableTexts.take(value)}
      </button>
      {cancel}
    </form>
  );
}

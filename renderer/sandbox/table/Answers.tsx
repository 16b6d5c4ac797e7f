import { useState, type ReactNode } from "react";
import { act, type NumberPrompt, type Offer } from "../../../shared/match/index.js";
import { chooseAction, take } from "../match/answers.js";
import type { TableSnapshot } from "../match/protocol.js";
import { setTable, useTable } from "../match/table-state.js";
import { tableTexts } from "./texts.js";
import { CancelChoice } from "./CancelChoice.js";
import { goOnOffer } from "./go-on.js";
import type { OfferBook } from "./offer-book.js";

/** The answers that are buttons, with the one to go on first, and a number where one is to be entered. */
export function Answers({
  snapshot,
  offers,
}: {
  readonly snapshot: TableSnapshot;
  readonly offers: OfferBook;
}): ReactNode {
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

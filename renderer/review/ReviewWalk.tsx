import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { ReviewItemView, ReviewView } from "../../shared/bridge/index.js";
import type { ReviewVerdict } from "../../shared/revision/index.js";
import { travelOf } from "../navigation/index.js";
import { turns } from "../state/index.js";
import { NoteField } from "./NoteField.js";
import { ReviewCard } from "./ReviewCard.js";
import { ReviewColumn } from "./ReviewColumn.js";
import { texts } from "./texts.js";
import { keyOf, nextOpen, verdictKeys, walkKeys, type WalkKey, type WalkStep } from "./walk-keys.js";

interface WalkProps {
  readonly review: ReviewView;
  /** The key of the card that is looked at; the first to decide where there is none. */
  readonly at: string | null;
  readonly onGo: (key: string) => void;
  readonly onSummary: () => void;
  /** Whether it was carried out, and holds: of a card that changed while it was looked at, the rest is to be decided. */
  readonly onDecide: (decision: {
    readonly key: string;
    readonly verdict: ReviewVerdict;
    readonly note: string;
    /** The changes that were looked at. */
    readonly seen: string[];
  }) => Promise<boolean>;
  /** Until the card is known that is decided otherwise because of it. */
  readonly onTravel: (direction: "undo" | "redo") => Promise<void>;
}

/** People press keys before an undo has come to its card, or a decision to the next: these wait, as they would be about another. */
function inTurn(act: () => unknown): void {
  if (!turns.wait(act)) turns.hold(act());
}

/** One item of a review after another, decided by keys. */
export function ReviewWalk(props: WalkProps): ReactNode {
  const { items, count, unread } = props.review;
  // An item that is no longer in the review makes room for the first one to decide.
  const looked = items.some(({ key }) => key === props.at) ? props.at : nextOpen(items, -1)?.key;
  const place = Math.max(
    0,
    items.findIndex(({ key }) => key === looked),
  );
  const item = items[place];
  const notes = [
    ...(items.length < count ? [texts.firstShown(items.length, count)] : []),
    ...(unread.length > 0 ? [texts.leftOut(unread.join(", "))] : []),
  ];
  if (!item) return <p role="status">{[texts.nothingToReview, ...notes].join(" ")}</p>;
  return <WalkAt {...props} item={item} place={place} notes={notes} />;
}

interface PlaceProps extends WalkProps {
  readonly item: ReviewItemView;
  readonly place: number;
  readonly notes: readonly string[];
}

function WalkAt({ item, place, notes, ...props }: PlaceProps): ReactNode {
  const { items } = props.review;
  const [isNoting, setIsNoting] = useState(false);
  const newest = useRef<(pressed: WalkKey) => unknown>(() => undefined);
  const go = (to: ReviewItemView | undefined): void => {
    if (to) props.onGo(to.key);
  };
  const step = (what: WalkStep): void => {
    if (what === "summary") props.onSummary();
    else if (what === "open") go(nextOpen(items, place));
    else go(items[place + (what === "next" ? 1 : -1)]);
  };
  const decide = async (verdict: ReviewVerdict, note = item.note): Promise<void> => {
    // The card stays where it is until its decision is kept; the next one to decide is known now.
    props.onGo(item.key);
    const isDecided = await props.onDecide({ key: item.key, verdict, note, seen: [...item.changes] });
    // A note stays in its field until it is kept.
    if (isDecided || verdict !== "discuss") setIsNoting(false);
    if (isDecided) go(nextOpen(items, place) ?? items[place + 1]);
  };
  const carryOut = (pressed: WalkKey): unknown => {
    // What is typed behind a note that opens late is no answer about a card.
    if (isNoting) return undefined;
    if (pressed.kind === "decide" && pressed.verdict !== "discuss") return decide(pressed.verdict);
    if (pressed.kind === "decide") setIsNoting(true);
    else step(pressed.step);
    return undefined;
  };
  useEffect(() => {
    newest.current = carryOut;
  });
  const act = (pressed: WalkKey): void => inTurn(() => newest.current(pressed));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isNoting) return;
    const direction = travelOf(event);
    if (direction) {
      event.preventDefault();
      inTurn(() => props.onTravel(direction));
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pressed = keyOf(event.key);
    if (!pressed) return;
    event.preventDefault();
    act(pressed);
  };
  const decided = items.filter(({ verdict }) => verdict !== null).length;
  return (
    <div className="review-walk" onKeyDown={onKeyDown} tabIndex={-1} data-first-focus>
      <p className="review-place" role="status">
        {[texts.place(place + 1, items.length), texts.progress(decided, items.length), ...notes].join(" · ")}
      </p>
      {item.about === "card" ? <ReviewCard name={props.review.name} item={item} /> : <ReviewColumn item={item} />}
      {isNoting ? (
        <NoteField
          key={item.key}
          note={item.note}
          onKeep={(note) => void decide("discuss", note)}
          onLeave={() => setIsNoting(false)}
        />
      ) : (
        <div className="review-actions">
          {verdictKeys.map(([verdict, key]) => (
            <button
              key={verdict}
              type="button"
              className={`button is-${verdict}`}
              aria-pressed={item.verdict === verdict}
              onClick={() => act({ kind: "decide", verdict })}
            >
              {texts.decide[verdict]} <kbd>{key}</kbd>
            </button>
          ))}
          <span className="review-gap" />
          {walkKeys.map(([what, key, title]) => (
            <button key={what} type="button" className="button" onClick={() => act({ kind: "go", step: what })}>
              {title} <kbd>{key}</kbd>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

import { useState, type ReactNode } from "react";
import type { ReviewView } from "../../shared/bridge/index.js";
import { travel } from "../navigation/index.js";
import { ask, call } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { ReviewSummary } from "./ReviewSummary.js";
import { ReviewWalk } from "./ReviewWalk.js";
import { StartReview } from "./StartReview.js";
import { texts } from "./texts.js";

/** A review from its start to its summary, in large type and by keys alone, as a meeting looks at it. */
export function ReviewDialog(): ReactNode {
  const [review, setReview] = useState<ReviewView>();
  const [isSummary, setIsSummary] = useState(false);
  /** The card that is looked at, by its key. */
  const [at, setAt] = useState<string | null>(null);
  if (!review) {
    return (
      <Dialog title={texts.review}>
        <StartReview onOpen={setReview} />
      </Dialog>
    );
  }
  /** Takes a step back, such as a revert, or does it again, and shows the card that is to be decided because of it. */
  const follow = async (direction: "undo" | "redo"): Promise<void> => {
    await travel(direction);
    const now = await call("reviews/open", { name: review.name });
    if (!now) return;
    const isDecided = new Set(review.items.filter(({ verdict }) => verdict !== null).map(({ key }) => key));
    const again = now.items.find(({ key, verdict }) => verdict === null && isDecided.has(key));
    if (again) setAt(again.key);
    setReview(inOrderOf(review, now));
  };
  return (
    <Dialog title={texts.reviewOf(review.name)} className="review">
      {isSummary ? (
        <ReviewSummary review={review} onBack={() => setIsSummary(false)} />
      ) : (
        <ReviewWalk
          review={review}
          at={at}
          onGo={setAt}
          onSummary={() => setIsSummary(true)}
          onTravel={(direction) => void follow(direction)}
          onDecide={async (decision) => {
            const answer = await call("reviews/decide", { name: review.name, ...decision });
            // Refused, it may be since the card is another by now.
            const now = answer ?? (await refreshed(review.name));
            if (now) setReview(inOrderOf(review, now));
            return (
              answer !== undefined && answer.items.every(({ key, verdict }) => key !== decision.key || verdict !== null)
            );
          }}
        />
      )}
    </Dialog>
  );
}

/** A review as it is now; undefined where it cannot be read, which is said already. */
async function refreshed(name: string): Promise<ReviewView | undefined> {
  const answer = await ask("reviews/open", { name });
  return answer.ok ? answer.value : undefined;
}

/** Cards stay in the order in which the review began, also where they differ no more. */
function inOrderOf(before: ReviewView, now: ReviewView): ReviewView {
  const places = new Map(before.items.map(({ key }, place) => [key, place]));
  const placeOf = (key: string): number => places.get(key) ?? before.items.length;
  return { ...now, items: now.items.toSorted((one, other) => placeOf(one.key) - placeOf(other.key)) };
}

import { useEffect, useState, type ReactNode } from "react";
import type { ReviewView } from "../../shared/bridge/index.js";
import { travel } from "../navigation/index.js";
import { ask, call } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { OpenReview } from "./open-review.js";
import { ReviewSummary } from "./ReviewSummary.js";
import { ReviewWalk } from "./ReviewWalk.js";
import { StartReview } from "./StartReview.js";
import { texts } from "./texts.js";

/** A review from its start to its summary, in large type and by keys alone, as a meeting looks at it. */
export function ReviewDialog(): ReactNode {
  const [open, setOpen] = useState<OpenReview>();
  return open ? (
    <Opened open={open} />
  ) : (
    <Dialog title={texts.review}>
      <StartReview onOpen={(review) => setOpen(new OpenReview(review))} />
    </Dialog>
  );
}

function Opened({ open }: { readonly open: OpenReview }): ReactNode {
  const { review, at } = open.useShown();
  const [isSummary, setIsSummary] = useState(false);
  useEffect(() => open.follow(), [open]);
  const { name } = review;
  /** Takes a step back, such as a revert, or does it again, and shows the card that is decided otherwise because of it. */
  const follow = async (direction: "undo" | "redo"): Promise<void> => {
    await travel(direction);
    const now = await call("reviews/open", { name });
    if (!now) return;
    const before = new Map(review.items.map(({ key, verdict }) => [key, verdict]));
    const other = now.items.find(({ key, verdict }) => before.has(key) && before.get(key) !== verdict);
    if (other) open.lookAt(other.key);
    open.show(now);
  };
  return (
    <Dialog title={texts.reviewOf(name)} className="review">
      <ReviewNews review={review} />
      {isSummary ? (
        <ReviewSummary review={review} onBack={() => setIsSummary(false)} />
      ) : (
        <ReviewWalk
          review={review}
          at={at}
          onGo={open.lookAt}
          onSummary={() => setIsSummary(true)}
          onTravel={(direction) => open.act(() => follow(direction))}
          onDecide={(decision) =>
            open.act(async () => {
              const answer = await call("reviews/decide", { name, ...decision });
              // Refused, it may be since the card is another by now.
              const now =
                answer ?? (await ask("reviews/open", { name }).then((each) => (each.ok ? each.value : undefined)));
              if (now) open.show(now);
              const decided = answer?.items.find(({ key }) => key === decision.key);
              return answer !== undefined && decided?.verdict !== null;
            })
          }
        />
      )}
    </Dialog>
  );
}

/** That the commit of a review is no longer what its name stands for, where it is not. */
function ReviewNews({ review: { since, commit, sinceNow } }: { readonly review: ReviewView }): ReactNode {
  if (sinceNow === "same") return null;
  const text = sinceNow === "moved" ? texts.sinceMoved(since, commit) : texts.sinceGone(since, commit);
  return (
    <p className="review-news" aria-live="polite">
      {text}
    </p>
  );
}

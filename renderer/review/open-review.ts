import { create, type StoreApi, type UseBoundStore } from "zustand";
import { isEqual } from "../../shared/base/index.js";
import type { ReviewItemView, ReviewView } from "../../shared/bridge/index.js";
import { ask, onSessionEvent, say } from "../state/index.js";
import { texts } from "./texts.js";
import { nextOpen } from "./walk-keys.js";

/** Events after which other cards may differ, or the file of the review says something else: a checkout causes all of them. */
const moves = ["sheet/patch", "workspace/updated", "workspace/changed"] as const;

interface Shown {
  readonly review: ReviewView;
  /** The card that is looked at, by its key; the first to decide where there is none. */
  readonly at: string | null;
}

/** A review on screen, kept as the folder is: another program may check out, reset or edit while it is open. */
export class OpenReview {
  readonly useShown: UseBoundStore<StoreApi<Shown>>;
  /** Acts of the person that change the review: how many began, and how many are under way. */
  #begun = 0;
  #underWay = 0;
  #isFollowed = false;
  #isAsking = false;
  #isStale = false;
  #isLost = false;

  constructor(review: ReviewView) {
    this.useShown = create<Shown>()(() => ({ review, at: null }));
  }

  readonly lookAt = (at: string): void => this.useShown.setState({ at });

  /** Shows a newer version. Cards stay in the order in which the review began, also where they differ no more. */
  readonly show = (now: ReviewView): void =>
    this.useShown.setState(({ review }) => ({ review: inOrderOf(review, now) }));

  /** Carries out an act that changes the review, so that what comes of it is not taken for another program's. */
  async act<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    this.#begun += 1;
    this.#underWay += 1;
    try {
      return await act();
    } finally {
      this.#underWay -= 1;
      if (this.#isStale && this.#isFollowed) void this.#refresh();
    }
  }

  /** Follows the folder until what is returned is called. */
  readonly follow = (): (() => void) => {
    this.#isFollowed = true;
    const refresh = (): void => void this.#refresh();
    const stops = moves.map((event) => onSessionEvent(event, refresh));
    // A commit or a branch that is deleted changes no card.
    window.addEventListener("focus", refresh);
    return () => {
      this.#isFollowed = false;
      for (const stop of stops) stop();
      window.removeEventListener("focus", refresh);
    };
  };

  /** One question at a time, and one more where something moved meanwhile. What was asked before an act is not taken. */
  async #refresh(): Promise<void> {
    this.#isStale = this.#isAsking || this.#underWay > 0;
    if (this.#isStale) return;
    this.#isAsking = true;
    const begun = this.#begun;
    const answer = await ask("reviews/open", { name: this.useShown.getState().review.name });
    this.#isAsking = false;
    if (!this.#isFollowed) return;
    if (this.#begun !== begun) this.#isStale = true;
    else if (answer.ok) this.#take(answer.value);
    else if (!this.#isLost) say("warning", texts.cannotBeRead(answer.error.message));
    this.#isLost = !answer.ok;
    if (this.#isStale) void this.#refresh();
  }

  /** Whoever looks at a card, or writes a note about it, is not led away from it. */
  #take(answer: ReviewView): void {
    const { review, at } = this.useShown.getState();
    const looked = review.items.find(({ key }) => key === (at ?? nextOpen(review.items, -1)?.key)) ?? review.items[0];
    const now = inOrderOf(review, withItem(answer, looked));
    if (isEqual(review, now)) return;
    if (!isEqual(differencesOf(review), differencesOf(now))) say("info", texts.followed);
    this.useShown.setState({ review: now, at: looked?.key ?? null });
  }
}

/** A review with this card, also where it differs no more. */
const withItem = (review: ReviewView, item: ReviewItemView | undefined): ReviewView =>
  !item || review.items.some(({ key }) => key === item.key)
    ? review
    : { ...review, items: [...review.items, noLonger(item)] };

const noLonger = (item: ReviewItemView): ReviewItemView =>
  item.about === "card"
    ? { ...item, row: null, rowKey: null, verdict: null }
    : { ...item, noted: null, rows: [], verdict: null };

function inOrderOf(before: ReviewView, now: ReviewView): ReviewView {
  const places = new Map(before.items.map(({ key }, place) => [key, place]));
  const placeOf = (key: string): number => places.get(key) ?? before.items.length;
  return { ...now, items: now.items.toSorted((one, other) => placeOf(one.key) - placeOf(other.key)) };
}

/** What differs in which cards and what is decided of them, wherever the cards stand in their sheets. */
const differencesOf = ({ items, unread }: ReviewView): unknown => [
  unread,
  items.map((item) => {
    const { key, changes, verdict, note, isStale } = item;
    return [key, changes, verdict, note, isStale, item.about === "card" ? item.row === null : item.noted === null];
  }),
];

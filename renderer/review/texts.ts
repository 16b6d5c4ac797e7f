import type { ReviewVerdict } from "../../shared/revision/index.js";

/** What a review says. */
export const texts = {
  // ReviewDialog
  review: "Review",
  reviewOf: (name: string): string => `Review: ${name}`,
  followed: "The cards changed outside this review. It shows them as they are now.",
  cannotBeRead: (why: string): string => `The review is shown as it was, and cannot be continued: ${why}`,

  // StartReview
  aim: "Walk through the cards that changed: keep, revert or discuss each. Decisions are stored in the folder, so that they can be committed with the cards.",
  name: "Name",
  usualName: (date: string): string => `Meeting ${date}`,
  numberedName: (number: number, date: string): string => `Meeting ${number} of ${date}`,
  since: "Cards changed since",
  sinceExample: "HEAD, v1.0, HEAD~3",
  sinceHint: "Enter a commit, branch or tag, such as HEAD, v1.0 or HEAD~3.",
  start: "Start review",
  goOn: "Continue a review",
  goOnWith: (name: string): string => `Continue “${name}”`,
  badName:
    "A name may contain letters, digits, spaces, dots, dashes and underscores. Names of devices on Windows, such as CON, cannot be used.",

  // ReviewWalk
  nothingToReview: "No card has changed since then.",
  place: (at: number, of: number): string => `${at.toLocaleString("en")} of ${of.toLocaleString("en")}`,
  progress: (decided: number, of: number): string =>
    `${decided.toLocaleString("en")} of ${of.toLocaleString("en")} decided`,
  firstShown: (shown: number, of: number): string =>
    `The first ${shown.toLocaleString("en")} of ${of.toLocaleString("en")} items are shown.`,
  sinceMoved: (since: string, commit: string): string =>
    `“${since}” is another commit by now; this review still compares with ${commit.slice(0, 8)}.`,
  sinceGone: (since: string, commit: string): string =>
    `“${since}” no longer exists; this review still compares with the commit ${commit.slice(0, 8)}.`,
  leftOut: (files: string): string => `Left out, because they cannot be read: ${files}.`,
  previous: "Previous",
  next: "Next",
  nextOpen: "Next undecided",
  summary: "Summary",
  note: "What to discuss",
  noteHint: "Ctrl+Enter saves the note and moves on; Esc discards the change.",
  keepNote: "Save note",

  // ReviewCard
  kinds: { added: "New", removed: "Removed", changed: "Changed" },
  was: (title: string): string => `was ${title}`,
  asBefore: "Same as before.",
  changedSince: "Changed since it was decided.",
  former: {
    keep: "It was kept.",
    revert: "It was reverted.",
    discuss: "It was to be discussed.",
  } satisfies Record<ReviewVerdict, string>,
  noLonger: "The change that was decided is no longer there.",
  before: "Before",
  after: "Now",
  verdicts: {
    buffed: "Buffed",
    nerfed: "Nerfed",
    adjusted: "Adjusted",
    reworked: "Reworked",
    reworded: "Reworded",
    other: "",
  },
  decided: { keep: "Kept", revert: "Reverted", discuss: "To discuss" } satisfies Record<ReviewVerdict, string>,
  decide: { keep: "Keep", revert: "Revert", discuss: "Discuss" } satisfies Record<ReviewVerdict, string>,
  open: "Undecided",

  // ReviewColumn
  column: (name: string): string => `Column ${name}`,
  empty: "empty",
  cards: (count: number): string => `${count.toLocaleString("en")} ${count === 1 ? "card" : "cards"}`,

  // ReviewSummary
  values: (count: number): string => `${count.toLocaleString("en")} ${count === 1 ? "value" : "values"}`,
  backToCards: "Back to the cards",
  copy: "Copy as Markdown",
  copied: "Summary copied.",
  notCopied: "The browser blocked copying the summary.",
  saveMarkdown: "Save as Markdown",
  savePage: "Save as a page",
};

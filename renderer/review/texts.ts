import type { ReviewVerdict } from "../../shared/revision/index.js";

/** What a review says. */
export const texts = {
  // ReviewDialog
  review: "Review",
  reviewOf: (name: string): string => `Review: ${name}`,

  // StartReview
  aim: "Walk through the cards that changed: keep, revert or discuss each. What is decided is kept in the folder and travels in git.",
  name: "Name",
  usualName: (date: string): string => `Meeting ${date}`,
  since: "Cards changed since",
  sinceExample: "a commit, branch or tag: HEAD, v1.0, HEAD~3",
  start: "Start the review",
  goOn: "Go on with a review",
  goOnWith: (name: string): string => `Go on with “${name}”`,
  badName: "A name has letters, digits, spaces, dots, dashes and underscores.",

  // ReviewWalk
  nothingToReview: "No card has changed since then.",
  place: (at: number, of: number): string => `${at.toLocaleString()} of ${of.toLocaleString()}`,
  progress: (decided: number, of: number): string => `${decided.toLocaleString()} of ${of.toLocaleString()} decided`,
  firstShown: (shown: number, of: number): string =>
    `The first ${shown.toLocaleString()} of ${of.toLocaleString()} cards are shown.`,
  leftOut: (files: string): string => `Left out, because they cannot be read: ${files}.`,
  previous: "Previous",
  next: "Next",
  nextOpen: "Next to decide",
  summary: "Summary",
  note: "What is to be discussed",
  noteHint: "Ctrl+Enter keeps the note and goes on, Esc leaves it as it was.",
  keepNote: "Keep the note",

  // ReviewCard
  kinds: { added: "New", removed: "Removed", changed: "Changed" },
  was: (title: string): string => `was ${title}`,
  asBefore: "It is as it was before.",
  changedSince: "It was changed after it was decided.",
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
  open: "Not decided",

  // ReviewSummary
  backToCards: "Back to the cards",
  copy: "Copy as Markdown",
  copied: "The summary was copied.",
  notCopied: "The browser did not let the summary be copied.",
  saveMarkdown: "Save as Markdown",
  savePage: "Save as a page",
};

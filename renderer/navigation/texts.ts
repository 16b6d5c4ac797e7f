const editsOf = (count: number): string => (count === 1 ? "1 edit" : `${count.toLocaleString("en")} edits`);

/** What is said on the way to another folder. */
export const texts = {
  losesEdits: (count: number): string => `Leave this folder and lose ${editsOf(count)}?`,
  /** Why neither the files nor the journal hold them: `reason` is a sentence. */
  whyLost: (count: number, reason: string): string =>
    [
      count === 1 ? "It is not on disk," : "They are not on disk,",
      "and the journal that keeps unsaved edits cannot be written:",
      reason,
    ].join(" "),
  stay: "Stay here",
  leave: "Leave anyway",
};

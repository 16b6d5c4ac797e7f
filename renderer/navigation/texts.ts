const editsOf = (count: number): string => (count === 1 ? "1 edit" : `${count.toLocaleString("en")} edits`);

/** What is said on the way to another folder, and before steps are forgotten. */
export const texts = {
  losesEdits: (count: number): string => `Leave this folder and lose ${editsOf(count)}?`,
  /** Why neither the files nor the journal hold them: `reason` is a sentence. */
  whyLost: (count: number, reason: string): string =>
    [
      count === 1 ? "It is not on disk," : "They are not on disk,",
      "and the journal that keeps unsaved edits cannot be written:",
      reason,
    ].join(" "),
  losesWhatIfs: (count: number): string =>
    count === 1 ? "Leave this folder and drop 1 what-if?" : `Leave this folder and drop ${count} what-ifs?`,
  whyWhatIfsLost: "What-ifs are in memory only. Keep one to put its edits into the files.",
  stay: "Stay here",
  leave: "Leave anyway",

  clearSteps: "Clear the undo history",
  askClearSteps: "Clear the undo history?",
  clearStepsHint:
    "No step made so far can be undone or redone afterwards, in this session or a later one. Files and unsaved edits stay as they are.",
  keepSteps: "Keep it",
  stepsCleared: "The undo history was cleared.",
};

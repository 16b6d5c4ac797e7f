/** What the page says of its connection to the session. */
export const noticeTexts = {
  // connection
  connectionLost: "The connection to Cardwright was lost.",

  // links
  onlyHttpsLinksAreOpened: "Only https links are opened.",

  // row-title
  unnamed: "Unnamed",

  // notices
  undo: "Undo",
  more: (count: number): string => `There are ${count.toLocaleString("en")} more messages like these.`,
  conflict: "Another program changed the same cell. Both versions are kept until you choose one.",
  showConflict: "Choose…",

  // notice
  notSaved: "Not saved, because there is no connection:",
  otherFolder: "Not saved, because another folder has been opened:",
  notSavedAfterFault: "Not saved:",
  cellGone: "Not saved, because the cell is gone:",
  refused: "Not saved, because the cell did not accept it:",

  // what-ifs
  whatIfsLost: (names: readonly string[]): string =>
    `Cardwright had to start again inside. What-ifs are in memory only, and these are gone: ${names.join(", ")}.`,
  conflictWithStanding: "The current cards changed the same cell. Both versions are kept until you choose one.",

  // acts
  notRecorded: (name: string): string => `${name}: not part of the macro, whose steps change the cells of one row.`,

  // turns
  noAnswerInTime: (count: number): string =>
    `No answer came in time; ${count === 1 ? "one key press was" : `${count} key presses were`} ignored.`,
};

/** The sentences of the frame of the page. Those with markup in them stand in their component. */
export const texts = {
  welcome:
    "Cardwright shows a folder of TOML files as sheets. Every edit is written at once, and changes nothing in the file but the value you edited.",
  savedAtOnce:
    "Every edit is saved to its TOML file at once and changes nothing else in it. Changes by other programs appear automatically; if you both changed the same cell, you choose.",
  comparing: "Comparing the generated files with the cards…",
  upToDate: "The generated files are up to date.",
  differences: (count: number): string =>
    count === 1
      ? "1 difference from the cards as they are now:"
      : `${count} differences from the cards as they are now:`,
  askToLeave: (host: string): string => `Open a page on ${host}?`,
  linkLeadsOut: "This link in a card file leads outside Cardwright:",
  nothingMatches: "No command, sheet or card matches.",
};

/** The sentences of the banners above the sheet. */
export const bannerTexts = {
  lastGoodRows: "The last good rows are shown, read-only.",
  editsWait: "Edits wait until it can be written.",
  retrying: "Retrying automatically.",
  addressChanged: "Cardwright was started again, and its address has changed.",
  textIsNotLost:
    "What was saved is on disk. Text in an editor that is open here is not lost: copy it before you close this page.",
  tooManyTabs: "Cardwright is open in too many tabs.",
  closeTabs: "Close some of them; this one connects automatically as soon as there is room.",
  typingUnprotected: "Typing is not protected against a crash.",
};

/** The sentences of the dialog with what is supported for each game. */
export const gamesTexts = {
  title: "Supported games",
  everySheet:
    "Sheets of these games or of none have lossless editing, undo, search, sorting, filters, computed columns, images, the rules of their own [metadata], import and export. A game adds:",
  thisSheet: "this sheet’s game",
  none: "none",
  more: (count: number): string => `and ${count} more`,
};

/** What the dialogs of positions say. */
export const positionTexts = {
  // OpenPositionDialog
  openAPosition: "Open a position",
  chooseAFile: "Choose a file…",
  orDropOneHere: "or drop one here",
  positionToOpen: "Position to open",

  // SavePositionDialog
  saveThePosition: "Save the position",
  format: "Format",

  // position-files
  noPlayableCards: "There are no cards here that can be played.",
  noMatch: "There is no match on the table.",
};

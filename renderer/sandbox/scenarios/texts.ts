/** What the dialogs of scenarios say. */
export const scenarioTexts = {
  // SaveScenarioDialog
  preview: "Preview",
  savedAs: (file: string): string => `Saved as ${file}.`,
  saveTableAsScenario: "Save table as scenario",
  aboutSaving:
    "It is saved as a file in the folder that expects the table as it is now. Add steps, and the outcome you expect.",
  itKeeps: "It keeps",
  keepPosition: "The position: zones and numbers of all players",
  keepMatch: "The whole match, choice by choice",
  description: "Description",
  descriptionExample: "A warrior alone against three",
  notKeptInAScenario: "Not kept in a scenario:",

  // ScenariosDialog
  scenarios: "Scenarios",
  playing: "Playing…",
  playShown: (count: number): string => `Play ${count === 1 ? "it" : `all ${count}`}`,
  noScenarios:
    "There is no scenario here yet. Set a table up by hand in a match and save it as one, or write a file whose name ends with",
  searchScenarios: "Search scenarios",
  search: "Search",
  readingTheScenarios: "Reading the scenarios…",
  howScenariosAreWritten: "How scenarios are written",
  countNotPlayed: (count: number): string => `${count} could not be played`,
  play: "Play",
  openItsPosition: "Open its position on the table",
  open: "Open",
  lineNumber: (line: number): string => `Line ${line}: `,
  wasExpectedToBe: (line: number, step: number, what: string): string =>
    `Line ${line}, ${step === 0 ? "set-up" : `step ${step}`}: ${what} was expected to be`,
  butItIs: ", but it is",
  notPlayedYet: "Not played yet",
  passed: "Passed",
  failed: "Failed",
  couldNotBePlayed: "Could not be played",

  // scenario-files
  theFileCannotBeRead: "The file cannot be read.",
  otherFolder: (cards: string): string =>
    `It plays with the cards of another folder. Open "${cards}", relative to the scenario, or change the path in the scenario.`,
  noSuchGame: (game: string): string => `There is no game "${game}" that can be played.`,
  cannotBePlayed: "It cannot be played.",
  gameCannotBePlayed: "Its game cannot be played.",
  noMatch: "There is no match on the table.",
  unknownRules: "The rules of the match are not known.",
};

/** What Search by meaning and the search for near-duplicates say. */
export const texts = {
  // In several places
  searchByMeaning: "Search by meaning",

  // DuplicatesDialog
  nearDuplicates: "Near-duplicates",
  ignoreOtherVariablesToo: "Ignore other variables too",
  showAllInTheSheet: "Show all in the sheet",
  readingTheCards: "Reading the cards…",
  noDuplicates: "No two cards are the same except for their numbers.",
  duplicates: (cards: number, count: number): string =>
    `${cards} cards in ${count} ${count === 1 ? "group" : "groups"} are the same except for their numbers.`,
  group: (number: number): string => `Group ${number}`,
  nearDuplicatesGroup: (number: number): string => `Near-duplicates, group ${number}`,
  showInTheSheet: "Show in the sheet",
  moreGroups: (count: number): string => `And ${count} more groups.`,

  // MeaningBar
  searchByMeaningQuery: (query: string): string => `Search by meaning: ${query}`,
  searchAgain: (count: number): string => `Search again (${count === 1 ? "1 row has" : `${count} rows have`} changed)`,
  findNearDuplicates: "Find near-duplicates",
  howToSearchByMeaning: "How to search by meaning",
  closeSearch: "Close search",
  closesToAllRows: "shows all rows; Esc",
  cardsLike: (title: string): string => `Cards like ${title}`,
  typeASearchInstead: "Type a search instead",
  reading: (percent: number): string => `Reading ${percent} %`,

  // MeaningNote
  mayBeMissed: (count: number): string =>
    `${count === 1 ? "1 card has" : `${count} cards have`} problems and may be missed.`,
  stateProblems: "State: Problems",
  show: "Show",
  expected: (expected: string): string => `Expected: ${expected}`,
  noCardHas: "No card here has",
  sameText: "Cards with the same text, whatever the numbers.",
  convertToAQuery: "Convert to a query",
  textContains: "Cards whose text contains these words.",

  // QueryField
  suggestions: "Suggestions",
};

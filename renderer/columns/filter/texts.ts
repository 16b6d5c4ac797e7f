/** What the filter dialog says. */
export const texts = {
  // FilterDialog
  filterBy: (title: string): string => `Filter by ${title}`,
  filter: "Filter",
  clear: "Clear",
  showRowsWhose: (title: string): string => `Show rows whose ${title}`,
  text: "Text",
  from: "From",
  any: "any",
  to: "To",

  // FilterValues
  empty: "(empty)",
  values: "Values",
  searchValues: "Search values",
  search: "Search",
  none: "None",
  all: "All",
  enterShows: (count: number, shown: string): string =>
    `Enter shows ${count === 1 ? "only this value" : `only these ${shown} values`}.`,
  moreValues: (count: number): string => `${count.toLocaleString("en")} more: search to see them.`,
  noSuchValue: "No such value.",

  // filter-asks
  isOneOf: "is one of",
  contains: "contains",
  doesNotContain: "does not contain",
  is: "is",
  isNot: "is not",
  beginsWith: "begins with",
  endsWith: "ends with",
  matchesThePattern: "matches the pattern",
  isANumberBetween: "is a number between",
  isEmpty: "is empty",
  isNotEmpty: "is not empty",
  isTicked: "is ticked",
  isNotTicked: "is not ticked",
  hasAProblem: "has a problem",
};

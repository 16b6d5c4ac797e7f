/** What the match itself says: whose turn it is, what its log names. */
export const matchTexts = {
  // live-edits
  aCard: "a card",

  // progress
  matchIsOver: "The match is over",
  noPlayersTurn: "No player’s turn",
  yourTurn: "Your turn",
  youChoose: "You choose",
  chooses: (name: string): string => `${name} chooses`,
  turnOf: (name: string): string => `${name}’s turn`,

  // table-client
  faultEndedMatch: (message: string): string => `A fault in Cardwright ended the match: ${message}`,

  // table-host
  noSuchRules: (id: string): string => `There are no rules ${id} here.`,
  aChoice: "a choice",
  changeByHand: (kind: string): string => `a change by hand (${kind})`,

  // event-tree
  theRules: "the rules",

  // table-log
  byHand: "By hand",
  aHiddenChoice: "A hidden choice",

  // worker
  unknownRequest: "The table received an unknown request.",
};

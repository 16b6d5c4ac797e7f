/** What the pane of a match says. */
export const texts = {
  // Sandbox
  match: "Match",
  shuffling: "Shuffling…",
};

/** What is said before a match is on the table, and beside it. */
export const launchTexts = {
  // launch/LeaveDialog
  askNewMatch: "Start a new match?",
  newTakesItsPlace: "A new one takes its place.",
  startNewMatch: "Start new match",
  askOtherMatch: "Open another match?",
  otherTakesItsPlace: "The other one takes its place.",
  openMatch: "Open match",
  askEndMatch: "End match?",
  cannotResume: "You cannot resume it.",
  endMatch: "End match",
  goBackToTheMatch: "Go back to the match",
  matchIsOn: (turn: number, asks: string): string => `A match is on the table: turn ${turn}. ${asks}`,

  // launch/MatchStrip
  onTableInTurn: (turn: number): string => `A match is on the table: turn ${turn}.`,
  onTableOver: "The match on the table is over.",
  backToTheTable: "Back to the table",

  // launch/PlayDialog
  playAMatch: "Play a match",
  play: "Play",
  game: "Game",
  rules: "Rules",
  seed: "Seed",
  random: "Random",
  beginWithTheSelectedCards: "Start with the selected cards in hand",
  readingTheCards: "Reading the cards…",
  noFolderIsOpen: "No folder is open.",

  // launch/SeatFields
  noDeck: "none",
  aPersonAtThisWindow: "A person at this window",
  bot: (bot: string): string => `Bot: ${bot}`,
  playedBy: "Played by",
  deck: "Deck",
  default: "Default",

  // launch/play
  noPlayableCards: "There are no cards here that can be played.",
  noCards: "The folder has no cards to play with.",
  emptyDeck: (name: string): string => `${name} has no cards that are in this folder. Choose another deck.`,

  // launch/playable
  noPlayableSheet: "No sheet of this folder has cards that can be played.",
  gameNotPlayable: (title: string): string => `Matches of ${title} cannot be played yet.`,
  goToOtherSheet: (cannot: string, title: string, other: string): string =>
    `${cannot} To play ${title}, go to one of its sheets, such as ${other}.`,
  withSelectedInHand: (title: string, selected: number): string =>
    `rules ${title}, with ${selected === 1 ? "the selected card" : "the selected cards"} in hand`,
};

/** What the match itself says: whose turn it is, what its log names. */
export const matchTexts = {
  // match/live-edits
  aCard: "a card",

  // match/progress
  matchIsOver: "The match is over",
  noPlayersTurn: "No player’s turn",
  yourTurn: "Your turn",
  youChoose: "You choose",
  chooses: (name: string): string => `${name} chooses`,
  turnOf: (name: string): string => `${name}’s turn`,

  // match/table-client
  faultEndedMatch: (message: string): string => `A fault in Cardwright ended the match: ${message}`,

  // match/table-host
  noSuchRules: (id: string): string => `There are no rules ${id} here.`,
  aChoice: "a choice",
  changeByHand: (kind: string): string => `a change by hand (${kind})`,

  // match/event-tree
  theRules: "the rules",

  // match/table-log
  byHand: "By hand",
  aHiddenChoice: "A hidden choice",

  // match/worker
  unknownRequest: "The table received an unknown request.",
};

/** What the dialogs of positions say. */
export const positionTexts = {
  // positions/OpenPositionDialog
  openAPosition: "Open a position",
  chooseAFile: "Choose a file…",
  orDropOneHere: "or drop one here",
  positionToOpen: "Position to open",

  // positions/SavePositionDialog
  saveThePosition: "Save the position",
  format: "Format",

  // positions/position-files
  noPlayableCards: "There are no cards here that can be played.",
  noMatch: "There is no match on the table.",
};

/** What the dialogs of scenarios say. */
export const scenarioTexts = {
  // scenarios/SaveScenarioDialog
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

  // scenarios/ScenariosDialog
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

  // scenarios/scenario-files
  theFileCannotBeRead: "The file cannot be read.",
  otherFolder: (cards: string): string =>
    `It plays with the cards of another folder. Open "${cards}", relative to the scenario, or change the path in the scenario.`,
  noSuchGame: (game: string): string => `There is no game "${game}" that can be played.`,
  cannotBePlayed: "It cannot be played.",
  gameCannotBePlayed: "Its game cannot be played.",
  noMatch: "There is no match on the table.",
  unknownRules: "The rules of the match are not known.",
};

/** A figure of a card in a sentence: an effect may leave none of it. */
const orNone = (value: string | number): string | number => (value === "" ? "none" : value);

/** What the table says. */
export const tableTexts = {
  /** What is refused and why; a label ends with the period of the sentence that it quotes, if any. */
  refused: (label: string, refusal: string): string => `${label.replace(/\.$/u, "")}: ${refusal}`,
  // In several places
  nothing: "nothing",
  space: "Space",
  playAgain: "Play again",
  backToTheSheet: "Back to the sheet",
  gameGlossary: "Game glossary",
  showFaces: "Show cards as their faces",
  aboutFaces: "Numbers that are not as printed lie over them",
  setUpTableByHand: "Set up table by hand",

  // table/ArrangeTray
  done: "Done",
  leaveAsIs: (count: number): string => `Leave ${count === 1 ? "it as it is" : "them as they are"}`,
  nextFirst: ", the next one first",
  sooner: (name: string): string => `${name}: sooner`,
  later: (name: string): string => `${name}: later`,
  nameTo: (name: string, other: string): string => `${name}: to ${other}`,
  toPile: (other: string): string => `to ${other}`,

  // table/CanDo
  actions: "Actions",
  howToMove: "Move: click it and then a place, or drag it",

  // table/CancelChoice
  cancelNamed: (label: string): string => `Cancel: ${label}`,
  resultSeen: "Cannot be cancelled: you have already seen the result. Undo still takes it back.",
  otherAnswered: "Cannot be cancelled: the other player has already answered. Undo still takes it back.",
  rulesAskForIt: "Cannot be cancelled: the rules ask for it.",
  cancel: "Cancel",
  esc: "Esc",

  // table/CardTile
  faceDown: ", face down",
  chosen: "chosen",
  canBeUsed: "can be used",
  canBeMoved: "can be moved",
  printed: (title: string, value: string | number, base: string | number): string =>
    `${title} ${orNone(value)}, printed ${orNone(base)}`,
  noFigure: "–",
  figureBecomes: (title: string, from: string | number, to: string | number): string =>
    `${title} ${orNone(from)} → ${orNone(to)}`,

  // table/ChangeBar
  changedSince: (names: string, count: number): string =>
    `${names} changed since the match last read ${count === 1 ? "it" : "them"}.`,
  aboutReplay: (cards: string): string =>
    `Make the same choices again with the new ${cards}, from the start and for as long as they are possible`,
  replayFromTheStart: "Replay from the start",
  aboutGoingOn: "What happened stays; the new text applies from here on",
  goOnWithNew: (cards: string): string => `Continue with the new ${cards}`,
  replayedAll: (choices: number): string => `Replayed: all ${choices} choices were possible with the new cards.`,
  replayedSome: (choices: number, label: string, reason: string): string =>
    `Replayed ${choices} choices, then “${label}” was no longer possible: ${reason}`,
  undoTheReplay: "Undo the replay",

  // table/CounterList
  oneLess: (title: string): string => `${title}: one less`,
  wouldBe: ", would be",
  ofLimit: (limit: number): string => `of ${limit}`,
  oneMore: (title: string): string => `${title}: one more`,

  // table/EndPanel
  theMatchIsADraw: "The match is a draw.",
  youWin: "You win!",
  youLose: (name: string): string => `You lose: ${name} wins.`,
  matchIsOver: "The match is over",
  viewTable: "View table",
  endedInTurn: (turn: number): string => `It ended in turn ${turn}`,
  withNoWinner: ", with no winner",
  aboutRestart: "Restart this match with the same shuffles",
  restartWithSameShuffle: "Restart with same shuffle",

  // table/Forecasts
  forecast: "Forecast",

  // table/Foreseen
  whatItWouldDo: "What it would do",
  itWinsTheMatch: "It wins the match.",
  itLosesTheMatch: "It loses the match.",
  itEndsTheMatch: "It ends the match in a draw.",

  // table/Inspector
  card: "Card",
  firstTo: (goal: number, title: string): string => `The first to ${goal} ${title} wins.`,
  howToWin: "How to win",
  pointToLearnMore: "Point at a card, a number or a pile to learn more about it.",
  edit: (name: string): string => `Edit ${name}`,
  matchWaits: "the match waits",
  startsPrinted: (base: string | number): string => `${base} printed`,
  nothingPrinted: "none printed",
  printedValue: (base: string | number): string => `printed ${orNone(base)}`,
  playedAsWritten: "Played as written.",

  // table/JustNow
  theOther: "the other",
  latestEvents: "Latest events",
  whatOtherDid: (name: string): string => `What ${name} did`,
  justNow: "Just now",

  // table/Links
  aboutLinks: "What attacks, blocks or aims at what",

  // table/EffectsPanel
  effects: "Effects",
  endEffect: (title: string): string => `End ${title}`,
  endEffectHint: "changes the match by hand",

  // table/EventTree
  filterEvents: "Filter by card or event",
  noEvents: "Nothing has happened yet.",
  noEventFound: "No event says that.",
  aboutEvents: "Events and what they caused; Enter goes to that moment",
  preventedBy: (who: string): string => `prevented by ${who}`,

  // table/LogPanel
  log: "Log",
  events: "Events",
  logOrEvents: "What happened",
  aboutLog: "Log entries; click one to go to that moment",
  goToMoment: (who: string): string => `${who}Go to this moment`,

  // table/Pile
  ofOwner: (owner: string): string => `of ${owner}`,
  clickToSeeTheCards: "Click to see the cards.",
  itIsEmpty: "It is empty.",
  canBeChosen: ", can be chosen",
  someCanBeUsed: ", some can be used",

  // table/PileView
  cardFaceDown: "a card face down",
  atPlace: (name: string): string => `At ${name}`,
  topFirst: (count: number): string => `${count === 1 ? "1 card" : `${count} cards`}, the top first`,
  close: "Close",
  escape: "Escape",
  lieFaceDown: (hidden: number): string => `${hidden === 1 ? "1 card lies" : `${hidden} cards lie`} face down.`,
  empty: "Empty.",

  // table/PointButton
  orSomethingElse: (label: string): string => `${label}, or something else`,

  // table/PromptBox
  question: "Question",
  chooseAPlaceFor: "Choose a place for",
  otherWays: "All ways to play it…",
  leaveWhereItIs: (carriedName: string): string => `Leave ${carriedName} where it is`,
  playOnFromHere: "Continue from here",
  backToTheLatestMoment: "Back to the latest moment",
  nobody: "Nobody",
  isToMoveMatchWaits: (name: string): string => `${name} is to move; the match waits.`,
  isThinking: "is thinking",
  isToMove: "is to move",
  choose: "Choose",
  forCard: (name: string): string => `For ${name}.`,
  anAbility: "an ability",
  ownersCard: (controller: string, name: string): string => `${controller}’s ${name}`,
  resolvesNext: "resolves next.",
  ofChosen: (count: number, wanted: string): string => `${count} of ${wanted} chosen.`,
  cardsCanOnlyBeMoved: "Cards can only be moved.",
  clickACardThatGlows: "Click a card that glows.",
  clickCardsThatGlow: "Click cards that glow.",
  clickOrGoOn: "Click a card that glows, or continue.",
  chooseOne: "Choose one of these.",
  nothingElseCanBeDone: "Nothing else can be done.",
  number: "Number",
  take: (value: number): string => `Take ${value}`,

  // table/SeatPanel
  thinking: "thinking…",
  onTurn: "on turn",

  // table/SetUpBar
  aboutSetUp: "Drag cards, or click one to move it; every change can be undone.",
  cardToAdd: "Card to add",
  zone: "Zone",
  owner: "Owner",
  add: "Add",
  saveAsScenario: "Save as scenario…",

  // table/Table
  abilityOf: (name: string): string => `Ability of ${name}`,
  cardsToChooseFrom: "Cards to choose from",

  // table/TableBar
  slowBots: "Slow bots",
  normalBots: "Normal bots",
  instantBots: "Instant bots",
  matchWaitsEscape: "the match waits; Escape",
  sheet: "Sheet",
  turnNumber: (turn: number): string => `Turn ${turn}`,
  phasesOfTheTurn: "Phases of the turn",
  match: "Match",
  undo: "Undo",
  ctrlZ: "Ctrl+Z",
  momentInTheMatch: "Moment in the match",
  momentOf: (at: number, moments: number): string => `Moment ${at} of ${moments}`,
  redo: "Redo",
  ctrlShiftZ: "Ctrl+Shift+Z",
  resumeBots: "Resume bots",
  pauseBots: "Pause bots",
  botSpeed: "Bot speed",
  showAllHands: "Show all hands",
  dragCardsChangeNumbers: "drag cards, change numbers",
  ctrlF1: "Ctrl+F1",
  newMatch: "New match",
  withTheCardsAsThey: "with the cards as they are now",
  endMatch: "End match",

  // table/UnitView
  theCardFaceDown: "the card face down",
  showUnder: (parts: string, name: string): string => `${parts} ${name}: show`,
  clickToSeeUnder: (parts: string, name: string): string => `${parts} ${name}. Click to see them.`,
  attachedTo: (attached: number): string => `${attached} attached to`,
  underAndAttached: (under: number, attached: number): string => `${under} under and ${attached} attached to`,
  aCardFaceDown: "A card face down",
  cardFaceDownAt: (where: string, badges: string): string => `A card face down at ${where}${badges}`,

  // table/foreseen-words
  noMoreFindRoom: (title: string, seat: string, to: number, limit: number): string =>
    `${title} of ${seat}: ${to} of ${limit}, no room for more.`,

  // table/hands
  theCard: "The card",
  moveItToAnotherPlace: "Move it to another place",
  cannotGoThere: (name: string): string => `${name} cannot go there.`,
  editMatchWaits: (name: string): string => `Edit ${name}; the match waits`,
  moveTo: (where: string): string => `Move to: ${where}`,

  // table/link-words
  aimsAt: "aims at",
  aCard: "a card",
  cardFaceDownIn: (where: string): string => `a card face down at ${where}`,

  // table/offer-book
  matchIsOverSentence: "The match is over.",
  otherChooses: (asked: string): string => `${asked} is to choose now.`,
  cardCannotAct: "This card cannot do anything now.",
  cardCannotBeChosen: "This card cannot be chosen here.",
  answerTheQuestionFirst: "Answer the question first.",
};

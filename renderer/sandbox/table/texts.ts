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

  // ArrangeTray
  done: "Done",
  leaveAsIs: (count: number): string => `Leave ${count === 1 ? "it as it is" : "them as they are"}`,
  nextFirst: ", the next one first",
  sooner: (name: string): string => `${name}: sooner`,
  later: (name: string): string => `${name}: later`,
  nameTo: (name: string, other: string): string => `${name}: to ${other}`,
  toPile: (other: string): string => `to ${other}`,

  // CanDo
  actions: "Actions",
  howToMove: "Move: click it and then a place, or drag it",

  // CancelChoice
  cancelNamed: (label: string): string => `Cancel: ${label}`,
  resultSeen: "Cannot be cancelled: you have already seen the result. Undo still takes it back.",
  otherAnswered: "Cannot be cancelled: the other player has already answered. Undo still takes it back.",
  rulesAskForIt: "Cannot be cancelled: the rules ask for it.",
  cancel: "Cancel",
  esc: "Esc",

  // CardTile
  faceDown: ", face down",
  chosen: "chosen",
  canBeUsed: "can be used",
  canBeMoved: "can be moved",
  figure: (title: string, value: string | number): string => `${title} ${orNone(value)}`,
  printed: (title: string, value: string | number, base: string | number): string =>
    `${title} ${orNone(value)}, printed ${orNone(base)}`,
  noFigure: "–",
  figureBecomes: (title: string, from: string | number, to: string | number): string =>
    `${title} ${orNone(from)} → ${orNone(to)}`,

  // ChangeBar
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

  // CounterList
  oneLess: (title: string): string => `${title}: one less`,
  wouldBe: ", would be",
  ofLimit: (limit: number): string => `of ${limit}`,
  oneMore: (title: string): string => `${title}: one more`,

  // EndPanel
  theMatchIsADraw: "The match is a draw.",
  youWin: "You win!",
  youLose: (name: string): string => `You lose: ${name} wins.`,
  matchIsOver: "The match is over",
  viewTable: "View table",
  endedInTurn: (turn: number): string => `It ended in turn ${turn}`,
  withNoWinner: ", with no winner",
  aboutRestart: "Restart this match with the same shuffles",
  restartWithSameShuffle: "Restart with same shuffle",

  // Forecasts
  forecast: "Forecast",

  // Foreseen
  whatItWouldDo: "What it would do",
  itWinsTheMatch: "It wins the match.",
  itLosesTheMatch: "It loses the match.",
  itEndsTheMatch: "It ends the match in a draw.",

  // Inspector
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

  // JustNow
  theOther: "the other",
  latestEvents: "Latest events",
  whatOtherDid: (name: string): string => `What ${name} did`,
  justNow: "Just now",

  // Links
  aboutLinks: "What attacks, blocks or aims at what",

  // EffectsPanel
  effects: "Effects",
  aboutEffects: "Effects that last, by how they end; Enter opens and closes one, Delete ends it by hand",
  effectInFull: (title: string, owner: string, text: string): string => `${title} (${owner}): ${text}`,
  endEffect: (title: string): string => `End ${title}`,
  endEffectHint: "changes the match by hand",

  // EventTree
  filterEvents: "Filter by card or event",
  noEvents: "Nothing has happened yet.",
  noEventFound: "No event says that.",
  aboutEvents: "Events and what they caused; Enter goes to that moment",
  preventedBy: (who: string): string => `prevented by ${who}`,

  // LogPanel
  log: "Log",
  events: "Events",
  logOrEvents: "What happened",
  aboutLog: "Log entries; click one to go to that moment",
  goToMoment: (who: string): string => `${who}Go to this moment`,

  // Pile
  ofOwner: (owner: string): string => `of ${owner}`,
  clickToSeeTheCards: "Click to see the cards.",
  itIsEmpty: "It is empty.",
  canBeChosen: ", can be chosen",
  someCanBeUsed: ", some can be used",

  // PileView
  cardFaceDown: "a card face down",
  atPlace: (name: string): string => `At ${name}`,
  topFirst: (count: number): string => `${count === 1 ? "1 card" : `${count} cards`}, the top first`,
  close: "Close",
  escape: "Escape",
  lieFaceDown: (hidden: number): string => `${hidden === 1 ? "1 card lies" : `${hidden} cards lie`} face down.`,
  empty: "Empty.",

  // PointButton
  orSomethingElse: (label: string): string => `${label}, or something else`,

  // PromptBox
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
  ofChosen: (count: number, min: number, max: number): string =>
    min === max ? `${count} of ${max} chosen.` : `${count} chosen, ${min === 0 ? "up to" : `${min} to`} ${max}.`,
  cardsCanOnlyBeMoved: "Cards can only be moved.",
  clickACardThatGlows: "Click a card that glows.",
  clickCardsThatGlow: "Click cards that glow.",
  clickOrGoOn: "Click a card that glows, or continue.",
  chooseOne: "Choose one of these.",
  nothingElseCanBeDone: "Nothing else can be done.",
  number: "Number",
  take: (value: number): string => `Take ${value}`,

  // RunawayBar
  choiceTakenBack: "The choice was taken back.",
  endToContinue: "the choice can then be made again; this edits the match",
  undoPrevious: "Undo the previous choice",
  dismiss: "Dismiss",

  // SeatPanel
  thinking: "thinking…",
  onTurn: "on turn",

  // SetUpBar
  aboutSetUp: "Drag cards, or click one to move it; every change can be undone.",
  cardToAdd: "Card to add",
  zone: "Zone",
  owner: "Owner",
  add: "Add",
  saveAsScenario: "Save as scenario…",

  // Table
  abilityOf: (name: string): string => `Ability of ${name}`,
  cardsToChooseFrom: "Cards to choose from",

  // TableBar
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

  // UnitView
  theCardFaceDown: "the card face down",
  showUnder: (parts: string, name: string): string => `${parts} ${name}: show`,
  clickToSeeUnder: (parts: string, name: string): string => `${parts} ${name}. Click to see them.`,
  attachedTo: (attached: number): string => `${attached} attached to`,
  underAndAttached: (under: number, attached: number): string => `${under} under and ${attached} attached to`,
  aCardFaceDown: "A card face down",
  cardFaceDownAt: (where: string, badges: string): string => `A card face down at ${where}${badges}`,

  // foreseen-words
  noMoreFindRoom: (title: string, seat: string, to: number, limit: number): string =>
    `${title} of ${seat}: ${to} of ${limit}, no room for more.`,

  // hands
  theCard: "The card",
  moveItToAnotherPlace: "Move it to another place",
  cannotGoThere: (name: string): string => `${name} cannot go there.`,
  editMatchWaits: (name: string): string => `Edit ${name}; the match waits`,
  moveTo: (where: string): string => `Move to: ${where}`,

  // link-words
  aimsAt: "aims at",
  aCard: "a card",
  cardFaceDownIn: (where: string): string => `a card face down at ${where}`,

  // offer-book
  matchIsOverSentence: "The match is over.",
  otherChooses: (asked: string): string => `${asked} is to choose now.`,
  cardCannotAct: "This card cannot do anything now.",
  cardCannotBeChosen: "This card cannot be chosen here.",
  answerTheQuestionFirst: "Answer the question first.",
};

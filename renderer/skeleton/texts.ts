const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${many}`;

/** What is said about design skeletons. */
export const texts = {
  skeleton: "Design skeleton",
  aim: "Kinds of cards with how many the set should have of each. A card counts in every slot whose conditions it meets. A number of cards shows them in the sheet.",
  shownSkeleton: "Skeleton",
  newSkeleton: "(new)",
  name: "Name",
  badName:
    "A name has letters, digits, spaces, “_”, “.” and “-”, and begins with a letter, a digit or “_”. Names of devices on Windows, such as CON, cannot be used.",
  save: "Save",
  saved: (file: string): string => `Saved as ${file}.`,
  discard: "Discard changes",
  unsaved: "Not saved yet.",
  unreadable: (file: string): string => `${file} cannot be read.`,
  counting: "Counting…",
  noSlots: "No slots yet. Add some below.",
  fault: (message: string, suggestion?: string): string =>
    suggestion === undefined ? message : `${message} ${suggestion}`,

  // SlotTable
  slot: "Slot",
  conditions: "Conditions",
  target: "Target",
  cards: "Cards",
  state: "State",
  missing: "Missing",
  over: "Over",
  asFan: "As-fan",
  aboutAsFan: "How many of its cards a booster holds on average",
  before: "Then",
  change: "Change",
  total: "Total",
  slots: "Slots",
  filled: "✓ filled",
  missingCount: (count: number): string => `▾ ${count.toLocaleString("en")} missing`,
  overCount: (count: number): string => `▴ ${count.toLocaleString("en")} over`,
  notAsked: (names: readonly string[]): string => `cannot be asked here: ${names.join(", ")}`,
  targetOf: (slot: string): string => `Target of ${slot}`,
  remove: "Remove",
  removeSlot: (slot: string): string => `Remove ${slot}`,
  showCards: (slot: string, count: number): string => `Show ${counted(count, "card", "cards")} of ${slot}`,
  unplaced: (count: number): string => `${counted(count, "card is", "cards are")} in no slot`,
  repeated: (count: number): string => `${counted(count, "card is", "cards are")} in several slots`,
  inNoSlot: "Cards in no slot",
  inSeveral: "Cards in several slots",
  absentFromBooster: (values: readonly string[]): string =>
    `No card is ${values.join(" or ")}, which a booster should hold.`,

  // SlotMaker
  addSlots: "Add slots",
  by: "A slot for each",
  and: "and",
  nothing: "(nothing)",
  addCombinations: "Add combinations",
  addFromFilter: "Add the filter on screen",
  noFilter: "The sheet is not filtered by values, ranges or empty cells, which is what slots can ask for.",
  meaning: "Rules text means",
  meaningExample: "a search by meaning",
  addMeaning: "Add",
  tooMany: (most: number): string => `A skeleton has at most ${most.toLocaleString("en")} slots.`,

  // BoosterFields
  booster: "Booster",
  boosterColumn: "Cards by",
  noBooster: "(no booster)",
  empty: "(empty)",
  inBooster: (value: string): string => `${value} in a booster`,
};

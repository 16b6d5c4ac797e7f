/** How a number beside an operator is meant. `relative` numbers are added to something that is not written. */
export type Bound = "exactly" | "at-most" | "at-least" | "relative";

/** What a game tells the search about its abilities, which are plain data to it. All of it may be absent. */
export interface MeaningGuide {
  /**
   * Names that say how a number is meant: the one they hold (`{"UpTo": 3}`), or the one that stands alone beside them
   * (`{"cost_operator": "OrLess", "cost": 3}`, `[3, "OrLess"]`).
   */
  readonly bounds?: Readonly<Record<string, Bound>>;
  /** Names whose value may come from a card's variables, besides numbers. */
  readonly variables?: readonly string[];
  /** Names around what a bare sentence says, `Event(effect: ..)`: a text that is looked for is looked for without them. */
  readonly around?: readonly string[];
  /** Searches worth trying, for the help of the search box. */
  readonly examples?: readonly MeaningExample[];
}

export interface MeaningExample {
  readonly query: string;
  /** What it finds, in a few words. */
  readonly about: string;
}

/** The hand of a seat before the first turn, as the log of a match shows it, with what the seat put back of it. */
export class FirstHand {
  /** Definitions of the cards that came first, before any was put back, by the cards. */
  readonly offered = new Map<number, number>();
  /** Definitions of the cards that are held, by the cards. */
  readonly held = new Map<number, number>();
  readonly #putBack = new Set<number>();
  readonly #isHand: (zone: string) => boolean;
  /** Where its cards come from, and where they go when they are put back. */
  #source: string | undefined;
  #mulligans = 0;
  /** Whether the last card that moved was put back: all that go together are one mulligan. */
  #isPuttingBack = false;

  constructor(isHand: (zone: string) => boolean) {
    this.#isHand = isHand;
  }

  /** How often cards were put back. */
  get mulligans(): number {
    return this.#mulligans;
  }

  /** Definitions of which a card that came first was not put back. */
  get kept(): readonly number[] {
    return [...this.offered].flatMap(([id, definition]) => (this.#putBack.has(id) ? [] : [definition]));
  }

  /** Whether a move like this puts a card of the hand back. */
  isPutBack(from: string, to: string): boolean {
    return this.#isHand(from) && to === this.#source;
  }

  /** A card of the seat moves from one zone to another. */
  move(id: number, from: string, to: string): void {
    if (this.#isHand(to)) {
      this.#source ??= from;
      this.#isPuttingBack = false;
    } else if (this.isPutBack(from, to)) {
      this.#putBack.add(id);
      this.held.delete(id);
      if (!this.#isPuttingBack) this.#mulligans += 1;
      this.#isPuttingBack = true;
    }
  }

  /** A card has come into the hand. One that is played from it before the first turn was in it. */
  add(id: number, definition: number): void {
    this.held.set(id, definition);
    if (this.#mulligans === 0) this.offered.set(id, definition);
  }
}

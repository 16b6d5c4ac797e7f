import { byRules, type Cause } from "./cause.js";
import { drawForced, isKeptInOrder, type ChanceDraw } from "./forced.js";
import type { Kernel } from "./kernel.js";
import type { LogEntry, LogNote } from "./log.js";
import { drawBelow, shuffledBy } from "./random.js";
import { Reader } from "./reader.js";
import { EVERYBODY, NOBODY, seatBit, type Seat } from "./seat.js";
import type { Bundle, Draft, JsonValue, MatchTypes, Outcome, StackItem } from "./state.js";
import { placeOf } from "./moves.js";

/** An item as the rules put it on the stack. */
export type ItemSpec<Item extends StackItem> = Item extends StackItem
  ? Omit<Item, "id" | "cause"> & { readonly cause?: Cause }
  : never;

/** A draft of the next state, to be read and written. What is written here runs no rules: that is the machine's. */
export class DraftEditor<T extends MatchTypes> extends Reader<T> {
  /** What is making things happen now. */
  cause: Cause = byRules;

  readonly #sink: LogEntry[] | null;

  constructor(
    kernel: Kernel<T>,
    readonly draft: Draft<T>,
    sink: LogEntry[] | null,
  ) {
    super(kernel, draft);
    this.#sink = sink;
  }

  override once<Value>(_what: string, _of: number, work: () => Value): Value {
    return work();
  }

  // --- cards and zones ---

  /** The card as a record of this draft, to be written to. */
  edit(id: number): T["card"] {
    const card = this.card(id);
    if (card.stamp === this.draft.step) return card;
    const own: T["card"] = this.kernel.copyOf(card);
    own.stamp = this.draft.step;
    this.draft.cards[id] = own;
    return own;
  }

  /** Puts the cards of a zone into a random order, unknown to everybody. */
  shuffle(zone: T["zone"], side: Seat): void {
    const cards = this.zone(zone, side);
    this.setOrder(zone, side, this.shuffled(cards));
    for (const id of cards) if (this.card(id).shown !== 0) this.edit(id).shown = 0;
    this.log({ type: "shuffled", seat: side, from: zone });
  }

  /** Replaces the order of a zone; `cards` must be the same cards. */
  setOrder(zone: T["zone"], side: Seat, cards: readonly number[]): void {
    const { zones } = this.draft;
    zones[zone] = zones[zone].with(placeOf(zones[zone], side), cards);
  }

  /** Shows a card to a seat (or all) until it changes its zone. */
  show(id: number, to: Seat | "all"): void {
    const mask = to === "all" ? EVERYBODY : seatBit(to);
    if ((this.knownBy(this.card(id)) & mask) === mask) return;
    const card = this.edit(id);
    card.shown |= mask;
    this.log({ type: "shown", seat: to === "all" ? NOBODY : to, cards: [id], known: card.shown });
  }

  /** Turns a card face down where it lies: who saw its face goes on knowing it only by `peek`. */
  cover(id: number): void {
    const known = this.knownBy(this.card(id));
    const card = this.edit(id);
    card.covered = true;
    card.shown = 0;
    this.log({ type: "covered", seat: card.controller, cards: [id], known });
  }

  /** Turns a card face up where it lies. */
  uncover(id: number): void {
    const card = this.edit(id);
    card.covered = false;
    this.log({ type: "uncovered", seat: card.controller, cards: [id] });
  }

  /** The cards in a random order. */
  shuffled(cards: readonly number[]): readonly number[] {
    return isKeptInOrder(this.draft) ? cards : shuffledBy(this.draft, cards);
  }

  /** A whole number below `bound`, by the chance in the state; `of` says what is drawn, for scenarios that decide it. */
  chance(bound: number, of?: ChanceDraw): number {
    return this.draft.forced.length === 0 ? drawBelow(this.draft, bound) : drawForced(this, bound, of);
  }

  /** Tells that a player played a card that now lies where it went, whatever zone that is. Only logged: see `Rules.tracks`. */
  played(card: number, from: T["zone"]): void {
    if (this.logging) this.log({ type: "played", seat: this.card(card).controller, cards: [card], from });
  }

  /** Tells that a player drew cards, by the rules or by an effect. Only logged: see `Rules.tracks`. */
  drawn(cards: readonly number[]): void {
    const [first] = cards;
    if (this.logging && first !== undefined) this.log({ type: "drawn", seat: this.card(first).owner, cards });
  }

  /** The counters of a seat, to be written to. */
  count(seat: Seat): T["counters"] {
    const counters = this.draft.counters[seat];
    if (counters === undefined) throw new RangeError(`No seat ${seat}`);
    return counters;
  }

  storeValue(key: string, value: JsonValue): void {
    this.draft.store = { ...this.draft.store, [key]: value };
  }

  // --- bundles, stack, end ---

  setVars(id: number, vars: Bundle["vars"]): void {
    this.draft.bundles = this.draft.bundles.map((bundle) => (bundle.id === id ? { ...bundle, vars } : bundle));
  }

  pushItem(spec: ItemSpec<T["item"]>): T["item"] {
    const item = { id: this.draft.nextId++, cause: this.cause, ...spec } as unknown as T["item"];
    this.draft.stack = [...this.draft.stack, item];
    return item;
  }

  /** Replaces an item of the stack by a changed copy. */
  updateItem(item: T["item"]): void {
    this.draft.stack = this.draft.stack.map((each) => (each.id === item.id ? item : each));
  }

  removeItem(id: number): void {
    this.draft.stack = this.draft.stack.filter((item) => item.id !== id);
  }

  end(outcome: Outcome): void {
    if (this.draft.outcome !== null) return;
    this.draft.outcome = outcome;
    this.log({ type: "over", data: { winners: outcome.winners, reason: outcome.reason } });
  }

  // --- log ---

  /** Whether anybody takes the log. */
  get logging(): boolean {
    return this.#sink !== null;
  }

  /** Writes to the log, with the running cause. Cards are known to who knows them now, unless the note says otherwise. */
  log(note: LogNote): void {
    if (this.#sink === null) return;
    const cards = note.cards ?? [];
    const entry: LogEntry = {
      type: note.type,
      turn: this.draft.turn,
      seat: note.seat ?? NOBODY,
      cause: this.cause,
      cards,
      from: note.from ?? "",
      to: note.to ?? "",
      amount: note.amount ?? 0,
      data: note.data ?? {},
      known: note.known ?? cards.reduce((mask, id) => mask & this.knownBy(this.card(id)), -1),
    };
    const source = this.draft.cards[this.cause.card];
    this.#sink.push(source?.covered === true ? { ...entry, causeKnown: this.knownBy(source) } : entry);
  }
}

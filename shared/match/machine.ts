import { checkAbilities, endAbility, startAbility, type AbilitySpec } from "./abilities.js";
import { endBundle, endBundles, startBundle, type BundleSpec } from "./bundles.js";
import { byRules, type Cause } from "./cause.js";
import { announce, continueEvent, eventFrame, nearestEvent } from "./events.js";
import { drawForced, isKeptInOrder, type ChanceDraw } from "./forced.js";
import { MatchFault, type Kernel } from "./kernel.js";
import {
  isEventFrame,
  type Ability,
  type AnyFrame,
  type Bundle,
  type Draft,
  type FrameBase,
  type JsonValue,
  type MatchTypes,
  type Outcome,
  type StackItem,
} from "./state.js";
import type { LogEntry, LogNote } from "./log.js";
import { createCard, moveCard, placeOf, type Placement } from "./moves.js";
import type { Answer, Prompt } from "./prompt.js";
import { drawBelow, shuffledBy } from "./random.js";
import { Reader } from "./reader.js";
import type { CardSpec } from "./rules.js";
import { EVERYBODY, NOBODY, NONE, seatBit, type Seat } from "./seat.js";
import { selectionPrompt, type Selection } from "./select.js";

/** A frame as the rules push it: its own fields; the kernel adds the rest. The cause is the running one unless given. */
export type FrameSpec<Frame extends FrameBase> = Frame extends FrameBase
  ? Omit<Frame, keyof FrameBase> & { readonly kind: Frame["kind"]; readonly cause?: Cause; readonly step?: number }
  : never;

/** An item as the rules put it on the stack. */
export type ItemSpec<Item extends StackItem> = Item extends StackItem
  ? Omit<Item, "id" | "cause"> & { readonly cause?: Cause }
  : never;

const depthLimit = 200;
const stepLimit = 50_000;

/**
 * Rules at work on a draft. Frames run one at a time, the top one first, until one asks or the match is over. What a frame pushes
 * runs after it returns, in the order pushed, before it is called again; a frame ends by `finish`.
 */
export class Machine<T extends MatchTypes> extends Reader<T> {
  /** What is making things happen now. */
  cause: Cause = byRules;
  #pushed: AnyFrame<T>[] = [];

  readonly #sink: LogEntry[] | null;

  constructor(
    kernel: Kernel<T>,
    readonly draft: Draft<T>,
    sink: LogEntry[] | null,
  ) {
    super(kernel, draft);
    this.#sink = sink;
  }

  // --- flow ---

  push(spec: FrameSpec<T["frame"]>): void {
    // The kernel's fields come first: an object that is spread and then grows is slow.
    const frame = { step: 0, cause: this.cause, prompt: null, answer: null, returned: null, ...spec };
    this.pushFrame(frame);
  }

  /** Lets an event happen: listeners before may change or prevent it, then its default runs, then listeners after. */
  raise(event: T["event"], cause: Cause = this.cause): void {
    this.pushFrame(eventFrame<T>(this, event, cause));
  }

  /** Tells listeners after an event that it has happened; nothing can prevent it. They run at once, what they push runs later. */
  announce(event: T["event"], cause: Cause = this.cause): void {
    announce(this, event, cause);
  }

  pushFrame(frame: AnyFrame<T>): void {
    this.#pushed.push(frame);
  }

  /** Ends the running frame, once it returns; `returned` of the frame below becomes `value`. */
  finish(value: JsonValue = null): void {
    this.draft.frames.pop();
    const below = this.draft.frames.at(-1);
    if (below !== undefined) below.returned = value;
  }

  /** The running frame asks; it is called again with the `answer`. */
  ask(prompt: Prompt): void {
    const frame = this.draft.frames.at(-1);
    if (frame === undefined) throw new Error("Only a running frame may ask");
    frame.prompt = prompt;
  }

  /**
   * Asks to choose cards; with none to choose from it is answered at once and the frame is called again. Covered cards that the
   * seat does not know stay hidden from it unless the selection says otherwise.
   */
  select(selection: Selection): void {
    const prompt = selectionPrompt(selection, (id) => {
      const card = this.card(id);
      return card.covered && !this.knows(selection.seat, card);
    });
    const frame = this.draft.frames.at(-1);
    if (prompt.max === 0 && frame !== undefined) frame.answer = { kind: "cards", cards: [] };
    else this.ask(prompt);
  }

  /** An assertion in mid-body: when it does not hold the message is logged and the running frame ends; the caller must return. */
  assert(holds: boolean, message: string): boolean {
    if (holds) return true;
    this.log({ type: "refused", seat: this.cause.seat, data: { message } });
    this.finish();
    return false;
  }

  /** Runs until a frame asks, the match is over or nothing is left to do. */
  run(): void {
    const { frames } = this.draft;
    this.#settle();
    for (let steps = 0; this.draft.outcome === null; steps++) {
      const frame = frames.at(-1);
      if (frame === undefined) throw new Error("The rules left nothing to do and nobody to ask");
      if (frame.prompt !== null) return;
      if (steps > stepLimit) throw this.#endless("match/endless", "An effect goes on without end");
      this.cause = frame.cause;
      if (isEventFrame<T>(frame)) continueEvent(this, frame);
      else this.#runFrame(frame);
      this.#settle();
    }
  }

  #runFrame(frame: T["frame"]): void {
    const handler = this.kernel.rules.frames[frame.kind as T["frame"]["kind"]];
    const answer = frame.answer;
    handler(this, frame as never);
    if (frame.answer === answer) frame.answer = null;
  }

  /** Puts what was pushed onto the stack of frames, the first pushed on top. */
  #settle(): void {
    const pushed = this.#pushed;
    if (pushed.length === 0) return;
    for (let at = pushed.length - 1; at >= 0; at--) this.draft.frames.push(pushed[at] as AnyFrame<T>);
    this.#pushed = [];
    if (this.draft.frames.length > depthLimit)
      throw this.#endless("match/depth", "Effects cause each other too deeply");
  }

  #endless(code: string, message: string): MatchFault {
    const names = this.draft.frames.slice(-6).map((frame) => (isEventFrame<T>(frame) ? frame.event.type : frame.kind));
    return new MatchFault({ code, message: `${message}: ${names.join(" > ")}.` });
  }

  // --- events ---

  /** The event that is running or was interrupted by the running frame; writable. */
  event(): T["event"] | undefined {
    return nearestEvent<T>(this.draft)?.event;
  }

  /** The same number while one top-level event runs, with all it causes: to do something once only. NONE outside events. */
  execution(): number {
    return nearestEvent<T>(this.draft)?.execution ?? NONE;
  }

  /** Prevents that event: nothing more of it runs, neither its default nor other listeners. */
  prevent(): void {
    const frame = nearestEvent<T>(this.draft);
    if (frame === undefined) throw new Error("No event to prevent");
    frame.prevented = true;
    this.log({ type: "prevented", seat: frame.event.seat ?? NOBODY, data: { event: frame.event.type } });
  }

  // --- answers ---

  /** The answer the running frame waits for, of the kind it asked for; `null` when it has not asked yet. */
  answer<Kind extends Answer["kind"]>(kind: Kind): Extract<Answer, { kind: Kind }> | null {
    const answer = this.draft.frames.at(-1)?.answer ?? null;
    if (answer === null) return null;
    if (answer.kind !== kind) throw new Error(`Asked for ${kind}, answered with ${answer.kind}`);
    return answer as Extract<Answer, { kind: Kind }>;
  }

  // --- cards and zones ---

  /** The card as a record of this draft, to be written to. */
  edit(id: number): T["card"] {
    const card = this.card(id);
    if (card.stamp === this.draft.step) return card;
    const own: T["card"] = { ...card, stamp: this.draft.step };
    this.draft.cards[id] = own;
    return own;
  }

  /** Moves a card to another zone as a new object: on top unless placed otherwise, to its owner's side unless a side is named. */
  move(id: number, zone: T["zone"], placement: Placement = {}): T["card"] {
    return moveCard(this, id, zone, placement);
  }

  create(spec: CardSpec<T>, placement: Pick<Placement, "at" | "covered"> = {}): T["card"] {
    return createCard(this, spec, placement);
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
    zones[zone] = zones[zone].with(placeOf(this, zone, side), cards);
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

  // --- bundles and abilities ---

  register(spec: BundleSpec): Bundle {
    return startBundle(this, spec);
  }

  unregister(id: number): void {
    endBundle(this, id);
  }

  /** Ends all bundles for which the test holds. */
  unregisterWhere(test: (bundle: Bundle) => boolean): void {
    endBundles(this, test);
  }

  setVars(id: number, vars: Bundle["vars"]): void {
    this.draft.bundles = this.draft.bundles.map((bundle) => (bundle.id === id ? { ...bundle, vars } : bundle));
  }

  grant(spec: AbilitySpec): Ability {
    return startAbility(this, spec);
  }

  withdraw(id: number): void {
    endAbility(this, id);
  }

  checkAbilities(): void {
    checkAbilities(this);
  }

  // --- turn, stack, end ---

  /** Begins the next turn: counts it, ends the bundles whose time is over. */
  beginTurn(seat: Seat): void {
    this.draft.turn += 1;
    this.draft.active = seat;
    this.log({ type: "turn", seat });
    const { turn } = this.draft;
    endBundles(this, (bundle) => bundle.expires >= 0 && bundle.expires <= turn);
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

import { checkAbilities, endAbility, startAbility, type AbilitySpec } from "./abilities.js";
import { endBundle, endBundles, startBundle, type BundleSpec } from "./bundles.js";
import type { Cause } from "./cause.js";
import { cardsOfChain, chainOf } from "./chain.js";
import { DraftEditor } from "./draft-editor.js";
import { announce, continueEvent, eventFrame, nearestEvent } from "./events.js";
import type { MatchFault } from "./kernel.js";
import { runaway } from "./runaway.js";
import {
  isEventFrame,
  type Ability,
  type AnyFrame,
  type Bundle,
  type FrameBase,
  type JsonValue,
  type MatchTypes,
} from "./state.js";
import { createCard, moveCard, type Placement } from "./moves.js";
import type { Answer, Prompt } from "./prompt.js";
import type { CardSpec } from "./rules.js";
import { NOBODY, NONE, type Seat } from "./seat.js";
import { selectionPrompt, type Selection } from "./select.js";

/** A frame as the rules push it: its own fields; the kernel adds the rest. The cause is the running one unless given. */
export type FrameSpec<Frame extends FrameBase> = Frame extends FrameBase
  ? Omit<Frame, keyof FrameBase> & { readonly kind: Frame["kind"]; readonly cause?: Cause; readonly step?: number }
  : never;

const usualDepth = 1_000;
const stepLimit = 50_000;

/**
 * Rules at work on a draft. Frames run one at a time, the top one first, until one asks or the match is over. What a frame pushes
 * runs after it returns, in the order pushed, before it is called again; a frame ends by `finish`.
 */
export class Machine<T extends MatchTypes> extends DraftEditor<T> {
  readonly #pushed: AnyFrame<T>[] = [];
  /** Steps that were taken since it began to run. */
  #steps = 0;
  readonly #deepest = this.kernel.rules.deepest ?? usualDepth;

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

  /**
   * Lets an event happen within the step of the running frame: whether it happened, or null where something in it waits. Then the
   * frame must return, and is called again once the event is over. The steps that are saved are counted all the same, so that who
   * looks ahead looks as far.
   */
  raiseAtOnce(event: T["event"], cause: Cause = this.cause): boolean | null {
    const { frames } = this.draft;
    const running = frames.at(-1);
    if (running === undefined || this.#pushed.length > 0 || !this.#hasRoom()) {
      this.raise(event, cause);
      return null;
    }
    const frame = eventFrame<T>(this, event, cause);
    frames.push(frame);
    const outer = this.cause;
    do {
      this.cause = cause;
      continueEvent(this, frame);
      this.#steps += 1;
    } while (this.#goesOn(frame) && this.#hasRoom());
    this.cause = outer;
    if (!this.#goesOn(running)) return null;
    this.#steps += 1;
    return running.returned === true;
  }

  /**
   * Counts a step in which a frame would change nothing, in place of pushing that frame. Returns false where it must be pushed, as a
   * limit is near that it may reach.
   */
  passOver(): boolean {
    if (!this.#hasRoom()) return false;
    this.#steps += 1;
    return true;
  }

  /** Whether a frame may be pushed, and run, without reaching a limit. */
  #hasRoom(): boolean {
    return this.draft.frames.length < this.#deepest && this.#steps + 3 <= stepLimit;
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

  /** Runs until a frame asks, the match is over or nothing is left to do; how many steps that took. */
  run(): number {
    const { frames } = this.draft;
    this.#settle();
    for (this.#steps = 0; this.draft.outcome === null; this.#steps++) {
      const frame = frames.at(-1);
      if (frame === undefined) throw new Error("The rules left nothing to do and nobody to ask");
      if (frame.prompt !== null) break;
      if (this.#steps > stepLimit) throw this.#endless("match/endless", "An effect goes on without end");
      this.cause = frame.cause;
      if (isEventFrame<T>(frame)) continueEvent(this, frame);
      else this.#runFrame(frame);
      this.#settle();
    }
    return this.#steps;
  }

  /** Whether the running frame may take its next step at once: nothing was pushed, nobody is asked. That step is counted as well. */
  goesStraightOn(frame: AnyFrame<T>): boolean {
    if (!this.#goesOn(frame)) return false;
    this.#steps += 1;
    return true;
  }

  #goesOn(frame: AnyFrame<T>): boolean {
    const { frames, outcome } = this.draft;
    return this.#pushed.length === 0 && outcome === null && frame.prompt === null && frames.at(-1) === frame;
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
    for (let frame = pushed.pop(); frame !== undefined; frame = pushed.pop()) this.draft.frames.push(frame);
    if (this.draft.frames.length > this.#deepest)
      throw this.#endless("match/depth", "Effects cause each other too deeply");
  }

  #endless(code: string, message: string): MatchFault {
    const { frames } = this.draft;
    const chain = chainOf(this, frames);
    return runaway(code, `${message}: ${chain}${chain.endsWith("…") ? "" : "."}`, cardsOfChain(frames));
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

  // --- cards ---

  /** Moves a card to another zone as a new object: on top unless placed otherwise, to its owner's side unless a side is named. */
  move(id: number, zone: T["zone"], placement: Placement = {}): T["card"] {
    return moveCard(this, id, zone, placement);
  }

  create(spec: CardSpec<T>, placement: Pick<Placement, "at" | "covered"> = {}): T["card"] {
    return createCard(this, spec, placement);
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

  grant(spec: AbilitySpec): Ability {
    return startAbility(this, spec);
  }

  withdraw(id: number): void {
    endAbility(this, id);
  }

  checkAbilities(): void {
    checkAbilities(this);
  }

  // --- turn ---

  /** Begins the next turn: counts it, ends the bundles whose time is over. */
  beginTurn(seat: Seat): void {
    this.draft.turn += 1;
    this.draft.active = seat;
    this.log({ type: "turn", seat });
    const { turn } = this.draft;
    endBundles(this, (bundle) => bundle.expires >= 0 && bundle.expires <= turn);
  }
}

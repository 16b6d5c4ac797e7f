import {
  applyChanges,
  composeChanges,
  differingMiddle,
  Emitter,
  invertChanges,
  mergeChanges,
  placeAfter,
  placeBefore,
  type Fault,
  type Result,
  type TextChange,
} from "../../../shared/base/index.js";
import type { TextNow } from "../../../shared/bridge/index.js";

/** How a text is read and typed into. */
export interface TextCalls {
  since(version: string | null): Promise<Result<TextNow>>;
  type(seen: string, changes: readonly TextChange[]): Promise<Result<{ readonly version: string }>>;
}

/** What was typed and not taken, with the text that it was typed into. */
export interface Unsent {
  readonly version: string;
  readonly base: string;
  readonly changes: readonly TextChange[];
}

export interface LiveState {
  /** The text was read. */
  readonly isRead: boolean;
  /** Something is typed that the sheet does not have yet. */
  readonly isUnsent: boolean;
  /** Why it does not. */
  readonly fault: Fault | undefined;
  /** The version of the text in the session that the editor knows. */
  readonly version: string | null;
  /** What is typed was also changed elsewhere: the person decides which stands. */
  readonly isClash: boolean;
}

/** After this pause in typing, what was typed is one step of the history. */
const pauseMs = 400;

/**
 * The text of a file in an editor, beside the one that the session has. What is typed is sent after a pause; what changes elsewhere
 * is merged into what is typed, where both are apart. Nothing of either is overwritten unasked.
 */
export class LiveText {
  readonly #calls: TextCalls;
  readonly #changed = new Emitter();
  /** Shows changes of the text, in the coordinates of what the editor shows. */
  #show: (changes: readonly TextChange[]) => void = () => undefined;
  #base = "";
  #version: string | null = null;
  /** From the base to what the editor shows; `sent` is on its way, `typed` comes on top of it. */
  #sent: readonly TextChange[] = [];
  #typed: readonly TextChange[] = [];
  /** From the base to what the session has, while that clashes with what is typed. */
  #theirs: { readonly version: string; readonly changes: readonly TextChange[] } | undefined;
  #fault: Fault | undefined;
  #timer: number | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #state: LiveState = { isRead: false, isUnsent: false, fault: undefined, version: null, isClash: false };

  /** Goes on with what was typed and not taken before, where there is something. */
  constructor(calls: TextCalls, unsent?: Unsent) {
    this.#calls = calls;
    if (!unsent) return;
    this.#base = unsent.base;
    this.#version = unsent.version;
    this.#typed = unsent.changes;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#changed.on(listener);

  get state(): LiveState {
    return this.#state;
  }

  /** What the editor shows. */
  get text(): string {
    return applyChanges(this.#base, this.#unsent);
  }

  /** What is not taken, to go on with it later. */
  get unsent(): Unsent | undefined {
    const changes = this.#unsent;
    const version = this.#version;
    return version === null || changes.length === 0 ? undefined : { version, base: this.#base, changes };
  }

  /** Has an editor show what changes elsewhere; returns how to stop. */
  connect(show: (changes: readonly TextChange[]) => void): () => void {
    this.#show = show;
    return () => {
      this.#show = () => undefined;
    };
  }

  /** Where a place of the editor is in the text of the session, or was before it was typed. */
  toSession(place: number): number {
    return placeBefore(this.#unsent, place);
  }

  /** Where a place of the text of the session is in the editor. */
  toEditor(place: number): number {
    return placeAfter(this.#unsent, place);
  }

  /** Takes what the editor was typed into, in the coordinates of what it showed before. */
  type(changes: readonly TextChange[]): void {
    this.#typed = composeChanges(this.#typed, changes);
    if (this.#sent.length === 0) this.#typed = this.#typed.filter((change) => !this.#isNothing(change));
    if (this.#typed.length === 0) this.#fault = undefined;
    this.#wait();
    this.#publish();
  }

  /** Reads the text, or what has changed of it. */
  readonly follow = (): Promise<void> => this.#then(() => this.#catchUp());

  /** Sends what is typed now; returns whether the session has all of it. */
  readonly flush = (): Promise<boolean> => {
    window.clearTimeout(this.#timer);
    return this.#then(async () => {
      await this.#send();
      return this.#unsent.length === 0;
    });
  };

  /** Decides which version stands where both were changed. */
  readonly decide = (preferred: "ours" | "theirs"): Promise<void> =>
    this.#then(() => {
      const theirs = this.#theirs;
      if (theirs) this.#adopt(theirs.version, theirs.changes, preferred);
    });

  /** Discards what was typed and is not in the file yet. */
  readonly discard = (): Promise<void> =>
    this.#then(() => {
      const changes = invertChanges(this.#base, this.#typed);
      this.#typed = [];
      this.#fault = undefined;
      this.#show(changes);
      const theirs = this.#theirs;
      if (theirs) this.#adopt(theirs.version, theirs.changes, "theirs");
      this.#publish();
    });

  get #unsent(): readonly TextChange[] {
    return this.#sent.length === 0 ? this.#typed : composeChanges(this.#sent, this.#typed);
  }

  #isNothing({ from, to, insert }: TextChange): boolean {
    return to - from === insert.length && this.#base.slice(from, to) === insert;
  }

  #wait(): void {
    window.clearTimeout(this.#timer);
    if (this.#typed.length > 0) this.#timer = window.setTimeout(() => void this.flush(), pauseMs);
  }

  /** Calls of one text, and what is decided between them, go one after the other. */
  #then<Value>(task: () => Promise<Value> | Value): Promise<Value> {
    const done = this.#queue.then(task);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #catchUp(): Promise<void> {
    const known = this.#theirs?.changes ?? [];
    const answer = await this.#calls.since(this.#theirs?.version ?? this.#version);
    if (!answer.ok) {
      this.#fault = answer.error;
      this.#publish();
      return;
    }
    const now = answer.value;
    const isFirst = this.#version === null;
    if (isFirst && now.kind === "whole") {
      this.#base = now.text;
      this.#version = now.version;
    } else {
      const more = now.kind === "changes" ? now.changes : [differingMiddle(applyChanges(this.#base, known), now.text)];
      this.#take(now.version, composeChanges(known, more));
    }
    this.#state = { ...this.#state, isRead: true };
    this.#publish();
  }

  /** Takes what others changed, where that is apart from what is typed; else the person is asked. */
  #take(version: string, changes: readonly TextChange[]): void {
    const { isClash } = mergeChanges(this.#base, this.#typed, changes, "ours");
    if (isClash) this.#theirs = { version, changes };
    else this.#adopt(version, changes, "ours");
  }

  #adopt(version: string, changes: readonly TextChange[], preferred: "ours" | "theirs"): void {
    const { toOurs, toTheirs } = mergeChanges(this.#base, this.#typed, changes, preferred);
    this.#theirs = undefined;
    this.#base = applyChanges(this.#base, changes);
    this.#version = version;
    this.#typed = toTheirs;
    if (toTheirs.length === 0) this.#fault = undefined;
    if (toOurs.length > 0) this.#show(toOurs);
    this.#wait();
    this.#publish();
  }

  async #send(): Promise<void> {
    const version = this.#version;
    if (this.#typed.length === 0 || this.#theirs || version === null) return;
    this.#sent = this.#typed;
    this.#typed = [];
    const answer = await this.#calls.type(version, this.#sent);
    const sent = this.#sent;
    this.#sent = [];
    if (answer.ok) {
      this.#base = applyChanges(this.#base, sent);
      this.#version = answer.value.version;
      this.#fault = undefined;
    } else {
      this.#typed = composeChanges(sent, this.#typed);
      if (answer.error.code !== "text/changed-since") this.#fault = answer.error;
      else {
        await this.#catchUp();
        await this.#send();
      }
    }
    this.#publish();
  }

  #publish(): void {
    const isUnsent = this.#sent.length + this.#typed.length > 0;
    const isClash = this.#theirs !== undefined;
    this.#state = { ...this.#state, isUnsent, fault: this.#fault, version: this.#version, isClash };
    this.#changed.emit();
  }
}

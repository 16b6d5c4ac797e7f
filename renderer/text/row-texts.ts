import { applyChanges, Emitter, isEqual } from "../../shared/base/index.js";
import type { AstNode, CellEdit, CellTexts, TextReading } from "../../shared/text/index.js";
import type { WireCell } from "../../shared/workspace/index.js";
import type { PlacedLanguage } from "../state/index.js";

/** One cell of the row, as the sheet holds it and as it stands in its editor. */
interface CellState {
  /** The value the sheet held when typing began. */
  readonly seen: WireCell;
  /** What the editor showed for it. */
  readonly base: string;
  readonly text: string;
  /** It was typed here, so that it is ours to save. */
  readonly isMine: boolean;
  /** The sheet came to hold something else while it was typed. */
  readonly clashes: boolean;
}

/** What a cell holds, and the text that waits beside its value, if any. */
export interface HeldCell {
  readonly value: WireCell;
  readonly text: string;
  readonly waiting: WaitingText | undefined;
}

/** A text beside the value of a cell: one being typed, or one that was refused. */
export interface WaitingText {
  readonly kind: "draft" | "failed";
  readonly text: string;
}

/** A text that is to be saved. */
export interface ChangedText {
  readonly cell: string;
  readonly text: string;
  readonly seen: WireCell;
}

/**
 * The texts of one row while they are written: what was typed, what it means, and whether the sheet still holds what typing
 * began with. Every change makes a new `snapshot`.
 */
export class RowTexts {
  snapshot: TextsSnapshot;
  readonly #changed = new Emitter();
  /** Texts that were kept with the session while they were typed, by their cells. */
  readonly #kept = new Map<string, Set<string>>();

  #language: PlacedLanguage;

  constructor(language: PlacedLanguage, held: (cell: string) => HeldCell) {
    this.#language = language;
    const cells = new Map(language.cells.map(({ name }) => [name, this.#resting(name, held(name))]));
    const reading = language.language.read(textsOf(cells));
    this.snapshot = { cells, reading, lastGood: treesOf(reading, []), changed: false, clashing: [] };
  }

  get language(): PlacedLanguage {
    return this.#language;
  }

  text(cell: string): string {
    return this.snapshot.cells.get(cell)?.text ?? "";
  }

  isChanged(cell: string): boolean {
    const state = this.snapshot.cells.get(cell);
    return state !== undefined && state.isMine && state.text !== state.base;
  }

  /** The text of a cell was typed. */
  type(cell: string, text: string): void {
    const state = this.snapshot.cells.get(cell);
    if (state?.text === text) return;
    if (state) this.#put(new Map(this.snapshot.cells).set(cell, { ...state, text, isMine: text !== state.base }));
  }

  /** The editor shows the text of a cell in another way, with one kind of line ends: that alone is not a change. */
  shownAs(cell: string, text: string): void {
    const state = this.snapshot.cells.get(cell);
    if (!state || state.text === text) return;
    const base = state.base === state.text ? text : state.base;
    this.#put(new Map(this.snapshot.cells).set(cell, { ...state, text, base }));
  }

  /** The sheet's cells, or what waits beside them, may have changed; what is being typed here stays. */
  follow(held: (cell: string) => HeldCell): void {
    const cells = new Map(this.snapshot.cells);
    let isChanged = false;
    for (const [name, state] of cells) {
      const now = held(name);
      const isSame = isEqual(now.value, state.seen);
      if (!state.isMine) {
        const next = this.#resting(name, now);
        if (isSame && next.text === state.text) continue;
        cells.set(name, next);
      } else {
        if (isSame !== state.clashes) continue;
        cells.set(name, { ...state, clashes: !isSame });
      }
      isChanged = true;
    }
    if (isChanged) this.#put(cells);
  }

  /** The language came to have other words: what is written means what they say now. */
  speak(language: PlacedLanguage): void {
    const isSame = language.language === this.#language.language;
    this.#language = language;
    if (!isSame) this.#put(this.snapshot.cells, language.language.read(this.snapshot.reading.texts));
  }

  /** A text being typed was sent to be kept: when it comes back as a draft it is an echo, late perhaps, and no news. */
  keep(cell: string, text: string): void {
    const kept = this.#kept.get(cell) ?? new Set();
    this.#kept.set(cell, kept.add(text));
  }

  /** What was typed and is not in the sheet. */
  changes(): ChangedText[] {
    return [...this.snapshot.cells].flatMap(([cell, { text, seen }]) =>
      this.isChanged(cell) ? [{ cell, text, seen }] : [],
    );
  }

  /** Takes up what the sheet holds, whatever was typed. */
  settle(held: (cell: string) => HeldCell): void {
    this.#put(new Map([...this.snapshot.cells.keys()].map((name) => [name, this.#resting(name, held(name))])));
  }

  /** The texts after a fix or a completion, by the names of the cells it touches. */
  afterFix(edits: readonly CellEdit[]): ReadonlyMap<string, string> {
    return new Map(edits.map(({ cell, changes }) => [cell, applyChanges(this.text(cell), changes)]));
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#changed.on(listener);

  #resting(cell: string, { value, text, waiting }: HeldCell): CellState {
    const isEcho = waiting?.kind === "draft" && this.#kept.get(cell)?.has(waiting.text) === true;
    const shown = isEcho ? text : (waiting?.text ?? text);
    return { seen: value, base: text, text: shown, isMine: false, clashes: false };
  }

  #put(cells: ReadonlyMap<string, CellState>, reading = this.snapshot.reading.after(textsOf(cells))): void {
    const states = [...cells];
    this.snapshot = {
      cells,
      reading,
      lastGood: treesOf(reading, this.snapshot.lastGood),
      changed: states.some(([, { isMine, text, base }]) => isMine && text !== base),
      clashing: states.flatMap(([name, { clashes }]) => (clashes ? [name] : [])),
    };
    this.#changed.emit();
  }
}

export interface TextsSnapshot {
  readonly cells: ReadonlyMap<string, CellState>;
  readonly reading: TextReading;
  /** The tree of each ability, and of a broken one the tree it had when it was last whole. */
  readonly lastGood: readonly AbilityTree[];
  readonly changed: boolean;
  /** Cells the sheet holds another value for by now. */
  readonly clashing: readonly string[];
}

export interface AbilityTree {
  /** The cell it is written in. */
  readonly cell: string;
  /** Undefined where there never was one. */
  readonly tree: AstNode | undefined;
  /** It is of an earlier text; its places mean nothing any more. */
  readonly isStale: boolean;
}

const textsOf = (cells: ReadonlyMap<string, CellState>): CellTexts =>
  Object.fromEntries([...cells].map(([name, { text }]) => [name, text]));

function treesOf({ abilities }: TextReading, before: readonly AbilityTree[]): AbilityTree[] {
  return abilities.map((ability, at) => {
    const { cell } = ability;
    const tree = ability.tree();
    return tree ? { cell, tree, isStale: false } : { cell, tree: before[at]?.tree, isStale: true };
  });
}

import type { ICellEditorComp, ICellEditorParams } from "ag-grid-community";
import type { Option } from "../../arrangement/index.js";
import type { TextLanguage } from "../../../shared/text/index.js";
import type { CellInput, ColumnView, WireCell } from "../../../shared/workspace/index.js";
import type { GridRow } from "../../state/index.js";
import { textOfCell, typedBy, type KeyPress } from "../../state/index.js";

/** What an editor hands to the grid when it closes; `undefined` where nothing was changed. */
export interface Committed {
  readonly input: CellInput;
  /** The value the editor showed when it opened. */
  readonly seen: WireCell;
  /** The text is to be offered in its column from now on. */
  readonly isNewChoice?: boolean;
}

export interface EditorContext {
  readonly column: ColumnView;
  /** Whether the column has a list that a new value can be added to. */
  takesChoices(): boolean;
  /** What the column's values are chosen from: of its rule, else of the game; empty for a column of free text. */
  offered(): readonly Option[];
  /** Whether there is a list to choose from, be it empty. */
  hasOffers(): boolean;
  /** Fetches the rows that values of the column may name, where they are not here yet. */
  loadOffered(): Promise<unknown>;
  /** How many cells of the column hold each text. */
  countsOfTexts(): ReadonlyMap<string, number>;
  /** The language that the texts of the column are written in, where they show a structure as text. */
  languageOf(): TextLanguage | undefined;
  /** Keeps the text of the open editor with the session; null: it was left. */
  keepDraft(row: string, text: string | null, seen: WireCell): void;
  /** The cell is gone: keeps in sight what was typed into it, which is nothing where `text` is undefined. */
  loseEditor(row: GridRow, text: string | undefined): void;
  /** The text to start with where the cell has one beside its value: refused or recovered typing. */
  startingText(row: string): string | undefined;
}

export type EditorParams = ICellEditorParams<GridRow, WireCell> & EditorContext;

const draftEveryMs = 120;

/** What all text editors share: where typing starts, drafts while typing, and what is committed. */
export abstract class TextEditorBase implements ICellEditorComp<GridRow> {
  protected readonly root = document.createElement("div");
  protected params!: EditorParams;
  #seen: WireCell = null;
  #initial = "";
  #timer: number | undefined;
  #hasDraft = false;
  /** How the editor was left; undefined while it is open, and for one whose cell is gone. */
  #end: "taken" | "dropped" | "continued" | undefined;
  /** Its cell may go and come back: what becomes of the text is known when `release` is called. */
  #isHeld = false;
  #isGone = false;
  /** Typing began it, and its caret was not placed since. */
  #isEntry = false;

  /** The text as it stands. */
  abstract get text(): string;

  get rowKey(): string {
    return this.params.data.key;
  }

  get column(): ColumnView {
    return this.params.column;
  }

  /** Whether the editor is that of a cell. */
  isOn(cell: { readonly rowKey: string; readonly column: string } | undefined): boolean {
    return cell?.rowKey === this.rowKey && cell.column === this.column.key;
  }

  /** The element that text is typed into. */
  protected abstract readonly field: HTMLInputElement | HTMLTextAreaElement;

  protected abstract build(text: string, params: EditorParams): void;
  protected abstract takeFocus(): void;

  init(params: EditorParams): void {
    this.params = params;
    this.#seen = params.value ?? null;
    this.#initial = textOfCell(this.#seen);
    const typed = params.eventKey?.length === 1 ? params.eventKey : undefined;
    const cleared = params.eventKey === "Backspace" ? "" : undefined;
    const kept = params.startingText(params.data.key);
    this.#isEntry = typed !== undefined;
    this.root.className = "editor";
    this.build(typed ?? cleared ?? kept ?? this.#initial, params);
    this.root.addEventListener("pointerdown", () => this.placeCaret());
  }

  /** Whether the arrow keys take what was typed and move on, as in other spreadsheets; else they move the caret (EDITOR-1). */
  get isEntry(): boolean {
    return this.#isEntry && !this.text.includes("\n");
  }

  /** From now on the arrow keys move the caret in the text. */
  placeCaret(): void {
    this.#isEntry = false;
  }

  /** Does what a key does that was pressed before the editor was there. */
  press(press: KeyPress): void {
    const { field } = this;
    const typed = press.key === "Enter" && press.altKey ? "\n" : typedBy(press);
    if ((press.ctrlKey || press.metaKey) && press.key.toLowerCase() === "a") field.select();
    else if (typed !== undefined) this.#insert(typed, 0);
    else if (press.key === "Backspace") this.#insert("", 1);
    else if (press.key === "Home") field.setSelectionRange(0, 0);
    else if (press.key === "End") field.setSelectionRange(field.value.length, field.value.length);
  }

  /** Takes the keyboard back, with the caret where it was. */
  takeKeyboard(): void {
    if (!this.root.contains(document.activeElement)) this.field.focus({ preventScroll: true });
  }

  /** Puts a text in place of the selection, or where there is none of so many characters before the caret. */
  #insert(text: string, before: number): void {
    const { selectionStart, selectionEnd, value } = this.field;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    this.field.setRangeText(text, start === end ? Math.max(0, start - before) : start, end, "end");
    this.field.dispatchEvent(new Event("input"));
  }

  getGui(): HTMLElement {
    return this.root;
  }

  afterGuiAttached(): void {
    this.root.closest(".ag-popup-editor")?.setAttribute("aria-label", this.params.column.title);
    this.takeFocus();
    if (this.text !== this.#initial) this.typed();
  }

  getValue(): Committed | undefined {
    this.#end = "taken";
    if (this.text === this.#initial && this.params.startingText(this.params.data.key) === undefined) return undefined;
    return { input: this.input(), seen: this.#seen };
  }

  /** The person leaves the editor without what was typed. */
  drop(): void {
    this.#end = "dropped";
  }

  /** Keeps the text while the columns change, which may take the cell with the editor away. */
  hold(): void {
    this.#isHeld = true;
  }

  /** The columns have changed. Returns whether the editor is gone: then its text is to be continued in another one, or lost. */
  release(): boolean {
    this.#isHeld = false;
    return this.#isGone;
  }

  /** Goes on in the place of an editor that is gone, with its text and caret, and against the value that it showed. */
  continue(gone: TextEditorBase): void {
    const { selectionStart, selectionEnd, value } = gone.field;
    this.#seen = gone.#seen;
    this.#initial = gone.#initial;
    this.#hasDraft = gone.#hasDraft;
    this.#isEntry = gone.#isEntry;
    gone.#end = "continued";
    this.field.value = value;
    this.field.dispatchEvent(new Event("input"));
    this.field.setSelectionRange(selectionStart, selectionEnd);
  }

  destroy(): void {
    window.clearTimeout(this.#timer);
    this.#isGone = true;
    if (!this.#isHeld) this.settle();
  }

  /** Says what was typed into a cell that is gone, and takes back a draft that is no longer one. */
  settle(): void {
    if (this.#end === "continued") return;
    if (this.#end === undefined) {
      this.params.loseEditor(this.params.data, this.text === this.#initial ? undefined : this.text);
    }
    if (this.#hasDraft && (this.#end !== "taken" || this.text === this.#initial)) {
      this.params.keepDraft(this.params.data.key, null, this.#seen);
    }
  }

  /** What is written into the cell if the text is taken as it stands. */
  input(): CellInput {
    return { kind: "text", text: this.text };
  }

  /** To be called on every change of the text. */
  protected typed(): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#hasDraft = true;
      this.params.keepDraft(this.params.data.key, this.text, this.#seen);
    }, draftEveryMs);
  }
}

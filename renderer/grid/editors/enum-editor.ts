import type { Option } from "../../arrangement/index.js";
import { editorTexts } from "../texts.js";
import { TextEditorBase, type Committed, type EditorParams } from "./editor.js";
import { holdsText, shownOptions } from "../../ui/index.js";

let editors = 0;

/**
 * A choice with type-ahead, of what the column's rule lists, else of what the game does: the best match that has the typed
 * text in it is taken by Enter or Tab; any other text is kept as typed, or added to the list in the same act (VALIDATE-3).
 */
export class EnumEditor extends TextEditorBase {
  protected readonly field = document.createElement("input");
  readonly #list = document.createElement("ul");
  readonly #listId = `options-${(editors += 1)}`;
  #options: readonly Option[] = [];
  #shown: readonly Option[] = [];
  #active = -1;
  #hasTyped = false;
  #counts: ReadonlyMap<string, number> = new Map();

  get text(): string {
    const chosen = this.#active === -1 ? undefined : this.#shown[this.#active];
    return chosen?.value ?? this.field.value;
  }

  isPopup(): boolean {
    return true;
  }

  getPopupPosition(): "over" {
    return "over";
  }

  /** Its arrow keys choose from the list. */
  override get isEntry(): boolean {
    return false;
  }

  override getValue(): Committed | undefined {
    const committed = super.getValue();
    if (!this.#isAdding) return committed;
    return { input: this.input(), seen: committed?.seen ?? this.params.value ?? null, isNewChoice: true };
  }

  /** The last item, which adds what was typed to the list, is the active one. */
  get #isAdding(): boolean {
    return this.#active === this.#shown.length && this.#canAdd;
  }

  get #canAdd(): boolean {
    const typed = this.field.value;
    return typed.trim() !== "" && !this.#options.some(({ value }) => value === typed) && this.params.takesChoices();
  }

  protected build(text: string, { column, eGridCell, eventKey }: EditorParams): void {
    const list = this.#list;
    const { field, root } = this;
    this.#options = this.params.offered();
    void this.params.loadOffered().then(() => this.#reload());
    this.#counts = this.params.countsOfTexts();
    this.#hasTyped = eventKey?.length === 1;
    root.style.minWidth = `${Math.max(eGridCell.offsetWidth, 180)}px`;
    field.className = "editor-field";
    field.autocomplete = "off";
    field.value = text;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-label", column.title);
    field.setAttribute("aria-expanded", "true");
    field.setAttribute("aria-controls", this.#listId);
    field.setAttribute("aria-autocomplete", "list");
    list.id = this.#listId;
    list.className = "editor-options";
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", column.title);
    field.addEventListener("input", () => {
      this.#hasTyped = true;
      this.#draw();
      this.typed();
    });
    field.addEventListener("keydown", (event) => this.#onKey(event));
    root.append(field, list);
    this.#draw();
  }

  protected takeFocus(): void {
    this.field.focus();
    if (!this.#hasTyped) this.field.select();
  }

  /** The rows that values of the column may name have come. */
  #reload(): void {
    const options = this.params.offered();
    if (options.length === this.#options.length) return;
    this.#options = options;
    this.#draw();
  }

  #draw(): void {
    const typed = this.field.value;
    this.#shown = shownOptions(this.#options, this.#hasTyped ? typed : "");
    const isBest = typed.trim() !== "" && holdsText(this.#shown[0], typed);
    this.#active = this.#hasTyped ? (isBest ? 0 : -1) : this.#shown.findIndex(({ value }) => value === typed);
    const items = this.#shown.map((option, at) => this.#choice(option, at));
    this.#list.replaceChildren(...items, ...(this.#canAdd ? [this.#addition()] : []));
    this.#mark();
  }

  #choice({ value, title, color }: Option, at: number): HTMLElement {
    const swatch = document.createElement("span");
    swatch.className = "swatch";
    if (color !== undefined) swatch.style.backgroundColor = color;
    const count = document.createElement("span");
    count.className = "option-count";
    count.textContent = `${this.#counts.get(value) ?? 0}×`;
    count.title = editorTexts.cellsWithThisValue;
    const hasColors = this.#options.some((option) => option.color !== undefined);
    return this.#item([...(hasColors ? [swatch] : []), ...wordsOf(value, title), count], at);
  }

  #addition(): HTMLElement {
    const sign = document.createElement("span");
    sign.className = "option-sign";
    sign.textContent = "+";
    sign.ariaHidden = "true";
    const item = this.#item([sign, editorTexts.addToList(this.field.value)], this.#shown.length);
    item.classList.add("is-addition");
    return item;
  }

  #item(content: readonly (Node | string)[], at: number): HTMLElement {
    const item = document.createElement("li");
    item.id = `${this.#listId}-${at}`;
    item.setAttribute("role", "option");
    item.append(...content);
    item.addEventListener("mousedown", (event) => {
      event.preventDefault();
      this.#active = at;
      this.params.stopEditing();
    });
    return item;
  }

  #mark(): void {
    for (const [at, item] of [...this.#list.children].entries()) {
      item.setAttribute("aria-selected", String(at === this.#active));
      if (at === this.#active) item.scrollIntoView({ block: "nearest" });
    }
    if (this.#active === -1) this.field.removeAttribute("aria-activedescendant");
    else this.field.setAttribute("aria-activedescendant", `${this.#listId}-${this.#active}`);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") {
      if (event.key === "ArrowLeft" || event.key === "ArrowRight") event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const step = event.key === "ArrowDown" ? 1 : -1;
    const count = this.#list.children.length;
    if (count === 0) return;
    this.#active = this.#active === -1 && step === -1 ? count - 1 : (this.#active + step + count) % count;
    this.#mark();
  }
}

/** What an option says: its name, with what it writes behind that, where it has one. */
function wordsOf(value: string, title: string | undefined): readonly (Node | string)[] {
  if (title === undefined) return [value === "" ? editorTexts.emptyOption : value];
  const id = document.createElement("span");
  id.className = "option-value";
  id.textContent = value;
  return [title, id];
}

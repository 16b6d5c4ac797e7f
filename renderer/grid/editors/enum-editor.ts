import type { EnumOption } from "../../../shared/workspace/index.js";
import { editorTexts } from "../texts.js";
import { TextEditorBase, type Committed, type EditorParams } from "./editor.js";
import { ranked } from "../../ui/index.js";

let editors = 0;

/**
 * A choice with type-ahead: the best match is taken by Enter or Tab; text that matches nothing is kept as typed, or added to
 * the list in the same act (VALIDATE-3).
 */
export class EnumEditor extends TextEditorBase {
  protected readonly field = document.createElement("input");
  readonly #list = document.createElement("ul");
  readonly #listId = `options-${(editors += 1)}`;
  #options: readonly EnumOption[] = [];
  #shown: readonly EnumOption[] = [];
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
    this.#options = column.options ?? [];
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

  #draw(): void {
    const typed = this.field.value;
    this.#shown = this.#hasTyped && typed !== "" ? ranked(this.#options, typed, ({ value }) => value) : this.#options;
    this.#active = this.#hasTyped
      ? typed === "" || this.#shown.length === 0
        ? -1
        : 0
      : this.#shown.findIndex(({ value }) => value === typed);
    const items = this.#shown.map((option, at) => this.#choice(option, at));
    this.#list.replaceChildren(...items, ...(this.#canAdd ? [this.#addition()] : []));
    this.#mark();
  }

  #choice({ value, color }: EnumOption, at: number): HTMLElement {
    const swatch = document.createElement("span");
    swatch.className = "swatch";
    if (color !== undefined) swatch.style.backgroundColor = color;
    const count = document.createElement("span");
    count.className = "option-count";
    count.textContent = `${this.#counts.get(value) ?? 0}×`;
    count.title = editorTexts.cellsWithThisValue;
    const hasColors = this.#options.some((option) => option.color !== undefined);
    return this.#item([...(hasColors ? [swatch] : []), value === "" ? "(empty)" : value, count], at);
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

import type { EnumOption } from "../../../shared/workspace/index.js";
import { TextEditorBase, type EditorParams } from "./editor.js";
import { ranked } from "../../search/index.js";

let editors = 0;

/** A choice with type-ahead: the best match is taken by Enter or Tab; text that matches nothing is kept as typed. */
export class EnumEditor extends TextEditorBase {
  private readonly field = document.createElement("input");
  private readonly list = document.createElement("ul");
  private readonly listId = `options-${(editors += 1)}`;
  private options: readonly EnumOption[] = [];
  private shown: readonly EnumOption[] = [];
  private active = -1;
  private hasTyped = false;

  get text(): string {
    const chosen = this.active === -1 ? undefined : this.shown[this.active];
    return chosen?.value ?? this.field.value;
  }

  isPopup(): boolean {
    return true;
  }

  getPopupPosition(): "over" {
    return "over";
  }

  protected build(text: string, { column, eGridCell, eventKey }: EditorParams): void {
    const { field, list, root } = this;
    this.options = column.options ?? [];
    this.hasTyped = eventKey?.length === 1;
    root.style.minWidth = `${Math.max(eGridCell.offsetWidth, 180)}px`;
    field.className = "editor-field";
    field.autocomplete = "off";
    field.value = text;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-label", column.title);
    field.setAttribute("aria-expanded", "true");
    field.setAttribute("aria-controls", this.listId);
    field.setAttribute("aria-autocomplete", "list");
    list.id = this.listId;
    list.className = "editor-options";
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", column.title);
    field.addEventListener("input", () => {
      this.hasTyped = true;
      this.draw();
      this.typed();
    });
    field.addEventListener("keydown", (event) => this.onKey(event));
    root.append(field, list);
    this.draw();
  }

  protected takeFocus(): void {
    this.field.focus();
    if (!this.hasTyped) this.field.select();
  }

  private draw(): void {
    const typed = this.field.value;
    this.shown = this.hasTyped && typed !== "" ? ranked(this.options, typed, ({ value }) => value) : this.options;
    this.active = this.hasTyped
      ? typed === "" || this.shown.length === 0
        ? -1
        : 0
      : this.shown.findIndex(({ value }) => value === typed);
    this.list.replaceChildren(...this.shown.map((option, at) => this.item(option, at)));
    this.mark();
  }

  private item({ value, color }: EnumOption, at: number): HTMLElement {
    const item = document.createElement("li");
    item.id = `${this.listId}-${at}`;
    item.setAttribute("role", "option");
    const swatch = document.createElement("span");
    swatch.className = "swatch";
    if (color !== undefined) swatch.style.backgroundColor = color;
    item.append(swatch, value === "" ? "(empty)" : value);
    item.addEventListener("mousedown", (event) => {
      event.preventDefault();
      this.active = at;
      this.params.stopEditing();
    });
    return item;
  }

  private mark(): void {
    for (const [at, item] of [...this.list.children].entries()) {
      item.setAttribute("aria-selected", String(at === this.active));
      if (at === this.active) item.scrollIntoView({ block: "nearest" });
    }
    if (this.active === -1) this.field.removeAttribute("aria-activedescendant");
    else this.field.setAttribute("aria-activedescendant", `${this.listId}-${this.active}`);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") {
      if (event.key === "ArrowLeft" || event.key === "ArrowRight") event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const step = event.key === "ArrowDown" ? 1 : -1;
    const count = this.shown.length;
    if (count === 0) return;
    this.active = (this.active + step + count) % count;
    this.mark();
  }
}

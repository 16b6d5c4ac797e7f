import { readValue } from "../../../shared/toml/index.js";
import { editorTexts } from "../texts.js";
import { TextEditorBase, type EditorParams } from "./editor.js";

/** Puts a text in place of the selection of a text area, as typing does. */
function typeInto(area: HTMLTextAreaElement, text: string): void {
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input"));
}

/** A text of any number of lines, over the cell; Alt+Enter makes a new line. */
export class TextEditor extends TextEditorBase {
  protected readonly field = document.createElement("textarea");

  get text(): string {
    return this.field.value;
  }

  isPopup(): boolean {
    return true;
  }

  getPopupPosition(): "over" {
    return "over";
  }

  protected build(text: string, { column, eGridCell }: EditorParams): void {
    const { field: area, root } = this;
    area.className = "editor-area";
    area.setAttribute("aria-label", column.title);
    area.spellcheck = column.editor === "long-text";
    area.value = text;
    root.style.minWidth = `${Math.max(eGridCell.offsetWidth, column.editor === "text" ? 160 : 380)}px`;
    root.style.minHeight = `${eGridCell.offsetHeight}px`;
    area.addEventListener("input", () => {
      this.#grow();
      this.typed();
    });
    area.addEventListener("keydown", (event) => this.onKey(event));
    root.append(area);
  }

  protected takeFocus(): void {
    this.#grow();
    this.field.focus();
    this.field.setSelectionRange(this.text.length, this.text.length);
  }

  protected onKey(event: KeyboardEvent): void {
    if (event.key === "Enter" && event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      typeInto(this.field, "\n");
    } else if (event.key === "Home" || event.key === "End" || (event.key.startsWith("Arrow") && !this.isEntry)) {
      event.stopPropagation();
    }
  }

  #grow(): void {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight + 2, 360)}px`;
  }
}

/** A value edited as its TOML source, checked while typing. */
export class TomlEditor extends TextEditor {
  readonly #verdict = document.createElement("div");

  protected override build(text: string, params: EditorParams): void {
    super.build(text, params);
    this.field.classList.add("editor-code");
    this.field.spellcheck = false;
    this.#verdict.className = "editor-verdict";
    this.#verdict.setAttribute("role", "status");
    this.root.append(this.#verdict);
    this.field.addEventListener("input", () => this.#check());
    this.#check();
  }

  #check(): void {
    const value = this.text.trim() === "" ? undefined : readValue(this.text);
    const isWrong = value !== undefined && !value.ok;
    this.#verdict.textContent = isWrong
      ? editorTexts.faultAt(value.error.column ?? 1, value.error.message)
      : "TOML value";
    this.#verdict.toggleAttribute("data-wrong", isWrong);
  }
}

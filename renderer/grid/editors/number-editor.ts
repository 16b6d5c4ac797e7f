import { TextEditorBase, type EditorParams } from "./editor.js";

/** A number, in the cell itself. Other text is kept too and marked by the rules of the sheet, never turned into 0. */
export class NumberEditor extends TextEditorBase {
  protected readonly field = document.createElement("input");

  get text(): string {
    return this.field.value;
  }

  protected build(text: string, { column }: EditorParams): void {
    this.root.classList.add("editor-inline");
    this.field.className = "editor-field editor-number";
    this.field.inputMode = "decimal";
    this.field.autocomplete = "off";
    this.field.setAttribute("aria-label", column.title);
    this.field.value = text;
    this.field.addEventListener("input", () => this.typed());
    this.root.append(this.field);
  }

  protected takeFocus(): void {
    this.field.focus();
    // A double click is followed by another number, F2 by a change of this one.
    if (this.params.eventKey === null) this.field.select();
    else this.field.setSelectionRange(this.text.length, this.text.length);
  }
}

/** A date or time as RFC 3339 spells it. */
export class DateEditor extends NumberEditor {
  protected override build(text: string, params: EditorParams): void {
    super.build(text, params);
    const [field] = this.root.getElementsByTagName("input");
    field?.classList.remove("editor-number");
    field?.setAttribute("placeholder", "2026-01-31");
    if (field) field.inputMode = "text";
  }
}

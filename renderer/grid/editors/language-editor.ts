import type { Completion, TextLanguage } from "../../../shared/text/index.js";
import { editorTexts } from "../texts.js";
import type { EditorParams } from "./editor.js";
import { TextEditor } from "./text-editor.js";

/** Nobody reads more. */
const mostOffered = 12;

let editors = 0;

/**
 * One line in a language: what is wrong with it is said below while it is typed, and so is what may come next. The arrow keys
 * choose a word from that, Enter takes it; without a choice Enter saves the cell. Ctrl+Space offers words again.
 */
export class LanguageEditor extends TextEditor {
  readonly #verdict = document.createElement("div");
  readonly #list = document.createElement("ul");
  readonly #listId = `words-${(editors += 1)}`;
  #language: TextLanguage | undefined;
  #offered: readonly Completion[] = [];
  #active = -1;

  /** Its arrow keys choose from the words that may come next. */
  override get isEntry(): boolean {
    return false;
  }

  protected override build(text: string, params: EditorParams): void {
    this.#language = params.languageOf();
    super.build(text, params);
    const { field, root } = this;
    root.style.minWidth = `${Math.max(params.eGridCell.offsetWidth, 380)}px`;
    field.spellcheck = false;
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", this.#listId);
    this.#verdict.className = "editor-verdict";
    this.#verdict.setAttribute("role", "status");
    this.#list.id = this.#listId;
    this.#list.className = "editor-options";
    this.#list.setAttribute("role", "listbox");
    this.#list.setAttribute("aria-label", editorTexts.whatMayComeNext);
    root.append(this.#verdict, this.#list);
    field.addEventListener("input", () => this.#read(true));
    this.#read(false);
  }

  protected override onKey(event: KeyboardEvent): void {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const isOpen = this.#offered.length > 0;
    if (event.key === " " && event.ctrlKey) this.#read(true);
    else if (isOpen && step !== 0) this.#choose(step);
    else if (isOpen && this.#active !== -1 && event.key === "Enter" && !event.altKey) this.#take(this.#active);
    else if (isOpen && event.key === "Escape") this.#read(false);
    else {
      super.onKey(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Reads the text, and offers what may stand at the caret. */
  #read(offers: boolean): void {
    const language = this.#language;
    if (!language) return;
    const [cell = "text"] = language.mains;
    const { value, selectionStart } = this.field;
    const reading = language.read({ [cell]: value });
    const wrong = reading.diagnostics.find(({ severity }) => severity === "error");
    this.#verdict.textContent = wrong ? editorTexts.faultAt(wrong.span.from + 1, wrong.message) : "";
    this.#verdict.toggleAttribute("data-wrong", wrong !== undefined);
    this.#verdict.hidden = wrong === undefined;
    this.#offered = offers ? reading.completionsAt(cell, selectionStart).slice(0, mostOffered) : [];
    this.#active = -1;
    this.#draw();
  }

  #draw(): void {
    const items = this.#offered.map(({ label, detail }, at) => {
      const item = document.createElement("li");
      const about = document.createElement("span");
      about.className = "option-count";
      about.textContent = detail;
      item.id = `${this.#listId}-${at}`;
      item.setAttribute("role", "option");
      item.append(label, about);
      item.addEventListener("mousedown", (event) => {
        event.preventDefault();
        this.#take(at);
      });
      return item;
    });
    this.#list.replaceChildren(...items);
    this.#list.hidden = items.length === 0;
    this.#mark();
  }

  #choose(step: number): void {
    const count = this.#offered.length + 1;
    this.#active = ((this.#active + 1 + step + count) % count) - 1;
    this.#mark();
  }

  #mark(): void {
    for (const [at, item] of [...this.#list.children].entries()) {
      item.setAttribute("aria-selected", String(at === this.#active));
      if (at === this.#active) item.scrollIntoView({ block: "nearest" });
    }
    if (this.#active === -1) this.field.removeAttribute("aria-activedescendant");
    else this.field.setAttribute("aria-activedescendant", `${this.#listId}-${this.#active}`);
  }

  #take(at: number): void {
    const change = this.#offered[at]?.change;
    if (!change) return;
    this.field.setRangeText(change.insert, change.from, change.to, "end");
    this.field.dispatchEvent(new Event("input"));
  }
}

// @vitest-environment happy-dom
import "../../../../support/page/page.js";
import { beforeEach, describe, expect, it } from "vitest";
import type { EditorParams } from "../../../../../renderer/grid/editors/editor.js";
import { LanguageEditor } from "../../../../../renderer/grid/editors/language-editor.js";
import { projectionLanguageOf, projectionOf } from "../../../../../renderer/state/index.js";

const binding = { game: "ptg", kind: "cards" };
const column = { key: "abilities#0", id: { path: ["abilities"], inner: [0] }, title: "Ability 1", editor: "text" };
const languageOf = () => projectionLanguageOf({ binding }, column);

let editor: LanguageEditor;
let area: HTMLTextAreaElement;
const drafts: (string | null)[] = [];

function open(value: string): void {
  editor = new LanguageEditor();
  editor.init({
    ...{ value, column, languageOf, data: { key: "r1", cells: [] }, eGridCell: document.createElement("div") },
    ...{ startingText: () => undefined, keepDraft: (_row: string, text: string | null) => void drafts.push(text) },
  } as unknown as EditorParams);
  document.body.replaceChildren(editor.getGui());
  const found = document.querySelector("textarea");
  if (!found) throw new Error("No text area");
  area = found;
}
function type(text: string): void {
  area.value = text;
  area.setSelectionRange(text.length, text.length);
  area.dispatchEvent(new Event("input"));
}
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  let isLeftToGrid = false;
  const hear = () => (isLeftToGrid = true);
  document.body.addEventListener("keydown", hear, { once: true });
  area.dispatchEvent(event);
  document.body.removeEventListener("keydown", hear);
  return isLeftToGrid;
}
const offered = () => [...document.querySelectorAll("[role=option]")].map((item) => item.firstChild?.textContent ?? "");
const verdict = () => document.querySelector("[role=status]")?.textContent ?? "";

beforeEach(() => {
  open("on enter: heal owner 3");
  return () => document.body.replaceChildren();
});

describe("the editor of a structure as text", () => {
  it("is for the columns of a projection only", () => {
    expect(languageOf()).toBeDefined();
    expect(projectionLanguageOf({ binding }, { id: { path: ["name"] } })).toBeUndefined();
    expect(projectionLanguageOf({ binding }, { id: { path: ["abilities"] } })).toBeUndefined();
    expect(projectionLanguageOf({ binding }, { id: { path: ["abilities"], inner: [0, "name"] } })).toBeUndefined();
  });

  it("is not for a projection that follows its structure, which is a column of texts all the same", () => {
    const rules = { binding: { game: "summoner", kind: "monsters" } };
    const rule = { id: { path: ["effectRules"], inner: [0] } };
    expect(projectionLanguageOf(rules, rule)).toBeUndefined();
    expect(projectionOf(rules, rule)).toBeDefined();
  });

  it("says below what is wrong, and nothing where the text can be read", () => {
    expect([verdict(), offered()]).toEqual(["", []]);
    type("on enter: heel owner 3");
    expect(verdict()).toMatch(/^Column 11: /u);
    type("on enter: heal owner 4");
    expect(verdict()).toBe("");
    expect(editor.getValue()).toEqual({
      input: { kind: "text", text: "on enter: heal owner 4" },
      seen: "on enter: heal owner 3",
    });
  });

  it("offers what may come next; the arrows choose a word, Enter takes it", () => {
    type("on ent");
    expect(offered()).toContain("enter");
    expect(press("ArrowDown")).toBe(false);
    expect(press("Enter")).toBe(false);
    expect(area.value).toBe("on enter");
  });

  it("leaves Enter and Escape to the grid where no word is chosen and no list is open", () => {
    type("on ent");
    expect(press("Enter")).toBe(true);
    expect(press("Escape")).toBe(false);
    expect(offered()).toEqual([]);
    expect(press("Escape")).toBe(true);
    expect(press(" ", { ctrlKey: true })).toBe(false);
    expect(offered()).toContain("enter");
  });
});

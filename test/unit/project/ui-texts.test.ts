import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { uiTexts, uiTextsPage, type UiText } from "../../support/ui-texts.js";

const root = resolve(import.meta.dirname, "../../..");
const texts = uiTexts(root);
/** The syntax of queries and the example of a file are code, not prose. */
const isCode = ({ file, text }: UiText): boolean => file === "renderer/search/MeaningHelp.tsx" || text.includes("\n");

const withFault = (fault: RegExp): string[] =>
  texts
    .filter((each) => !isCode(each) && fault.test(each.text))
    .map(({ file, line, text }) => `${file}:${line}: ${text}`);

it("lists the texts of the page for review in out/ui-texts.md", () => {
  const page = uiTextsPage(texts);
  mkdirSync(join(root, "out"), { recursive: true });
  writeFileSync(join(root, "out/ui-texts.md"), page);
  for (const known of [
    "Open your cards",
    "Keyboard shortcuts and help",
    "Both you and another program changed this cell.",
  ]) {
    expect(page).toContain(known);
  }
  expect(texts.length).toBeGreaterThan(500);
});

/** A sentence that is whole by itself, which a part of one with markup in it is not. */
const isSentence = ({ text }: UiText): boolean =>
  /^[\p{Lu}“{]/u.test(text) && /[.?!]$/u.test(text) && text.split(" ").length >= 4;

/** Files that are lists of texts already, and a fault of the page's own file that only a developer can see. */
const hasOwnTexts = (file: string): boolean =>
  /(?:\/(?:late-)?texts\.ts|^renderer\/commands\/.*|\/(?:HelpDialog|MeaningHelp)\.tsx|^renderer\/main\.tsx)$/u.test(
    file,
  );

it("sentences are in the texts of their room", () => {
  const elsewhere = texts.filter((each) => !hasOwnTexts(each.file) && isSentence(each));
  expect(elsewhere.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
});

it.each([
  ["three dots where an ellipsis belongs", /\.\.\.(?!\w)/u],
  ["two spaces", /\S {2,}\S/u],
  ["straight quotes around words", /(?:^|\s)"\p{L}[^"=]*\p{L}"(?:\s|$)/u],
  ["a straight apostrophe", /\p{L}'(?:s|t|re|ll|ve)\b/u],
  ["a space before a mark", /\p{L} [,;!?](?:\s|$)/u],
])("no text of the page has %s", (_, fault) => {
  expect(withFault(fault)).toEqual([]);
});

/** Titles of commands, of entries in menus and of buttons are texts of the page themselves; an ellipsis may be left out. */
const isTitle = (name: string): boolean =>
  texts.some(({ text }) => text.replace(/…$/u, "") === name.replace(/…$/u, ""));

it("names commands and buttons in quotes as they are called", () => {
  const named = texts.flatMap(({ file, line, text }) =>
    [...text.matchAll(/“(\p{Lu}\p{Ll}[^”{}]*)”/gu)].map(([, name = ""]) => ({ at: `${file}:${line}`, name })),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ name }) => !isTitle(name))).toEqual([]);
});

/** What the README names that a game calls so: a column, fixes, and a tool. */
const ofGames = ["Ability 1", "Add c: 1 to the variables", "Write {cards($c)}", "Effect workbench"];

it("are named in the README as they are called", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8").replace(/\n/gu, " ");
  const named = [...readme.matchAll(/(?<!\*)\*(\p{Lu}\p{Ll}[^*]*)\*(?!\*)/gu)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !isTitle(name) && !ofGames.includes(name))).toEqual([]);
});

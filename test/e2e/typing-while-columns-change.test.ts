import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

const text = "a long sentence that is typed while other programs write to the same file";

/** What another program writes, and takes back at the next turn. */
const changes: Readonly<Record<string, readonly [string, string]>> = {
  "a key comes and goes": [`\ncost = 5`, `\nnote = "from outside"\ncost = 5`],
  "a key gets texts, too": [`\ncost = 5`, `\ncost = "five"`],
  "a list grows": [`tags = ["sea"]`, `tags = ["sea", "salt", "deep"]`],
  "the column gets a list in another row": [`name = "Salt Widow"`, `name = ["Salt", "Widow"]`],
  "the column gets a long text in another row": [`name = "Salt Widow"`, `name = """Salt\n\nWidow"""`],
  "a column gets another width": [`width = 180`, `width = 240`],
  "the order of columns changes": [`key = "name"`, `key = "cost"`],
};

function change(which: string): void {
  const [from, to] = changes[which] ?? ["", ""];
  const before = folder.read();
  folder.write(before.includes(to) ? before.replace(to, from) : before.replace(from, to));
}

const columns = ["name", "kind", "rules-text", "cost"];

it.each(Object.keys(changes).flatMap((which) => columns.map((column) => [column, which])))(
  "letters typed into %s are all kept while %s",
  async (column, which) => {
    await cellAt(page, 0, column).click();
    for (const [at, letter] of text.split("").entries()) {
      if (at % 6 === 3) change(which);
      await page.keyboard.press(letter === " " ? "Space" : letter);
    }
    await page.keyboard.press(column === "rules-text" ? "Control+Enter" : "Tab");
    await expect.poll(() => folder.read(), { timeout: 10_000 }).toContain(text);
  },
);

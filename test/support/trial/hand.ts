import type { Page } from "playwright-core";
import type { Folder } from "../app/deck.js";
import { cellAt } from "../app/sheet-page.js";
import type { Files } from "./set.js";

/** Columns of the cards from left to right. */
const columns = [
  ...["name", "id", "energy-cost", "rules-text", "variables", "card-type", "subtype", "is-fast", "spark"],
  ...["image-number", "rarity", "resonance[0]", "resonance[1]"],
];

/** The hands of the newcomer: quick ones, which press key after key without waiting for what a key does. */
export class Hand {
  constructor(
    readonly page: Page,
    readonly folder: Folder,
  ) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async times(count: number, ...keys: readonly string[]): Promise<void> {
    for (let done = 0; done < count; done += 1) await this.press(...keys);
  }

  /** Types texts; one in angle brackets is a key: `"7", "<Enter>"`. */
  async type(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      const key = /^<(.+)>$/u.exec(text)?.[1];
      await (key === undefined ? this.page.keyboard.type(text) : this.page.keyboard.press(key));
    }
  }

  /** Goes to a cell of the cards by the keyboard, from wherever it is in the sheet. */
  async at(row: number, column: string): Promise<void> {
    await this.press("Control+Home");
    await this.times(row, "ArrowDown");
    await this.times(columns.indexOf(column), "ArrowRight");
  }

  /** Copies a text in another program. */
  async copyElsewhere(text: string): Promise<void> {
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  }

  async click(row: number, column: string, ...modifiers: readonly "Shift"[]): Promise<void> {
    await cellAt(this.page, row, column).click({ modifiers: [...modifiers] });
  }

  /** Runs a command of the palette by its title. */
  async command(title: string): Promise<void> {
    await this.press("Control+Shift+P");
    await this.type(title, "<Enter>");
  }
}

/** An everyday act on the set, and what it makes of the bytes on disk. */
export interface Task {
  readonly title: string;
  /** Begins in the first cell of the cards. */
  readonly act: (hand: Hand) => Promise<void>;
  readonly expected: (before: Files) => Files;
  /** Leaves the sheet sorted, filtered or with other columns: the next task begins with the app opened again. */
  readonly leavesLook?: boolean;
}

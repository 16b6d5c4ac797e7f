import { isDeepStrictEqual } from "node:util";
import { parse } from "smol-toml";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { z } from "zod";
import type { Folder } from "../app/deck.js";
import { perform, scrolledToRest, type Burst } from "./acts.js";
import { cardsText, changedOutside } from "./cards.js";

/** The cell with the outline, and what of the page follows it. */
interface Shown {
  readonly outlines: number;
  readonly column: string | null;
  readonly name: string;
  readonly id: string;
  /** All that is drawn of its row, for the message. */
  readonly row: string;
  readonly isInSight: boolean;
  readonly isSelected: boolean;
  readonly hasKeyboard: boolean;
  /** What has the keyboard, for the message. */
  readonly focused: string;
  readonly panel: string;
  readonly status: string;
  readonly isSeveral: boolean;
  /** What lies over the sheet or is open in it. */
  readonly isCovered: boolean;
  readonly isEmpty: boolean;
  /** A command has not come to its cell yet. */
  readonly isBusy: boolean;
}

/** Reads all of it at one moment; runs in the page. */
function look(): Shown {
  const outlined = document.querySelectorAll(".ag-cell-focus");
  const [cell] = outlined;
  const row = cell?.closest(".ag-row");
  const text = (column: string): string => {
    const value = row?.querySelector(`[col-id="${column}"] .cell-value`);
    if (!value) return "(not drawn)";
    // The signs of absent keys and empty texts are no text.
    return value.hasAttribute("aria-label") ? "" : value.textContent;
  };
  const box = cell?.getBoundingClientRect();
  const head = document.querySelector(".ag-grid-pinned-top-rows")?.getBoundingClientRect();
  const view = document.querySelector(".ag-grid-viewport")?.getBoundingClientRect();
  const isFrozen = !!cell?.closest(".ag-grid-pinned-top-rows");
  const active = document.activeElement;
  return {
    outlines: outlined.length,
    column: cell?.getAttribute("col-id") ?? null,
    name: text("name"),
    id: text("id"),
    row: [...document.querySelectorAll(`.ag-row[row-index="${row?.getAttribute("row-index") ?? ""}"]`)]
      .map(
        (each) =>
          `${each.getAttribute("row-id") ?? ""}: ${[...each.children].map((cell) => cell.textContent).join(" | ")}`,
      )
      .join(" and "),
    isInSight: !!box && !!head && !!view && (isFrozen || box.top >= head.bottom - 1) && box.bottom <= view.bottom + 1,
    isSelected: cell?.classList.contains("in-selection") ?? false,
    hasKeyboard: cell !== undefined && active === cell,
    focused: `${active?.tagName ?? ""} ${active?.className ?? ""} ${active?.textContent.slice(0, 30) ?? ""}`,
    panel: document.querySelector(".rules-head strong")?.textContent ?? "",
    status: document.querySelector(".status-code")?.textContent ?? "",
    isSeveral: /cells .*selected/u.test(document.querySelector(".status")?.textContent ?? ""),
    isCovered:
      document.querySelector("dialog[open], .editor, .menu, .rules-pane :focus, .cell-problems :focus") !== null,
    isEmpty: document.querySelectorAll(".ag-row").length === 0,
    isBusy: document.querySelector('.sheet-grid[aria-busy="true"]') !== null,
  };
}

/** What is wrong with what is shown; nothing where outline, selection, keyboard, panel and window agree. */
function faultsOf(shown: Shown): string[] {
  if (shown.isEmpty) return [];
  const name = shown.name === "" ? "Unnamed" : shown.name;
  return [
    ...(shown.outlines === 1 ? [] : [`${shown.outlines} outlines`]),
    ...(shown.isInSight ? [] : ["the active cell is out of sight"]),
    ...(shown.isSelected ? [] : ["the active cell is not selected"]),
    ...(shown.hasKeyboard ? [] : [`${shown.focused} has the keyboard, not the active cell`]),
    ...(shown.panel === name ? [] : [`the panel shows ${shown.panel}, the outline is on ${name} (${shown.row})`]),
    ...(shown.status === "" || shown.status === shown.column ? [] : [`the status line names ${shown.status}`]),
  ];
}

const isOneOf =
  (...expected: readonly unknown[]) =>
  (value: unknown): boolean =>
    expected.some((each) => isDeepStrictEqual(each, value));

const file = z.object({ cards: z.array(z.record(z.string(), z.unknown())).default([]) });
const cardsIn = (text: string): Record<string, unknown>[] => file.parse(parse(text)).cards;

/** Columns whose cells take any text; in `id` it would be the mark that the row is known by. */
const typedInto = new Set(["name", "subtype", "card-type", "variables", "rules-text", "energy-cost", "spark"]);

/**
 * Holds the page to one law while it is used: the outlined cell is the one that is selected, has the keyboard, is in sight
 * and in the panel, and it is the one that typing changes on disk.
 */
export class ActiveCellLaw {
  private serial = 0;
  private isScrolled = false;
  private readonly done: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly folder: Folder,
    private readonly rowCount: number,
  ) {}

  async hold(bursts: readonly Burst[]): Promise<void> {
    for (const burst of bursts) {
      this.done.push(JSON.stringify(burst));
      for (const act of burst) await perform(this.page, act, () => this.changeOutside());
      // Whoever scrolls away stays there until the next key leads back.
      this.isScrolled = burst.some(({ kind }) => kind === "wheel");
      if (this.isScrolled) await scrolledToRest(this.page);
      await this.settle();
      if (this.done.length % 3 === 0) await this.type();
      if (cardsIn(this.folder.read()).length < 8) this.folder.write(cardsText(this.rowCount));
    }
  }

  private changeOutside(): void {
    this.serial += 1;
    this.folder.write(changedOutside(this.folder.read(), this.serial));
  }

  /** Waits until the page is at rest and the law holds. A key brings the active cell back that was scrolled away. */
  private async settle(): Promise<Shown> {
    const { page } = this;
    let shown: Shown | undefined;
    await expect
      .poll(
        async () => {
          shown = await page.evaluate(look);
          if (shown.isCovered) {
            await page.keyboard.press("Escape");
            return "something lies over the sheet";
          }
          if (this.isScrolled && !shown.isEmpty && !shown.isInSight) await page.keyboard.press("ArrowLeft");
          // As one text: reports shorten lists to how many entries they have.
          return shown.isBusy ? "a command is under way" : faultsOf(shown).join("; ");
        },
        { message: `after ${this.done.slice(-12).join(" ")}`, timeout: 30_000, interval: 20 },
      )
      .toBe("");
    return shown ?? page.evaluate(look);
  }

  /** Types into the active cell, and looks on disk which cell it was. */
  private async type(): Promise<void> {
    const before = await this.settle();
    if (before.isEmpty || !typedInto.has(before.column ?? "")) return;
    this.serial += 1;
    // With a number at its end, a fill would go on counting and write the text that is typed next.
    const text = `Typed ${this.serial} times`;
    await this.page.keyboard.type(text.slice(0, 1));
    const begun = await this.page.evaluate(look);
    await this.page.keyboard.type(text.slice(1));
    // With several cells selected, Control+Enter would write into all of them.
    await this.page.keyboard.press(begun.isSeveral ? "Enter" : "Control+Enter");
    const changed = () => {
      const cards = cardsIn(this.folder.read());
      const holders = cards.flatMap((card) =>
        Object.entries(card).flatMap(([key, value]) => (value === text ? [{ key, id: card["id"] }] : [])),
      );
      // Another program may have removed the row while it was typed into: then the text is in no other one.
      const isGone = !cards.some(({ id }) => id === before.id);
      if (isGone && holders.length === 0) return "row removed";
      // Or just before that: then the outline was on another one when typing began.
      const isElsewhere = isGone && isDeepStrictEqual(holders, [{ key: begun.column, id: begun.id }]);
      return isElsewhere ? "row removed before" : holders;
    };
    await expect
      .poll(changed, { message: `typing after ${this.done.slice(-12).join(" ")}` })
      .toSatisfy(isOneOf("row removed", "row removed before", [{ key: before.column, id: before.id }]));
    await this.settle();
  }
}

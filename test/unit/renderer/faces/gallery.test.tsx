// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person, placeNow } from "../../../support/page/app.js";
import { session } from "../../../support/page/session.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "../../../../shared/base/index.js";
import type { SheetChanges } from "../../../../shared/bridge/index.js";
import { games } from "../../../../shared/games/index.js";
import { getApp, setApp } from "../../../../renderer/state/index.js";
import { cardsText } from "../../../support/active-cell/cards.js";

eachOnNewApp();

/** The DOM of the tests has no layout: the gallery gets a width and a height, which all else does without. */
beforeEach(() => {
  const side = (px: number) =>
    function (this: Element): number {
      return this.matches(".gallery-tiles") ? px : 0;
    };
  const width = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(side(1_000));
  const height = vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(side(600));
  return () => {
    width.mockRestore();
    height.mockRestore();
  };
});

const gallery = (): HTMLElement => screen.getByRole("dialog", { name: "Cards" });
const tiles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".gallery-tile")];
const titles = (): string[] => tiles().map(({ title }) => title);
const choices = (): (string | null)[] =>
  [...within(gallery()).getByLabelText("Cards to show").querySelectorAll("option")].map(
    ({ textContent }) => textContent,
  );
const show = (scope: string): Promise<void> =>
  person().selectOptions(within(gallery()).getByLabelText("Cards to show"), scope);
/** Where the tiles lie, in px. */
const places = (): (readonly number[])[] =>
  tiles().map((tile) => [...(tile.parentElement?.style.transform ?? "").matchAll(/[\d.]+/gu)].map(Number));
const tileWidth = (): string | undefined =>
  document.querySelector<HTMLElement>(".gallery-tiles")?.style.getPropertyValue("--tile");
/** What stands in each tile, from left to right. */
const shown = (): (string | null)[][] =>
  tiles().map((tile) =>
    [...tile.querySelectorAll(".face-image, .gallery-new")].map(
      (part) => part.getAttribute("aria-label") ?? part.textContent,
    ),
  );

const keyAt = (row: number): string =>
  document.querySelector(`.ag-row[row-index="${row}"]`)?.getAttribute("row-id") ?? "";

/** Opens the gallery over so many cards, of which some are selected, else one. */
async function open(count: number, selected: readonly number[] = []): Promise<void> {
  await openApp({ "cards.toml": cardsText(count) }, { games });
  const user = person();
  await user.click(cellAt(0, "name"));
  if (selected.length > 0) setApp(({ place }) => ({ place: { ...place, rowKeys: selected.map(keyAt) } }));
  await user.keyboard("{Control>}{Alt>}g{/Alt}{/Control}");
  await expect.poll(tiles).not.toEqual([]);
}

/** Answers what of the rows at some places changed since the folder was opened: a new one, and one of another name. */
function answerChanges(added: number, changed: number): void {
  const others = session.answer;
  const changes: SheetChanges = {
    ...{ since: "opening", isNew: false, removed: 0, added: [keyAt(added)] },
    changed: [{ rowKey: keyAt(changed), cells: [{ column: "name", before: "Old name" }] }],
  };
  session.answer = (name, request) =>
    name === "revision/sheet" ? Promise.resolve(ok(changes)) : others(name, request);
  setApp({ changesSince: "opening" });
  window.dispatchEvent(new Event("focus"));
}

describe("the gallery", () => {
  it("draws the cards in sight at their places, as wide as is wished", async () => {
    await open(200);
    expect(choices()).toEqual(["On screen (200)", "Selected (1)", "Changed (0)"]);
    expect(tileWidth()).toBe("220px");
    // Four columns; a screen and one below, of lines of 220 · 88 / 63 + 12 px.
    expect(titles()).toHaveLength(16);
    expect(places()[5]).toEqual([232, expect.closeTo(319.3, 0)]);
    await person().selectOptions(within(gallery()).getByLabelText("Card size"), "Small");
    await expect.poll(tileWidth).toBe("150px");
    expect(titles().length).toBeGreaterThan(16);
  });

  it("draws others when it is scrolled", async () => {
    await open(200);
    const host = document.querySelector(".gallery-tiles") ?? document.body;
    host.scrollTop = 6_000;
    host.dispatchEvent(new Event("scroll"));
    // A screen above is drawn, too: it begins in the line at 5400 px.
    await expect.poll(() => titles()[0]).toBe("Card 64");
    expect(places()[0]).toEqual([0, expect.closeTo(16 * 319.3, 0)]);
    expect(places()[6]).toEqual([464, expect.closeTo(17 * 319.3, 0)]);
    expect(titles()).toHaveLength(28);
  });

  it("compares a few selected cards, which are larger, in the order of the sheet", async () => {
    await open(9, [4, 2, 3]);
    expect(titles()).toEqual(["Card 2", "Card 3", "Card 4"]);
    expect(tileWidth()).toBe("325px");
    expect(within(gallery()).getByLabelText<HTMLSelectElement>("Card size").value).toBe("large");
    await show("shown");
    // Two columns, and three lines in sight and below.
    await expect.poll(titles).toHaveLength(6);
  });

  it("shows changed cards beside what they were, and says which are new", async () => {
    await open(9);
    answerChanges(2, 5);
    await expect.poll(choices).toEqual(["On screen (9)", "Selected (1)", "Changed (2)"]);
    expect(shown()[5]).toEqual(["Card Card 5"]);
    await show("changed");
    const pairs = [
      ["New since the folder was opened", "Card Card 2"],
      ["Card before", "Card Card 5"],
    ];
    await expect.poll(shown).toEqual(pairs);
    expect(tiles()[1]?.textContent).toContain("Old name");
    expect(tileWidth()).toBe("446px");
    await person().click(within(gallery()).getByLabelText("Before and after"));
    await expect.poll(shown).toEqual(pairs.map(([, now]) => [now]));
    await show("shown");
    expect(within(gallery()).queryByLabelText("Before and after")).toBeNull();
    answerChanges(3, 4);
    await show("changed");
    await expect.poll(titles).toEqual(["Card 3", "Card 4"]);
  });

  it("has guides over the cards, which are as high as with their bleed then", async () => {
    await open(9);
    expect(getApp().faceGuides).toBe(false);
    await person().click(within(gallery()).getByLabelText("Print guides"));
    await expect
      .poll(() => document.querySelector(".gallery .face-image > svg")?.getAttribute("viewBox"))
      .toBe("-3.175 -3.175 69.35 94.35");
    expect(places()[4]?.[1]).toBeCloseTo((220 * 94.35) / 69.35 + 12, 1);
  });

  it("says that there are no cards, and saves none", async () => {
    await open(3);
    await show("changed");
    expect(gallery().textContent).toContain("There are no cards to show.");
    for (const name of ["Save for printing…", "Print or export…"]) {
      expect(within(gallery()).getByRole("button", { name })).toHaveProperty("disabled", true);
    }
    await show("selected");
    await person().click(within(gallery()).getByRole("button", { name: "Print or export…" }));
    expect(getApp().overlay).toEqual({ kind: "make-cards" });
  });

  it("goes to the row of a card", async () => {
    await open(9);
    await person().click(tiles()[3] ?? document.body);
    await expect.poll(placeNow).toBe("3 name");
    expect(getApp().overlay).toBeNull();
  });
});

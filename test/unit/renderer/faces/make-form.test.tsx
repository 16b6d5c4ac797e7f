// @vitest-environment happy-dom
import { eachOnNewApp, person, session } from "../../../support/page/app.js";
import { buttons, dialog, field, note, openAgain, openMakeDialog, press } from "../../../support/page/make-dialog.js";
import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ok } from "../../../../shared/base/index.js";
import type { CallRequest, SheetChanges } from "../../../../shared/bridge/index.js";
import { setApp } from "../../../../renderer/state/index.js";
import { cardsText } from "../../../support/active-cell/cards.js";

eachOnNewApp();

type Wish = CallRequest<"cards/make">;

const choose = (name: string, choice: string): Promise<void> => person().selectOptions(field(name), choice);
const deckField = (): HTMLElement =>
  within(dialog()).getByRole("textbox", { name: "Only the cards of a deck list", hidden: true });
async function fill(name: string, text: string): Promise<void> {
  await person().clear(field(name));
  await person().type(field(name), text);
}
const choices = (name: string): (string | null)[] =>
  [...field(name).querySelectorAll("option")].map(({ textContent }) => textContent);

const keyAt = (row: number): string =>
  document.querySelector(`.ag-row[row-index="${row}"]`)?.getAttribute("row-id") ?? "";
const select = (...rows: readonly number[]): void =>
  setApp(({ place }) => ({ place: { ...place, rowKeys: rows.map(keyAt) } }));

/** Answers that the cards of some rows are new since the folder was opened. */
function answerAdded(...rows: readonly number[]): void {
  const changes: SheetChanges = { since: "opening", isNew: false, removed: 0, added: rows.map(keyAt), changed: [] };
  const others = session.answer;
  session.answer = (name, request) =>
    name === "revision/sheet" ? Promise.resolve(ok(changes)) : others(name, request);
  setApp({ changesSince: "opening" });
  window.dispatchEvent(new Event("focus"));
}

const pdf = { kind: "pdf", size: "a4", bleed: 0, gap: 0, marks: "margin", calibrates: false } as const;

/** What a person does to the form, and what is asked of the session for it; rows by their places. */
const wishes: Readonly<
  Record<
    string,
    { readonly rows?: readonly number[]; readonly acts?: () => Promise<void>; readonly wish: Partial<Wish> }
  >
> = {
  "every card once": { wish: { product: pdf } },
  "as many as a column says": {
    acts: () => choose("Copies", "As Energy Cost says"),
    wish: { product: pdf, copies: "energy-cost" },
  },
  "one of each after all": {
    acts: async () => {
      await choose("Copies", "As Spark says");
      await choose("Copies", "One");
    },
    wish: { product: pdf },
  },
  "a deck": {
    acts: () => person().type(deckField(), "2 Card 1"),
    wish: { product: pdf, deck: "2 Card 1" },
  },
  "no deck of empty lines": { acts: () => person().type(deckField(), " {Enter} "), wish: { product: pdf } },
  "the cards that are selected": { acts: () => choose("Cards", "Selected (1)"), rows: [0], wish: { product: pdf } },
  "marks, backs and a page to check the printer by": {
    acts: async () => {
      await choose("Marks", "From edge to edge");
      await choose("Backs", "Paper turned around its short edge");
      await person().click(field("Begin with"));
    },
    wish: { product: { ...pdf, marks: "full", turn: "short", calibrates: true } },
  },
  "room between cards, with a comma": { acts: () => fill("Room", "1,5"), wish: { product: { ...pdf, gap: 1.5 } } },
  "no page to check by after all": {
    acts: async () => {
      await person().click(field("Begin with"));
      await person().click(field("Begin with"));
    },
    wish: { product: pdf },
  },
  "a bleed for a printing house": {
    acts: () => choose("Paper", "A page for each card"),
    wish: { product: { ...pdf, size: "card", bleed: 3 } },
  },
  "the bleed that was typed for a printing house": {
    acts: async () => {
      await fill("Bleed", "2");
      await choose("Paper", "A page for each card");
    },
    wish: { product: { ...pdf, size: "card", bleed: 2 } },
  },
  "no bleed on sheets again": {
    acts: async () => {
      await choose("Paper", "A page for each card");
      await choose("Paper", "US Letter");
    },
    wish: { product: { ...pdf, size: "letter" } },
  },
  "a bleed of one's own on sheets, too": {
    acts: async () => {
      await choose("Paper", "A page for each card");
      await fill("Bleed", "4");
      await choose("Paper", "A4");
    },
    wish: { product: { ...pdf, bleed: 4 } },
  },
  "the same bleed on another paper": {
    acts: async () => {
      await fill("Bleed", "3");
      await choose("Paper", "US Letter");
    },
    wish: { product: { ...pdf, size: "letter", bleed: 3 } },
  },
  "pictures for another program": {
    acts: async () => {
      await choose("Make", "Card Game Simulator");
      await fill("Title", "My deck");
      await fill("Code", "DECK");
      await fill("Where", "https://example.org/a");
    },
    wish: { product: { kind: "cgs", title: "My deck", code: "DECK", address: "https://example.org/a/" } },
  },
};

describe("the form for prints and exports", () => {
  it("asks for what is chosen and typed, with all else as it is at first", async () => {
    const makes = await openMakeDialog(cardsText(3));
    const sheet = { file: "cards.toml", table: ["cards"] };
    for (const [what, { rows = [0, 1, 2], acts, wish }] of Object.entries(wishes)) {
      await openAgain();
      await acts?.();
      await press("Make");
      expect(makes.wishes.splice(0), what).toEqual([{ sheet, rowKeys: rows.map(keyAt), ...wish }]);
    }
  });

  it("begins with several selected cards, and makes those of the choice", async () => {
    const makes = await openMakeDialog(cardsText(4), () => select(2, 1));
    expect([choices("Cards"), note()]).toEqual([["On screen (4)", "Selected (2)", "Changed (0)"], "2 cards."]);
    const [first, second] = [keyAt(1), keyAt(2)];
    await press("Make");
    await expect.poll(() => makes.wishes.map(({ rowKeys }) => rowKeys)).toEqual([[first, second]]);
  });

  it("makes the cards that have changed, and none of none", async () => {
    const makes = await openMakeDialog(cardsText(4));
    await choose("Cards", "Changed (0)");
    expect([note(), buttons()]).toEqual(["There are no cards to make anything of.", ["Cancel", "(Make)"]]);
    // A deck of cards that none can be taken from.
    await person().type(deckField(), "1 Card 2");
    expect([note(), buttons()]).toEqual(["", ["Cancel", "(Make)"]]);
    await person().clear(deckField());
    answerAdded(2);
    await expect.poll(note).toBe("1 card.");
    const added = keyAt(2);
    await press("Make");
    await expect.poll(() => makes.wishes.map(({ rowKeys }) => rowKeys)).toEqual([[added]]);
  });

  it("takes copies from columns of whole numbers alone", async () => {
    const parts = 'stats.power = 1\ncosts = [1, 2]\nmany = 3\nmany-as-text = "3"\nspark';
    await openMakeDialog(cardsText(2).replaceAll(/^spark/gmu, parts));
    expect(choices("Copies")).toEqual(["One", "As Energy Cost says", "As Many says", "As Spark says"]);
    await choose("Copies", "As Many says");
    expect(note()).toBe("6 cards.");
    await person().type(deckField(), "1 Card 1");
    expect(note()).toBe("");
  });

  it("is sent without leaving the page", async () => {
    await openMakeDialog(cardsText(1));
    const sent: boolean[] = [];
    document.addEventListener("submit", ({ defaultPrevented }) => sent.push(defaultPrevented), { once: true });
    await press("Make");
    expect(sent).toEqual([true]);
  });

  it("marks no field before something wrong stands in it, and says so beside the button", async () => {
    await openMakeDialog(cardsText(1));
    await fill("Bleed", "wide");
    expect([note(), field("Bleed").getAttribute("aria-invalid"), buttons()]).toEqual([
      "Fill in the fields that are empty, and correct those that are marked.",
      "true",
      ["Cancel", "(Make)"],
    ]);
    await fill("Bleed", "1");
    expect([note(), field("Bleed").getAttribute("aria-invalid")]).toEqual(["1 card.", "false"]);
  });
});

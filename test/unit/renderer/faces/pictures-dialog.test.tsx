// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { session } from "../../../support/page/session.js";
import { describe, expect, it } from "vitest";
import { failed, ok } from "../../../../shared/base/index.js";
import type { PictureCard, PictureReportView } from "../../../../shared/bridge/index.js";
import { games } from "../../../../shared/games/index.js";
import { getApp, openOverlay } from "../../../../renderer/state/index.js";
import { cardsText } from "../../../support/active-cell/cards.js";

eachOnNewApp();

const none = { count: 0, items: [] };
const fine: PictureReportView = {
  ...{ cards: 3, files: 2, hosted: 0 },
  ...{ missing: none, empty: none, small: none, equal: none, unused: none, unlicensed: none },
};

/** Opens the dialog over three cards; the session answers by the sharpness that is asked for. */
async function check(answer: (dpi: number) => Partial<PictureReportView> | undefined): Promise<readonly number[]> {
  const asked: number[] = [];
  await openApp({ "cards.toml": cardsText(3) }, { games });
  const others = session.answer;
  session.answer = (name, request) => {
    if (name !== "images/check") return others(name, request);
    const { dpi } = request as { readonly dpi: number };
    asked.push(dpi);
    const found = answer(dpi);
    return Promise.resolve(found ? ok({ ...fine, ...found }) : failed({ code: "x", message: "The disk is gone." }));
  };
  openOverlay({ kind: "check-pictures" });
  await expect.poll(() => document.querySelector(".check-pictures")).not.toBeNull();
  return asked;
}

const status = (): string | null | undefined => document.querySelector(".check-pictures [role=status]")?.textContent;
const sections = (): (readonly [string, boolean])[] =>
  [...document.querySelectorAll<HTMLDetailsElement>(".check-pictures-section")].map((each) => [
    each.querySelector("summary")?.textContent ?? "",
    each.open,
  ]);
const button = (title: string): Element =>
  [...document.querySelectorAll(".check-pictures button")].find(({ textContent }) => textContent === title) ??
  document.body;

/** After all answers that were given have reached the page. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("the dialog that checks pictures", () => {
  it("says that all is well where it is", async () => {
    await check(() => ({}));
    await expect
      .poll(status)
      .toBe(
        "3 cards, 2 pictures in the folder. Every card has a picture that is sharp enough, and every picture is used.",
      );
    expect(sections()).toEqual([]);
  });

  it("says that there is nothing to check where no card has a place for a picture", async () => {
    await check(() => ({ cards: 0 }));
    await expect.poll(status).toBe("No card of this folder has a place for a picture.");
  });

  it("lists what was found, folds long lists, and counts what is cut off", async () => {
    await check(() => ({
      unused: { count: 800, items: Array.from({ length: 500 }, (_, at) => `art/${at}.png`) },
      equal: { count: 1, items: [["art/a.png", "art/b.png"]] },
    }));
    await expect.poll(sections).toEqual([
      ["The same picture more than once 1", true],
      ["Used by no card 800", false],
    ]);
    expect(document.querySelector(".check-pictures")?.textContent).toContain("art/a.png, art/b.png");
    expect(document.querySelector(".check-pictures")?.textContent).toContain("… and 300 more.");
  });

  it("says of each card what its picture lacks, and how many more cards that concerns", async () => {
    const cardOf = (name: string): PictureCard => ({
      ...{ sheet: { file: "cards.toml", table: ["cards"] }, rowKey: name, name },
    });
    const two = { count: 1_002, items: [cardOf("Oar"), cardOf("Sail")] };
    await check(() => ({
      missing: {
        count: 2,
        items: [
          { reference: "art/oar.png", message: "art/oar.png is not there.", cards: { ...two, count: 2 } },
          { reference: "art/sail.png", message: "The folder is gone.", cards: two },
        ],
      },
      small: {
        count: 1,
        items: [
          {
            ...{
              path: "art/mast.png",
              dpi: 120,
              size: { width: 100, height: 200 },
              wanted: { width: 250, height: 500 },
            },
            cards: { count: 1, items: [cardOf("Mast")] },
          },
        ],
      },
    }));
    const lines = () => [...document.querySelectorAll(".check-pictures li")].map(({ textContent }) => textContent);
    await expect
      .poll(lines)
      .toEqual([
        "Oar, Sailart/oar.png is not there.",
        "Oar, Sail and 1,000 moreart/sail.png: The folder is gone.",
        "Mastart/mast.png has 120 pixels per inch (100 × 200); 250 × 500 is enough",
      ]);
    expect(document.querySelector(".check-pictures .hint")).toBeNull();
  });

  it("folds what is long by all that was found, not by what is listed of it", async () => {
    const list = (count: number) => ({ count, items: Array.from({ length: 20 }, (_, at) => `art/${at}.png`) });
    await check(() => ({ unused: list(21), equal: { count: 20, items: [["art/a.png"]] } }));
    await expect.poll(sections).toEqual([
      ["The same picture more than once 20", true],
      ["Used by no card 21", false],
    ]);
  });

  it("is left for the dialog of the image folder", async () => {
    await check(() => ({}));
    await person().click(button("Set image folder…"));
    expect(getApp().overlay).toEqual({ kind: "image-folder" });
  });

  it("says that it looks, and takes the last answer alone", async () => {
    const answers: ((report: PictureReportView) => void)[] = [];
    await openApp({ "cards.toml": cardsText(3) }, { games });
    const others = session.answer;
    session.answer = (name, request) =>
      name === "images/check"
        ? new Promise((done) => answers.push((report) => done(ok(report))))
        : others(name, request);
    openOverlay({ kind: "check-pictures" });
    await expect.poll(() => answers.length).toBe(1);
    expect([status(), button("Check again").matches(":disabled")]).toEqual(["Looking at the pictures…", true]);
    answers[0]?.({ ...fine, cards: 7 });
    await expect.poll(status).toContain("7 cards");
    for (const [count, dpi] of [
      [2, "150"],
      [3, "96"],
    ] as const) {
      await person().selectOptions(document.querySelector(".check-pictures select") ?? document.body, dpi);
      await expect.poll(() => answers.length).toBe(count);
    }
    // What was found before stands below while it looks.
    expect(status()).toBe("Looking at the pictures…");
    answers[2]?.({ ...fine, cards: 9 });
    await expect.poll(status).toContain("9 cards");
    answers[1]?.({ ...fine, cards: 8 });
    await settled();
    expect(status()).toContain("9 cards");
  });

  it("goes to the row of a card", async () => {
    let card: PictureCard | undefined;
    await check(() => {
      const cell = document.querySelectorAll(".ag-row")[2]?.getAttribute("row-id") ?? "";
      card = { sheet: { file: "cards.toml", table: ["cards"] }, rowKey: cell, name: "Card 2" };
      return { empty: { count: 1, items: [card] } };
    });
    const user = person();
    await expect.poll(() => button("Card 2")).not.toBe(document.body);
    await user.click(button("Card 2"));
    await expect.poll(() => document.querySelector(".check-pictures")).toBeNull();
    await expect
      .poll(() => document.querySelector(".ag-cell-focus")?.closest(".ag-row")?.getAttribute("row-id"))
      .toBe(card?.rowKey);
  });

  it("looks again for another sharpness, and when it is asked to; a failure keeps what was found", async () => {
    const asked = await check((dpi) => (dpi === 96 ? undefined : { cards: dpi }));
    const user = person();
    await expect.poll(status).toContain("300 cards");
    await user.selectOptions(document.querySelector(".check-pictures select") ?? document.body, "150");
    await expect.poll(status).toContain("150 cards");
    await user.click(button("Check again"));
    await expect.poll(() => asked).toEqual([300, 150, 150]);
    await user.selectOptions(document.querySelector(".check-pictures select") ?? document.body, "96");
    await expect.poll(() => asked).toEqual([300, 150, 150, 96]);
    await expect.poll(status).toContain("150 cards");
  });
});

// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { session } from "../../../support/page/session.js";
import { describe, expect, it } from "vitest";
import { failed, ok } from "../../../../shared/base/index.js";
import type { PictureCard, PictureReportView } from "../../../../shared/bridge/index.js";
import { games } from "../../../../shared/games/index.js";
import { openOverlay } from "../../../../renderer/state/index.js";
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

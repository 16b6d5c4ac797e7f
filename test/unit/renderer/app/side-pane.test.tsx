// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { games } from "../../../../shared/games/index.js";
import { cardsText } from "../../../support/active-cell/cards.js";

eachOnNewApp();

const paneTitle = (): string => document.querySelector(".rules-head strong")?.textContent ?? "";
const paneText = (): string => document.querySelector(".rules-none")?.textContent ?? "";

it("names the row of the active cell from the start, before anybody has gone to one", async () => {
  await openApp({ "cards.toml": cardsText(3) }, { games });
  expect(document.activeElement).toBe(cellAt(0, "name"));
  await expect.poll(paneTitle).toBe("Card 0");
  expect(paneText()).toBe("Press Ctrl+E to edit its rules text.");
});

it("names the active row again after all rows were gone, whatever was pressed meanwhile", async () => {
  await openApp({ "cards.toml": cardsText(3) }, { games });
  const user = person();
  await user.keyboard("{Control>}a{/Control}{Control>}{Delete}{/Control}");
  await expect.poll(() => document.querySelectorAll(".ag-row").length).toBe(0);
  expect([paneTitle(), paneText()]).toEqual(["Rules text", "Select a row to edit its rules text."]);
  await user.keyboard("{ArrowDown}{PageDown}{Control>}z{/Control}");
  await expect.poll(() => document.querySelectorAll(".ag-cell-focus").length).toBe(1);
  const cell = document.querySelector(".ag-cell-focus");
  expect(document.activeElement).toBe(cell);
  expect(paneTitle()).toBe(cell?.closest(".ag-row")?.querySelector('[col-id="name"]')?.textContent);
});

it("leaves the keyboard to the sheet when its text is clicked, but for text that was marked to be copied", async () => {
  await openApp({ "cards.toml": cardsText(3) }, { games });
  const user = person();
  await user.click(await screen.findByText("Card 0", { selector: ".rules-head strong" }));
  expect(document.activeElement).toBe(cellAt(0, "name"));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(cellAt(1, "name"));
  await user.tripleClick(await screen.findByText("Card 1", { selector: ".rules-head strong" }));
  expect(getSelection()?.toString()).toBe("Card 1");
  expect(document.activeElement).toBe(document.body);
});

it("leads back to the sheet by Escape from its edge and from its buttons", async () => {
  await openApp({ "cards.toml": cardsText(3) }, { games });
  const user = person();
  await user.keyboard("{ArrowDown}");
  const edge = screen.getByRole("separator", { name: "Width of the pane" });
  const button = document.querySelector<HTMLElement>(".rules-head button");
  for (const each of [edge, button]) {
    each?.focus();
    expect(document.activeElement).toBe(each);
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(cellAt(1, "name"));
  }
});

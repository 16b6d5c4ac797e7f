// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { turns } from "../../../../renderer/state/index.js";

eachOnNewApp();

const nip = '{ name = "Nip", parts = [{ a = 1 }] }';
const bite = '{ name = "Bite", parts = [{ a = 2 }] }';
const rowOf = (...moves: readonly string[]): string => `[[cards]]\nname = "Ash"\nmoves = [${moves.join(", ")}]\n`;

let folder: PageFolder;
beforeEach(async () => {
  folder = await openApp({ "cards.toml": rowOf(nip, bite) });
  await person().keyboard("{ArrowRight}{Control>}e{/Control}");
});

const menuOf = async (name: RegExp): Promise<void> =>
  void fireEvent.contextMenu(await screen.findByRole("row", { name }));
const file = (): string => folder.world.text("cards.toml") ?? "";
async function choose(title: string): Promise<void> {
  await person().click(screen.getByRole("menuitem", { name: title }));
  await expect.poll(() => turns.isHeld).toBe(false);
}

it.each([
  ["Duplicate item", rowOf(nip, nip, bite)],
  ["Delete item", rowOf(bite)],
  ["Move item down", rowOf(bite, nip)],
  ["Insert item above", rowOf("{}", nip, bite)],
  ["Add item below", rowOf(nip, "{}", bite)],
])("a right click on an item: %s", async (title, after) => {
  await menuOf(/^Item 1 of 2, Nip$/u);
  await choose(title);
  await expect.poll(file).toBe(after);
  await person().keyboard("{Control>}z{/Control}");
  await expect.poll(file).toBe(rowOf(nip, bite));
});

it("a right click on a value is for the item that it belongs to, and moves no item out of its list", async () => {
  await menuOf(/^Item 2 of 2, Bite, name/u);
  expect(screen.getByRole("menuitem", { name: "Move item down" }).matches(":disabled")).toBe(true);
  await choose("Move item up");
  await expect.poll(file).toBe(rowOf(bite, nip));
});

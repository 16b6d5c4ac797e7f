// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { expect, it } from "vitest";
import { getApp, turns } from "../../../../renderer/state/index.js";

eachOnNewApp();

const text = '[[cards]]\nname = "Ash"\nmoves = [{ name = "Nip", parts = [{ a = 1 }] }, { name = "Bite" }]\n';

it("Delete on the heading of an item changes nothing, and says which key deletes the item", async () => {
  const folder = await openApp({ "cards.toml": text });
  const file = (): string => folder.world.text("cards.toml") ?? "";
  const line = (): string | null | undefined => document.activeElement?.getAttribute("aria-label");
  const keyboard = async (keys: string): Promise<void> => {
    await person().keyboard(keys);
    await expect.poll(() => turns.isHeld).toBe(false);
  };
  await keyboard("{ArrowRight}{Control>}e{/Control}{ArrowDown}");
  expect(line()).toMatch(/^Item 1 of 2, Nip/u);
  await keyboard("{Delete}");
  expect(getApp().notices.map(({ message }) => message)).toEqual(["Ctrl+Delete deletes the item."]);
  expect(file()).toBe(text);
  await keyboard("{Control>}{Delete}{/Control}");
  expect(file()).toBe('[[cards]]\nname = "Ash"\nmoves = [{ name = "Bite" }]\n');
});

it("leaves the keyboard at the item before a last one that is deleted", async () => {
  const folder = await openApp({ "cards.toml": text });
  const line = (): string => document.activeElement?.getAttribute("aria-label") ?? "";
  await person().keyboard("{ArrowRight}{Control>}e{/Control}");
  for (let lines = 0; lines < 12 && !line().startsWith("Item 2 of 2"); lines += 1)
    await person().keyboard("{ArrowDown}");
  expect(line()).toMatch(/^Item 2 of 2, Bite/u);
  await person().keyboard("{Control>}{Delete}{/Control}");
  await expect.poll(() => folder.world.text("cards.toml")).toBe(text.replace(', { name = "Bite" }', ""));
  await expect.poll(line).toMatch(/^Item 1 of 1, Nip/u);
});

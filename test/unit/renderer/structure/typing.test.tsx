// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { beforeEach, describe, expect, it } from "vitest";
import { getApp, turns } from "../../../../renderer/state/index.js";

eachOnNewApp();

const text = '[[cards]]\nname = "Ash"\nmoves = [{ name = "Nip", damage = 2 }]\n\n[[cards]]\nname = "Elm"\n';
let folder: PageFolder;
beforeEach(async () => {
  folder = await openApp({ "cards.toml": text });
  await keyboard("{ArrowRight}{Control>}e{/Control}{ArrowDown}{ArrowDown}");
  expect(line()).toBe("Item 1 of 1, Nip, name: Nip");
});

const file = (): string => folder.world.text("cards.toml") ?? "";
const line = (): string | null | undefined => document.activeElement?.getAttribute("aria-label");
const lost = (): string[] => getApp().notices.flatMap(({ typed }) => typed ?? []);
async function keyboard(keys: string): Promise<void> {
  await person().keyboard(keys);
  await expect.poll(() => turns.isHeld).toBe(false);
}
function change(changed: string): void {
  folder.world.renameOver("cards.toml", changed);
  folder.world.settle();
  folder.publish();
}

describe("typing in a line of the structure editor", () => {
  it("replaces its value, and after an undo goes on in the line", async () => {
    await keyboard("Bite{Enter}{Control>}z{/Control}");
    expect(file()).toBe(text);
    expect(line()).toBe("Item 1 of 1, Nip, name: Nip");
    await keyboard("7{Enter}");
    expect(file()).toBe(text.replace("Nip", "7"));
  });

  it.each([
    ["the value", text.replace('{ name = "Nip", damage = 2 }', "1")],
    ["the list", text.replace(/^moves.*\n/mu, "")],
    ["the row", '[[cards]]\nname = "Elm"\n'],
  ])("is kept in sight when another program removes %s", async (_, changed) => {
    await keyboard("Bite");
    change(changed);
    await expect.poll(lost).toEqual(["Bite"]);
    const said = getApp().notices.map(({ message }) => message);
    expect(said).toContain("Not saved, because the cell is gone: Ash, Item 1 of 1, Nip, name: “Bite”");
    await keyboard(" hard{Enter}");
    expect(lost()).toEqual(["Bite\n hard"]);
    expect(file()).toBe(changed);
  });

  it("stays visible when no file can hold it", async () => {
    await keyboard("{Enter}");
    await person().clear(document.activeElement as HTMLInputElement);
    await person().paste("a\ud800b");
    await keyboard("{Enter}");
    await expect.poll(lost).toEqual(["a\ud800b"]);
    const said = getApp().notices.map(({ message }) => message);
    expect(said).toContain("The text holds half a character, which no file can store.");
    expect(file()).toBe(text);
  });

  it("stays visible when the file can no longer be changed", async () => {
    await keyboard("Bite");
    folder.world.renameOver("cards.toml", `${text}\n[broken`);
    folder.world.settle();
    await keyboard("{Enter}");
    await expect.poll(lost).toEqual(["Bite"]);
  });

  it("is not reported as lost where it was dropped or saved", async () => {
    await keyboard("Bite{Escape}");
    await keyboard("Gnaw{Enter}");
    change('[[cards]]\nname = "Elm"\n');
    await expect.poll(() => document.querySelector("[data-line]")).toBeNull();
    expect(lost()).toEqual([]);
  });
});

describe("a command of items in the structure editor", () => {
  const said = (): string[] => getApp().notices.map(({ message }) => message);

  it("says where there is no item for it", async () => {
    await keyboard("{ArrowUp}{Control>}{Shift>}d{/Shift}{/Control}");
    await expect.poll(said).toEqual([expect.stringContaining("in no item of a list")]);
    expect(file()).toBe(text);
  });

  it("says that an item cannot be moved beyond the ends of its list", async () => {
    await keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect.poll(said).toEqual(["This item is the first of its list already."]);
    await keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect.poll(said).toContain("This item is the last of its list already.");
    expect(file()).toBe(text);
  });
});

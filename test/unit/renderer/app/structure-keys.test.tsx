// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { commands } from "../../../../renderer/commands/index.js";
import { games } from "../../../../shared/games/index.js";

eachOnNewApp();

const cards = `[[cards]]
card_id = "ash_01"
name = "Ash"
type = "creature"
attack = 1
defense = 1

[cards.mana]
fire = 1
`;

let folder: PageFolder;
const keyboard = (keys: string): Promise<void> => person().keyboard(keys);
const lineNow = (): string | null | undefined =>
  document.activeElement?.closest(".structure-tree") && document.activeElement.getAttribute("aria-label");
const onDisk = (): string | undefined => folder.world.text("cards.toml");

async function openMana(): Promise<void> {
  await keyboard("{Control>}e{/Control}");
  await expect.poll(lineNow).toBe("mana");
  await keyboard("{ArrowDown}{ArrowRight}");
}

describe("the structure editor by keyboard", () => {
  beforeEach(async () => {
    folder = await openApp({ "cards.toml": cards }, { games });
  });

  it("saves the value by Ctrl+Enter, stays there, and plays by the next", async () => {
    const play = commands.find(({ id }) => id === "play");
    if (!play) throw new Error("No command play.");
    await openMana();
    const line = lineNow();
    const run = vi.spyOn(play, "run").mockReturnValue(undefined);
    await keyboard("3{Control>}{Enter}{/Control}");
    await expect.poll(onDisk).toBe(cards.replace("fire = 1", "fire = 3"));
    expect(lineNow()).toBe(line?.replace("1", "3"));
    expect(run).not.toHaveBeenCalled();
    await keyboard("{Control>}{Enter}{/Control}");
    expect(run).toHaveBeenCalledOnce();
  });

  it("keeps the keyboard when it is opened in a sheet that nobody has been in", async () => {
    await openMana();
    await keyboard("2{Enter}");
    await expect.poll(onDisk).toBe(cards.replace("fire = 1", "fire = 2"));
  });
});

describe("a long list in the structure editor", () => {
  it("draws a few lines of a long list, and goes to its last item and back", async () => {
    const items = Array.from({ length: 3000 }, (_, at) => `{ n = ${at} }`).join(", ");
    folder = await openApp({ "cards.toml": `[[cards]]\ncard_id = "long_01"\nextra = [${items}]\n` }, { games });
    await keyboard("{Control>}e{/Control}");
    await expect.poll(lineNow).toBeTruthy();
    const drawn = (): number => document.querySelectorAll(".structure-line").length;
    const count = (): number => Number(document.querySelector(".structure-tree")?.getAttribute("aria-rowcount"));
    expect(count()).toBeGreaterThan(3000);
    expect(drawn()).toBeLessThan(400);
    await keyboard("{End}");
    const row = (): number =>
      Number(document.activeElement?.closest(".structure-line")?.getAttribute("aria-rowindex") ?? "0");
    await expect.poll(row).toBeGreaterThan(3000);
    expect(drawn()).toBeLessThan(400);
    await keyboard("{Home}");
    await expect.poll(row).toBe(1);
  });
});

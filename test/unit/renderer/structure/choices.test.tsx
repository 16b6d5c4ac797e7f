// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { beforeEach, expect, it } from "vitest";
import { games } from "../../../../shared/games/index.js";
import { turns } from "../../../../renderer/state/index.js";

eachOnNewApp();

const text = `[[cards]]
card_id = "fox_01"
name = "Fox"
type = "creature"
mana = { fire = 1 }
attack = 1
defense = 1

  [[cards.abilities]]
  name = "Cry"
  ability_type = "triggered"

    [[cards.abilities.alterations]]
    effect = "draw_card"
    start_trigger = "on_card_attack"
    params = { amount = 1 }
`;

let folder: PageFolder;
beforeEach(async () => {
  folder = await openApp({ "cards.toml": text }, { games });
});

async function keyboard(keys: string): Promise<void> {
  await person().keyboard(keys);
  await expect.poll(() => turns.isHeld).toBe(false);
}

/** Goes to the field of the ability with this name. */
async function goTo(field: RegExp): Promise<void> {
  await keyboard("{Control>}e{/Control}");
  for (let lines = 0; lines < 30; lines += 1) {
    if (field.test(document.activeElement?.getAttribute("aria-label") ?? "")) return;
    await keyboard("{ArrowDown}");
  }
  throw new Error(`no line ${field.source}`);
}

it.each([
  ["the beginning of one takes it", "act{Enter}", "activated"],
  ["all of one takes it", "triggered{Enter}", "triggered"],
  ["letters of none are kept as they are", "zzz{Enter}", "zzz"],
  ["an arrow goes on to another than the best", "t{ArrowDown}{Enter}", "activated"],
])("what is typed over a choice: %s", async (_, keys, kept) => {
  await goTo(/, ability_type: triggered$/u);
  await keyboard(keys);
  expect(folder.world.text("cards.toml")).toContain(`ability_type = "${kept}"`);
});

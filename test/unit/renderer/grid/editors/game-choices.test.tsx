// @vitest-environment happy-dom
import {
  cellAt,
  eachOnNewApp,
  eachOnSizedCells,
  openApp,
  person,
  type PageFolder,
} from "../../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { games } from "../../../../../shared/games/index.js";
import { turns } from "../../../../../renderer/state/index.js";

eachOnNewApp();
eachOnSizedCells();

const files = {
  "cards.toml": `[[ttcg-cards]]
id = "fox"
name = "Fox"
type = "fire"
subtypes = ["beast", "ghost"]
effect-1-style = "echo"

[[ttcg-cards]]
id = "owl"
name = "Night owl"
type = "air"
`,
  "printings.toml": `[[printings]]
card = "fox"
tier = 1
`,
  "styles.toml": `[[effect-styles]]
style = "tide"
`,
};

let folder: PageFolder;
beforeEach(async () => {
  folder = await openApp(files, { games });
});

async function keyboard(keys: string): Promise<void> {
  await person().keyboard(keys);
  await expect.poll(() => turns.isHeld).toBe(false);
}

async function openSheet(name: RegExp): Promise<void> {
  await person().click(screen.getByRole("tab", { name }));
  await expect.poll(() => turns.isHeld).toBe(false);
}

/** What the open list offers, without the counts. */
const offered = (): string[] =>
  [...document.querySelectorAll(".editor-options [role='option']")].map(({ textContent }) =>
    textContent.replace(/\d+×$/u, ""),
  );

async function typeInto(column: string, keys: string): Promise<void> {
  await person().click(cellAt(0, column));
  await keyboard(keys);
}

it("offers what the game lists, and keeps what it does not", async () => {
  await typeInto("type", "{F2}");
  expect(offered()).toEqual(["earth", "fire", "water", "air", "light", "dark", "electric", "nature", "spell"]);
  await keyboard("{Escape}");
  await typeInto("type", "wat{Enter}");
  expect(folder.world.text("cards.toml")).toContain('type = "water"');
  await typeInto("type", "wr{Enter}");
  expect(folder.world.text("cards.toml")).toContain('type = "wr"');
});

it("offers the words of a list in the column of its item", async () => {
  await typeInto("subtypes:0", "ghos{Enter}");
  expect(folder.world.text("cards.toml")).toContain('subtypes = ["ghost", "ghost"]');
});

it("offers rows of another sheet by id and by name", async () => {
  await openSheet(/printings/iu);
  await typeInto("card", "{F2}");
  await expect.poll(offered).toEqual(["Foxfox", "Night owlowl"]);
  await keyboard("{Escape}");
  await typeInto("card", "nig{Enter}");
  expect(folder.world.text("printings.toml")).toContain('card = "owl"');
  await typeInto("card", "fo{Enter}");
  expect(folder.world.text("printings.toml")).toContain('card = "fox"');
  await typeInto("card", "fx{Enter}");
  expect(folder.world.text("printings.toml")).toContain('card = "fx"');
});

it("offers the styles that the workspace adds behind those of the game", async () => {
  await typeInto("effect-1-style", "{F2}");
  await expect.poll(() => offered().at(-1)).toBe("tide");
  expect(offered()).toHaveLength(10);
  await keyboard("{Escape}");
  await typeInto("effect-1-style", "ti{Enter}");
  expect(folder.world.text("cards.toml")).toContain('effect-1-style = "tide"');
});

it("offers the workspace's own types and subtypes where it has such, and spell as ever", async () => {
  folder.world.renameOver(
    "placeholders.toml",
    `[[placeholders]]
name = "type"
values = ["rust", "moss", "spell"]

[[placeholders]]
name = "subtype"
values = ["golem"]
`,
  );
  folder.world.settle();
  folder.publish();
  await expect.poll(() => cellAt(0, "type").outerHTML).toContain("Unknown type");
  await typeInto("type", "{F2}");
  await expect.poll(offered).toEqual(["rust", "moss", "spell"]);
  await keyboard("{Escape}");
  await typeInto("subtypes:0", "gol{Enter}");
  expect(folder.world.text("cards.toml")).toContain('subtypes = ["golem", "ghost"]');
});

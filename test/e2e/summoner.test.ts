import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, showTab } from "../support/app/sheet-page.js";
import { tableOn } from "../support/app/table-page.js";

const rule = (value: number): string =>
  `{ condition = { type = "and", conditions = [{ type = "always" }] }, target = { type = "opponent", scope = ["sky"], subScope = ["attr_fire"] }, effectType = "modifyMonsterValue", value = "${value}", operation = "add", span = "allTime" }`;

const monsters = `[[monsters]]
id = "s1"
attribute = ["wind"]
monsterType = ["bird"]
value = 50
type = "monster"
cardName = "Kestrel"
effects = ""
effectRules = [${rule(10)}]

[[monsters]]
id = "s2"
attribute = ["fire"]
monsterType = ["beast"]
value = 70
type = "monster"
cardName = "Kiln Cat"
effects = ""
effectRules = []
`;

const summoner = (id: string, name: string): string => `[[summoners]]
id = "${id}"
name = "${name}"
sky = ["all"]
left = ["all"]
right = ["all"]
nativeAddition = [{ type = "wind", value = 40 }]
level = 3
type = ["wind"]
initialPoint = 30
effects = []
effectRules = []
`;

const player = (id: string, hand: readonly string[]) => ({
  deck: { currentSummonerIdx: 0, summoner: [id], hand, mainDeck: ["s1", "s2"] },
  redraw: 1,
  turnAction: [],
  Field: { summonner: { id }, right: [], left: [], sky: [], help: [], sp: [] },
  playerPoint: 0,
  note: "kept",
});
const position = {
  gameId: "shelf",
  gameEnv: {
    playerId_1: player("S1", ["s1", "s2"]),
    playerId_2: player("S2", ["s2"]),
    firstPlayer: 0,
    phase: "MAIN_PHASE",
    currentPlayer: "playerId_1",
    currentTurn: 1,
  },
};

let page: Page;
let folder: Folder;
appForEachTest(
  { "cards.toml": monsters, "summoners.toml": `${summoner("S1", "Ilsa")}\n${summoner("S2", "Bram")}` },
  (opened) => ({ page, folder } = opened),
);

async function runFromPalette(command: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type(command);
  await page.getByRole("option", { name: command }).waitFor();
  await page.keyboard.press("Enter");
}

it("a rule is edited as a structure, and its sentences follow in both languages", async () => {
  await showTab(page, "cards");
  await cellAt(page, 0, "id").click();
  await page.keyboard.press("End");
  const sentences = cellAt(page, 0, "effectRules#0");
  const before = await sentences.innerText();
  expect(before).toContain("grows by 10");
  expect(before).toContain("增加10");
  await cellAt(page, 0, "effectRules").click();
  await page.keyboard.press("Enter");
  await page
    .getByRole("treegrid")
    .getByRole("gridcell", { name: /Rule 1 of 1.*, value: / })
    .click();
  await page.keyboard.type("25");
  await page.keyboard.press("Enter");
  await expectOnDisk(folder, monsters.replace(rule(10), rule(25)));
  await expect.poll(() => sentences.innerText()).toBe(before.replace("by 10", "by 25").replace("增加10", "增加25"));
});

it("a position of the server is opened, played on and saved with the fields it had", async () => {
  const { inHand } = tableOn(page);
  await runFromPalette("Open a position…");
  await page
    .getByRole("dialog", { name: "Open a position" })
    .getByLabel("Position to open")
    .setInputFiles({ name: "env.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(position)) });
  await page.locator(".seat").first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await inHand("Kestrel").click();
  await page.locator('.board-row[data-own] .zone[data-zone="sky"] .slot').click();
  await expect.poll(() => page.getByText("plays Kestrel").count()).toBeGreaterThan(0);

  await runFromPalette("Save the position as…");
  const saving = page.getByRole("dialog", { name: "Save the position" });
  await saving
    .getByLabel("Format")
    .selectOption({ label: "summoner-env: a gameEnv or game file of the Summoner TCG server" });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    saving.getByRole("button", { name: "Save", exact: true }).click(),
  ]);
  expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({
    gameId: "shelf",
    gameEnv: {
      playerId_1: {
        deck: { hand: ["s2"], mainDeck: ["s1", "s2"], summoner: ["S1"] },
        turnAction: [{ type: "PlayCard", card_idx: 0, field_idx: 0 }],
        Field: { sky: [{ cardDetails: [{ id: "s1" }] }], left: [], right: [] },
        note: "kept",
      },
      playerId_2: { note: "kept" },
      currentPlayer: "playerId_2",
      currentTurn: 1.5,
    },
  });
});

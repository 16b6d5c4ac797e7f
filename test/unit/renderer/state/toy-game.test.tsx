// @vitest-environment happy-dom
import { eachOnNewApp, openApp } from "../../../support/page/app.js";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { games } from "../../../../shared/games/index.js";
import { harbour, withGame } from "../../../support/harbour/index.js";

withGame(harbour);
eachOnNewApp();

const ships = join(import.meta.dirname, "../../../fixtures/harbour/ships.toml");

it("a sheet of a game that is none of the app's shows its texts, their readings, and its lists as text", async () => {
  await openApp({ "ships.toml": readFileSync(ships, "utf8") }, { games });
  const titles = document.getElementsByClassName("ag-header-cell-text");
  const shown = (): readonly string[] => [...titles].map((each) => each.textContent);
  await expect.poll(shown).toContain("Abilities");
  expect(shown().filter((title) => title !== "")).toEqual([
    ...["Code", "Title", "Hull", "Tonnage", "On Arrival", "On Departure", "Abilities", "Preview"],
    ...["Holds", "Hold 1", "Hold 2"],
  ]);
});

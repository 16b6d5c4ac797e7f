// @vitest-environment happy-dom
import { eachOnNewApp, openApp } from "../../../../support/page/app.js";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { games } from "../../../../../shared/games/index.js";

eachOnNewApp();

const cards = join(import.meta.dirname, "../../../../../tabula/ttcg/ttcg-cards.toml");

it("what is read of a row stands behind the last column that is read", async () => {
  await openApp({ "ttcg-cards.toml": readFileSync(cards, "utf8") }, { games });
  const titles = document.getElementsByClassName("ag-header-cell-text");
  const shown = (): string[] => [...titles].map((each) => each.textContent);
  await expect.poll(shown).toContain("Abilities");
  const columns = shown();
  const before = columns.slice(0, columns.indexOf("Abilities"));
  expect(before.filter((title) => /^Effect [12]$/u.test(title))).toEqual(["Effect 1", "Effect 2"]);
  expect(before.at(-1)).toBe("Effect 2");
});

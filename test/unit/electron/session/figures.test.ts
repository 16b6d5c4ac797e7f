import { readFileSync, writeFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { readFigureFile, type SavedFigure } from "../../../../shared/pivot/index.js";
import { card, cardsFile, Desk } from "./desk.js";

let desk: Desk;
afterEach(() => desk.clear());

const figure: SavedFigure = {
  file: cardsFile,
  table: ["cards"],
  fit: { number: "spark", against: "energy-cost", scope: "all" },
};

it("a pivot or fit is saved as a file of the workspace, and not written over where the file says something else", async () => {
  desk = new Desk({ [cardsFile]: card("a", 1) });
  await desk.open();
  const { file, text } = await desk.call("figures/save", { name: "Curve", figure, seen: null });
  expect(file).toBe(".cardwright/figures/Curve.toml");
  expect(readFigureFile(readFileSync(desk.path(file), "utf8"))).toEqual({ ok: true, value: figure });
  expect((await desk.call("figures/list", {})).figures).toEqual([{ name: "Curve", file, text }]);
  expect(await desk.ask("figures/save", { name: "curve", figure, seen: null })).toMatchObject({
    error: { code: "figure/exists", message: "A saved pivot or fit “Curve” already exists." },
  });
  writeFileSync(desk.path(file), "# mine\n");
  expect(await desk.ask("figures/save", { name: "Curve", figure, seen: text })).toMatchObject({
    error: { code: "figure/changed" },
  });
  expect(readFileSync(desk.path(file), "utf8")).toBe("# mine\n");
  expect(await desk.ask("figures/save", { name: "../x", figure, seen: null })).toMatchObject({ ok: false });
});

// @vitest-environment happy-dom
import { eachOnNewApp, openApp } from "../../../support/page/app.js";
import { expect, it } from "vitest";
import { runCommand } from "../../../../renderer/commands/index.js";
import { activeSheet, getApp, setApp, sheetKey, showSheet } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

const rule = `
[metadata]
[[metadata.validation_rules]]
column = "cost"
type = "range"
max = 9
`;
const broken = deck(card("a", { name: "Ash", cost: 12 })) + rule;
const sound = deck(card("b", { name: "Bay", cost: 2 })) + rule;

it("the next problem is in the sheets behind this one, before those in front of it, however its columns are looked at", async () => {
  await openApp({ "1.toml": broken, "2.toml": sound, "3.toml": broken });
  const files = () => getApp().workspace?.sheets.map(({ ref }) => ref.file);
  await expect.poll(files).toEqual(["1.toml", "2.toml", "3.toml"]);
  const second = getApp().workspace?.sheets[1];
  if (!second) throw new Error("No second sheet");
  const key = sheetKey(second.ref);
  showSheet(key);
  setApp({ columnLooks: { [key]: { hidden: {}, widths: { cost: 90 }, counted: {}, inSight: {} } } });
  await expect.poll(() => getApp().fetched.has(key)).toBe(true);
  runCommand("next-problem");
  await expect.poll(() => activeSheet(getApp())?.ref.file).toBe("3.toml");
});

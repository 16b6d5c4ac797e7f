// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { session } from "../../../support/page/session.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { openOverlay } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

let folder: PageFolder;
let before: string;
/** Lets the previews go that were asked for so far. */
let release: () => void;
const rule = `[metadata]\nschema_version = 1\n[[metadata.validation_rules]]\ncolumn = "kind"\ntype = "enum"\nenum = ["Warrior", "Mage"]\n`;

beforeEach(async () => {
  folder = await openApp({
    "cards.toml": `${deck(card("c0", { kind: "Warrior" }), card("c1", { kind: "Warrior" }))}${rule}`,
  });
  before = folder.world.text("cards.toml") ?? "";
  openOverlay({ kind: "rename-value", name: "kind", from: "Warrior" });
  await screen.findByRole("checkbox", { name: /2 cells/u });
  const { answer } = session;
  let held: (() => void)[] = [];
  session.answer = async (name, request) => {
    if (name === "values/preview-rename") await new Promise<void>((done) => held.push(done));
    return answer(name, request);
  };
  release = () => {
    for (const done of held) done();
    held = [];
  };
  return () => {
    session.answer = answer;
  };
});

const kinds = (): string[] =>
  [...(folder.world.text("cards.toml") ?? "").matchAll(/^kind = "(.*)"$/gmu)].map(([, kind]) => kind ?? "");
const button = (): HTMLElement => screen.getByRole("button", { name: /^Rename in/u });

it("proposes the value as it is, which typing replaces", async () => {
  await person().keyboard("Fighter");
  release();
  const edits = await screen.findByRole("table", { name: "Changes" });
  expect(within(edits).getAllByText("Fighter")).toHaveLength(2);
});

it("counts what it changes in the settings beside the cells", async () => {
  await person().keyboard("Fighter");
  release();
  await screen.findByRole("table", { name: "Changes" });
  expect(button().textContent).toBe("Rename in 2 cells and 1 place of the settings");
  await person().click(screen.getByRole("checkbox", { name: /Settings of cards.toml/u }));
  expect(button().textContent).toBe("Rename in 2 cells");
  await person().click(screen.getByRole("checkbox", { name: /Settings of cards.toml/u }));
  await person().keyboard("{Enter}");
  await person().click(button());
  await screen.findByText("Renamed in 2 cells and 1 place of the settings.");
  expect(folder.world.text("cards.toml")).toContain('enum = ["Fighter", "Mage"]');
});

it("neither shows nor writes what was found for an earlier text", async () => {
  const field = screen.getByRole("textbox", { name: "New value" });
  await person().clear(field);
  await person().type(field, "Fighte");
  release();
  await screen.findByRole("table", { name: "Changes" });
  await person().type(field, "r{Enter}");
  expect(screen.queryByRole("table", { name: "Changes" })).toBeNull();
  expect(button()).toHaveProperty("disabled", true);
  release();
  const edits = await screen.findByRole("table", { name: "Changes" });
  expect(within(edits).getAllByText("Fighter")).toHaveLength(2);
  expect(folder.world.text("cards.toml")).toBe(before);
  await person().type(field, "{Enter}");
  await expect.poll(kinds).toEqual(["Fighter", "Fighter"]);
});

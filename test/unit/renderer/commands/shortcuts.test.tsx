// @vitest-environment happy-dom
import { columnTexts, eachOnNewApp, openApp, person, requestsOf } from "../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { shownKey } from "../../../../renderer/commands/keyboard.js";
import { getApp, openOverlay, setApp } from "../../../../renderer/state/index.js";
import { provideHighlights } from "../../../support/page/highlights.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();
provideHighlights();

beforeEach(async () => {
  await openApp({
    "cards.toml": deck(card("a", { name: "Ash" }), card("b", { name: "Birch" })),
    "heroes.toml": `[[heroes]]\nname = "Cedar"\n`,
  });
});

const keyboard = (keys: string): Promise<void> => person().keyboard(keys);
const overlay = (): string | undefined => getApp().overlay?.kind;

describe("a shortcut", () => {
  it.each([
    ["Ctrl+N", "{Control>}n{/Control}", ["Ash", "·", "Birch"]],
    ["Ctrl+Shift+D", "{Control>}{Shift>}d{/Shift}{/Control}", ["Ash", "Ash 2", "Birch"]],
    ["Ctrl+Delete", "{Control>}{Delete}{/Control}", ["Birch"]],
    ["Alt+ArrowDown", "{Alt>}{ArrowDown}{/Alt}", ["Birch", "Ash"]],
  ])("acts on the active row: %s", async (_, keys, names) => {
    await keyboard(keys);
    await expect.poll(() => columnTexts("name").length).toBe(names.length);
    await expect.poll(() => columnTexts("name").map((name) => name.replace(/ \(copy\)$| copy$/u, " 2"))).toEqual(names);
  });

  it("is not needed to count the values of a column: the list of commands does", async () => {
    await keyboard("{Control>}{Shift>}p{/Shift}{/Control}count values{Enter}");
    await expect
      .poll(() => screen.queryByRole("complementary", { name: "Statistics" })?.textContent)
      .toMatch(/a1b1Total2$/u);
  });

  it("takes a step back and repeats it", async () => {
    await keyboard("{Control>}{Delete}{/Control}");
    await expect.poll(() => columnTexts("name")).toEqual(["Birch"]);
    await keyboard("{Control>}z{/Control}");
    await expect.poll(() => columnTexts("name")).toEqual(["Ash", "Birch"]);
    await keyboard("{Control>}y{/Control}");
    await expect.poll(() => columnTexts("name")).toEqual(["Birch"]);
  });

  it("says why it cannot search by meaning where there are no rules texts", async () => {
    await person().click(screen.getByRole("tab", { name: "heroes" }));
    await expect.poll(() => columnTexts("name")).toEqual(["Cedar"]);
    await keyboard("{Control>}{Shift>}f{/Shift}{/Control}");
    await expect
      .poll(() => document.body.textContent)
      .toContain("Only sheets with rules texts can be searched by meaning.");
  });

  it.each([
    ["Ctrl+Shift+P", "{Control>}{Shift>}p{/Shift}{/Control}", "palette"],
    ["Shift+?", "{Shift>}?{/Shift}", "help"],
    ["Ctrl+O", "{Control>}o{/Control}", "open"],
    ["Ctrl+Alt+F", "{Control>}{Alt>}f{/Alt}{/Control}", "filter"],
  ])("opens its dialog: %s", async (_, keys, kind) => {
    await keyboard(keys);
    await expect.poll(overlay).toBe(kind);
  });

  it("goes to another sheet by its number", async () => {
    await keyboard("{Control>}2{/Control}");
    await expect.poll(() => screen.getByRole("tab", { selected: true }).textContent).toContain("heroes");
  });

  it("is not taken from a dialog, except those of help", async () => {
    openOverlay({ kind: "open" });
    await keyboard("{Control>}n{/Control}");
    expect(requestsOf("rows/insert")).toEqual([]);
    await keyboard("{Control>}{Shift>}p{/Shift}{/Control}");
    await expect.poll(overlay).toBe("palette");
  });

  it("belongs to the text where one is typed", async () => {
    await keyboard("{Control>}f{/Control}");
    await keyboard("{Control>}z{/Control}{Control>}n{/Control}");
    expect([requestsOf("history/undo"), requestsOf("rows/insert")]).toEqual([[], []]);
    await keyboard("{Shift>}?{/Shift}");
    expect(overlay()).toBeUndefined();
  });

  it("does nothing where its command is not offered", async () => {
    setApp({ active: null });
    await keyboard("{Control>}n{/Control}");
    expect(requestsOf("rows/insert")).toEqual([]);
  });
});

it.each([
  ["Mod+Shift+F", "Ctrl+Shift+F"],
  ["Alt+ArrowUp", "Alt+↑"],
  ["Mod+Delete", "Ctrl+Del"],
  ["PageDown", "PgDn"],
])("%s is shown as %s", (key, shown) => expect(shownKey(key)).toBe(shown));

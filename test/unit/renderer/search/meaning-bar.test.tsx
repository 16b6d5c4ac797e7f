// @vitest-environment happy-dom
import { closeFolder, openFolder } from "../../../support/page/folder.js";
import { eachOnNewPage, person } from "../../../support/page/page.js";
import { cleanup, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { MeaningBar, openMeaningSearch } from "../../../../renderer/search/index.js";
import { getApp, loadSheet, rowsOf, sheetKey, visibleRowsOf } from "../../../../renderer/state/index.js";
import { games } from "../../../../shared/games/index.js";
import { aCharacter } from "../../shared/games/dreamtides/invariants/tables.js";

eachOnNewPage();

const texts = ["Draw {cards($c)}.", "Gain {energy($e)}.", "Draw {cards($c)}."];
const rows = texts.map((text, at) =>
  aCharacter({
    name: `"Card ${at + 1}"`,
    id: `"00000000-0000-4000-8000-00000000000${at + 1}"`,
    "rules-text": `"${text}"`,
    variables: text.startsWith("Draw") ? '"c: 2"' : '"e: 1"',
  }),
);

let key = "";
beforeEach(async () => {
  openFolder({ "cards.toml": rows.join("\n") }, { games });
  const sheet = getApp().workspace?.sheets[0];
  if (!sheet) throw new Error("There is no sheet");
  key = sheetKey(sheet.ref);
  void loadSheet(sheet.ref);
  await expect.poll(() => rowsOf(key)?.count).toBe(rows.length);
  render(<MeaningBar />);
  openMeaningSearch();
  await screen.findByRole("combobox", { name: "Search by meaning" });
  return () => {
    cleanup();
    closeFolder();
  };
});

const field = (): HTMLElement => screen.getByRole("combobox", { name: "Search by meaning" });
const count = (): string => document.querySelector(".meaning-count")?.textContent ?? "";
const shown = (): number | undefined => visibleRowsOf(key)?.size;

describe("the search by meaning", () => {
  it("leaves the cards that have the part", async () => {
    await person().type(field(), "DrawCards");
    await expect.poll(count).toBe("2 of 3 cards");
    expect(shown()).toBe(2);
  });

  it("leaves the others where the part is negated", async () => {
    await person().type(field(), "not DrawCards");
    await expect.poll(shown).toBe(1);
  });

  it("completes a name by Tab", async () => {
    await person().type(field(), "drawc");
    await screen.findByRole("listbox");
    await person().keyboard("{Tab}");
    expect(field()).toHaveProperty("value", "DrawCards");
  });

  it("offers no parts of queries to who types a sentence", async () => {
    await person().type(field(), "Draw a card.");
    await expect.poll(shown).toBe(0);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("finds words in quotes in the texts themselves", async () => {
    await person().type(field(), '"gain"');
    await expect.poll(shown).toBe(1);
  });

  it("explains itself, closes the help by Escape, then itself, and shows all cards again", async () => {
    await person().type(field(), "DrawCards");
    await expect.poll(shown).toBe(2);
    const help = screen.getByRole("button", { name: "How to search by meaning" });
    await person().click(help);
    expect(help.getAttribute("aria-expanded")).toBe("true");
    await person().keyboard("{Escape}");
    expect(help.getAttribute("aria-expanded")).toBe("false");
    await person().keyboard("{Escape}");
    expect(screen.queryByRole("search")).toBeNull();
    expect(shown()).toBeUndefined();
  });
});

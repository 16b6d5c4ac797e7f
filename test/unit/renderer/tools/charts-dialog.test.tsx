// @vitest-environment happy-dom
import { eachOnNewApp, columnTexts, openApp, person } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { games } from "../../../../shared/games/index.js";
import { activeSheet, getApp, openOverlay } from "../../../../renderer/state/index.js";
import { arrangementOf, setArrangement, withColumnFilter } from "../../../../renderer/arrangement/index.js";
import { noFilter } from "../../../../shared/sheet/index.js";
import { allCommands } from "../../../../renderer/commands/index.js";

eachOnNewApp();

const card = (name: string, type: string, effect: string): string =>
  `[[cards]]\nname = "${name}"\ntype = "${type}"\nsubtypes = []\nlevel = 1\nattack = 500\ndefense = 500\n` +
  `effect-1 = "${effect}"\neffect-1-style = ""\neffect-2 = ""\neffect-2-style = ""\nserial = ""\n\n`;
const cards = [
  card("Ash", "fire", "Draw one card."),
  card("Bell", "water", "Draw one card."),
  card("Cask", "fire", "Destroy one water card on the field."),
].join("");

const numbers = (title: string): HTMLElement => screen.getByRole("group", { name: `Numbers of ${title}` });
const numberIn = (title: string, row: string, column = 0): HTMLElement => {
  const line = within(numbers(title)).getByRole("row", { name: new RegExp(`^${row}`, "u") });
  const [found] = within(line).getAllByRole("button").slice(column);
  if (!found) throw new Error(`${row} has no such number in ${title}`);
  return found;
};

describe("a number of a chart of cards", () => {
  beforeEach(async () => {
    await openApp({ "cards.toml": cards }, { games });
  });

  const openCharts = async (): Promise<void> => {
    openOverlay({ kind: "charts", game: "ttcg", tool: "card-charts" });
    await screen.findByRole("dialog", { name: "Card charts" });
  };

  it("shows the rows that it counts in the sheet, under its name", async () => {
    await openCharts();
    expect(
      within(numbers("Cards per type"))
        .getAllByRole("button")
        .map(({ textContent, title }) => [textContent, title]),
    ).toEqual([
      ["2", "Show these 2 rows"],
      ["1", "Show this row"],
    ]);
    await person().click(numberIn("Cards per type", "Fire"));
    expect(screen.queryByRole("dialog")).toBeNull();
    await expect.poll(() => columnTexts("name")).toEqual(["Ash", "Cask"]);
    expect(document.querySelector("search")?.textContent).toContain("Cards per type: Fire");
  });

  it("is reached by the keyboard", async () => {
    await openCharts();
    const user = person();
    numberIn("Kinds of effects by type of card", "Draw").focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(numberIn("Kinds of effects by type of card", "Draw", 1));
    await user.keyboard("{Enter}");
    await expect.poll(() => columnTexts("name")).toEqual(["Bell"]);
    expect(document.querySelector("search")?.textContent).toContain("Kinds of effects by type of card: Draw, Water");
  });

  it("shows rows that a filter had hidden only where they were counted too", async () => {
    const sheet = activeSheet(getApp());
    if (!sheet) throw new Error("No sheet is open");
    const filter = withColumnFilter(noFilter, "name", { test: { kind: "values", values: ["Ash", "Bell"] } });
    setArrangement(sheet, { filter });
    await expect.poll(() => columnTexts("name")).toEqual(["Ash", "Bell"]);
    await openCharts();
    await person().click(numberIn("Cards per type", "Fire"));
    await expect.poll(() => columnTexts("name")).toEqual(["Ash"]);
    await openCharts();
    await person().click(screen.getByLabelText("All (3)"));
    await person().click(numberIn("Cards per type", "Fire"));
    await expect.poll(() => columnTexts("name")).toEqual(["Ash", "Cask"]);
    expect(arrangementOf(sheet).filter).toEqual(noFilter);
  });
});

describe("charts of cards on other sheets", () => {
  const ofType = (table: string, more: string): string =>
    ["fire", "rust", "fire"]
      .map((type, at) => `[[${table}]]\nmotto = "${table} ${at}"\ntype = "${type}"\n${more}\n`)
      .join("\n");
  const isOffered = (): boolean =>
    allCommands()
      .find(({ id }) => id === "ttcg-card-charts")
      ?.isAvailable?.() === true;
  const show = async (table: string): Promise<void> => {
    await person().click(screen.getByRole("tab", { name: table }));
    await expect.poll(() => activeSheet(getApp())?.ref.table.join(".")).toBe(table);
  };

  it("are offered where a sheet has types, and count them", async () => {
    await openApp(
      {
        "cards.toml": cards.replaceAll("[[cards]]", "[[ttcg-cards]]"),
        "wares.toml": ofType("wares", 'subtype = "beast"'),
        "notes.toml": '[[notes]]\ntext = "x"\n',
      },
      { games },
    );
    await show("wares");
    expect([isOffered(), activeSheet(getApp())?.binding]).toEqual([true, undefined]);
    openOverlay({ kind: "charts", game: "ttcg", tool: "card-charts" });
    await screen.findByRole("dialog", { name: "Card charts" });
    expect(screen.getAllByRole("group").map((each) => each.getAttribute("aria-label"))).toEqual([
      "Numbers of Cards per type",
      "Numbers of Cards per subtype",
    ]);
    await person().click(numberIn("Cards per type", "\\(other\\)"));
    await expect.poll(() => columnTexts("motto")).toEqual(["wares 1"]);
    await show("notes");
    expect(isOffered()).toBe(false);
  });

  it("are not offered in a folder of no game", async () => {
    await openApp({ "wares.toml": ofType("wares", "") }, { games });
    expect(isOffered()).toBe(false);
  });
});

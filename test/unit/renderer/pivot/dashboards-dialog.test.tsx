// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, session } from "../../../support/page/app.js";
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ok } from "../../../../shared/base/index.js";
import { games } from "../../../../shared/games/index.js";
import { getApp, openOverlay } from "../../../../renderer/state/index.js";

eachOnNewApp();

const card = (at: number, type: string, cost: number, tags: readonly string[]): string =>
  `[[cards]]\nid = "c${at}"\nname = "C${at}"\ntype = "${type}"\ncost = ${cost}\nrarity = "Common"\n` +
  `tags = [${tags.map((tag) => `"${tag}"`).join(", ")}]\n\n`;
const cards =
  card(1, "Unit", 1, ["fire", "big"]) +
  card(2, "Unit", 2, ["fire"]) +
  card(3, "Spell", 2, ["big"]) +
  card(4, "Spell", 2, ["big"]);

const open = async (text: string): Promise<HTMLElement> => {
  await openApp({ "cards.toml": text }, { games });
  act(() => openOverlay({ kind: "dashboards" }));
  return screen.findByRole("dialog", { name: /^Dashboards of/u });
};
const linesOf = (name: string): string[] =>
  within(within(screen.getByRole("region", { name })).getByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent || "-").join(" | "));

describe("dashboards", () => {
  it("answer what the columns of a sheet of no game can say", async () => {
    const dialog = await open(cards);
    expect(
      within(dialog)
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(["Curve of costs", "Spread of tags", "tags, together"]);
    expect(linesOf("Curve of costs")).toEqual([
      "CostType → | Spell | Unit | Total",
      "1 | - | 1 | 1",
      "2 | 2 | 1 | 3",
      "Total | 2 | 2 | 4",
    ]);
    const bars = within(screen.getByRole("figure", { name: "Number of rows by Cost and Type" }));
    expect(bars.getAllByRole("listitem").map(({ textContent }) => textContent.trim())).toEqual(["Spell 2", "Unit 2"]);
    expect(screen.getAllByRole("figure")).toHaveLength(1);
    expect(linesOf("Spread of tags").slice(1, 3)).toEqual(["big | 2 | 1 | 3", "fire | - | 2 | 2"]);
    expect(linesOf("tags, together").slice(1, 3)).toEqual(["big | 3 | 1 | 3", "fire | 1 | 2 | 2"]);
    for (const name of ["Curve of costs", "Spread of tags"]) {
      const part = within(screen.getByRole("region", { name }));
      for (const way of ["Copy", "Export as SVG", "Export as PNG", "Export the table as CSV"]) {
        expect(part.getByRole("button", { name: way })).toBeDefined();
      }
    }
  });

  it("are compared with a tag or branch that the field proposes", async () => {
    const dialog = await open(cards);
    const { answer } = session;
    session.answer = (name, request) =>
      name === "revision/names" ? Promise.resolve(ok({ names: ["v2", "main"] })) : answer(name, request);
    await person().selectOptions(within(dialog).getByLabelText("Compare with"), "other");
    const field = await within(dialog).findByLabelText<HTMLInputElement>("Commit, branch or tag");
    await expect.poll(() => [...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(["v2", "main"]);
  });

  it("lead to the rows of a figure, and to the pivot table that asks the same", async () => {
    await open(cards);
    const curve = within(screen.getByRole("region", { name: "Curve of costs" }));
    await person().click(curve.getByRole("button", { name: /Change or save/u }));
    await screen.findByRole("dialog", { name: "Pivot table" });
    expect(getApp().pivots[getApp().active ?? ""]).toMatchObject({
      rows: ["cost"],
      columns: ["type"],
      measure: "count",
    });
    act(() => openOverlay({ kind: "dashboards" }));
    const again = within(await screen.findByRole("region", { name: "Curve of costs" }));
    await person().click(again.getAllByTitle("2 rows. Show these 2 rows")[0] ?? document.body);
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    act(() => openOverlay({ kind: "dashboards" }));
    // The filter that this left is what is counted now.
    await expect.poll(() => linesOf("Curve of costs").at(-1)).toBe("Total | 2 | 2");
    expect(screen.getByLabelText<HTMLSelectElement>("Rows counted").selectedOptions[0]?.textContent).toBe(
      "On screen (2)",
    );
  });

  it("read keywords and texts where the sheet has a language", async () => {
    const rules = (at: number, text: string): string =>
      `[[cards]]\nid = "0000000${at}-0000-4000-8000-000000000000"\nname = "C${at}"\nrules-text = "${text}"\n` +
      'variables = "e: 2"\ncard-type = "Event"\nrarity = "Common"\nenergy-cost = 2\n\n';
    await open(rules(1, "{Dissolve} an enemy with cost {energy($e)} or less.") + rules(2, ""));
    await expect.poll(() => screen.queryByRole("region", { name: "Keywords" })?.querySelector("table")).toBeTruthy();
    expect(linesOf("Keywords").slice(1)).toEqual(["dissolveEvent | 1 | 1", "no keywordEvent | 1 | 1", "Total | 2 | 2"]);
    expect(linesOf("Complexity").at(-1)).toBe("Total | 2 | 2");
    expect(linesOf("Length in words").at(-1)).toMatch(/^Total \| [\d.]+ \| [\d.]+$/u);
  });

  it("say that a sheet has nothing to ask about", async () => {
    await open('[[notes]]\nname = "A"\n');
    screen.getByText(/^This sheet has no column of costs/u);
  });
});

// @vitest-environment happy-dom
import type { PivotQuestion } from "../../../../shared/pivot/index.js";
import { eachOnNewApp, columnTexts, openApp, person, requestsOf, session } from "../../../support/page/app.js";
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { getApp, setApp } from "../../../../renderer/state/index.js";
import { ok } from "../../../../shared/base/index.js";

eachOnNewApp();

const card = (name: string, type: string, cost: number | "", power: number | ""): string =>
  `[[cards]]\nid = "${name.toLowerCase()}"\nname = "${name}"\ntype = "${type}"\n` +
  `${cost === "" ? "" : `cost = ${cost}\n`}${power === "" ? "" : `power = ${power}\n`}\n`;
const cards = [
  card("Ash", "Unit", 1, 2),
  card("Bell", "Unit", 1, 5),
  card("Cask", "Spell", 3, ""),
  card("Dune", "Unit", 3, 7),
  card("Elm", "", "", 1),
].join("");

const table = (): HTMLElement => screen.getByRole("table");
/** What the table says, line by line. */
const said = (): string[] =>
  within(table())
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent || "-").join(" | "));

async function openPivot(): Promise<void> {
  await openApp({ "cards.toml": cards });
  await person().keyboard("{Control>}{Alt>}b{/Alt}{/Control}");
  await screen.findByRole("dialog", { name: "Pivot table" });
}

const choose = (field: string, value: string): Promise<void> =>
  person().selectOptions(screen.getByLabelText(field), value);

describe("the pivot table", () => {
  it("counts the rows by the first columns that have a few values", async () => {
    await openPivot();
    expect(said()).toEqual([
      "TypeCost → | 1 | 3 | (empty) | Total",
      "Spell | - | 1 | - | 1",
      "Unit | 2 | 1 | - | 3",
      "(empty) | - | - | 1 | 1",
      "Total | 2 | 2 | 1 | 5",
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText("Rows"));
  });

  it("counts the rows by the column in whose menu it was asked for, whatever was asked before", async () => {
    await openPivot();
    await choose("Rows", "Name");
    await person().keyboard("{Escape}");
    setApp({ columnMenu: { column: "cost", left: 0, top: 0 } });
    await person().click(await screen.findByRole("menuitem", { name: "Pivot table by this column…" }));
    await screen.findByRole("dialog", { name: "Pivot table" });
    expect(said()).toEqual(["Cost | Count", "1 | 2", "3 | 2", "(empty) | 1", "Total | 5"]);
  });

  it("measures a column, by its lines and by their totals, and remembers what was asked", async () => {
    await openPivot();
    await choose("Columns", "(none)");
    await choose("Value", "Mean");
    await choose("of", "Power");
    expect(said()).toEqual(["Type | Mean", "Spell | –", "Unit | 4.67", "(empty) | 1", "Total | 3.75"]);
    await choose("Order", "Largest total first");
    expect(said().slice(1)).toEqual(["Unit | 4.67", "(empty) | 1", "Spell | –", "Total | 3.75"]);
    await choose("Then by", "Cost");
    expect(said()[1]).toBe("Unit3 | 7");
    await person().keyboard("{Escape}");
    await person().keyboard("{Control>}{Alt>}b{/Alt}{/Control}");
    expect((await screen.findByLabelText<HTMLSelectElement>("Value")).value).toBe("mean");
  });

  it("leaves the rows of a cell in the sheet, by keys alone", async () => {
    await openPivot();
    const first = within(table()).getAllByRole("button")[0];
    first?.focus();
    await person().keyboard("{ArrowDown}{ArrowLeft}{Enter}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await expect.poll(() => columnTexts("name")).toEqual(["Ash", "Bell"]);
  });

  it("counts what is on screen alone where that is asked, and keeps its filter for the rows of a cell", async () => {
    await openPivot();
    await person().click(within(table()).getByRole("button", { name: "3" }));
    await expect.poll(() => columnTexts("name")).toEqual(["Ash", "Bell", "Dune"]);
    await person().keyboard("{Control>}{Alt>}b{/Alt}{/Control}");
    await person().click(await screen.findByLabelText("On screen (3)"));
    await choose("Rows", "Cost");
    await choose("Columns", "(none)");
    expect(said()).toEqual(["Cost | Count", "1 | 2", "3 | 1", "Total | 3"]);
    await person().click(within(table()).getAllByRole("button")[1] ?? document.body);
    await expect.poll(() => columnTexts("name")).toEqual(["Dune"]);
  });

  it("says that no row holds a number of the measured column", async () => {
    await openPivot();
    await choose("Rows", "Type");
    await choose("Value", "Median");
    await choose("of", "Power");
    await person().click(within(table()).getAllByRole("button", { name: "–" })[0] ?? document.body);
    await expect.poll(() => columnTexts("name")).toEqual(["Cask"]);
    await person().keyboard("{Control>}{Alt>}b{/Alt}{/Control}");
    await person().click(await screen.findByLabelText("On screen (1)"));
    expect(screen.getByText("None of these rows holds a number in Power.")).toBeTruthy();
  });

  it("copies all of its lines", async () => {
    await openPivot();
    await choose("Columns", "(none)");
    const user = person();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe("Type\tCount\r\nSpell\t1\r\nUnit\t3\r\n(empty)\t1\r\nTotal\t5");
    expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
  });

  it("is one stop for the Tab key, also after its cells became others", async () => {
    await openPivot();
    const stops = () =>
      within(table())
        .getAllByRole("button")
        .filter(({ tabIndex }) => tabIndex === 0);
    const last = within(table()).getAllByRole("button").at(-1);
    act(() => last?.focus());
    expect(stops()).toEqual([last]);
    for (const [field, value] of [
      ["Columns", "(none)"],
      ["Columns", "Name"],
      ["Rows", "Name"],
      ["Columns", "Cost"],
    ] as const) {
      await choose(field, value);
      expect(stops()).toHaveLength(1);
    }
  });

  it("shows tables of long and odd texts within their cells", async () => {
    const long = "word ".repeat(2_000);
    await openApp({ "cards.toml": `${card("Ash", long, 1, "")}${card("Bell", "a\\u202eb\\u200bc", 1, "")}` });
    await person().keyboard("{Control>}{Alt>}b{/Alt}{/Control}");
    await screen.findByRole("dialog", { name: "Pivot table" });
    await choose("Rows", "Type");
    await choose("Columns", "(none)");
    expect(said().slice(1)).toEqual(["a\\u202eb\\u200bc | 1", `${long.slice(0, 2_000)} | 1`, "Total | 2"]);
  });

  it("follows the file while it is open: rows, columns, and the end of all", async () => {
    const folder = await openApp({ "cards.toml": cards });
    const outside = (text: string): void => {
      folder.world.renameOver("cards.toml", text);
      folder.world.settle();
      act(() => folder.publish());
    };
    await person().keyboard("{Control>}{Alt>}b{/Alt}{/Control}");
    await screen.findByRole("dialog", { name: "Pivot table" });
    outside(cards.replace('type = "Spell"', 'type = "Unit"'));
    await expect.poll(() => said()).toContain("Unit | 2 | 2 | - | 4");
    outside(cards.replaceAll(/^type = .*\n/gmu, ""));
    // A column that rows lost in the file stays in the sheet, empty.
    await expect.poll(() => said()[1]).toBe("(empty) | 2 | 2 | 1 | 5");
    outside("cards = []\n");
    await screen.findByText("There are no rows to count.");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("takes computed columns, in whose failed cells there is nothing", async () => {
    const computed = (name: string, expression: string): string =>
      `\n[[metadata.derived_columns]]\nname = "${name}"\nfunction = "expr"\nexpression = "${expression}"\n`;
    const columns = `${computed("rate", "power / (cost - 3)")}${computed("wrong", "power +")}`;
    await openApp({ "cards.toml": `${cards}[metadata]\nschema_version = 1\n${columns}` });
    await person().keyboard("{Control>}{Alt>}b{/Alt}{/Control}");
    await screen.findByRole("dialog", { name: "Pivot table" });
    await choose("Columns", "(none)");
    await choose("Rows", "rate");
    await expect
      .poll(() => said())
      .toEqual(["rate | Count", "-2.5 | 1", "-1 | 1", "inf | 1", "(empty) | 2", "Total | 5"]);
    await choose("Rows", "wrong");
    await expect.poll(() => said()).toEqual(["wrong | Count", "(empty) | 5", "Total | 5"]);
  });

  it("says what figures were when the folder was opened, where that differs", async () => {
    await openPivot();
    const { answer } = session;
    const earlier = (name: string, type: string, cost: number, power: number | null) => ({
      key: `earlier ${name}`,
      cells: [name.toLowerCase(), name, type, cost, power],
    });
    session.answer = async (name, request) => {
      if (name !== "revision/rows") return answer(name, request);
      const rows = [earlier("Ash", "Unit", 1, 2), earlier("Cask", "Spell", 3, null), earlier("Old", "Relic", 3, null)];
      return ok({ more: [], rows, commit: null });
    };
    await choose("Compare with", "When the folder was opened");
    await expect
      .poll(() => said())
      .toEqual([
        "TypeCost → | 1 | 3 | (empty) | Total",
        "Spell | - | 1 | - | 1",
        "Unit | 2 was 1 | 1 | - | 3 was 1",
        "(empty) | - | - | 1 | 1",
        "Total | 2 was 1 | 2 | 1 | 5 was 3",
      ]);
    expect(requestsOf("revision/rows")).toMatchObject([{ since: null }]);
    screen.getByText("Left out, because no row is in it now: Relic (was 1).");
    await choose("Compare with", "(none)");
    await expect.poll(() => said()[2]).toBe("Unit | 2 | 1 | - | 3");
  });

  it("compares with the commit that a name means by now", async () => {
    await openPivot();
    const { answer } = session;
    let names = ["Ash"];
    session.answer = async (name, request) => {
      if (name !== "revision/rows") return answer(name, request);
      const rows = names.map((card) => ({ key: card, cells: [card.toLowerCase(), card, "Unit", 1, 1] }));
      return ok({ more: [], rows, commit: `${names.length}` });
    };
    await choose("Compare with", "The last commit");
    const total = (): string | undefined => said().at(-1);
    await expect.poll(total).toBe("Total | 2 was 1 | 2 | 1 | 5 was 1");
    names = ["Ash", "Bell", "Dune"];
    act(() => void window.dispatchEvent(new Event("focus")));
    await expect.poll(total).toBe("Total | 2 was 3 | 2 | 1 | 5 was 3");
    await choose("Compare with", "When the folder was opened");
    await expect.poll(() => requestsOf("revision/rows")).toHaveLength(3);
    act(() => void window.dispatchEvent(new Event("focus")));
    await choose("Compare with", "(none)");
    expect(requestsOf("revision/rows")).toHaveLength(3);
  });

  it("forgets columns that are gone", async () => {
    await openApp({ "cards.toml": cards });
    const plain = { scope: "all", order: "value" } as const;
    const choice: PivotQuestion = { ...plain, columns: ["gone"], rows: ["type", "gone"], measure: "sum", of: "gone" };
    setApp({ pivots: { [getApp().active ?? ""]: choice } });
    await person().keyboard("{Control>}{Alt>}b{/Alt}{/Control}");
    await screen.findByRole("dialog", { name: "Pivot table" });
    expect(said()).toEqual(["Type | Count", "Spell | 1", "Unit | 3", "(empty) | 1", "Total | 5"]);
  });
});

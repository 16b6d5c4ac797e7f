// @vitest-environment happy-dom
import { columnTexts, eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { games } from "../../../../shared/games/index.js";
import { openOverlay } from "../../../../renderer/state/index.js";

eachOnNewApp();
afterEach(() => vi.restoreAllMocks());

const card = (name: string, at: number, rules: string, cost: number): string =>
  `[[cards]]\nname = "${name}"\nid = "6e0c6a52-6a55-4c8e-9a53-0f0a1c0d4e1${at}"\nenergy-cost = ${cost}\nrules-text = """${rules}"""\nvariables = ""\ncard-type = "Event"\nsubtype = ""\nis-fast = false\n\n`;
const cards =
  card("Ash", 0, "{Dissolve} an enemy.", 1) +
  card("Bell", 1, "{Dissolve} an enemy.\\n\\n{Dissolve} an enemy.", 2) +
  card("Cask", 2, "Drwa a crad.", 3) +
  card("Dune", 3, "", 4);

const said = (): string[] =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent).join(" | "));

async function openPivot(): Promise<void> {
  await openApp({ "cards.toml": cards }, { games });
  act(() => openOverlay({ kind: "pivot" }));
  await screen.findByRole("dialog", { name: "Pivot table" });
}

describe("the rules texts in a pivot table", () => {
  it("are counted by what their abilities are, and lead to the cards", async () => {
    await openPivot();
    await person().selectOptions(screen.getByLabelText("Columns"), "(none)");
    await person().selectOptions(screen.getByLabelText("Rows"), "Rules text: number of abilities");
    await expect.poll(said).toEqual(expect.arrayContaining([expect.stringMatching(/^2 \| 1$/u)]));
    await person().selectOptions(screen.getByLabelText("Rows"), "Rules text: complexity");
    await expect
      .poll(said)
      .toEqual(["Rules text: complexity | Count", "no flag | 2", "not understood | 1", "(empty) | 1", "Total | 4"]);
    await person().click(screen.getAllByRole("button", { name: "1" })[0] ?? document.body);
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    await expect.poll(() => columnTexts("name")).toEqual(["Cask"]);
  });

  it("are flagged by the limits of the workspace", async () => {
    const settings = '[complexity]\nwords = 2\nabilities = 1\nlines = "many"\n';
    await openApp({ "cards.toml": cards, ".cardwright/workspace.toml": settings }, { games });
    act(() => openOverlay({ kind: "pivot" }));
    await screen.findByRole("dialog", { name: "Pivot table" });
    await person().selectOptions(screen.getByLabelText("Columns"), "(none)");
    await person().selectOptions(screen.getByLabelText("Rows"), "Rules text: complexity");
    await expect
      .poll(said)
      .toEqual([
        ...["Rules text: complexity | Count", "more than 1 ability | 1", "more than 2 words | 3", "not understood | 1"],
        ...["(empty) | 1", "Total | 4"],
      ]);
  });

  it("are measured in words, and the table is exported as a drawing", async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return "blob:x";
    });
    await openPivot();
    await person().selectOptions(screen.getByLabelText("Columns"), "(none)");
    await person().selectOptions(screen.getByLabelText("Rows"), "Card Type");
    await person().selectOptions(screen.getByLabelText("Value"), "Sum");
    await person().selectOptions(screen.getByLabelText("of"), "Rules text: words");
    await expect.poll(() => said()[1]).toBe("Event | 12");
    await person().click(screen.getByRole("button", { name: "Export as SVG" }));
    const svg = (await saved[0]?.text()) ?? "";
    expect(svg).toMatch(/^<svg.*: Sum of Rules text: words, Card Type<.*Event<.*>12</su);
  });
});

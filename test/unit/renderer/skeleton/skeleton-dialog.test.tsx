// @vitest-environment happy-dom
import { columnTexts, eachOnNewApp, openApp, person, requestsOf, session } from "../../../support/page/app.js";
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openOverlay } from "../../../../renderer/state/index.js";
import { ok } from "../../../../shared/base/index.js";

eachOnNewApp();

const card = (name: string, type: string, cost: number): string =>
  `[[cards]]\nid = "${name.toLowerCase()}"\nname = "${name}"\ntype = "${type}"\ncost = ${cost}\n\n`;
const cards = [card("Ash", "Unit", 1), card("Bell", "Unit", 1), card("Cask", "Spell", 3), card("Dune", "Unit", 3)].join(
  "",
);
const saved = `file = "cards.toml"
table = ["cards"]

[booster]
column = "type"
cards = [{ value = "Unit", count = 9 }, { value = "Spell", count = 2 }]

[[slots]]
name = "Cheap units"
target = 3
where = [{ column = "type", is = "Unit" }, { column = "cost", max = 2 }]

[[slots]]
name = "Spells"
target = 0
where = [{ column = "type", is = "Spell" }]
`;
const path = ".cardwright/skeletons/Set.toml";

const dialog = (): Promise<HTMLElement> => screen.findByRole("dialog", { name: "Design skeleton" });
const said = (): string[] =>
  within(within(screen.getByRole("dialog")).getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll("th, td")]
        .map((cell) => cell.querySelector("input")?.value ?? cell.textContent)
        .join(" | "),
    );

/** Opens the dialog in a folder with this skeleton, or with none. */
async function openSkeleton(text?: string): Promise<void> {
  await openApp({ "cards.toml": cards });
  const { answer } = session;
  const skeletons = text === undefined ? [] : [{ name: "Set", file: path, text }];
  session.answer = async (name, request) => {
    if (name === "skeletons/list") return ok({ skeletons });
    if (name === "skeletons/save") return ok({ file: ".cardwright/skeletons/First set.toml", text: "as written" });
    if (name !== "revision/rows") return answer(name, request);
    const key = (row: number): string => `earlier ${row}`;
    return ok({ more: [], rows: [{ key: key(0), cells: ["cask", "Cask", "Spell", 3] }] });
  };
  act(() => openOverlay({ kind: "skeleton" }));
  await dialog();
}

describe("the design skeleton of a sheet", () => {
  it("says what is missing, what is over, and how many of each a booster holds", async () => {
    await openSkeleton(saved);
    await expect
      .poll(said)
      .toEqual([
        "Cheap unitsType Unit, Cost at most 2 | 3 | 2 | ▾ 1 missing | 6 | ",
        "SpellsType Spell | 0 | 1 | ▴ 1 over | 2 | ",
        "Total | 3 | 3 | ▾ 1 missing, ▴ 1 over | 8 | ",
      ]);
    expect(screen.getByRole("button", { name: "1 card is in no slot" })).toBeTruthy();
  });

  it("leaves the cards of a slot in the sheet", async () => {
    await openSkeleton(saved);
    await person().click(await screen.findByRole("button", { name: "Show 2 cards of Cheap units" }));
    await expect.poll(() => columnTexts("name")).toEqual(["Ash", "Bell"]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is made of columns, changed and saved, and is still there when the dialog is opened again", async () => {
    await openSkeleton();
    await screen.findByText("No slots yet. Add some below.");
    await person().selectOptions(screen.getByLabelText("A slot for each"), "Type");
    await person().click(screen.getByRole("button", { name: "Add combinations" }));
    await expect
      .poll(said)
      .toEqual([
        "UnitType Unit | 3 | 3 | ✓ filled | ",
        "SpellType Spell | 1 | 1 | ✓ filled | ",
        "Total | 4 | 4 | ▾ 0 missing, ▴ 0 over | ",
      ]);
    const target = screen.getByLabelText("Target of Unit");
    await person().clear(target);
    await person().type(target, "5");
    expect(said()[0]).toBe("UnitType Unit | 5 | 3 | ▾ 2 missing | ");
    await person().type(screen.getByLabelText("Name"), "First set");
    await person().click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Saved as .cardwright/skeletons/First set.toml.");
    const where = [{ column: "type", is: "Unit" }];
    expect(requestsOf("skeletons/save")).toMatchObject([
      { name: "First set", seen: null, skeleton: { slots: [{ name: "Unit", target: 5, where }, { target: 1 }] } },
    ]);
    await person().keyboard("{Escape}");
    act(() => openOverlay({ kind: "skeleton" }));
    await dialog();
    await expect.poll(() => said()[0]).toBe("UnitType Unit | 5 | 3 | ▾ 2 missing | ");
  });

  it("compares with what was there when the folder was opened", async () => {
    await openSkeleton(saved);
    await person().selectOptions(await screen.findByLabelText("Compare with"), "When the folder was opened");
    await expect.poll(() => said()[1]).toBe("SpellsType Spell | 0 | 1 | ▴ 1 over | 2 | 1 | 0 | ");
  });

  it("says what is wrong in a file", async () => {
    await openSkeleton(saved.replace("max = 2", "mx = 2"));
    const alerts = await screen.findAllByRole("alert");
    expect(alerts.map(({ textContent }) => textContent).join("\n")).toMatch(/line 11.*Did you mean “max”\?/u);
  });
});

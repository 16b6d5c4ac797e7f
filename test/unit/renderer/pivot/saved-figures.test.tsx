// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, requestsOf, session } from "../../../support/page/app.js";
import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failed, ok, type Result } from "../../../../shared/base/index.js";
import { openOverlay } from "../../../../renderer/state/index.js";

eachOnNewApp();

const cards = [1, 2, 3, 4]
  .map((at) => `[[cards]]\nid = "c${at}"\nname = "C${at}"\ntype = "T${at % 2}"\ncost = ${at}\npower = ${2 * at}\n`)
  .join("\n");
const head = 'file = "cards.toml"\ntable = ["cards"]\n\n';
const pivot = `${head}[pivot]\nrows = ["type"]\ncolumns = []\nmeasure = "sum"\nof = "cost"\nscope = "all"\norder = "value"\n`;
const fit = `${head}[fit]\nnumber = "power"\nagainst = "cost"\nscope = "shown"\n`;
const gone = pivot.replace('"type"', '"kind"');
const goneFit = fit.replace('"power"', '"name"');
const files = {
  Curve: pivot,
  Line: fit,
  Gone: gone,
  "Gone line": goneFit,
  Elsewhere: pivot.replace("cards.toml", "tokens.toml"),
  Broken: "rows = 1\n",
};
const figures = Object.entries(files).map(([name, text]) => ({ name, file: `${name}.toml`, text }));

/** Opens a dialog in a workspace with saved figures, whose session answers this when one is saved. */
async function open(kind: "pivot" | "fit", saved: Result<unknown> = ok({ file: "New.toml", text: "" })): Promise<void> {
  await openApp({ "cards.toml": cards });
  const { answer } = session;
  session.answer = async (name, request) => {
    if (name === "figures/list") return ok({ figures });
    return name === "figures/save" ? saved : answer(name, request);
  };
  act(() => openOverlay({ kind }));
  await screen.findByRole("option", { name: "Broken" });
}

const saved = (): HTMLSelectElement => screen.getByLabelText("Saved");
const chosen = (field: string): string | undefined =>
  screen.getByLabelText<HTMLSelectElement>(field).selectedOptions[0]?.textContent;

describe("saved pivots and fits", () => {
  it("are those of the sheet and the dialog, and are opened with all that was asked", async () => {
    await open("pivot");
    expect([...saved().options].map(({ textContent }) => textContent)).toEqual(["(none)", "Curve", "Gone", "Broken"]);
    await person().selectOptions(saved(), "Curve");
    expect([chosen("Rows"), chosen("Columns"), chosen("Value"), chosen("of")]).toEqual([
      "Type",
      "(none)",
      "Sum",
      "Cost",
    ]);
    await person().click(screen.getByRole("button", { name: "Save" }));
    expect(requestsOf("figures/save")).toMatchObject([{ name: "Curve", seen: pivot, figure: { file: "cards.toml" } }]);
    await screen.findByText("Saved as New.toml.");
  });

  it("are opened in the dialog of fits, and saved as new under a new name", async () => {
    await open("fit");
    await person().selectOptions(screen.getByLabelText("Number"), "Cost");
    await person().selectOptions(saved(), "Line");
    expect([chosen("Number"), chosen("Against"), chosen("Rows counted")]).toEqual(["Power", "Cost", "On screen (4)"]);
    await person().type(screen.getByLabelText("Save as"), " two{Enter}");
    expect(requestsOf("figures/save")).toMatchObject([
      { name: "Line two", seen: null, figure: { fit: { number: "power", against: "cost", scope: "shown" } } },
    ]);
  });

  it("say what is wrong in a file, with a name, and why one was not written", async () => {
    await open("pivot", failed({ code: "figure/exists", message: "It exists.", suggestion: "Choose another." }));
    await person().selectOptions(saved(), "Broken");
    const status = (): string | null | undefined => document.querySelector(".figure-saved [role=status]")?.textContent;
    expect(status()).toContain("rows");
    await person().clear(screen.getByLabelText("Save as"));
    await person().type(screen.getByLabelText("Save as"), "a/b");
    expect(status()).toContain("A name has");
    await person().clear(screen.getByLabelText("Save as"));
    await person().type(screen.getByLabelText("Save as"), "Good{Enter}");
    await expect.poll(status).toBe("It exists. Choose another.");
  });

  it.each([
    ["pivot", "Gone", "kind", "Rows"],
    ["fit", "Gone line", "name", "Number"],
  ] as const)(
    "of columns that are gone (%s) are named, not opened and not written over",
    async (kind, name, column, field) => {
      await open(kind);
      const before = chosen(field);
      await person().selectOptions(saved(), name);
      await screen.findByText(`It asks about what this sheet does not have: ${column}.`);
      expect(chosen(field)).toBe(before);
      await person().click(screen.getByRole("button", { name: "Save" }));
      expect(requestsOf("figures/save")).toMatchObject([{ name, seen: null }]);
    },
  );
});

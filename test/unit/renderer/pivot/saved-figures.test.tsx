// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, requestsOf, session } from "../../../support/page/app.js";
import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failed, ok, type Result } from "../../../../shared/base/index.js";
import type { SavedFigure } from "../../../../shared/pivot/index.js";
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
const hash = "f".repeat(40);
const since = (commit: string): string => `\n[compare]\ncommit = "${commit}"\nhash = "${"d".repeat(40)}"\n`;
const fitOfAll = fit.replace("shown", "all");
const files = {
  Curve: pivot,
  Line: fit,
  Gone: gone,
  "Gone line": goneFit,
  Elsewhere: pivot.replace("cards.toml", "tokens.toml"),
  Broken: "rows = 1\n",
  Since: pivot + since("main"),
  "Since gone": pivot + since("v0"),
  "Line since": fitOfAll + since("main"),
  "Line since gone": fitOfAll + since("v0"),
};
const figures = Object.entries(files).map(([name, text]) => ({
  name,
  file: `${name}.toml`,
  text,
}));

/** What the session answers when rows of a commit are asked for. */
let compared: (since: string | null) => Result<unknown>;

/** Opens a dialog in a workspace with saved figures, whose session answers this when one is saved. */
async function open(kind: "pivot" | "fit", saved: Result<unknown> = ok({ file: "New.toml", text: "" })): Promise<void> {
  await openApp({ "cards.toml": cards });
  const { answer } = session;
  session.answer = async (name, request) => {
    if (name === "figures/list") return ok({ figures });
    if (name === "revision/rows") return compared((request as { since: string | null }).since);
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
    expect([...saved().options].map(({ textContent }) => textContent)).toEqual([
      ...["(none)", "Curve", "Gone", "Broken", "Since", "Since gone"],
    ]);
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
      {
        name: "Line two",
        seen: null,
        figure: { fit: { number: "power", against: "cost", scope: "shown" } },
      },
    ]);
  });

  it("keep the commit that they are compared with", async () => {
    await open("pivot");
    compared = (since) => {
      const earlier = { key: "earlier 0", cells: ["a", "A", "Relic", 1, 1] };
      return ok(since === "v1" ? { more: [], rows: [earlier], commit: hash } : { more: [], rows: [], commit: null });
    };
    await person().selectOptions(screen.getByLabelText("Compare with"), "The last commit");
    await person().type(screen.getByLabelText("Save as"), "One{Enter}");
    await person().selectOptions(screen.getByLabelText("Compare with"), "Another commit…");
    await person().type(screen.getByLabelText("Commit, branch or tag"), "v1");
    await screen.findByText(/^Left out, because no row is in it now: Relic/u);
    await person().click(screen.getByRole("button", { name: "Save" }));
    await person().selectOptions(screen.getByLabelText("Compare with"), "When the folder was opened");
    await person().click(screen.getByRole("button", { name: "Save" }));
    expect(requestsOf("figures/save").map((each) => (each as { figure: SavedFigure }).figure.compare)).toEqual([
      { commit: "HEAD" },
      { commit: "v1", hash },
      undefined,
    ]);
  });

  it.each(["pivot", "fit"] as const)(
    "are compared with their commit again, which may have moved or be gone (%s)",
    async (kind) => {
      await open(kind);
      compared = () => ok({ more: [], rows: [], commit: hash });
      const [moved, gone] = kind === "pivot" ? ["Since", "Since gone"] : ["Line since", "Line since gone"];
      await person().selectOptions(saved(), moved);
      await screen.findByText(/^“main” was ddddddd when this was saved, and is fffffff now/u);
      expect(chosen("Compare with")).toBe("Another commit…");
      expect(screen.getByLabelText("Commit, branch or tag")).toHaveProperty("value", "main");
      compared = () =>
        failed({
          code: "git/unknown-revision",
          message: "There is no commit.",
        });
      await person().selectOptions(saved(), gone);
      expect((await screen.findByRole("alert")).textContent).toMatch(/^This was compared with “v0” when it was saved/u);
      compared = () => ok({ more: [], rows: [], commit: hash });
      await person().selectOptions(saved(), kind === "pivot" ? "Curve" : "Line");
      await expect.poll(() => screen.queryByRole("alert")).toBeNull();
      expect(screen.queryByText(/^“main” was/u)).toBeNull();
    },
  );

  it("say what is wrong in a file, with a name, and why one was not written", async () => {
    await open(
      "pivot",
      failed({
        code: "figure/exists",
        message: "It exists.",
        suggestion: "Choose another.",
      }),
    );
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

// @vitest-environment happy-dom
import { requestsOf, session } from "../../../support/page/page.js";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { failed, ok } from "../../../../shared/base/index.js";
import type { ChangesView } from "../../../../shared/bridge/index.js";
import { ChangesDialog } from "../../../../renderer/changes/index.js";

const row = { isMoved: false, cells: [], abilities: [] };

const view: ChangesView = {
  commit: "c0ffee",
  tables: [
    {
      file: "cards.toml",
      fileBefore: "old.toml",
      table: "cards",
      path: ["cards"],
      title: "Cards",
      isRemoved: false,
      columns: [],
      rows: [
        {
          ...row,
          kind: "changed",
          row: 4,
          rowKey: "k1",
          title: "Tide Bell",
          titleBefore: "Tide Bowl",
          isMoved: true,
          cells: [
            { column: "Cost", key: "cost", before: "2", after: null },
            {
              column: "Text",
              key: "text",
              before: "Draw a card.",
              after: "Draw two cards.",
              words: [
                { kind: "kept", text: "Draw " },
                { kind: "removed", text: "a card" },
                { kind: "added", text: "two cards" },
                { kind: "kept", text: "." },
              ],
            },
          ],
          abilities: [
            {
              before: "Draw a card.",
              after: "Draw two cards.",
              words: [{ kind: "added", text: "two" }],
              changes: [{ path: ["draw", "count"], before: "1", after: "2" }],
            },
          ],
        },
        { ...row, kind: "added", row: 5, rowKey: "k2", title: "Ash" },
        { ...row, kind: "removed", row: 1, rowKey: null, title: "Gone" },
      ],
    },
  ],
  count: 700,
  unread: [
    { file: "broken.toml", line: 2, column: 8, isEarlier: false },
    { file: "old.toml", line: 1, column: 3, isEarlier: true },
    { file: "lock.toml", isEarlier: false },
  ],
};

beforeEach(() => {
  session.calls.length = 0;
  session.answer = (name, request) =>
    Promise.resolve(
      name === "revision/names"
        ? ok({ names: Array.from({ length: 14 }, (_, at) => `v${at}`) })
        : (request as { since: unknown }).since === "nowhere"
          ? failed({ code: "git/unknown-revision", message: "There is no commit “nowhere”." })
          : ok(view),
    );
});
afterEach(cleanup);

/** Rows of every kind, for the filter. */
const many: ChangesView = {
  ...view,
  count: 5,
  unread: [],
  tables: view.tables.map((table) => ({
    ...table,
    rows: [
      ...table.rows,
      {
        ...{ ...row, kind: "changed", row: 6, rowKey: "k6", title: "Dear" },
        cells: [{ column: "Cost", key: "cost", before: "2", after: "3" }],
      },
      { ...row, kind: "changed", row: 7, rowKey: "k7", title: "Renamed", titleBefore: "Named" },
    ],
  })),
};

const setCode = { column: "Set Code", key: "set-code", before: null, after: "1" };

/** Three cards with a new column, one of which differs in more. */
const withColumn: ChangesView = {
  ...view,
  count: 12,
  unread: [],
  tables: view.tables.map((table) => ({
    ...table,
    columns: [{ kind: "added", key: "set-code", column: "Set Code", rows: 12 }],
    rows: ["Ash", "Bell", "Coal"].map((title, at) => ({
      ...{ ...row, kind: "changed", row: at + 1, rowKey: `k${at}`, title },
      cells: title === "Bell" ? [{ column: "Cost", key: "cost", before: "2", after: "3" }, setCode] : [setCode],
    })),
  })),
};

describe("the changes", () => {
  it("list a new column once, and its values when it is unfolded", async () => {
    session.answer = (name) => Promise.resolve(ok(name === "revision/revert" ? { reverted: 1, left: [] } : withColumn));
    render(<ChangesDialog />);
    const summary = await screen.findByText("Column Set Code added (12 cards)");
    expect([...document.querySelectorAll(".changes-row")].map((each) => each.textContent)).toEqual([
      "ChangedBellSet Code: see aboveRevert",
    ]);
    expect([...document.querySelectorAll(".changes-cells li")].map(({ textContent }) => textContent)).toEqual([
      "Cost2 → 3Revert",
    ]);
    await userEvent.click(summary);
    await screen.findByText("The first 3 are shown.");
    const fold = summary.closest("details") ?? document.body;
    expect([...fold.querySelectorAll(".changes-fold-row")].map(({ textContent }) => textContent)).toEqual(
      ["Ash", "Bell", "Coal"].map((title) => `${title}Set Codeabsent → 1Revert`),
    );
    await userEvent.click(within(fold).getByRole("button", { name: "Revert Set Code of Coal" }));
    expect(requestsOf("revision/revert").at(-1)).toMatchObject({
      cell: "set-code",
      rows: [{ rowKey: "k2", shown: "set-code: (absent) → 1" }],
    });
    // A card that is reverted whole is compared with all that differs in it.
    await userEvent.click(screen.getByRole("button", { name: "Revert Bell" }));
    expect(requestsOf("revision/revert").at(-1)).toMatchObject({
      cell: null,
      rows: [{ shown: "~ Bell\n    cost: 2 → 3\n    set-code: (absent) → 1" }],
    });
  });

  it("count what is left of a new column by a filter", async () => {
    session.answer = () => Promise.resolve(ok(withColumn));
    render(<ChangesDialog />);
    await userEvent.selectOptions(await screen.findByLabelText("Column"), "Cost");
    await screen.findByText("Column Set Code added (1 card)");
  });

  it("are narrowed to a column, to how much changed, and to abilities that differ", async () => {
    session.answer = () => Promise.resolve(ok(many));
    render(<ChangesDialog />);
    const names = (): string[] =>
      [...document.querySelectorAll(".changes-row")].map((each) => each.children[1]?.textContent ?? "");
    const choose = (field: string, value: string) => userEvent.selectOptions(screen.getByLabelText(field), value);
    await screen.findByLabelText("Column");
    await choose("Column", "Cost");
    expect(names()).toEqual(["Tide Bell", "Dear"]);
    expect(screen.getByRole("status").textContent).toBe("5 rows differ. 2 rows are listed.");
    await choose("How much", "One cell");
    expect(names()).toEqual(["Dear"]);
    await choose("Column", "Any column");
    expect(names()).toEqual(["Dear", "Renamed"]);
    await choose("How much", "Several cells");
    expect(names()).toEqual(["Tide Bell"]);
    await choose("How much", "New and removed rows");
    expect(names()).toEqual(["Ash", "Gone"]);
    await choose("How much", "Any change");
    await choose("Abilities", "Abilities differ");
    expect(names()).toEqual(["Tide Bell"]);
  });

  it("say how to go on where there is no commit to compare with", async () => {
    session.answer = () => Promise.resolve(failed({ code: "git/no-commits", message: "There are no commits yet." }));
    render(<ChangesDialog />);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "There are no commits yet. Choose “When the folder was opened” to see what changed since then.",
    );
  });

  it("are those since the last commit at first, listed cell by cell", async () => {
    render(<ChangesDialog />);
    const table = await screen.findByRole("heading", { name: "Cards cards.toml, before in old.toml" });
    expect(requestsOf("revision/changes")).toEqual([{ since: "HEAD" }]);
    expect(screen.getByRole("status").textContent).toBe(
      "700 rows differ. The first 3 are shown. Left out, because they cannot be read: broken.toml:2:8, old.toml:1:3 (the earlier version), lock.toml.",
    );
    const section = table.closest("section") ?? document.body;
    const lines = [...section.querySelectorAll("li li")].map(({ textContent }) => textContent);
    expect(lines).toEqual(["Cost2 → absentRevert", "TextDraw a cardtwo cards.Revert", "Abilitytwodraw, count: 1 → 2"]);
    expect([...section.querySelectorAll("del")].map(({ textContent }) => textContent)).toEqual(["2", "a card"]);
    expect(within(section).getByText("was Tide Bowl, moved to row 4")).toBeDefined();
    expect(
      within(section)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Revert 3 rows",
      ...["Tide Bell", "Revert", "Revert", "Revert"],
      ...["Ash", "Revert"],
      // What is gone cannot be gone to.
      "Revert",
    ]);
  });

  it("are asked for again when another version is chosen", async () => {
    const person = userEvent.setup();
    render(<ChangesDialog />);
    const choice = screen.getByRole("combobox", { name: "Compare with" });
    expect(document.activeElement).toBe(choice);
    await person.selectOptions(choice, "When the folder was opened");
    expect(requestsOf("revision/changes").at(-1)).toEqual({ since: null });
    await person.selectOptions(choice, "Another commit");
    expect(screen.getByRole("status").textContent).toBe("Enter a commit, branch or tag.");
    await screen.findByText("Tags and branches: v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11 and 2 more.");
    await person.type(screen.getByRole("combobox", { name: "Commit, branch or tag" }), "nowhere");
    expect((await screen.findByRole("alert")).textContent).toBe("There is no commit “nowhere”.");
    expect(requestsOf("revision/changes").at(-1)).toEqual({ since: "nowhere" });
  });

  it("may be none", async () => {
    session.answer = () => Promise.resolve(ok({ commit: null, tables: [], count: 0, unread: [] }));
    render(<ChangesDialog />);
    expect(await screen.findByText("No card has changed.")).toBeDefined();
  });
});

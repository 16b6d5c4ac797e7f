// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, requestsOf } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { failed, ok } from "../../../../shared/base/index.js";
import type { RowHistoryView } from "../../../../shared/bridge/index.js";
import { numberSeries, type RowChange } from "../../../../shared/revision/index.js";
import { pointsOf } from "../../../../renderer/changes/history-points.js";
import { openOverlay } from "../../../../renderer/state/index.js";
import { session } from "../../../support/page/page.js";
import { card, deck } from "../../../support/workspace/cards.js";

const change = (at: number, row: Partial<RowChange["row"]>): RowChange => ({
  commit: {
    hash: `${at}`.repeat(40),
    author: `Author ${at}`,
    date: `2026-0${at}-01T00:00:00Z`,
    subject: `Message ${at}`,
  },
  file: "cards.toml",
  row: { kind: "changed", row: 1, title: "Ash", isMoved: false, cells: [], abilities: [], ...row },
});
const cost = (before: string | null, after: string | null) => ({ column: "Cost", key: "cost", before, after });

const changes: readonly RowChange[] = [
  { ...change(3, { cells: [cost("3", "5")] }), commit: null },
  {
    ...change(2, { cells: [cost("2", "3"), { column: "Name", key: "name", before: "As", after: "Ash" }] }),
    fileBefore: "old.toml",
  },
  change(1, { kind: "added", cells: [cost(null, "2")] }),
];
const view: RowHistoryView = { title: "Ash", since: "commit", changes, commits: 7, isCut: true };

describe("the numbers of a history", () => {
  it("are points in steps, each with what stayed", () => {
    expect(pointsOf(changes, numberSeries(changes)).map(({ label, values }) => [label, values.get("cost")])).toEqual([
      ["2026-01-01", 2],
      ["2026-02-01", 3],
      ["Not committed yet", 5],
    ]);
    const cut = changes.slice(0, 2);
    expect(pointsOf(cut, numberSeries(cut)).map(({ label }) => label)).toEqual([
      "at first",
      "2026-02-01",
      "Not committed yet",
    ]);
  });

  it("have labels that differ, also of commits of one day, and of one minute", () => {
    const at = (number: number, date: string): RowChange => {
      const one = change(number, { cells: [cost(`${number - 1}`, `${number}`)] });
      return { ...one, commit: one.commit && { ...one.commit, date } };
    };
    const labelsOf = (...dates: readonly string[]): readonly string[] => {
      const made = dates.map((date, place) => at(place + 2, date)).toReversed();
      return pointsOf(made, numberSeries(made))
        .slice(1)
        .map(({ label }) => label);
    };
    expect(labelsOf("2026-01-01T09:05:00Z", "2026-01-01T10:10:00Z")).toEqual(["09:05", "10:10"]);
    expect(labelsOf("2026-01-01T09:05:00Z", "2026-01-02T10:10:00Z", "2026-01-02T11:10:00Z")).toEqual([
      "2026-01-01",
      "2026-01-02 10:10",
      "2026-01-02 11:10",
    ]);
    expect(labelsOf("2026-01-01T09:05:00Z", "2026-01-01T09:05:30Z")).toEqual(["22222222", "33333333"]);
  });
});

describe("History", () => {
  eachOnNewApp();
  beforeEach(async () => {
    await openApp({ "cards.toml": deck(card("a", { name: "Ash" }), card("b", { name: "Birch" })) });
  });

  const openHistory = (answer: RowHistoryView | "fault") => {
    const usual = session.answer;
    session.answer = (name, request) =>
      name === "revision/history"
        ? Promise.resolve(
            answer === "fault" ? failed({ code: "row/not-found", message: "The row is gone." }) : ok(answer),
          )
        : usual(name, request);
    openOverlay({ kind: "history" });
  };
  const items = (): readonly (string | null)[] =>
    [...document.querySelectorAll(".history > li")].map(({ textContent }) => textContent);

  it("lists the changes with authors and dates, and those of one column where it is chosen", async () => {
    openHistory(view);
    const dialog = await screen.findByRole("dialog", { name: "History of Ash" });
    expect(requestsOf("revision/history")).toHaveLength(1);
    expect(within(dialog).getAllByRole("status")[0]?.textContent).toBe(
      "3 changes of this card; 7 commits of its file were read. Older commits are not shown: this clone does not have them, or there are too many.",
    );
    expect(items()).toEqual([
      "Not committed yetCost3 → 5",
      "2026-02-01 00:00Author 2Message 222222222the file was old.tomlCost2 → 3NameAs → Ash",
      "2026-01-01 00:00Author 1Message 111111111New, or older than the commits that are here",
    ]);
    expect(
      within(dialog)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toContain("Cost");
    await person().selectOptions(within(dialog).getByRole("combobox", { name: "Show" }), "name");
    expect(items()).toEqual(["2026-02-01 00:00Author 2Message 222222222the file was old.tomlNameAs → Ash"]);
    expect(within(dialog).getAllByRole("status")[0]?.textContent).toContain("1 change of this column.");
    await person().selectOptions(within(dialog).getByRole("combobox", { name: "Show" }), "cost");
    expect(items().at(-1)).toBe(
      "2026-01-01 00:00Author 1Message 111111111New, or older than the commits that are hereCost2",
    );
  });

  it("says why git cannot be asked, and what is shown instead", async () => {
    openHistory({
      ...view,
      since: "opening",
      changes: [],
      isCut: false,
      whyNot: { code: "git/not-found", message: "Git cannot be run." },
    });
    const dialog = await screen.findByRole("dialog", { name: "History of Ash" });
    expect(within(dialog).getByRole("status").textContent).toBe(
      "Git cannot be run. Showing what changed since the folder was opened. Nothing has changed this card.",
    );
  });

  it("says that the row is gone", async () => {
    openHistory("fault");
    expect((await screen.findByRole("alert")).textContent).toBe("The row is gone.");
  });
});

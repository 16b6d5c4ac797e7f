import { expect, it } from "vitest";
import { ProblemBook } from "../../../../renderer/state/problem-book.js";
import { problemView } from "../../../support/validate/problem-view.js";
import type { ProblemView } from "../../../../shared/validate/index.js";

const problem = (
  id: string,
  rowKey: string | null,
  column: string | null,
  more: Partial<ProblemView> = {},
): ProblemView => problemView(id, { rowKey, column, ...more });

const put = (problems: ProblemView[]) => ({ put: problems, drop: [] });

const ids = (problems: readonly ProblemView[]) => problems.map(({ id }) => id);

it("returns the problems of a cell, the most severe first", () => {
  const book = new ProblemBook();
  book.apply(
    put([
      problem("1", "r", "kind", { severity: "info" }),
      problem("2", "r", "kind"),
      problem("3", "r", "cost"),
      problem("4", "s", "kind"),
      problem("5", "r", null),
      problem("6", null, null),
    ]),
  );
  expect(ids(book.at("r", "kind"))).toEqual(["2", "1"]);
  expect(ids(book.at("r", null))).toEqual(["5"]);
  expect(ids(book.at("t", "kind"))).toEqual([]);
  expect(book.all).toHaveLength(6);
});

it("keeps what was accepted out of the cells, and in the list", () => {
  const book = new ProblemBook();
  book.apply(put([problem("1", "r", "kind", { waived: { reason: "as printed" } })]));
  expect(book.at("r", "kind")).toEqual([]);
  expect(book.all).toHaveLength(1);
});

it("applies changes and returns the rows that look different", () => {
  const book = new ProblemBook();
  book.apply(put([problem("1", "r", "kind"), problem("2", "s", "kind")]));
  const rows = book.apply({
    put: [problem("2", "t", "kind"), problem("3", "u", "cost")],
    drop: ["1", "9"],
  });
  expect([...rows].toSorted()).toEqual(["r", "s", "t", "u"]);
  expect(ids(book.at("r", "kind"))).toEqual([]);
  expect(ids(book.at("s", "kind"))).toEqual([]);
  expect(ids(book.at("t", "kind"))).toEqual(["2"]);
});

it("marks the other cells of a problem, and notifies their rows when it changes", () => {
  const book = new ProblemBook();
  const sheet = { file: "cards.toml", table: ["cards"] };
  const part = (rowKey: string, column: string | null, at = sheet) => [
    { sheet: at, rowKey, rowTitle: "A", column, message: "Half of the sum." },
  ];
  const elsewhere = { file: "decks.toml", table: ["decks"] };
  book.apply(
    put([
      problem("1", "r", "attack", { severity: "info", related: part("r", "defense") }),
      problem("2", "s", "attack", { related: part("r", "defense") }),
      problem("3", "t", "attack", { related: part("r", null) }),
      problem("4", "u", "attack", { related: part("r", "defense", elsewhere) }),
      problem("5", "v", "attack", { related: part("r", "defense"), waived: { reason: "so" } }),
      problem("6", "w", "attack", { related: part("w", "attack") }),
    ]),
  );
  expect(ids(book.relatedTo("r", "defense"))).toEqual(["2", "1"]);
  expect(ids(book.relatedTo("w", "attack"))).toEqual([]);
  expect([...book.apply({ put: [], drop: ["2"] })].toSorted()).toEqual(["r", "s"]);
  expect(ids(book.relatedTo("r", "defense"))).toEqual(["1"]);
});

it("lists some of very many problems about the same cell, the most severe among them", () => {
  const book = new ProblemBook();
  const first = {
    sheet: problemView("").sheet,
    rowKey: "r",
    rowTitle: "A",
    column: "id",
    message: "First used here.",
  };
  const doubles = Array.from({ length: 5_000 }, (_, at) =>
    problem(`${at}`, `s${at}`, "id", { related: [first], severity: at === 4_000 ? "error" : "info" }),
  );
  book.apply(put(doubles));
  expect(book.relatedTo("r", "id").length).toBeLessThan(100);
  expect(ids(book.relatedTo("r", "id").slice(0, 1))).toEqual(["4000"]);
});

it("leaves out problems of untouched data where their rule is put off, and nothing else", () => {
  const book = new ProblemBook();
  const related = [
    { sheet: { file: "cards.toml", table: ["cards"] }, rowKey: "s", rowTitle: "S", column: "attack", message: "Half" },
  ];
  book.apply(
    put([
      problem("1", "r", "kind", { code: "toy/a", isFromOpening: true, related }),
      problem("2", "r", "kind", { code: "toy/a", related }),
      problem("3", "r", "kind", { code: "toy/b", isFromOpening: true }),
    ]),
  );
  expect(ids(book.at("r", "kind", ["toy/a"]))).toEqual(["2", "3"]);
  expect(ids(book.relatedTo("s", "attack", ["toy/a"]))).toEqual(["2"]);
  expect([...book.rowsOf(({ code }) => code === "toy/a")].toSorted()).toEqual(["r", "s"]);
  expect([...book.rowsOf(({ code }) => code === "toy/c")]).toEqual([]);
});

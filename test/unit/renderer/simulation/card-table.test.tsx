// @vitest-environment happy-dom
import { eachOnNewPage, person } from "../../../support/page/page.js";
import { render, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { CardTable } from "../../../../renderer/simulation/CardTable.js";
import { MatrixTable } from "../../../../renderer/simulation/MatrixTable.js";
import { DeckTable, StaleDecks } from "../../../../renderer/simulation/DeckTables.js";
import { PairTable } from "../../../../renderer/simulation/PairTable.js";
import { PlayedBy } from "../../../../renderer/simulation/FigureCells.js";
import { useSimulation } from "../../../../renderer/simulation/simulation-state.js";
import type { SimulationResult } from "../../../../shared/bridge/index.js";
import { frameOfCards, sumsOf, syntheticMatches } from "../../shared/simulation/reports.js";

const matches = syntheticMatches(2_000, 3, {
  ...{ cards: 3, drawn: 0.5 },
  wins: (own) => (own.has(0) && own.has(1) ? 0.85 : 0.5),
});
const sums = sumsOf(matches, 3);
sums.after.meetings = {
  ...sums.after.meetings,
  1: { 0: { matches: 200, wins: 98, losses: 102 } },
  2: { 0: { matches: 200, wins: 160, losses: 40 } },
};

const result: SimulationResult = {
  ...{ rules: "Toy", baseline: null, within: null, failures: [] },
  status: { run: 1, state: "finished", played: 2_000, total: 2_000, failures: 0, elapsedMs: 1, message: null },
  frame: { ...frameOfCards(3), mirrors: true },
  sums,
  cards: ["Ash", "Elm", "Oak"].map((name) => ({ name, row: null })),
};

eachOnNewPage();
beforeEach(() => useSimulation.setState(useSimulation.getInitialState(), true));

const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

it("the table of cards shows win rates first, then what is chosen, with the usual names and what they mean", async () => {
  render(<CardTable result={result} />);
  expect(heads()).toEqual([
    "Card",
    "Drawn# GIH",
    "Wins when drawn\u00a0▾GIH WR",
    "Above its deckGIH − GP",
    "ShrunkGIH WR",
    "Against undrawnIWD",
    "Wins in opening handOH WR",
    "Wins when drawn laterGD WR",
  ]);
  const keys = person();
  await keys.selectOptions(screen.getByLabelText("Show"), "hand and play");
  // Nobody put a hand back, so there is no share that was kept.
  expect(heads()).toEqual([
    "Card",
    "Played# played",
    "Wins when playedPlayed WR",
    "Turn playedown turn",
    "Stuck in handStuck %",
  ]);
  await keys.selectOptions(screen.getByLabelText("Show"), "all figures");
  expect(heads()).toHaveLength(12);
  await keys.click(screen.getByText("What these figures mean"));
  expect(screen.getAllByRole("definition")).toHaveLength(12);
});

it("figures of a card that was edited since are marked, until it is played again", () => {
  useSimulation.setState({ edited: new Set([1]) });
  render(<CardTable result={result} />);
  screen.getByText(/^1 card was edited after these matches were played/u);
  const line = (name: string) => screen.getByRole("rowheader", { name: new RegExp(name, "u") });
  within(line("Elm")).getByText("edited");
  expect(within(line("Ash")).queryByText("edited")).toBeNull();
  expect(line("Elm").parentElement?.className).toBe("is-stale");
});

it("figures of a deck whose list was changed since are marked, in tables and in files", () => {
  useSimulation.setState({ edited: new Set(), editedDecks: new Set([1]) });
  render(
    <>
      <StaleDecks result={result} />
      <DeckTable result={result} />
      <PairTable result={result} />
    </>,
  );
  screen.getByText(/^The list of Two was changed after these matches were played/u);
  const [decks, pairs] = screen.getAllByRole("table");
  const marks = (table: HTMLElement | undefined) => (table ? within(table).getAllByText("edited") : []);
  expect(marks(decks).map((mark) => mark.closest("th")?.textContent)).toEqual(["Twoedited"]);
  expect(marks(pairs).every((mark) => mark.closest("th")?.textContent.includes("of Two"))).toBe(true);
});

it("pairs that are more than chance come first, and are marked", async () => {
  render(<PairTable result={result} />);
  screen.getByText("1 of 15 pairs are more than chance; 0 more are of too few matches to judge.");
  const first = () => screen.getAllByRole("row")[1];
  expect(first()?.textContent).toMatch(/^Ash with Elm of One.*★< 0\.0001< 0\.0001$/u);
  await person().selectOptions(screen.getByLabelText("Kind of pairs"), "against each other");
  expect(screen.getAllByRole("row")).toHaveLength(10);
  expect(first()?.textContent).toContain("against");
});

it("the matrix has each deck against itself where that was played, and says what is off", () => {
  render(<MatrixTable result={result} />);
  const [, one, two] = screen.getAllByRole("row");
  expect(one?.textContent).toContain("49.0 %");
  expect(two?.textContent).toContain("80.0 %");
  screen.getByText(/Two is off: by chance that is so in 5 of 100 checks/u);
});

it("who played is named in words", () => {
  render(<PlayedBy frame={result.frame} />);
  screen.getByText("played by “Plays anything”");
});

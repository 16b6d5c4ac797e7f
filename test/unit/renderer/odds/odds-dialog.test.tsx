// @vitest-environment happy-dom
import { eachOnNewPage, person } from "../../../support/page/page.js";
import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { gameOf, type PlayMaterial } from "../../../../shared/games/index.js";
import { tablesOfGame } from "../../../support/bound-tables.js";
import { readSample } from "../../../support/sample.js";
import { Decks, type DrawnCards } from "../../../../renderer/odds/Decks.js";
import { toySetup } from "../../shared/match/toy/decks.js";
import { toy } from "../../shared/match/toy/rules.js";

eachOnNewPage();

const names = ["Oak", "Ash", "Elm"];
const deck = (name: string, cards: readonly number[]) => ({ name, cards });
const material: PlayMaterial = {
  definitions: names,
  origins: [],
  decks: [deck("Grove", [0, 1, 1, 2]), deck("Empty", [])],
  everything: null,
  options: {},
  remarks: [],
};
const noMatch = { ok: false, error: { code: "test/none", message: "No match." } } as const;
const cards: DrawnCards = {
  material,
  play: { rulesets: [{ ...toy, setup: () => noMatch }], nameOf: String },
  rows: [],
};

const said = (): string[] =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent).join(" | "));

async function type(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await person().clear(field);
  await person().type(field, text);
}

describe("hands and odds", () => {
  it("says how likely each card is, as it is drawn", async () => {
    render(<Decks cards={cards} />);
    await type("Opening hand", "2");
    await type("Turns", "1");
    expect(said()).toEqual([
      "Card | Copies | In hand | Turn 1",
      "Ash | 2 | 83.3% | 100.0%",
      "Elm | 1 | 50.0% | 75.0%",
      "Oak | 1 | 50.0% | 75.0%",
    ]);
    await person().click(screen.getByLabelText("The first turn draws"));
    expect(said()[2]).toBe("Elm | 1 | 50.0% | 50.0%");
    await type("Copies at least", "2");
    expect(said().slice(1, 3)).toEqual(["Ash | 2 | 16.7% | 16.7%", "Elm | 1 | 0.0% | 0.0%"]);
    expect(screen.getByText(/at least 2 copies/u)).toBeDefined();
  });

  it("keeps what it showed while a number is not one", async () => {
    render(<Decks cards={cards} />);
    await type("Turns", "1");
    await type("Turns", "999");
    expect(screen.getByLabelText("Turns").getAttribute("aria-invalid")).toBe("true");
    expect(said()[0]).toBe(
      "Card | Copies | In hand | Turn 1 | Turn 2 | Turn 3 | Turn 4 | Turn 5 | Turn 6 | Turn 7 | Turn 8 | Turn 9",
    );
  });

  it("deals another hand, and says that a deck has no cards", async () => {
    render(<Decks cards={cards} />);
    await type("Opening hand", "1");
    const hand = () =>
      within(screen.getByRole("region", { name: "Sample hand" })).getByText("In hand").nextSibling?.textContent;
    const hands = new Set<string | undefined>();
    for (let deal = 0; deal < 20; deal++) {
      hands.add(hand() ?? undefined);
      await person().click(screen.getByRole("button", { name: "Another hand" }));
    }
    expect([...hands].toSorted()).toEqual(["Ash", "Elm", "Oak"]);
    await person().selectOptions(screen.getByLabelText("Deck"), "Empty (0 cards)");
    expect(screen.getByText("This deck has no cards.")).toBeTruthy();
  });

  it("tells decks of one name apart, and how many cards each has", async () => {
    const twins = [deck("Grove", [0]), deck("Grove", [1, 1])];
    render(<Decks cards={{ ...cards, material: { ...material, decks: twins } }} />);
    await type("Turns", "0");
    expect(said().slice(1)).toEqual(["Oak | 1 | 100.0%"]);
    await person().selectOptions(screen.getByLabelText("Deck"), "Grove (2 cards)");
    expect(said().slice(1)).toEqual(["Ash | 2 | 100.0%"]);
    await person().selectOptions(screen.getByLabelText("Deck"), "Grove (1 card)");
    expect(said().slice(1)).toEqual(["Oak | 1 | 100.0%"]);
  });

  it("counts cards by a column, by its numbers up to each, and as many as the turn", async () => {
    const columns = [{ source: "kind", title: "Kind" }];
    const rowsOf = [
      { kind: "tree", cost: 1, name: "Oak" },
      { kind: "bush", cost: 2, name: "Ash" },
      { kind: "tree", cost: 2, name: "Elm" },
    ];
    const rows = rowsOf.map((row) => ({ row, sheet: { columns } }));
    render(<Decks cards={{ ...cards, rows }} />);
    await type("Opening hand", "1");
    await type("Turns", "2");
    const by = screen.getByLabelText("By");
    expect([...by.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
      "Card",
      "Kind",
      "cost",
      "cost, at most",
    ]);
    await person().selectOptions(by, "Kind");
    expect(said()).toEqual([
      "Kind | Cards | In hand | Turn 1 | Turn 2",
      "bush | 2 | 50.0% | 83.3% | 100.0%",
      "tree | 2 | 50.0% | 83.3% | 100.0%",
    ]);
    await person().click(screen.getByLabelText("One more copy each turn"));
    expect(said()[1]).toBe("bush | 2 | 50.0% | 83.3% | 50.0%");
    expect(screen.queryByLabelText("Copies at least")).toBeNull();
    expect(screen.getByText(/as many such cards as the turn, and one such card in the opening hand/u)).toBeDefined();
    await person().selectOptions(by, "cost, at most");
    expect(said().slice(1)).toEqual(["≤ 1 | 1 | 25.0% | 50.0% | 0.0%", "≤ 2 | 4 | 100.0% | 100.0% | 100.0%"]);
    await person().selectOptions(by, "Card");
    await person().click(screen.getByLabelText("One more copy each turn"));
    expect(said()[1]).toBe("Ash | 2 | 50.0% | 83.3% | 100.0%");
  });

  it("says which cards of a deck there are none of", () => {
    const remarks = ["The deck Grove names cards the folder does not have: Yew."];
    render(<Decks cards={{ ...cards, material: { ...material, remarks } }} />);
    expect(screen.getByText(remarks[0] ?? "")).toBeTruthy();
  });

  it("begins with the hand that the game deals", () => {
    const { definitions, decks } = toySetup(5);
    const dealt = { ...material, definitions, decks, options: { opening: 4 } };
    render(<Decks cards={{ material: dealt, play: { rulesets: [toy], nameOf: () => "Lamp" }, rows: [] }} />);
    expect(screen.getByLabelText<HTMLInputElement>("Opening hand").value).toBe("4");
  });

  it("says that there is no deck", () => {
    render(<Decks cards={{ ...cards, material: { ...material, decks: [] } }} />);
    expect(screen.getByText("This folder has no deck, and no cards to make one of.")).toBeTruthy();
  });
});

it("hands are dealt by the rules where that is chosen, and kept for a card where the rules ask", async () => {
  const { play } = gameOf("ttcg") ?? {};
  const made = play?.material(tablesOfGame("ttcg", readSample("ttcg")));
  if (!play || !made) throw new Error("It is played");
  const options = { ...made.options, mulligan: "on" };
  render(<Decks cards={{ material: { ...made, options }, play, rows: [] }} />);
  const keys = person();
  await keys.selectOptions(screen.getByLabelText("Hands"), "Dealt by the rules (estimated)");
  await screen.findByText(/^500 hands dealt by .*7\.0 cards on average.* 0\.0 % of them were put back\./u);
  const line = () => screen.getAllByRole("row")[1]?.textContent;
  const every = line();
  const [name = ""] = [screen.getAllByRole("rowheader")[0]?.textContent];
  await keys.selectOptions(screen.getByLabelText("Where the rules ask, keep"), `Hands with ${name}`);
  await screen.findByText(new RegExp(`hands with ${name} are kept and others put back`, "u"));
  expect(line()).not.toBe(every);
});

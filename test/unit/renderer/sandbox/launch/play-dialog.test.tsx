// @vitest-environment happy-dom
import { forSeats } from "../../../../../renderer/sandbox/match/players.js";
import { answerCalls, eachOnNewPage, person, requestsOf } from "../../../../support/page/page.js";
import { render, screen, within } from "@testing-library/react";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { PlayMatchDialog } from "../../../../../renderer/sandbox/launch/PlayDialog.js";
import { recallSettings, rememberSettings, settingsOf } from "../../../../../renderer/sandbox/launch/settings.js";
import type { FolderCards, PlayableGame } from "../../../../../renderer/sandbox/match/folder-cards.js";
import { setTable, useTable, type PlaySettings } from "../../../../../renderer/sandbox/match/table-state.js";
import type { GamePlay, PlayMaterial } from "../../../../../shared/games/index.js";
import { toy } from "../../../shared/match/toy/rules.js";

// Files share the modules they import, and settings are recalled once a page: this one loads its own, and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

const material: PlayMaterial = {
  definitions: [{}, {}],
  origins: [],
  decks: [{ name: "Starter", cards: Array.from({ length: 28 }, () => 0), parts: { side: [0, 1, 1, 1, 1, 1] } }],
  everything: { name: "All cards", cards: [0, 1] },
  options: { hand: 6 },
  remarks: [],
};

const play: GamePlay = {
  rulesets: [toy, { ...toy, id: "toy-three", title: "Toy for three", seats: ["One", "Two", "Three"] }],
  parts: [{ id: "side", title: "Summoners", min: 0, max: 6 }],
  options: [
    {
      kind: "integer",
      id: "health",
      title: "Health",
      min: 1,
      max: 1000,
      initial: 20,
      about: "What players begin with.",
    },
    { kind: "integer", id: "hand", title: "Hand", min: 1, max: 9, initial: 5 },
    { kind: "flag", id: "open", title: "Open hands", initial: false, rulesets: [toy.id] },
  ],
  material: () => material,
  nameOf: () => "",
  supportOf: () => ({ kind: "full" }),
  isCard: () => true,
  withHand: (options) => options,
};

const playable = (id: string, title: string, more: Partial<GamePlay> = {}): PlayableGame => {
  const own = { ...play, ...more };
  return { game: { id, title, sheets: [], play: own }, play: own };
};
const one = playable("one", "First game");
const two = playable("two", "Second game", { rulesets: [toy], options: [] });
const cardsOf =
  (games: readonly PlayableGame[]) =>
  (id: string): Promise<FolderCards | undefined> => {
    const found = games.find(({ game }) => game.id === id);
    return Promise.resolve(found && { ...found, material, sources: [], texts: [], rows: [] });
  };

eachOnNewPage();
beforeEach(() => setTable(useTable.getInitialState(), true));

const onPlay = vi.fn<(game: string, settings: PlaySettings) => void>();
async function open(...games: readonly PlayableGame[]) {
  onPlay.mockReset();
  const shown = render(<PlayMatchDialog games={games} readCards={cardsOf(games)} onPlay={onPlay} />);
  await expect.poll(() => screen.getByRole<HTMLButtonElement>("button", { name: "Play" }).disabled).toBe(false);
  return shown;
}
const seats = () => screen.getAllByRole("group").filter((each) => within(each).queryByLabelText("Deck"));
const started = () => onPlay.mock.calls[0];

describe("the play dialog", () => {
  it("asks, from top to bottom, for game, rules, players with their decks, options and seed", async () => {
    await open(one, two);
    const names = [...document.querySelectorAll("form label > span:first-child, form legend, form summary")];
    expect(names.map(({ textContent }) => textContent).filter((text) => text !== "")).toEqual([
      ...["Game", "Rules", toy.seats[0], "Played by", "Deck", toy.seats[1], "Played by", "Deck"],
      ...["Options", "Options", "Seed"],
    ]);
    expect(screen.getByRole("checkbox", { name: "Start with the selected cards in hand" })).toBeTruthy();
  });

  it("asks for no game and no rules where there is one, and for no options where there are none", async () => {
    await open(two);
    expect([screen.queryByLabelText("Game"), screen.queryByLabelText("Rules"), screen.queryByText("Options")]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("names the usual deck of each seat, and each deck with its parts", async () => {
    await open(one);
    const [first] = screen.getAllByLabelText<HTMLSelectElement>("Deck");
    expect([...(first?.options ?? [])].map(({ text }) => text)).toEqual([
      "Default: Starter (28 + 6 summoners)",
      "Starter (28 + 6 summoners)",
      "All cards (2 + 0 summoners)",
    ]);
  });

  it("says why the rules refuse a chosen deck, and does not begin with it", async () => {
    const strict = playable("strict", "Strict", {
      deckFault: ({ name, cards }) => (cards.length < 20 ? `${name} is too small.` : null),
    });
    await open(strict);
    const [deck] = screen.getAllByLabelText("Deck");
    if (!deck) throw new Error("No deck can be chosen.");
    const play = () => screen.getByRole<HTMLButtonElement>("button", { name: "Play" });
    await person().selectOptions(deck, "All cards (2 + 0 summoners)");
    expect([screen.queryByText("All cards is too small.") !== null, play().disabled]).toEqual([true, true]);
    await person().selectOptions(deck, "Starter (28 + 6 summoners)");
    expect([screen.queryByText("All cards is too small."), play().disabled]).toEqual([null, false]);
  });

  it("has a place for each seat of the rules", async () => {
    await open(one);
    const keys = person();
    await keys.selectOptions(screen.getByLabelText("Rules"), "Toy for three");
    expect(seats().map((each) => within(each).getByLabelText<HTMLSelectElement>("Played by").value)).toEqual([
      ...["person", "greedy", "greedy"],
    ]);
    await keys.click(screen.getByRole("button", { name: "Play" }));
    expect(started()).toMatchObject(["one", { ruleset: "toy-three", players: ["person", "greedy", "greedy"] }]);
  });

  it("counts changed options, takes them back, and does not start with what they cannot be", async () => {
    await open(one);
    const keys = person();
    await keys.click(screen.getByText("Options", { selector: "summary" }));
    const health = screen.getByLabelText<HTMLInputElement>("Health");
    const hand = screen.getByLabelText<HTMLInputElement>("Hand");
    expect([health.value, hand.value, screen.getByText("What players begin with.").tagName]).toEqual([
      "20",
      "6",
      "SPAN",
    ]);
    await keys.clear(health);
    await keys.type(health, "30");
    await keys.click(screen.getByLabelText("Open hands"));
    expect(screen.getByText("Options (2 changed)")).toBeTruthy();
    await keys.click(screen.getByLabelText("Open hands"));
    expect(screen.getByText("Options (1 changed)")).toBeTruthy();
    await keys.clear(health);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Play" }).disabled).toBe(true);
    await keys.click(screen.getByRole("button", { name: "Reset" }));
    expect(health.value).toBe("20");
    await keys.clear(hand);
    await keys.type(hand, "3");
    await keys.click(screen.getByRole("button", { name: "Play" }));
    expect(started()).toMatchObject(["one", { options: { hand: 3 } }]);
  });

  it("keeps what was chosen for each game apart", async () => {
    await open(one, two);
    const keys = person();
    await keys.selectOptions(screen.getByLabelText("Rules"), "Toy for three");
    await keys.selectOptions(screen.getByLabelText("Game"), "Second game");
    expect(seats()).toHaveLength(2);
    const [, second] = screen.getAllByLabelText<HTMLSelectElement>("Played by");
    if (second) await keys.selectOptions(second, "random");
    await keys.selectOptions(screen.getByLabelText("Game"), "First game");
    expect(seats().map((each) => within(each).getByLabelText<HTMLSelectElement>("Played by").value)).toEqual([
      ...["person", "greedy", "greedy"],
    ]);
  });

  it("starts a match by keyboard alone", async () => {
    await open(one, two);
    const keys = person();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Play" }));
    await keys.keyboard("{Enter}");
    expect(started()?.[0]).toBe("one");
  });
});

describe("settings of matches", () => {
  const former = {
    ...{ players: ["person", "random"], decks: [null, "Ember"], ruleset: "dreamtides-lanes" },
    ...{ selectedInHand: false, pace: "slow" },
  };

  it("of a former version are those of the first game that can be played", async () => {
    answerCalls({ "view/get": () => ({ view: { play: former } }) });
    await recallSettings();
    expect(settingsOf("dreamtides")).toMatchObject({ ...former, options: {}, seed: null });
    expect(settingsOf("ptg")).toMatchObject({ players: [], ruleset: null, selectedInHand: true });
  });

  it("are kept for each game, without the seed", () => {
    rememberSettings("one", { ...settingsOf("one"), options: { health: 30 }, seed: 7 });
    rememberSettings("two", forSeats(settingsOf("two"), { seats: ["a", "b", "c"] }));
    expect(requestsOf("view/set").at(-1)).toMatchObject({
      view: {
        play: {
          game: "two",
          games: {
            one: { options: { health: 30 } },
            two: { players: ["person", "greedy", "greedy"], decks: [null, null, null], options: {} },
          },
        },
      },
    });
    expect(settingsOf("one").seed).toBeNull();
  });
});

// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, session } from "../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, it } from "vitest";
import { gameLoaders, games, type Game, type GameLoader } from "../../../../shared/games/index.js";
import { workspaceView } from "../../../../shared/workspace/index.js";
import { getApp, loadedGames, turns } from "../../../../renderer/state/index.js";
import { deck, card } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

eachOnNewApp();

/** What the page asked for, to be answered by the test. */
const asked: { readonly come: () => void; readonly fail: () => void }[] = [];
const game: Game = { id: "late", title: "Late", sheets: [] };
const loader: GameLoader = {
  id: game.id,
  load: () => new Promise((come, fail) => asked.push({ come: () => come(game), fail: () => fail(new Error("gone")) })),
};
const loaders = gameLoaders as GameLoader[];
beforeAll(() => void loaders.push(loader));
afterAll(() => void loaders.splice(loaders.indexOf(loader), 1));

const text = deck(card("a", { name: "Ash" }));
const plain = workspaceView(new World({ "cards.toml": text }).state);
const ofLateGame = {
  ...plain,
  title: "late cards",
  sheets: plain.sheets.map((sheet) => ({ ...sheet, binding: { game: "late", kind: "cards" } })),
};
const titleShown = (): string | undefined => getApp().workspace?.title;

it("the page can fetch each game, in the order of all games", async () => {
  expect(await Promise.all(gameLoaders.filter((each) => each !== loader).map(({ load }) => load()))).toEqual(games);
});

it("a folder is shown once the code of its game is there, which is asked for again on request", async () => {
  await openApp({ "cards.toml": text });
  session.publish("workspace/changed", { workspace: ofLateGame });
  await expect.poll(() => asked.length).toBe(1);
  expect(titleShown()).not.toBe("late cards");
  asked[0]?.fail();
  await person().click(await screen.findByRole("button", { name: "Try again" }));
  await expect.poll(() => asked.length).toBe(2);
  expect([screen.queryByRole("alert"), titleShown() === "late cards"]).toEqual([null, false]);
  asked[1]?.come();
  await expect.poll(titleShown).toBe("late cards");
  expect(loadedGames()).toContain(game);
  expect(turns.isHeld).toBe(false);
});

// @vitest-environment happy-dom
import { eachOnNewApp, openApp, requestsOf, session } from "../../../support/page/app.js";
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { TunerStatus } from "../../../../shared/bridge/index.js";
import { failed, ok, type Result } from "../../../../shared/base/index.js";
import { games } from "../../../../shared/games/index.js";
import { activeSheet, call, getApp, openOverlay, rowsOf, setApp, sheetKey } from "../../../../renderer/state/index.js";
import {
  countCandidates,
  firstForm,
  rangeAround,
  readRanges,
  readTarget,
  type TunableNumber,
} from "../../../../renderer/simulation/tuner/tuner-form.js";
import { person } from "../../../support/page/page.js";

eachOnNewApp();

const number = (key: string, now: number): TunableNumber => ({ key, title: key, column: { path: [key] }, now });
const form = firstForm([number("cost", 2), number("power", 5)], "power", ["Ember", "Tide"], {});

describe("what is asked of the tuner", () => {
  it("begins with the number that the person is in, two steps to either side, and not below nothing", () => {
    expect(form.ranges).toEqual([{ key: "power", from: "3", to: "7", step: "1" }]);
    expect(rangeAround(number("cost", 1))).toMatchObject({ from: "0", to: "3" });
    expect(rangeAround(number("cost", -1))).toMatchObject({ from: "-3", to: "1" });
    expect(rangeAround(number("weight", 1.5))).toMatchObject({ from: "0.5", to: "2.5", step: "0.5" });
  });

  it("begins with steps that fit the size of the number", () => {
    expect(rangeAround(number("attack", 210))).toMatchObject({ from: "190", to: "230", step: "10" });
    expect(rangeAround(number("life", -1650))).toMatchObject({ from: "-1750", to: "-1550", step: "50" });
    // A twentieth of it is just 2, and just 5.
    expect(rangeAround(number("attack", 40))).toMatchObject({ from: "36", to: "44", step: "2" });
    expect(rangeAround(number("attack", 100))).toMatchObject({ from: "90", to: "110", step: "5" });
    expect(rangeAround(number("cost", 0))).toMatchObject({ from: "0", to: "2", step: "1" });
    expect(rangeAround(number("rate", 0.35))).toMatchObject({ from: "0.15", to: "0.55", step: "0.1" });
    expect(rangeAround(number("rate", -0.3))).toMatchObject({ from: "-0.5", to: "-0.1", step: "0.1" });
  });

  it("is read only where each range has values, and is counted, up to a limit", () => {
    const numbers = [number("power", 5)];
    const ranges = readRanges(form, numbers);
    expect(ranges).toEqual([{ column: { path: ["power"] }, from: 3, to: 7, step: 1 }]);
    expect(countCandidates(ranges ?? [])).toBe(5);
    expect(countCandidates([{ column: { path: ["power"] }, from: 1, to: 150, step: 0.5 }])).toContain("too many");
    for (const wrong of [{ from: "" }, { from: "9" }, { step: "0" }, { step: "-1" }, { key: "gone" }]) {
      const typed = { ...form, ranges: form.ranges.map((range) => ({ ...range, ...wrong })) };
      expect(readRanges(typed, numbers)).toBeUndefined();
    }
  });

  it("has a target between 0 and 100 percent", () => {
    expect(readTarget({ ...form, low: "48", high: "52.5" })).toEqual({ low: 0.48, high: 0.525 });
    for (const [low, high] of [
      ["52", "48"],
      ["50", "50"],
      ["", "50"],
      ["-1", "50"],
      ["50", "101"],
    ] as const) {
      expect(readTarget({ ...form, low, high })).toBeUndefined();
    }
  });
});

const id = "6e0c6a52-6a55-4c8e-9a53-0f0a1c0d4e10";
const cards = `[[cards]]\nname = "Watch"\nspark = 1\nid = "${id}"\nenergy-cost = 1\nrules-text = ""\nvariables = ""\ncard-type = "Character"\n`;
const decks = ["Ember", "Tide"].map((name) => ({ name, size: "20", isEverything: false }));
const interval = (value: number, low: number, high: number) => ({ of: 400, value, low, high });

/** Opens the dialog for the first card, whatever the session answers about decks. */
async function openTuner(
  choices: Result<unknown> = ok({ games: [game], keptAtMs: null }),
  text = cards,
  options: Parameters<typeof openApp>[1] = {},
): Promise<TunerStatus> {
  await openApp({ "cards.toml": text }, options);
  const { answer } = session;
  session.answer = async (name, request) => {
    if (name === "simulation/choices") return choices;
    if (name === "tuner/start")
      return failed({ code: "tuner/simulation-running", message: "A simulation is running." });
    return answer(name, request);
  };
  const sheet = activeSheet(getApp());
  const rowKey = sheet && rowsOf(sheetKey(sheet.ref))?.rows[0]?.key;
  if (!sheet || rowKey === undefined) throw new Error("The sheet has a card");
  act(() => {
    setApp({ place: { ...getApp().place, rowKey, column: "spark" } });
    openOverlay({ kind: "tuner" });
  });
  const asked: TunerStatus["asked"] = {
    ...{ game: "dreamtides", ruleset: "dreamtides", matches: 400, seed: 1, options: {} },
    contestants: decks.map(({ name }) => ({ deck: name, bot: "greedy" })),
    ...{ sheet: { file: sheet.ref.file, table: [...sheet.ref.table] }, rowKey, deck: "Ember" },
    numbers: [{ column: { path: ["spark"] }, from: 1, to: 3, step: 1 }],
    target: { low: 0.45, high: 0.55 },
  };
  return {
    ...{ run: 1, state: "finished", asked, card: "Watch", now: [1], candidates: 3, trying: null, proposal: null },
    ...{ failures: 0, elapsedMs: 2_000, message: null, trials: [] },
  };
}

const game = { id: "dreamtides", title: "Dreamtides", decks, options: {}, remarks: [] };
const dialog = () => within(screen.getByRole("dialog"));
const show = (tuner: TunerStatus): void => act(() => setApp({ tuner }));

describe("the dialog of the tuner", () => {
  it("says what the session refuses, and what the folder lacks", async () => {
    await openTuner();
    await person().click(await dialog().findByRole("button", { name: "Try 4 values" }));
    expect((await dialog().findByRole("alert")).textContent).toBe("A simulation is running.");
    expect(requestsOf("tuner/start")).toMatchObject([{ deck: "Ember", target: { low: 0.45, high: 0.55 } }]);
  });

  it("lets the other decks be played by another bot, which the results name", async () => {
    const status = await openTuner();
    await dialog().findByRole("button", { name: "Try 4 values" });
    await person().selectOptions(dialog().getByLabelText("Others played by"), "first");
    await person().click(dialog().getByRole("button", { name: "Try 4 values" }));
    await dialog().findByRole("alert");
    expect(requestsOf("tuner/start").at(-1)).toMatchObject({
      contestants: [
        { deck: "Ember", bot: "greedy" },
        { deck: "Tide", bot: "first" },
      ],
    });
    const contestants = decks.map(({ name }, at) => ({ deck: name, bot: at === 0 ? "greedy" : "first" }));
    const asked = status.asked && { ...status.asked, contestants };
    show({ ...status, asked, trials: [{ values: [1], verdict: "outside", interval: interval(0.3, 0.2, 0.4) }] });
    expect(dialog().getByRole("table").textContent).toMatch(
      /^Win rate of Ember, played by “.+”, against Tide, played by “.+”\./u,
    );
  });

  const offered = async (): Promise<readonly (string | null)[]> =>
    within(await dialog().findByRole("combobox", { name: "Number" }))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  const withMore = cards.replace("spark", "image-number = 7\ncard-number = 3\nspark");

  it("offers no numbers that name something, and none that the game does not read", async () => {
    await openTuner(undefined, withMore, { games });
    expect(await offered()).toEqual(["Spark (now 1)", "Energy Cost (now 1)"]);
  });

  it("offers no number of a sheet in which the game reads none", async () => {
    await openTuner(undefined, `[[card-metadata]]\ncard-id = "${id}"\nweight = 3\nheight = 2\n`, { games });
    await dialog().findByText("This card has no number that can be tuned.");
  });

  it("offers all numbers of a sheet of no game", async () => {
    await openTuner(undefined, `[[things]]\nid = "${id}"\nweight = 3\nheight = 2\n`, { games });
    expect(await offered()).toEqual(["Weight (now 3)", "Height (now 2)"]);
  });

  it("offers the options of the rules, and needs answers that can be used", async () => {
    await openTuner(ok({ games: [{ ...game, id: "ptg" }], keptAtMs: null }));
    await person().click(await dialog().findByText("Options", { selector: "summary" }));
    const health = dialog().getByLabelText<HTMLInputElement>("Health");
    const go = () => dialog().getByRole<HTMLButtonElement>("button", { name: "Try 4 values" });
    await person().clear(health);
    await person().type(health, "0");
    expect(go().disabled).toBe(true);
    await person().clear(health);
    await person().type(health, "9");
    await person().click(go());
    await dialog().findByRole("alert");
    expect(requestsOf("tuner/start").at(-1)).toMatchObject({ game: "ptg", options: { initialHealth: 9 } });
  });

  it("says that there are no two decks", async () => {
    await openTuner(ok({ games: [{ ...game, decks: decks.slice(1) }], keptAtMs: null }));
    expect(await dialog().findByText(/two decks that can play/u)).toBeTruthy();
  });

  it("says why it is unknown what can be played", async () => {
    await openTuner(failed({ code: "x", message: "The cards cannot be read." }));
    expect((await dialog().findByRole("alert")).textContent).toBe("The cards cannot be read.");
  });

  it("says how each value stands to the target, and which is closest where none is within", async () => {
    const status = await openTuner();
    await dialog().findByRole("button", { name: "Try 4 values" });
    show({
      ...status,
      trials: [
        { values: [1], verdict: "outside", interval: interval(0.3, 0.2, 0.4) },
        { values: [2], verdict: "close", interval: interval(0.44, 0.43, 0.46) },
        { values: [3], verdict: "outside", interval: interval(0.8, 0.7, 0.9) },
      ],
    });
    const verdicts = () =>
      dialog()
        .getAllByRole("row")
        .slice(1)
        .map((row) => row.lastElementChild?.textContent);
    await expect.poll(verdicts).toEqual(["▾ below the target", "≈ at an end of the target", "▴ above the target"]);
    expect(await dialog().findByText(/The closest is Spark 2, with 44\.0 %/u)).toBeTruthy();
    expect(dialog().getByText("3 values tried in 1,200 matches, 2.0 s.")).toBeTruthy();
  });

  it("offers no edit where the card is within the target, was changed since, or the tuning failed", async () => {
    const status = await openTuner();
    await dialog().findByRole("button", { name: "Try 4 values" });
    const trials = [{ values: [2], verdict: "inside", interval: interval(0.5, 0.46, 0.54) }] as const;
    show({ ...status, trials, proposal: [2] });
    expect(await dialog().findByRole("button", { name: "Write into the sheet" })).toBeTruthy();
    show({ ...status, trials, now: [4], proposal: [2] });
    expect(await dialog().findByText(/The card was changed since/u)).toBeTruthy();
    expect(dialog().queryByRole("button", { name: "Write into the sheet" })).toBeNull();
    show({ ...status, trials, proposal: [1] });
    expect(await dialog().findByText(/nothing has to change/u)).toBeTruthy();
    show({ ...status, state: "failed", message: "No thread." });
    expect((await dialog().findByRole("alert")).textContent).toBe("The tuning ended: No thread.");
  });

  it("says how it ended, and lets it be stopped, where the card is gone or has no number any more", async () => {
    const status = await openTuner();
    await dialog().findByRole("button", { name: "Try 4 values" });
    const { sheet, rowKey = "" } = status.asked ?? {};
    await act(() => call("rows/delete", { sheet: sheet ?? { file: "", table: [] }, rowKeys: [rowKey] }));
    expect(await dialog().findByText(/Select a cell of the card/u)).toBeTruthy();
    show({ ...status, state: "running" });
    await person().click(dialog().getByRole("button", { name: "Stop" }));
    expect(requestsOf("tuner/cancel")).toHaveLength(1);
    show({ ...status, state: "failed", message: "The row of the card is gone." });
    expect((await dialog().findByRole("alert")).textContent).toBe(
      "The tuning of Watch ended: The row of the card is gone.",
    );
  });

  it("writes under the name that the card has now", async () => {
    const status = await openTuner();
    await dialog().findByRole("button", { name: "Try 4 values" });
    const { sheet = { file: "", table: [] }, rowKey = "" } = status.asked ?? {};
    const name = { sheet, rowKey, column: { path: ["name"] }, seen: "Watch", revision: 0 };
    await act(() => call("cells/edit", { edits: [{ ...name, input: { kind: "text", text: "Guard" } }] }));
    show({ ...status, proposal: [2] });
    await person().click(await dialog().findByRole("button", { name: "Write into the sheet" }));
    expect(requestsOf("cells/edit").at(-1)).toMatchObject({ label: "Tune Guard: Spark 2" });
  });
});

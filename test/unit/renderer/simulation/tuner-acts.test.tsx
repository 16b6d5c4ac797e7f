// @vitest-environment happy-dom
import { eachOnNewApp, openApp, requestsOf, session } from "../../../support/page/app.js";
import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { TunerStatus } from "../../../../shared/bridge/index.js";
import { ok } from "../../../../shared/base/index.js";
import { startTuner, tryProposal, writeProposal } from "../../../../renderer/simulation/tuner/tuner-acts.js";
import { activeSheet, call, getApp, openOverlay, rowsOf, setApp, sheetKey } from "../../../../renderer/state/index.js";

eachOnNewApp();

const cards = `[[cards]]\nname = "Watch"\nspark = 1\nid = "6e0c6a52-6a55-4c8e-9a53-0f0a1c0d4e10"\nenergy-cost = 1\nrules-text = ""\nvariables = ""\ncard-type = "Character"\n`;

/** Opens a card of two numbers, whose tuning was asked for. */
async function tuned() {
  const folder = await openApp({ "cards.toml": cards });
  const sheet = activeSheet(getApp());
  const rowKey = sheet && rowsOf(sheetKey(sheet.ref))?.rows[0]?.key;
  if (!sheet || rowKey === undefined) throw new Error("The sheet has a card");
  const numbers = ["energy-cost", "spark"].map((key) => ({ column: { path: [key] }, from: 1, to: 3, step: 1 }));
  const asked = {
    ...{ game: "dreamtides", ruleset: "dreamtides", matches: 400, seed: 1, options: {}, contestants: [] },
    ...{ sheet: { file: sheet.ref.file, table: [...sheet.ref.table] }, rowKey, deck: "Ember", numbers },
    target: { low: 0.45, high: 0.55 },
  } satisfies TunerStatus["asked"];
  const status: TunerStatus = {
    ...{ run: 7, state: "running", asked, card: "Watch", now: [1, 1], candidates: 9, trying: null, proposal: null },
    ...{ failures: 0, elapsedMs: 2_000, message: null, trials: [] },
  };
  return { folder, asked, status };
}

const said = (): readonly string[] => getApp().notices.map(({ message }) => message);

describe("a proposal of the tuner", () => {
  it("changes only the numbers that are to be others", async () => {
    const { folder, asked } = await tuned();
    await act(() => writeProposal({ asked, card: "Watch", now: [1, 1], values: [1, 2], title: "Spark 2" }));
    expect(requestsOf("cells/edit")).toMatchObject([{ edits: [{ column: { path: ["spark"] } }] }]);
    expect(said()).toContain("Watch: Spark 2.");
    await expect.poll(() => folder.world.text("cards.toml")).toBe(cards.replace("spark = 1", "spark = 2"));
  });

  it("is tried under a name that no what-if has, whatever its case", async () => {
    const { folder, asked } = await tuned();
    await act(() => call("what-ifs/start", { name: "watch: SPARK 2" }));
    setApp({
      whatIfs: { ...getApp().whatIfs, list: [{ id: 1, name: "watch: SPARK 2", edits: 0, conflicts: 0 }] },
    });
    await act(() => tryProposal({ asked, card: "Watch", now: [1, 1], values: [1, 2], title: "Spark 2" }));
    expect(requestsOf("what-ifs/start").at(-1)).toEqual({ name: "Watch: Spark 2 (2)" });
    expect(folder.world.text("cards.toml")).toBe(cards);
  });
});

describe("the end of a tuning", () => {
  const endedNotice = "The tuning of Watch has ended. “Tune a number of this card” shows the result.";

  it.each([
    ["is said where another dialog, or none, is open", false, [endedNotice]],
    ["is not said where its own dialog shows it", true, []],
  ] as const)("%s", async (_, isShown, expected) => {
    const { asked, status } = await tuned();
    const { answer } = session;
    session.answer = (name, request) => (name === "tuner/start" ? Promise.resolve(ok(status)) : answer(name, request));
    await act(() => startTuner(asked));
    if (isShown) act(() => openOverlay({ kind: "tuner" }));
    act(() => setApp({ tuner: { ...status, trials: [] } }));
    expect(said()).not.toContain(endedNotice);
    act(() => setApp({ tuner: { ...status, state: "finished" } }));
    act(() => setApp({ tuner: { ...status, state: "finished", elapsedMs: 2_001 } }));
    expect(said().filter((each) => each === endedNotice)).toEqual(expected);
  });

  it.each([
    ["failed", { state: "failed", message: "The row is gone." }, ["The tuning of Watch ended: The row is gone."]],
    ["was cancelled with its folder", { state: "cancelled" }, []],
    ["is of a folder that was closed", { run: 0, state: "idle" }, []],
  ] as const)("promises no result where it %s", async (_, change, expected) => {
    const { asked, status } = await tuned();
    const { answer } = session;
    session.answer = (name, request) => (name === "tuner/start" ? Promise.resolve(ok(status)) : answer(name, request));
    await act(() => startTuner(asked));
    act(() => setApp({ tuner: { ...status, ...change } }));
    expect(said().filter((each) => each.includes("tuning"))).toEqual(expected);
  });
});

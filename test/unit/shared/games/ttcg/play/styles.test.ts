import { expect, it } from "vitest";
import { readStyles, shippedTiming } from "../../../../../../shared/games/ttcg/play/cards/styles.js";
import { sampleMaterial } from "../../../../../support/match/ttcg.js";

it("knows the styles of the game where a workspace says nothing else", () => {
  const styles = readStyles([]);
  expect([...styles.keys()]).toHaveLength(9);
  expect(styles.get("echo")).toEqual({ window: "entering", needs: "any", taps: "second" });
});

it.each([
  ["takes what the columns say", { window: "response", needs: "tapped", taps: "no" }, ["response", "tapped", "no"]],
  ["leaves open what they leave open", { taps: "no" }, ["own", "untapped", "no"]],
  ["passes over what they cannot say", { window: "never", taps: 3 }, ["own", "untapped", "yes"]],
])("%s", (_, columns, [window, needs, taps]) => {
  expect(readStyles([{ style: " Tide ", ...columns }]).get("tide")).toEqual({ window, needs, taps });
});

it("changes a style of the game column by column", () => {
  const styles = readStyles([
    { style: "surge", taps: "no" },
    { style: "overload", needs: "any" },
    { style: "latent", window: "any-change" },
    { style: "counter", note: "not a row of styles" },
  ]);
  expect(styles.get("surge")).toEqual({ ...shippedTiming("surge"), taps: "no" });
  expect(styles.get("overload")).toEqual({ ...shippedTiming("overload"), needs: "any" });
  expect(styles.get("latent")).toEqual({ ...shippedTiming("latent"), anyChange: true });
  expect(styles.get("counter")).toEqual(shippedTiming("counter"));
  expect(readStyles([{ style: "surge", window: "trigger" }]).get("surge")).not.toHaveProperty("anyChange");
});

it("finds the shipped timings in the table of the sample, so that its cards carry none", () => {
  const { definitions } = sampleMaterial();
  expect(definitions.length).toBeGreaterThan(50);
  expect(JSON.stringify(definitions)).not.toContain("timing");
});

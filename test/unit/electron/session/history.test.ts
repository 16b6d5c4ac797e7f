import { execFileSync, spawnSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cardsFile, cardsSheet, Desk } from "./desk.js";

const card = (id: string, text: string): string =>
  `[[cards]]\nid = "${id}"\nname = "Card ${id}"\nrules-text = "${text}"\nvariables = "c: 2"\ncard-type = "Event"\nenergy-cost = 2\n\n`;

const hasGit = spawnSync("git", ["--version"]).status === 0;
if (!hasGit) console.log("SKIP the history of a row: git cannot be run.");

let desk: Desk;
beforeEach(() => {
  desk = new Desk({ [cardsFile]: card("a", "Draw {cards($c)}.") + card("b", "Gain {energy($c)}.") });
});
afterEach(() => desk.clear());

const rowKeyAt = async (at: number): Promise<string> => (await desk.rows())[at]?.key ?? "";
const historyAt = async (at: number) =>
  desk.call("revision/history", { sheet: cardsSheet, rowKey: await rowKeyAt(at) });

function commit(message: string): void {
  const who = ["-c", "user.name=T", "-c", "user.email=t@example.org"];
  for (const args of [
    ["add", cardsFile],
    [...who, "commit", "-q", "-m", message],
  ]) {
    execFileSync("git", args, { cwd: desk.path("."), stdio: "pipe" });
  }
}

describe("the history of a row on screen", () => {
  it("is what changed since the opening where git cannot be asked, which is said", async () => {
    await desk.open();
    expect(await historyAt(0)).toMatchObject({ since: "opening", title: "Card a", changes: [], whyNot: {} });
    await desk.type("a", "variables", "c: 3");
    expect(await historyAt(0)).toMatchObject({
      since: "opening",
      changes: [
        { commit: null, row: { cells: [{ key: "variables", before: "c: 2", after: "c: 3" }], abilities: [{}] } },
      ],
    });
    const gone = await desk.session.call("revision/history", { sheet: cardsSheet, rowKey: "gone" });
    expect(gone).toMatchObject({ ok: false, error: { code: "row/not-found" } });
  });

  it.skipIf(!hasGit)("has the commits, and before them what is not committed", async () => {
    execFileSync("git", ["init", "-q"], { cwd: desk.path(".") });
    commit("begin");
    await desk.open();
    await desk.type("a", "energy-cost", "3");
    await desk.call("workspace/flush", {});
    commit("dearer");
    await desk.type("a", "variables", "c: 3");
    const history = await historyAt(0);
    expect(history).toMatchObject({ since: "commit", commits: 2, isCut: false });
    expect(history.whyNot).toBeUndefined();
    expect(history.changes.map(({ commit: by, row }) => [by?.subject, row.kind])).toEqual([
      [undefined, "changed"],
      ["dearer", "changed"],
      ["begin", "added"],
    ]);
    expect((await historyAt(1)).changes.map(({ commit: by }) => by?.subject)).toEqual(["begin"]);
  });

  it.skipIf(!hasGit)("lets edits go on meanwhile", async () => {
    execFileSync("git", ["init", "-q"], { cwd: desk.path(".") });
    commit("begin");
    await desk.open();
    const asked = historyAt(0);
    await desk.type("a", "energy-cost", "7");
    expect((await asked).changes.length).toBeGreaterThan(0);
    expect((await historyAt(0)).changes[0]?.row.cells).toMatchObject([{ key: "energy-cost", after: "7" }]);
  });
});

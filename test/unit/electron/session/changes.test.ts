import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ChangesView } from "../../../../shared/bridge/index.js";
import { wholeChanges } from "../../../../renderer/changes/whole-changes.js";
import { cardsFile, cardsSheet, Desk, until } from "./desk.js";

const card = (id: string, text: string): string =>
  `[[cards]]\nid = "${id}"\nname = "Card ${id}"\nrules-text = "${text}"\nvariables = "c: 2"\ncard-type = "Event"\nenergy-cost = 2\n\n`;

const hasGit = spawnSync("git", ["--version"]).status === 0;
if (!hasGit) console.log("SKIP changes since a commit: git cannot be run.");

let desk: Desk;
beforeEach(() => {
  desk = new Desk({ [cardsFile]: card("a", "Draw {cards($c)}.") + card("b", "Gain {energy($c)}.") });
});
afterEach(() => desk.clear());

/** `Card a: variables; ability` */
const described = ({ tables }: ChangesView): readonly string[] =>
  tables.flatMap(({ file, rows }) =>
    rows.map(({ kind, title, cells, abilities }) =>
      [file, kind, title, ...cells.map(({ key }) => key), ...abilities.map(() => "ability")].join(" "),
    ),
  );

describe("what changed since the folder was opened", () => {
  it("is nothing at first, then what was edited, added and deleted, with the keys of the rows", async () => {
    await desk.open();
    const since = () => desk.call("revision/changes", { since: null });
    expect(await since()).toMatchObject({ commit: null, tables: [], count: 0, unread: [] });
    await desk.type("a", "variables", "c: 3");
    const changed = await since();
    expect(described(changed)).toEqual([`${cardsFile} changed Card a variables ability`]);
    const [row] = await desk.rows();
    expect(changed.tables[0]?.rows[0]).toMatchObject({ rowKey: row?.key, row: 1, verdict: "reworked" });
    const [, second] = await desk.rows();
    await desk.call("rows/delete", { sheet: cardsSheet, rowKeys: [second?.key ?? ""] });
    expect(described(await since())).toEqual([
      `${cardsFile} changed Card a variables ability`,
      `${cardsFile} removed Card b`,
    ]);
  });
});

describe("an answer to who has an earlier one", () => {
  const sent = ({ tables }: ChangesView): readonly string[] =>
    tables.flatMap(({ rows }) => rows.map(({ title }) => title));

  it("has no row again that differs as before, and says where all of them stand", async () => {
    await desk.open();
    await desk.type("b", "energy-cost", "5");
    const first = await desk.call("revision/changes", { since: null });
    const { answer: known = "" } = first;
    expect([sent(first), first.tables[0]?.order]).toEqual([["Card b"], undefined]);
    await desk.type("a", "energy-cost", "7");
    const second = await desk.call("revision/changes", { since: null, known });
    expect([sent(second), second.tables[0]?.order]).toEqual([["Card a"], [-1, 0]]);
    expect(wholeChanges(first, second).tables).toEqual((await desk.call("revision/changes", { since: null })).tables);
    // A row that differs otherwise is sent.
    await desk.type("b", "energy-cost", "6");
    const third = await desk.call("revision/changes", { since: null, known: second.answer ?? "" });
    expect([sent(third), third.tables[0]?.order]).toEqual([["Card b"], [0, -1]]);
    const none = await desk.call("revision/changes", { since: null, known: third.answer ?? "" });
    expect([sent(none), none.tables[0]?.order]).toEqual([[], [0, 1]]);
  });

  it("is whole where the earlier one is not known, or not any more", async () => {
    await desk.open();
    await desk.type("b", "energy-cost", "5");
    const { answer: known = "" } = await desk.call("revision/changes", { since: null });
    for (let asked = 0; asked < 8; asked += 1) await desk.call("revision/changes", { since: null });
    for (const name of [known, "", "other"]) {
      const changes = await desk.call("revision/changes", { since: null, known: name });
      expect([sent(changes), changes.tables[0]?.order]).toEqual([["Card b"], undefined]);
    }
  });
});

describe("a column that is new in more cards than are listed", () => {
  it("leaves the room to cards that differ in more, and is listed with how many have it", async () => {
    const cards = Array.from({ length: 600 }, (_, at) => card(`c${at}`, "Draw {cards($c)}."));
    writeFileSync(desk.path(cardsFile), cards.join(""));
    await desk.open();
    const marked = cards.map((each) => each.replace(/\n\n$/u, "\nset-code = 1\n\n"));
    writeFileSync(
      desk.path(cardsFile),
      marked.map((each, at) => (at < 550 ? each : each.replace("energy-cost = 2", "energy-cost = 3"))).join(""),
    );
    const { tables } = await until(
      () => desk.call("revision/changes", { since: null }),
      ({ count }) => count === 600,
    );
    expect(tables[0]?.columns).toEqual([{ kind: "added", key: "set-code", column: "Set Code", rows: 600 }]);
    const rows = tables[0]?.rows.map(({ row }) => row) ?? [];
    expect(rows).toEqual([
      ...Array.from({ length: 450 }, (_, at) => at + 1),
      ...Array.from({ length: 50 }, (_, at) => at + 551),
    ]);
  });
});

describe.skipIf(!hasGit)("what changed since a commit", () => {
  const git = (...args: readonly string[]): void => {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
    const who = ["-c", "user.name=T", "-c", "user.email=t@example.org"];
    execFileSync("git", [...who, ...args], { cwd: desk.path("."), env, stdio: "pipe" });
  };
  const commit = (): void => {
    git("add", "-A");
    git("commit", "-q", "-m", "cards");
  };

  it("is what is on screen and not in it, also what other programs wrote before", async () => {
    git("init", "-q");
    commit();
    writeFileSync(desk.path(cardsFile), card("a", "Draw {cards($c)}.") + card("b", "Draw {cards($c)}."));
    await desk.open();
    const changes = await desk.call("revision/changes", { since: "HEAD" });
    expect(described(changes)).toEqual([`${cardsFile} changed Card b rules-text ability`]);
    expect((await desk.call("revision/changes", { since: null })).count).toBe(0);
  });

  it("is the same after each edit, asked by the full name of the commit", async () => {
    git("init", "-q");
    commit();
    await desk.open();
    const { commit: name } = await desk.call("revision/changes", { since: "HEAD" });
    for (const variables of ["c: 3", "c: 4", "c: 2"]) {
      await desk.type("b", "variables", variables);
      const changes = await desk.call("revision/changes", { since: name });
      expect(described(changes)).toEqual(variables === "c: 2" ? [] : [`${cardsFile} changed Card b variables ability`]);
      expect(changes).toEqual({ ...(await desk.call("revision/changes", { since: "HEAD" })), answer: changes.answer });
    }
  });

  it("leaves files out that cannot be read on either side", async () => {
    git("init", "-q");
    writeFileSync(desk.path("old.toml"), "[[cards]\n");
    commit();
    writeFileSync(desk.path("old.toml"), card("c", ""));
    await desk.open();
    expect(await desk.call("revision/changes", { since: "HEAD" })).toEqual({
      answer: expect.any(String) as string,
      commit: expect.stringMatching(/^[0-9a-f]{40}$/u) as string,
      tables: [],
      count: 0,
      unread: [{ file: "old.toml", isEarlier: true, line: 1, column: 8 }],
    });
  });

  it("says where a file cannot be read on screen, whatever it was before", async () => {
    git("init", "-q");
    writeFileSync(desk.path("old.toml"), "[[cards]\n");
    commit();
    writeFileSync(desk.path("old.toml"), "name = 1\ncost = \n");
    await desk.open();
    const { unread } = await desk.call("revision/changes", { since: "HEAD" });
    expect(unread).toEqual([{ file: "old.toml", isEarlier: false, line: 2, column: 8 }]);
  });

  it("fails for a commit that is not there, and outside of a repository", async () => {
    await desk.open();
    const fault = async (since: string) => {
      const answer = await desk.session.call("revision/changes", { since });
      return answer.ok ? undefined : answer.error.code;
    };
    expect(await fault("HEAD")).toBe("git/no-repository");
    git("init", "-q");
    commit();
    expect(await fault("nowhere")).toBe("git/unknown-revision");
  });
});

describe("what a sheet marks", () => {
  it("is each cell, row and list element that is not as it was, with what it held", async () => {
    await desk.open();
    const marked = () => desk.call("revision/sheet", { sheet: cardsSheet, since: "opening" });
    const nothing = { since: "opening", isNew: false, added: [], changed: [], removed: 0 };
    expect({ ...(await marked()), answer: "" }).toEqual({ ...nothing, answer: "" });
    await desk.type("a", "variables", "c: 3");
    const [row, second] = await desk.rows();
    expect((await marked()).changed).toEqual([{ rowKey: row?.key, cells: [{ column: "variables", before: "c: 2" }] }]);
    await desk.type("a", "variables", "c: 2");
    await desk.call("rows/delete", { sheet: cardsSheet, rowKeys: [second?.key ?? ""] });
    expect(await marked()).toMatchObject({ added: [], changed: [], removed: 1 });
  });

  it("is not said again to a page that has it, but what is no longer so", async () => {
    await desk.open();
    const marked = (known?: string) =>
      desk.call("revision/sheet", { sheet: cardsSheet, since: "opening", ...(known !== undefined && { known }) });
    const [first, second] = (await desk.rows()).map(({ key }) => key);
    await desk.type("a", "variables", "c: 3");
    const { answer: one = "" } = await marked();
    await desk.type("b", "variables", "c: 7");
    const two = await marked(one);
    expect(two).toMatchObject({ added: [], changed: [{ rowKey: second }], settled: [] });
    await desk.type("a", "variables", "c: 2");
    const three = await marked(two.answer);
    expect(three).toMatchObject({ added: [], changed: [], settled: [first] });
    // Pages may hold different answers. A page without one, or with one that was forgotten, gets everything.
    expect(await marked(one)).toMatchObject({ changed: [{ rowKey: second }], settled: [first] });
    await desk.call("rows/delete", { sheet: cardsSheet, rowKeys: [second ?? ""] });
    expect(await marked(three.answer)).toMatchObject({ changed: [], settled: [second], removed: 1 });
    await desk.type("a", "variables", "c: 4");
    const whole = await marked("from a session that is gone");
    expect(whole).toMatchObject({ changed: [{ rowKey: first }], removed: 1 });
    expect(whole).not.toHaveProperty("settled");
  });

  it.skipIf(!hasGit)("follows the last commit, and is about the opening outside of a repository", async () => {
    await desk.open();
    const marked = () => desk.call("revision/sheet", { sheet: cardsSheet, since: "commit" });
    await desk.type("a", "variables", "c: 3");
    expect(await marked()).toMatchObject({ since: "opening", changed: [{}] });
    const git = (...args: readonly string[]): void => {
      const who = ["-c", "user.name=T", "-c", "user.email=t@example.org"];
      execFileSync("git", [...who, ...args], { cwd: desk.path("."), stdio: "pipe" });
    };
    git("init", "-q");
    git("commit", "-q", "--allow-empty", "-m", "empty");
    expect(await marked()).toMatchObject({ since: "commit", isNew: true, added: [] });
    await desk.call("workspace/flush", {});
    git("add", cardsFile);
    git("commit", "-q", "-m", "cards");
    expect(await marked()).toMatchObject({ since: "commit", isNew: false, changed: [] });
    await desk.type("a", "variables", "c: 4");
    expect((await marked()).changed).toMatchObject([{ cells: [{ before: "c: 3" }] }]);
  });
});

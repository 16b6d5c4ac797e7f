import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ReviewView } from "../../../../shared/bridge/index.js";
import { cardsFile, Desk } from "./desk.js";

const card = (id: string, text: string): string =>
  `[[cards]]\nid = "${id}"\nname = "Card ${id}"\nrules-text = "${text}" # first\nvariables = "c: 2"\ncard-type = "Event"\nenergy-cost = 2\n\n`;

const hasGit = spawnSync("git", ["--version"]).status === 0;
if (!hasGit) console.log("SKIP reviews: git cannot be run.");

const text = card("a", "Draw {cards($c)}.") + card("b", "Gain {energy($c)}.") + card("c", "");
let desk: Desk;
beforeEach(() => {
  desk = new Desk({ [cardsFile]: text });
});
afterEach(() => desk.clear());

function git(...args: readonly string[]): void {
  const who = ["-c", "user.name=T", "-c", "user.email=t@example.org"];
  execFileSync("git", [...who, ...args], { cwd: desk.path("."), stdio: "pipe" });
}

async function begin(): Promise<void> {
  git("init", "-q");
  git("add", cardsFile);
  git("commit", "-q", "-m", "cards");
  git("tag", "v1");
  await desk.open();
  await desk.type("a", "energy-cost", "5");
  await desk.type("b", "variables", "c: 3");
  const [, , third] = await desk.rows();
  await desk.call("rows/delete", { sheet: { file: cardsFile, table: ["cards"] }, rowKeys: [third?.key ?? ""] });
}

const cardsOf = ({ items }: ReviewView) => items.flatMap((item) => (item.about === "card" ? [item] : []));
const verdicts = (view: ReviewView) =>
  cardsOf(view).map(({ card: { card: name }, row, verdict }) => [name, row?.kind, verdict]);
const keyOf = (view: ReviewView, id: string): string =>
  cardsOf(view).find(({ card: each }) => each.id === id)?.key ?? "";
const seenIn = (view: ReviewView, id: string): string[] => [
  ...(cardsOf(view).find(({ card: each }) => each.id === id)?.changes ?? []),
];
const onDisk = async (): Promise<string> => {
  await desk.call("workspace/flush", {});
  return readFileSync(desk.path(cardsFile), "utf8");
};

describe.skipIf(!hasGit)("a review", () => {
  it("walks through what changed since a commit, and keeps what is decided in a file", async () => {
    await begin();
    const started = await desk.call("reviews/start", { name: "Patch 2", since: "v1" });
    expect(verdicts(started)).toEqual([
      ["Card a", "changed", null],
      ["Card b", "changed", null],
      ["Card c", "removed", null],
    ]);
    expect(cardsOf(started).map(({ rowKey }) => rowKey !== null)).toEqual([true, true, false]);
    const decide = (id: string, verdict: "keep" | "discuss", note = "") =>
      desk.call("reviews/decide", {
        ...{ name: "Patch 2", key: keyOf(started, id), verdict, note, seen: seenIn(started, id) },
      });
    await Promise.all([decide("a", "keep"), decide("b", "discuss", "Too strong?")]);
    const file = readFileSync(desk.path(".cardwright/reviews/Patch 2.toml"), "utf8");
    expect(file).toContain('since = "v1"');
    expect(file).toContain('note = "Too strong?"');
    const open = await desk.call("reviews/open", { name: "Patch 2" });
    expect(verdicts(open).map(([, , verdict]) => verdict)).toEqual(["keep", "discuss", null]);
    expect((await desk.call("reviews/list", {})).names).toEqual(["Patch 2"]);
    await desk.type("a", "energy-cost", "6");
    expect((await desk.call("reviews/open", { name: "Patch 2" })).items[0]).toMatchObject({
      verdict: null,
      isStale: true,
    });
  });

  it("follows what git does to the files outside, and preserves what was decided", async () => {
    await begin();
    await onDisk();
    git("checkout", "-q", "-b", "feature");
    git("commit", "-q", "-am", "stronger");
    const view = await desk.call("reviews/start", { name: "r", since: "v1" });
    expect(view).toMatchObject({ since: "v1", sinceNow: "same" });
    const decision = { name: "r", key: keyOf(view, "a"), note: "", seen: seenIn(view, "a") };
    await desk.call("reviews/decide", { ...decision, verdict: "keep" });
    git("checkout", "-q", "v1");
    const items = async () => (await desk.call("reviews/open", { name: "r" })).items;
    await expect.poll(async () => (await items()).length).toBe(1);
    expect(await items()).toMatchObject([{ card: { id: "a" }, row: null, verdict: "keep", isStale: true }]);
    git("checkout", "-q", "feature");
    await expect.poll(async () => (await items()).length).toBe(3);
    expect((await items())[0]).toMatchObject({ verdict: "keep", isStale: false, former: null });
    await desk.type("a", "energy-cost", "9");
    expect((await items())[0]).toMatchObject({ verdict: null, isStale: true, former: "keep" });
  });

  it("says that the name of its commit is another one or none by now, and that the commit is gone", async () => {
    await begin();
    await onDisk();
    git("branch", "base");
    await desk.call("reviews/start", { name: "r", since: "base" });
    git("commit", "-q", "-am", "stronger");
    git("branch", "-f", "base", "HEAD");
    expect((await desk.call("reviews/open", { name: "r" })).sinceNow).toBe("moved");
    git("branch", "-D", "base");
    const open = await desk.call("reviews/open", { name: "r" });
    expect([open.sinceNow, open.items.length]).toEqual(["gone", 3]);
    const file = desk.path(".cardwright/reviews/r.toml");
    writeFileSync(file, readFileSync(file, "utf8").replace(/^commit = .*$/mu, `commit = "${"ab".repeat(20)}"`));
    const gone = await desk.ask("reviews/open", { name: "r" });
    expect(gone.ok ? undefined : gone.error).toMatchObject({
      code: "review/no-commit",
      message: expect.stringContaining("(base, abababab) is no longer in the repository") as string,
    });
  });

  it("can begin at any tag or branch, of which the newest comes first", async () => {
    await begin();
    git("branch", "feature");
    git("update-ref", "refs/tags/-x", "HEAD");
    git("-c", "core.quotePath=true", "branch", "ümlaut");
    const { names } = await desk.call("revision/names", {});
    expect(names.toSorted()).toEqual(expect.arrayContaining(["feature", "v1", "ümlaut"]));
    expect(names).not.toContain("-x");
  });

  it("decides only what was looked at, where a card changed meanwhile", async () => {
    await begin();
    const view = await desk.call("reviews/start", { name: "r", since: "HEAD" });
    await desk.type("a", "energy-cost", "7");
    const changed = await onDisk();
    const decision = { name: "r", key: keyOf(view, "a"), note: "", seen: seenIn(view, "a") };
    expect(await desk.faultOf("reviews/decide", { ...decision, verdict: "revert" })).toBe("review/changed");
    expect(await onDisk()).toBe(changed);
    const kept = await desk.call("reviews/decide", { ...decision, verdict: "keep" });
    expect(kept.items[0]).toMatchObject({ verdict: null, isStale: true, card: { id: "a" } });
    const again = { ...decision, seen: seenIn(kept, "a"), verdict: "keep" } as const;
    expect((await desk.call("reviews/decide", again)).items[0]).toMatchObject({ verdict: "keep", isStale: false });
  });

  it("reverts a card byte for byte, as a step that is taken back like any other", async () => {
    await begin();
    const view = await desk.call("reviews/start", { name: "r", since: "HEAD" });
    const changed = await onDisk();
    const decide = (id: string) =>
      desk.call("reviews/decide", {
        ...{ name: "r", key: keyOf(view, id), verdict: "revert", note: "", seen: seenIn(view, id) },
      });
    expect(verdicts(await decide("b"))).toEqual([
      ["Card a", "changed", null],
      ["Card c", "removed", null],
      ["Card b", undefined, "revert"],
    ]);
    expect(await onDisk()).toBe(changed.replace("c: 3", "c: 2"));
    await decide("c");
    await decide("a");
    expect(await onDisk()).toBe(text);
    await desk.call("history/undo", {});
    await desk.call("history/undo", {});
    await desk.call("history/undo", {});
    expect(await onDisk()).toBe(changed);
    expect(verdicts(await desk.call("reviews/open", { name: "r" }))).toEqual([
      ["Card a", "changed", null],
      ["Card b", "changed", null],
      ["Card c", "removed", null],
    ]);
  });

  it("has what was decided before where a revert is taken back, and the revert where it is done again", async () => {
    await begin();
    const view = await desk.call("reviews/start", { name: "r", since: "HEAD" });
    const decide = (verdict: "keep" | "revert") =>
      desk.call("reviews/decide", { name: "r", key: keyOf(view, "a"), verdict, note: "", seen: seenIn(view, "a") });
    const verdictNow = async () => {
      const now = await desk.call("reviews/open", { name: "r" });
      return cardsOf(now).find(({ card }) => card.id === "a");
    };
    await decide("keep");
    await decide("revert");
    expect(await verdictNow()).toMatchObject({ verdict: "revert", row: null });
    await desk.call("history/undo", {});
    expect(await verdictNow()).toMatchObject({ verdict: "keep", isStale: false });
    await desk.call("history/redo", {});
    expect(await verdictNow()).toMatchObject({ verdict: "revert", row: null });
    await desk.call("history/undo", {});
    await decide("keep");
    expect(await verdictNow()).toMatchObject({ verdict: "keep", isStale: false });
  });

  it("decides about an added column once, and reverts it in all of its cards as one step", async () => {
    await desk.clear();
    desk = new Desk({ [cardsFile]: text });
    git("init", "-q");
    git("add", cardsFile);
    git("commit", "-q", "-m", "cards");
    await desk.open();
    for (const id of ["a", "b", "c"]) await desk.type(id, "rarity", id === "c" ? "Rare" : "Common");
    await desk.type("a", "energy-cost", "9");
    const changed = await onDisk();
    const view = await desk.call("reviews/start", { name: "r", since: "HEAD" });
    expect(view.items.map(({ about, changes }) => [about, changes])).toEqual([
      ["column", ["Column rarity added (3 cards)", '"Common": Card a, Card b', '"Rare": Card c']],
      ["card", ["~ Card a", "energy-cost: 2 → 9"]],
    ]);
    const [column] = view.items;
    const decide = (verdict: "keep" | "revert", seen: readonly string[]) => ({
      ...{ name: "r", key: column?.key ?? "", verdict, note: "", seen: [...seen] },
    });
    const seen = column?.changes ?? [];
    expect(await desk.faultOf("reviews/decide", decide("revert", seen.slice(1)))).toBe("review/changed");
    expect(await onDisk()).toBe(changed);
    expect((await desk.call("reviews/decide", decide("keep", seen))).items[0]).toMatchObject({ verdict: "keep" });
    const reverted = await desk.call("reviews/decide", decide("revert", seen));
    expect(reverted.items.map(({ about, verdict }) => [about, verdict])).toEqual([
      ["column", "revert"],
      ["card", null],
    ]);
    expect(await onDisk()).toBe(text.replace("energy-cost = 2", "energy-cost = 9"));
    await desk.call("history/undo", {});
    expect(await onDisk()).toBe(changed);
    const [undone] = (await desk.call("reviews/open", { name: "r" })).items;
    expect(undone).toMatchObject({ about: "column", verdict: "keep", isStale: false });
    const card = view.items[1];
    await desk.call("reviews/decide", { ...decide("revert", card?.changes ?? []), key: card?.key ?? "" });
    expect(await onDisk()).toBe(changed.replace("energy-cost = 9", "energy-cost = 2"));
  });

  it("decides each of several cards of one name that have no ids by itself", async () => {
    const rats = [1, 2, 3].map((cost) => `[[cards]]\nname = "Rat"\nkind = "k${cost}"\nenergy-cost = ${cost}\n\n`);
    writeFileSync(desk.path(cardsFile), rats.join(""));
    git("init", "-q");
    git("add", cardsFile);
    git("commit", "-q", "-m", "cards");
    const [first = "", second = "", third = ""] = rats;
    const after = first.replace("= 1", "= 7") + second.replace("= 2", "= 8") + third;
    writeFileSync(desk.path(cardsFile), after);
    await desk.open();
    const decide = async (view: ReviewView, at: number, verdict: "keep" | "revert") => {
      const item = view.items[at];
      const key = item?.key ?? "";
      return desk.call("reviews/decide", { name: "r", key, verdict, note: "", seen: [...(item?.changes ?? [])] });
    };
    const view = await desk.call("reviews/start", { name: "r", since: "HEAD" });
    expect(new Set(view.items.map(({ key }) => key)).size).toBe(2);
    const reverted = await decide(view, 1, "revert");
    expect(verdicts(reverted)).toEqual([
      ["Rat", "changed", null],
      ["Rat", undefined, "revert"],
    ]);
    expect(await onDisk()).toBe(first.replace("= 1", "= 7") + second + third);
    expect(verdicts(await decide(reverted, 0, "keep"))).toEqual([
      ["Rat", "changed", "keep"],
      ["Rat", undefined, "revert"],
    ]);
  });

  it("has the cells of its cards in both versions", async () => {
    await begin();
    const { items } = await desk.call("reviews/start", { name: "r", since: "v1" });
    const { cards } = await desk.call("reviews/cells", { name: "r", keys: items.map(({ key }) => key).concat("none") });
    expect(cards).toMatchObject([
      { key: items[0]?.key, before: { name: "Card a", "energy-cost": 2 }, after: { name: "Card a", "energy-cost": 5 } },
      { before: { variables: "c: 2" }, after: { variables: "c: 3" } },
      { before: { name: "Card c" }, after: null },
    ]);
  });

  it("is refused for commits and reviews that are not there, taken names, and files that are none", async () => {
    await begin();
    const fault = async (name: Parameters<typeof desk.session.call>[0], request: unknown) => {
      const answer = await desk.session.call(name, request);
      return answer.ok ? undefined : answer.error.code;
    };
    expect(await fault("reviews/start", { name: "r", since: "nowhere" })).toBe("git/unknown-revision");
    expect(existsSync(desk.path(".cardwright"))).toBe(false);
    expect(await fault("reviews/open", { name: "r" })).toBe("review/unknown");
    expect(await fault("reviews/open", { name: "../cards" })).toBe("bridge/bad-request");
    await desk.call("reviews/start", { name: "r", since: "v1" });
    expect(await fault("reviews/start", { name: "R", since: "v1" })).toBe("review/exists");
    expect(await fault("reviews/decide", { name: "r", key: "no", verdict: "keep", note: "", seen: [] })).toBe(
      "review/no-card",
    );
    writeFileSync(desk.path(".cardwright/reviews/r.toml"), "x = 1\n");
    expect(await fault("reviews/open", { name: "r" })).toBe("review/shape");
    writeFileSync(desk.path(".cardwright/reviews/r.toml"), "<<<<<<<\n");
    expect(await fault("reviews/open", { name: "r" })).toMatch(/^toml\//u);
  });
});

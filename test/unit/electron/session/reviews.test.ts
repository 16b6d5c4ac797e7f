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

const verdicts = ({ items }: ReviewView) =>
  items.map(({ card: { card: name }, row, verdict }) => [name, row?.kind, verdict]);
const keyOf = ({ items }: ReviewView, id: string): string => items.find(({ card: each }) => each.id === id)?.key ?? "";
const seenIn = ({ items }: ReviewView, id: string): string[] => [
  ...(items.find(({ card: each }) => each.id === id)?.changes ?? []),
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
    expect(started.items.map(({ rowKey }) => rowKey !== null)).toEqual([true, true, false]);
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

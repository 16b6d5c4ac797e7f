import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { card, cardsFile, Desk, until } from "./desk.js";

let desk: Desk;
afterEach(() => desk.clear());

const before = card("a", 1) + card("b", 2);
const text = (): string => readFileSync(desk.path(cardsFile), "utf8");

const ownFolder = (): string => {
  const workspaces = join(desk.data, "workspaces");
  return join(workspaces, readdirSync(workspaces)[0] ?? "");
};
const history = (): string => join(ownFolder(), "history.jsonl");
const written = (wanted: string): Promise<string> => until(text, (found) => found === wanted);

async function restart(): Promise<void> {
  await desk.session.close();
  desk.session = desk.start();
  await desk.open();
}

/** A folder in which a cost was changed, in a session that is closed. */
async function editedOnce(): Promise<void> {
  desk = new Desk({ [cardsFile]: before });
  await desk.open();
  await desk.type("a", "cost", "7");
  await desk.session.close();
  desk.session = desk.start();
}

const notices = (): readonly string[] => desk.payloads("notice").map(({ message }) => message);

describe("the undo history", () => {
  it("is there in the next session, which undoes to the bytes on disk, and does it again in one more", async () => {
    await editedOnce();
    const edited = text();
    const view = await desk.open();
    expect(view.history.undo).toBe("Edit cost");
    await desk.call("history/undo", {});
    await written(before);
    await restart();
    await desk.call("history/redo", {});
    await written(edited);
    expect(notices()).toEqual([]);
  });

  it("lies in the app-data folder alone", async () => {
    await editedOnce();
    await desk.open();
    expect(readdirSync(desk.folder)).toEqual([cardsFile]);
    expect(readFileSync(history(), "utf8")).toContain("Edit cost");
  });

  it("of a file that is opened alone is its own", async () => {
    await editedOnce();
    expect((await desk.open(desk.path(cardsFile))).history.undo).toBeNull();
    await desk.type("b", "cost", "9");
    await desk.session.close();
    desk.session = desk.start();
    expect((await desk.open(desk.path(cardsFile))).history.undo).toBe("Edit cost");
    await desk.session.close();
    desk.session = desk.start();
    await desk.open();
    await desk.call("history/undo", {});
    await written(before.replace("cost = 2", "cost = 9"));
  });

  it("is cleared on disk, too", async () => {
    await editedOnce();
    await desk.open();
    await desk.call("history/clear", {});
    await desk.session.close();
    expect(readFileSync(history(), "utf8")).not.toContain("cost");
    desk.session = desk.start();
    expect((await desk.open()).history).toEqual({ step: null, undo: null, redo: null });
  });

  it("whose last line a crash cut short lacks that step alone, without a word", async () => {
    await editedOnce();
    await desk.open();
    await desk.type("b", "cost", "9");
    await desk.session.close();
    appendFileSync(history(), '{"kind":"did","step":{"id":3,"la');
    desk.session = desk.start();
    expect((await desk.open()).history.undo).toBe("Edit cost");
    expect(notices()).toEqual([]);
    await desk.type("a", "cost", "8");
    await restart();
    for (let times = 0; times < 3; times += 1) await desk.call("history/undo", {});
    await written(before);
  });

  const head = '{"cardwright":"undo-history","version":1}\n';
  it.each<[what: string, damage: (path: string) => void]>([
    ["of another program", (path) => writeFileSync(path, '{"steps": []}\n')],
    ["of bytes", (path) => writeFileSync(path, Buffer.alloc(5_000, 0xff))],
    ["of a later version", (path) => writeFileSync(path, '{"cardwright":"undo-history","version":2}\n')],
    ["damaged in its middle", (path) => writeFileSync(path, readFileSync(path, "utf8").replace('"did"', '"died"'))],
    [
      "of unknown keys",
      (path) => appendFileSync(path, '{"kind":"did","step":{"id":9,"label":"x","parts":[],"more":1}}\n'),
    ],
    ["nested too deep", (path) => appendFileSync(path, `${"[".repeat(100_000)}\n`)],
    ["that is huge", (path) => truncateSync(path, 70 * 1024 * 1024)],
    ["with a prototype for a file", (path) => appendFileSync(path, '{"kind":"wrote","version":{"__proto__":{}}}\n')],
  ])("%s is set aside with a message, and stops nothing", async (_, damage) => {
    await editedOnce();
    damage(history());
    const edited = text();
    expect((await desk.open()).history.undo).toBeNull();
    expect(notices()).toEqual([expect.stringMatching(/could not be read.*history-damaged-.*your files are/u)]);
    expect(readdirSync(ownFolder()).some((name) => name.startsWith("history-damaged-"))).toBe(true);
    await desk.type("b", "cost", "9");
    await restart();
    await desk.call("history/undo", {});
    await written(edited);
  });

  it("of steps for files that are not in the folder says so, and touches no other file", async () => {
    await editedOnce();
    const foreign = readFileSync(history(), "utf8").replaceAll(`"${cardsFile}"`, '"../../secret.toml"');
    writeFileSync(history(), foreign);
    const edited = text();
    await desk.open();
    expect(await desk.call("history/undo", {})).toMatchObject({
      skipped: ["../../secret.toml is not in the folder any more."],
    });
    expect(text()).toBe(edited);
  });

  it("that cannot be kept is said, and edits are saved all the same", async () => {
    await editedOnce();
    rmSync(history());
    mkdirSync(history());
    await desk.open();
    expect(notices()).toEqual([expect.stringContaining("Undo steps are not kept when Cardwright is closed")]);
    await desk.type("b", "cost", "9");
    await written(before.replace("cost = 1", "cost = 7").replace("cost = 2", "cost = 9"));
    await desk.call("history/undo", {});
    await written(before.replace("cost = 1", "cost = 7"));
  });

  it("stays short: old steps fall off", async () => {
    await editedOnce();
    const [, step = ""] = readFileSync(history(), "utf8")
      .split("\n")
      .filter((line) => line.includes('"did"'));
    const line = readFileSync(history(), "utf8")
      .split("\n")
      .find((each) => each.includes('"did"'));
    expect(step).toBe("");
    writeFileSync(history(), head + `${line ?? ""}\n`.repeat(700));
    await desk.open();
    expect((await desk.call("history/steps", {})).steps).toHaveLength(500);
    await desk.session.close();
    expect(dirname(history())).toBe(ownFolder());
  });
});

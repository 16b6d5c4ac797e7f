import { readFileSync, symlinkSync, mkdtempSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { card, Desk } from "./desk.js";

let desk: Desk;
beforeEach(() => {
  desk = new Desk({
    "set/cards/cards.toml": card("a", 1),
    "set/cards/own.scenario.toml": "title = 'Own'\n",
    "set/scenarios/first.scenario.toml": "title = 'First'\n",
    "set/scenarios/more/second.scenario.toml": "title = 'Second'\n",
    "other/sheets/cards.toml": card("a", 1),
    "other/scenarios/first.scenario.toml": "",
  });
});
afterEach(() => desk.clear());

const list = async () => (await desk.call("scenarios/list", {})).files;
const all = ["own.scenario.toml", "../scenarios/first.scenario.toml", "../scenarios/more/second.scenario.toml"];

describe("a folder of scenarios beside that of the cards", () => {
  it("is listed where the folder of the cards is opened", async () => {
    await desk.open(desk.path("set/cards"));
    const files = await list();
    expect(files.map(({ file }) => file)).toEqual(all);
    expect(files[2]?.text).toBe("title = 'Second'\n");
  });

  it("is listed where the folder around both is opened, instead of that of the cards", async () => {
    const view = await desk.open(desk.path("set"));
    expect(view.title).toBe("cards");
    expect((await list()).map(({ file }) => file)).toEqual(all);
  });

  it("is where new scenarios are saved, and nothing in it is written over", async () => {
    await desk.open(desk.path("set/cards"));
    await desk.call("scenarios/save", { file: "third.scenario.toml", text: "title = 'Third'\n" });
    expect(readFileSync(desk.path("set/scenarios/third.scenario.toml"), "utf8")).toBe("title = 'Third'\n");
    const again = await desk.ask("scenarios/save", { file: "First.scenario.toml", text: "" });
    expect(again).toMatchObject({ ok: false, error: { code: "scenario/exists" } });
  });

  it("is no concern of a folder with another name", async () => {
    await desk.open(desk.path("other/sheets"));
    expect(await list()).toEqual([]);
  });

  it("is left alone where it is a link, or outside of what pages may see", async () => {
    const outside = mkdtempSync(join(tmpdir(), "cardwright-outside-"));
    mkdirSync(join(outside, "scenarios"));
    writeFileSync(join(outside, "scenarios/secret.scenario.toml"), "title = 'Secret'\n");
    desk.write("linked/cards/cards.toml", card("a", 1));
    symlinkSync(join(outside, "scenarios"), desk.path("linked/scenarios"));
    await desk.open(desk.path("linked/cards"));
    expect(await list()).toEqual([]);
    const narrow = desk.start({ roots: [desk.path("set/cards")] });
    await desk.call("workspace/open", { path: desk.path("set/cards") }, narrow);
    expect((await desk.call("scenarios/list", {}, narrow)).files.map(({ file }) => file)).toEqual(all.slice(0, 1));
  });

  it("is not looked for where a folder has neither sheets nor a folder of them", async () => {
    desk.write("empty/notes.md", "");
    const answer = await desk.ask("workspace/open", { path: desk.path("empty") });
    expect(answer).toMatchObject({ ok: true, value: { root: desk.path("empty"), sheets: [] } });
  });
});

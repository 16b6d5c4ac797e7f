import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { png } from "../images/pictures.js";
import { card, cardsFile, cardsSheet, Desk, until } from "./desk.js";

const settings = ".cardwright/workspace.toml";
let desk: Desk;

beforeEach(async () => {
  desk = new Desk({ [cardsFile]: card("a", 1) });
  await desk.open();
});
afterEach(() => desk.clear());

function put(name: string): void {
  mkdirSync(dirname(desk.path(name)), { recursive: true });
  writeFileSync(desk.path(name), png(name));
}

const folderNow = async (): Promise<string | undefined> => (await desk.call("workspace/get", {}))?.imageFolder;

describe("the folder of images of a workspace", () => {
  it("is a setting of the workspace, and a step of the history", async () => {
    put("art/7.png");
    const source = { number: "7" };
    expect(await desk.ask("images/find", { source })).toMatchObject({ ok: false, error: { code: "image/none" } });
    expect(existsSync(desk.path(settings))).toBe(false);
    await desk.call("images/folder", { folder: ".\\art\\" });
    expect(desk.views().at(-1)?.imageFolder).toBe("art");
    expect(await desk.call("images/find", { source })).toMatchObject({ kind: "picture" });
    await desk.call("workspace/flush", {});
    expect(readFileSync(desk.path(settings), "utf8")).toBe('[images]\nfolder = "art"\n');
    expect(await desk.call("history/undo", {})).toMatchObject({ label: "Change image folder" });
    expect(await folderNow()).toBeUndefined();
    await desk.call("history/redo", {});
    expect(await folderNow()).toBe("art");
    await desk.call("images/folder", { folder: null });
    expect(await folderNow()).toBeUndefined();
  });

  it("keeps all else that the settings hold, and follows a change from outside", async () => {
    const text = '# ours\n[severities]\n"metadata/enum" = "off"\n\n[images] # where\nfolder = "old" # art\nother = 1\n';
    desk.write(settings, text);
    await until(folderNow, (folder) => folder === "old");
    await desk.call("images/folder", { folder: "new" });
    await desk.call("workspace/flush", {});
    expect(readFileSync(desk.path(settings), "utf8")).toBe(text.replace('"old"', '"new"'));
    desk.write(settings, text.replace('"old"', '"outside"'));
    await until(
      () => desk.views().at(-1)?.imageFolder,
      (folder) => folder === "outside",
    );
  });

  it.each(["../art", "/art", "art/../../x", "a\0b", " "])("%j is refused, and nothing is written", async (folder) => {
    expect(await desk.ask("images/folder", { folder })).toMatchObject({ ok: false });
    await desk.call("workspace/flush", {});
    expect(existsSync(desk.path(settings))).toBe(false);
  });

  it("that cannot be written, as the settings lie outside of the workspace, is said to be unsaved and why", async () => {
    const outside = mkdtempSync(join(tmpdir(), "cardwright-outside-"));
    symlinkSync(outside, desk.path(".cardwright"));
    await desk.call("images/folder", { folder: "art" });
    await desk.call("workspace/flush", {});
    const files = (await desk.call("workspace/get", {}))?.files.filter(({ unsaved }) => unsaved > 0);
    expect(readdirSync(outside)).toEqual([]);
    rmSync(outside, { recursive: true });
    expect(files).toMatchObject([{ file: settings, unsaved: 1, condition: { kind: "read-only" }, sheets: [] }]);
  });

  it("that a file from elsewhere names outside of the workspace is none", async () => {
    desk.write(settings, '[images]\nfolder = "../../etc"\n[severities]\n"metadata/enum" = "off"\n');
    await until(
      async () => (await desk.call("problems/rules", {})).rules.find(({ code }) => code === "metadata/enum")?.severity,
      (severity) => severity === "off",
    );
    expect(await folderNow()).toBeUndefined();
  });
});

describe("hosts of images", () => {
  it("belong to this computer: every page is notified, and the workspace is not touched", async () => {
    expect(await desk.call("images/allow-host", { host: "images.example", allowed: true })).toMatchObject({
      allowed: ["images.example"],
    });
    expect(desk.payloads("images/changed")).toHaveLength(1);
    expect(await desk.ask("images/allow-host", { host: "no host", allowed: true })).toMatchObject({ ok: false });
    expect(desk.payloads("images/changed")).toHaveLength(1);
    await desk.call("images/forget", {});
    expect(desk.payloads("images/changed")).toHaveLength(2);
    await desk.call("workspace/flush", {});
    expect(existsSync(desk.path(settings))).toBe(false);
  });
});

describe("a check of the pictures of all cards", () => {
  const face = `tables = ["cards"]\nwidth = 63\nheight = 88\nparts = [{ kind = "picture", x = 1, y = 1, width = 50, height = 40, column = "image-number" }]\n`;

  it("knows what is on screen, and says which rows it means", async () => {
    desk.write(".cardwright/faces/cards.toml", face);
    put("art/7.png");
    put("art/8.png");
    await desk.call("images/folder", { folder: "art" });
    const [rowKey = ""] = (await desk.rows()).map(({ key }) => key);
    const none = { count: 0, items: [] };
    const lists = { missing: none, empty: none, small: none, equal: none, unused: none, unlicensed: none };
    const one = { sheet: cardsSheet, rowKey, name: "A" };
    expect(await desk.call("images/check", { dpi: 300 })).toEqual({
      ...{ cards: 1, files: 2, hosted: 0 },
      ...lists,
      empty: { count: 1, items: [one] },
      unused: { count: 2, items: ["art/7.png", "art/8.png"] },
    });
    await desk.type("a", "image-number", "9");
    const missing = { reference: "9", message: "Not found.", cards: { count: 1, items: [one] } };
    expect(await desk.call("images/check", { dpi: 300 })).toMatchObject({
      empty: none,
      missing: { count: 1, items: [missing] },
    });
  });
});

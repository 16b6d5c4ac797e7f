import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { png } from "../images/pictures.js";
import { card, cardsFile, Desk, until } from "./desk.js";

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
    expect(desk.payloads("workspace/changed").at(-1)?.workspace?.imageFolder).toBe("art");
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
      () => desk.payloads("workspace/changed").at(-1)?.workspace?.imageFolder,
      (folder) => folder === "outside",
    );
  });

  it.each(["../art", "/art", "art/../../x", "a\0b", " "])("%j is refused, and nothing is written", async (folder) => {
    expect(await desk.ask("images/folder", { folder })).toMatchObject({ ok: false });
    await desk.call("workspace/flush", {});
    expect(existsSync(desk.path(settings))).toBe(false);
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

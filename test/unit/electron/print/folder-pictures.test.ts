import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FolderPictures, picturesOn } from "../../../../electron/print/index.js";
import { faceTemplateSchema, layOutFace } from "../../../../shared/face/index.js";

const gif = Buffer.from("GIF89a\u0001\u0000\u0001\u0000");
let root = "";

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "cardwright-pictures-")));
  const files = [
    "art/7.png",
    "art/oar.png",
    "art/deep/oar.png",
    "oar.png",
    "8.png",
    "set/mast.png",
    "art/set/mast.png",
  ];
  for (const path of [...files, "9"]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), gif);
  }
  writeFileSync(join(root, "art/broken.png"), "no picture");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("what a cell names in a folder of cards", () => {
  test.each([
    ["7", "art", "art/7.png"],
    [" 7 ", "art", "art/7.png"],
    ["7", undefined, undefined],
    ["8", "art", undefined],
    ["9", "art", "9"],
    ["oar.png", "art", "oar.png"],
    ["oar.png", undefined, "oar.png"],
    ["deep/oar.png", "art", "art/deep/oar.png"],
    ["deep/oar.png", undefined, undefined],
    ["set/mast.png", "art", "set/mast.png"],
    ["art/oar.png", "art", "art/oar.png"],
    ["missing.png", "art", undefined],
    ["", "art", undefined],
    [" ", "art", undefined],
    ["http://localhost/oar.png", "art", undefined],
    ["HTTPS://localhost/oar.png", "art", undefined],
  ])("%j with the folder of images %j is %j", async (reference, folder, path) => {
    const found = await new FolderPictures(root, folder).find(reference);
    expect(found).toMatchObject({ ok: true });
    expect(found.ok && found.value?.place).toBe(path === undefined ? undefined : join(root, path));
  });

  test.each(["../secret.png", "art/../../secret.png", "broken.png"])("%s is refused", async (reference) => {
    expect(await new FolderPictures(root, "art").find(reference)).toMatchObject({ ok: false });
  });

  test("is on its face where it is a picture, each once", async () => {
    const picture = (column: string, when?: string) => ({
      ...{ kind: "picture", x: 0, y: 0, width: 5, height: 5, column },
      ...(when === undefined ? {} : { when }),
    });
    const parts = ["front", "back", "icon", "none"].map((column) => picture(column));
    const template = faceTemplateSchema.parse({ width: 10, height: 10, parts: [...parts, picture("hidden", "none")] });
    const values = { front: "7", back: "7", icon: "art/broken.png", hidden: "oar.png" };
    const layout = layOutFace(template, new Map(Object.entries(values)));
    expect(picturesOn(layout)).toEqual(["7", "art/broken.png"]);
    const source = await new FolderPictures(root, "art").of(layout);
    expect(source("7")).toBe(`data:image/gif;base64,${gif.toString("base64")}`);
    expect(source("art/broken.png")).toBeUndefined();
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findSamples } from "../../../../electron/bridge/index.js";
import { pagePath } from "../../../../electron/bridge/page-files.js";

test.each([
  ["/", "index.html"],
  ["/index.html", "index.html"],
  ["/assets/editor.worker-BxS9_z.js", "assets/editor.worker-BxS9_z.js"],
  ["/a%20b.svg", "a b.svg"],
  ["/../x", undefined],
  ["/a/../x", undefined],
  ["/a//x", undefined],
  ["/%2e%2e/x", undefined],
  ["/a%2f..%2fx", undefined],
  ["/a%5cx", undefined],
  ["/C:/x", undefined],
  ["/x%00", undefined],
  ["/%", undefined],
  ["x", undefined],
  ["", undefined],
])("the path %s of a page", (urlPath, expected) => {
  expect(pagePath(urlPath)).toBe(expected);
});

describe("samples", () => {
  let app: string;
  beforeEach(() => (app = mkdtempSync(join(tmpdir(), "cardwright-samples-"))));
  afterEach(() => rmSync(app, { recursive: true, force: true }));

  function put(path: string, text: string): void {
    mkdirSync(join(app, path, ".."), { recursive: true });
    writeFileSync(join(app, path), text);
  }

  test("an app without samples has none", () => expect(findSamples(app)).toEqual([]));

  test("the first one leads, the others follow by name, folders without cards are none", () => {
    for (const name of ["aardvark", "zebra", "dreamtides"]) put(`tabula/${name}/cards.toml`, "");
    put("tabula/notes/README.md", "# Notes");
    put("tabula/loose.toml", "");
    expect(findSamples(app).map((sample) => sample.path)).toEqual(
      ["dreamtides", "aardvark", "zebra"].map((name) => join(app, "tabula", name)),
    );
  });

  test("a sample describes itself in its README", () => {
    put("tabula/dreamtides/cards.toml", "");
    put("tabula/dreamtides/README.md", "# Tides of Dream\n\nSixty cards\nto try.\n\nMore.\n");
    expect(findSamples(app)[0]).toMatchObject({ title: "Tides of Dream", description: "Sixty cards to try." });
  });

  test("a sample without a README goes by the name of its folder", () => {
    put("tabula/dreamtides/cards.toml", "");
    expect(findSamples(app)[0]).toMatchObject({ title: "Dreamtides", description: "" });
  });
});

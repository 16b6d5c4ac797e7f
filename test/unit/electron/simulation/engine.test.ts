import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import packageJson from "../../../../package.json" with { type: "json" };
import { engineName, hashOfPrograms } from "../../../../electron/simulation/engine.js";

test("the program has another hash when any of its code is other, and no other otherwise", () => {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-engine-"));
  try {
    const hash = (files: Record<string, string>): string => {
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      return hashOfPrograms(folder);
    };
    const first = hash({ "a.js": "1", "b.js": "2", "notes.txt": "x" });
    expect(first).toMatch(/^[0-9a-f]{16}$/u);
    expect(hash({ "notes.txt": "y" })).toBe(first);
    const moved = hash({ "a.js": "12", "b.js": "" });
    expect(moved).not.toBe(first);
    expect(hash({ "c.js": "" })).not.toBe(moved);
    expect(hash({ "a.js": "1", "b.js": "2" })).not.toBe(first);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(engineName()).toBe(`${packageJson.version}+source`);
});

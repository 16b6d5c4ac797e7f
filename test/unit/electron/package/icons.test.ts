import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeIcons } from "../../../../electron/package/icons.mjs";

const folder = mkdtempSync(join(tmpdir(), "cardwright-icons-"));
beforeAll(() => writeIcons(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string): Buffer => readFileSync(join(folder, name));
const isPng = (bytes: Buffer): boolean => bytes.subarray(1, 4).toString("latin1") === "PNG";
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("Linux has a PNG of each size, named by it", () => {
  const names = readdirSync(join(folder, "icons"));
  expect(names).toHaveLength(9);
  for (const name of names) {
    const png = read(`icons/${name}`);
    expect(`${sizeOf(png).join("x")}.png`).toBe(name);
  }
});

test("Windows has an icon whose entries lead to PNGs of their sizes", () => {
  const icon = read("icon.ico");
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({ length: icon.readUInt16LE(4) }, (_, at) => icon.subarray(6 + at * 16, 22 + at * 16));
  const sizes = entries.map((entry) => {
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    const png = icon.subarray(offset, offset + length);
    expect(isPng(png)).toBe(true);
    const size = entry[0] === 0 ? 256 : entry[0];
    expect(sizeOf(png)).toEqual([size, size]);
    return size;
  });
  expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256]);
  const last = entries.at(-1);
  expect((last?.readUInt32LE(8) ?? 0) + (last?.readUInt32LE(12) ?? 0)).toBe(icon.length);
});

test("macOS has an icon of parts that fill it, each a PNG of the size of its type", () => {
  const icon = read("icon.icns");
  expect(icon.subarray(0, 4).toString("latin1")).toBe("icns");
  expect(icon.readUInt32BE(4)).toBe(icon.length);
  const parts: Record<string, number | undefined> = {};
  for (let at = 8; at < icon.length; at += icon.readUInt32BE(at + 4)) {
    const png = icon.subarray(at + 8, at + icon.readUInt32BE(at + 4));
    expect(isPng(png)).toBe(true);
    parts[icon.subarray(at, at + 4).toString("latin1")] = sizeOf(png)[0];
  }
  // As Apple lists them.
  expect(parts).toEqual({ ic07: 128, ic08: 256, ic09: 512, ic10: 1024, ic11: 32, ic12: 64, ic13: 256, ic14: 512 });
});

// @ts-check
import { renderAsync } from "@resvg/resvg-js";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../start/steps.mjs";

/** Sizes in px that desktops of Linux ask for; the other systems take some of them. */
const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024];

/** Sizes that an icon of Windows holds. */
const windowsSizes = [16, 24, 32, 48, 64, 128, 256];

/** The parts of an icon of macOS: its type for each size in px. Those that end a pair are for screens of twice the density. */
const macParts = /** @type {const} */ ([
  ["ic11", 32],
  ["ic12", 64],
  ["ic07", 128],
  ["ic13", 256],
  ["ic08", 256],
  ["ic14", 512],
  ["ic09", 512],
  ["ic10", 1024],
]);

/**
 * The icon of the app as a PNG of this size.
 *
 * @param {string} svg
 * @param {number} size
 * @returns {Promise<Buffer>}
 */
const png = async (svg, size) => (await renderAsync(svg, { fitTo: { mode: "width", value: size } })).asPng();

/**
 * An icon of Windows: a directory of 16 bytes an entry, then the pictures as PNG.
 *
 * @param {readonly { readonly size: number, readonly png: Buffer }[]} pictures
 */
export function ico(pictures) {
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [at, { size, png: bytes }] of pictures.entries()) {
    const entry = 6 + at * 16;
    // A side of 256 px is written as 0.
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png: bytes }) => bytes)]);
}

/**
 * An icon of macOS: parts with a type and a length, which counts their heads of 8 bytes.
 *
 * @param {readonly { readonly type: string, readonly png: Buffer }[]} parts
 */
export function icns(parts) {
  const part = (/** @type {string} */ type, /** @type {Buffer} */ bytes) => {
    const head = Buffer.alloc(8);
    head.write(type, "latin1");
    head.writeUInt32BE(bytes.length + 8, 4);
    return Buffer.concat([head, bytes]);
  };
  return part("icns", Buffer.concat(parts.map(({ type, png: bytes }) => part(type, bytes))));
}

/**
 * Draws the icon of the app for all systems into a folder: `icons/16x16.png` and so on, `icon.ico`, `icon.icns`.
 *
 * @param {string} folder
 */
export async function writeIcons(folder) {
  const svg = await readFile(join(root, "renderer/theme/icon.svg"), "utf8");
  /** @type {Map<number, Buffer>} */
  const drawn = new Map();
  for (const size of sizes) drawn.set(size, await png(svg, size));
  const at = (/** @type {number} */ size) => drawn.get(size) ?? Buffer.alloc(0);
  await mkdir(join(folder, "icons"), { recursive: true });
  for (const [size, bytes] of drawn) await writeFile(join(folder, "icons", `${size}x${size}.png`), bytes);
  await writeFile(join(folder, "icon.ico"), ico(windowsSizes.map((size) => ({ size, png: at(size) }))));
  await writeFile(join(folder, "icon.icns"), icns(macParts.map(([type, size]) => ({ type, png: at(size) }))));
}

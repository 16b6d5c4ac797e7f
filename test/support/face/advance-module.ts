import { readFont, type FontFile } from "./true-type.js";

/** What cards are written with: Latin, Greek, Cyrillic, punctuation, arrows, signs. Other characters are drawn in the width of an estimate. */
const blocks: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x2010, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x21ff],
  [0x2212, 0x2212],
  [0x25a0, 0x25ff],
  [0x2600, 0x266f],
];

const names = [
  ["serifBook", "DejaVuSerifCondensed"],
  ["serifBold", "DejaVuSerifCondensed-Bold"],
  ["sansBook", "DejaVuSansCondensed"],
  ["sansBold", "DejaVuSansCondensed-Bold"],
] as const;

function runs(font: FontFile): readonly string[] {
  const found: { first: number; widths: { width: number; times: number }[] }[] = [];
  for (const [first, last] of blocks) {
    let open = false;
    for (let codePoint = first; codePoint <= last; codePoint++) {
      const width = font.advance(codePoint);
      if (width === undefined) {
        open = false;
        continue;
      }
      if (!open) found.push({ first: codePoint, widths: [] });
      open = true;
      const widths = found.at(-1)?.widths ?? [];
      const before = widths.at(-1);
      if (before?.width === width) before.times++;
      else widths.push({ width, times: 1 });
    }
  }
  return found.map(
    ({ first, widths }) =>
      `${first.toString(16)}:${widths.map(({ width, times }) => (times > 1 ? `${String(width)}*${String(times)}` : width)).join(",")}`,
  );
}

const tableText = (name: string, file: string): string => {
  const font = readFont(file);
  return [
    `/** ${file} */`,
    `export const ${name}: AdvanceTable = {`,
    `  unitsPerEm: ${String(font.unitsPerEm)},`,
    `  ascent: ${String(font.ascent)},`,
    `  descent: ${String(font.descent)},`,
    `  runs: [`,
    ...runs(font).map((run) => `    "${run}",`),
    `  ],`,
    `};`,
  ].join("\n");
};

/** The module of stored widths, made of the font files. */
export const advanceModule = (): string =>
  [
    "// Made of the font files by test/support/face/advance-module.ts; `vitest -u` on its test writes it again.",
    'import type { AdvanceTable } from "./metrics.js";',
    ...names.map(([name, file]) => tableText(name, file)),
  ].join("\n\n") + "\n";

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { faceFonts, fontFiles, type ProofFont } from "../../shared/face/index.js";

const names = ["serif", "serif-bold", "sans", "sans-bold"] as const;

/** Where the font files are that faces are measured with, in the package that ships them. */
export function fontPaths(): readonly string[] {
  const { resolve: find } = createRequire(import.meta.url);
  return names.map((name) => find(`dejavu-fonts-ttf/ttf/${fontFiles[name]}`));
}

/** The same fonts, as pages carry them. */
export function readFonts(): Promise<readonly ProofFont[]> {
  const paths = fontPaths();
  return Promise.all(
    names.map(async (name, at) => {
      const { family, weight } = faceFonts[name];
      return { family, weight, base64: await readFile(paths[at] ?? "", "base64") };
    }),
  );
}

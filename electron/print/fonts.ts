import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { faceFonts, fontFiles, type ProofFont } from "../../shared/face/index.js";

const names = ["serif", "serif-bold", "sans", "sans-bold"] as const;

/** Has signs that the fonts of faces lack; beside them it is the first that is asked for such a sign. */
const signs = "DejaVuSansMono.ttf";

/** Where the font files are that faces are measured with, and one for more signs, in the package that ships them. */
export function fontPaths(): readonly string[] {
  const { resolve: find } = createRequire(import.meta.url);
  return [...names.map((name) => fontFiles[name]), signs].map((file) => find(`dejavu-fonts-ttf/ttf/${file}`));
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

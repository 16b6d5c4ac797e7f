// @ts-check
import { dirname, join } from "node:path";
import { build } from "vite";

// Where the peers are found, and nobody looks for sources.
const folder = join(import.meta.dirname, "node_modules/.built");

/**
 * Keeps `import.meta.dirname` the folder of the source: benches find the samples and the corpus from there.
 *
 * @returns {import("vite").Plugin}
 */
const sourceFolders = () => ({
  name: "source-folders",
  enforce: "pre",
  transform: (code, id) =>
    code.includes("import.meta.dirname") && !id.includes("node_modules")
      ? { code: code.replaceAll("import.meta.dirname", JSON.stringify(dirname(id))), map: null }
      : null,
});

/**
 * Builds benches as the app is built. Run from the sources, by a loader, functions carry wrappers that users never meet: matches
 * take half as long again. Libraries are not bundled, neither ours nor the peers.
 *
 * @param {readonly string[]} names names of bench files, as `toml.bench.ts`
 * @returns {Promise<readonly string[]>} the built programs, in the same order
 */
export async function buildBenches(names) {
  const outputs = names.map((name) => name.replace(/\.ts$/u, ".mjs"));
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [sourceFolders()],
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name, at) => [outputs[at] ?? name, join(import.meta.dirname, name)])),
        output: { entryFileNames: "[name]", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  return outputs.map((output) => join(folder, output));
}

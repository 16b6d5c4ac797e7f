import { build } from "vite";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Bundles an entry, all it imports included, so that plain Node starts it as fast as the built app. Gives the file. */
export async function bundle(entry: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-bundle-"));
  await build({
    configFile: false,
    logLevel: "silent",
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      target: "node20",
      // They are loaded only when something is printed, and one has a library of the system in it.
      rolldownOptions: {
        external: ["@resvg/resvg-js", "pdfkit"],
        output: { entryFileNames: "entry.mjs" },
      },
    },
  });
  return join(folder, "entry.mjs");
}

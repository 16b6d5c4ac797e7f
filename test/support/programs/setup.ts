import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";
import { programEntries } from "./entries.js";
import { programFolder } from "./folder.js";
import type {} from "./index.js";

declare global {
  /** The programs of this Vitest process: each project loads this module again. */
  var cardwrightPrograms: Promise<void> | undefined;
}

/**
 * Bundles the programs before the tests of a project run, all they import included, once for all projects. It takes a second;
 * each start from the TypeScript sources would take two, and there are dozens.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  await (globalThis.cardwrightPrograms ??= bundlePrograms());
  project.provide("programFolder", programFolder);
  project.onTestsRerun(bundlePrograms);
  return () => rmSync(programFolder, { recursive: true, force: true });
}

async function bundlePrograms(): Promise<void> {
  mkdirSync(programFolder, { recursive: true });
  writeFileSync(join(programFolder, "package.json"), JSON.stringify({ type: "module" }));
  await build({
    configFile: false,
    logLevel: "silent",
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: programFolder,
      emptyOutDir: false,
      target: "node20",
      // They are loaded only when something is printed or put on a queue, and one has a library of the system in it.
      rolldownOptions: {
        external: ["@resvg/resvg-js", "pdfkit", "bullmq", "ioredis", "pg"],
        input: programEntries,
        // Beside the entries, so that a worker is found relative to whatever chunk starts it.
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

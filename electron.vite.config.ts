import react from "@vitejs/plugin-react";
import { defineConfig } from "electron-vite";
import { relative, resolve } from "node:path";

const at = (path: string): string => resolve(import.meta.dirname, path);

/**
 * Whether a module does nothing by being imported, as all of `shared/` and the indexes of rooms do: what is not used of it stays out
 * of the files that the page loads first, and out of the processes that only pass on what others do.
 */
const isPure = (id: string): boolean =>
  /^(?:shared|(?:renderer|electron)\/[^/]+\/index\.ts$)/.test(relative(import.meta.dirname, id).replaceAll("\\", "/"));

export default defineConfig({
  main: {
    build: {
      // The web host, the session and the command line also run in plain Node.
      target: "node20",
      minify: false,
      rolldownOptions: {
        // Loaded only where a queue is used, by those who installed them.
        external: ["bullmq", "ioredis", "pg"],
        input: {
          index: at("electron/main/index.ts"),
          web: at("electron/web/index.ts"),
          "session-worker": at("electron/session/worker.ts"),
          "simulation-worker": at("electron/simulation/worker.ts"),
          cli: at("electron/cli/index.ts"),
        },
        // Beside the entries, so that a worker is found relative to whatever chunk starts it. Without a hash, so that compiled code
        // that is kept under the name of its file is replaced by that of the next version.
        output: { chunkFileNames: "[name].js" },
        treeshake: { moduleSideEffects: (id) => !isPure(id) },
      },
    },
  },
  preload: {
    build: {
      minify: true,
      // A sandboxed preload can require nothing but electron, so the little it uses of shared/ goes in, and only that.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: at("electron/preload/index.ts") },
        output: { format: "cjs", entryFileNames: "[name].cjs", codeSplitting: false },
        treeshake: { moduleSideEffects: (id) => /[\\/]electron[\\/]preload[\\/]/.test(id) },
      },
    },
  },
  renderer: {
    root: at("renderer"),
    base: "./",
    plugins: [react()],
    worker: { format: "es" },
    build: {
      minify: true,
      rolldownOptions: {
        input: { index: at("renderer/index.html") },
        treeshake: { moduleSideEffects: (id) => !isPure(id) },
      },
    },
  },
});

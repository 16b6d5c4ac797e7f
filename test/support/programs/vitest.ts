import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { programFolder } from "./folder.js";

/** The pool of simulations starts its threads from the programs too, as it does once it is built. */
const threadsOfThePrograms: Plugin = {
  name: "threads-of-the-programs",
  transform: (code, id) =>
    id.endsWith("electron/simulation/thread.ts")
      ? code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(join(programFolder, "cli.js")).href))
      : undefined,
};

/** What the configuration of tests needs that start programs of ours as processes or threads. */
export const programPlugins = [threadsOfThePrograms];
export const programSetup = join(import.meta.dirname, "setup.ts");

import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./process.js";

/** What tests of the built app start: the page and the session. */
const programs = ["out/renderer/index.html", "out/main/session-worker.js"];

/** Throws where the app was not built: without its programs pages and calls fail for reasons that name no build. */
export function requireBuilt(folder = root): void {
  const missing = programs.filter((path) => !existsSync(join(folder, path)));
  if (missing.length > 0) throw new Error(`The app is not built (no ${missing.join(", no ")}): npm run build.`);
}

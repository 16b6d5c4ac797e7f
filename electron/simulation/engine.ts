import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import packageJson from "../../package.json" with { type: "json" };

let known: string | undefined;

/**
 * The program that plays: its version, and a hash of all its code where it was built. Two programs of one name play the same
 * matches. Run from the sources, as tests and development do, it has no hash: whoever merges results there answers for it.
 */
export function engineName(): string {
  known ??= `${packageJson.version}+${import.meta.url.endsWith(".ts") ? "source" : hashOfPrograms(import.meta.dirname)}`;
  return known;
}

/** A hash of the programs in a folder, by name and content. */
export function hashOfPrograms(folder: string): string {
  const hash = createHash("sha256");
  const programs = readdirSync(folder).filter((name) => name.endsWith(".js"));
  for (const name of programs.sort()) {
    const bytes = readFileSync(join(folder, name));
    hash.update(`${name} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex").slice(0, 16);
}

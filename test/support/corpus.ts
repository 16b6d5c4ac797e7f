import { existsSync } from "node:fs";
import { join } from "node:path";

const shared = join(import.meta.dirname, "../../../shared");
const told = new Set<string>();

/** The folder of pages beside the repository that describe games, or undefined, said once, where it is absent. */
export const seedsPath = (): string | undefined => pathIn("seeds");

/** The folder of a corpus beside the repository, or undefined, said once, where it is absent and its tests are skipped. */
export const corpusPath = (name: string): string | undefined => pathIn(`corpus/${name}`);

function pathIn(name: string): string | undefined {
  const path = join(shared, name);
  if (existsSync(path)) return path;
  if (!told.has(name)) console.log(`SKIP ${name}: ../shared/${name} is not there`);
  told.add(name);
  return undefined;
}

import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../../shared/corpus");
const told = new Set<string>();

/** The folder of a corpus beside the repository, or undefined, said once, where it is absent and its tests are skipped. */
export function corpusPath(name: string): string | undefined {
  const path = join(root, name);
  if (existsSync(path)) return path;
  if (!told.has(name)) console.log(`SKIP corpus ${name}: ../shared/corpus/${name} is not there`);
  told.add(name);
  return undefined;
}

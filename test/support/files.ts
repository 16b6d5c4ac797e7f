import { readdirSync } from "node:fs";
import { join } from "node:path";

/** All files below a folder whose names end with `ending`, sorted. */
export const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnownFolders } from "../../shared/bridge/index.js";

type Sample = KnownFolders["samples"][number];

/** The sample that opens where no folder is named. */
const firstSample = "dreamtides";

/** The sample databases that come with the app, the first one first. Each says what it is in its README. */
export function findSamples(appDirectory: string): Sample[] {
  const shelf = join(appDirectory, "tabula");
  if (!existsSync(shelf)) return [];
  return readdirSync(shelf, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && readdirSync(join(shelf, entry.name)).some((file) => file.endsWith(".toml")),
    )
    .map((entry) => entry.name)
    .sort((a, b) => Number(b === firstSample) - Number(a === firstSample) || a.localeCompare(b, "en"))
    .map((name) => ({ path: join(shelf, name), ...readPresentation(join(shelf, name), name) }));
}

/** Title and description of a sample: the heading and the first paragraph of its README. */
function readPresentation(folder: string, name: string): Pick<Sample, "title" | "description"> {
  const readme = join(folder, "README.md");
  const text = existsSync(readme) ? readFileSync(readme, "utf8") : "";
  const title = /^#\s+(.+?)\s*$/m.exec(text)?.[1];
  const paragraph = text
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.trim())
    .find((block) => block !== "" && !block.startsWith("#"));
  return {
    title: title ?? name.charAt(0).toUpperCase() + name.slice(1),
    description: paragraph?.replace(/\s+/g, " ") ?? "",
  };
}

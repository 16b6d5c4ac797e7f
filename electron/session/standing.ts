import type { Steps } from "../../shared/base/index.js";
import { folderTables, games, gamesOfTables, type Game, type SourceFile } from "../../shared/games/index.js";
import { documentContent, type TomlDocument } from "../../shared/toml/index.js";
import { readSettings, settingsFile } from "../../shared/validate/index.js";
import { draftedDocument, type WorkspaceState } from "../../shared/workspace/index.js";
import { breathe } from "./breathe.js";

/** The files of a folder as they stood on screen in one moment, with what was being typed, by name. Costs nothing to keep. */
export type Standing = ReadonlyMap<string, TomlDocument>;

/** A file that is deleted on disk stays on screen, but it is none of the folder. */
export function standingOf({ files }: WorkspaceState): Standing {
  const standing = new Map<string, TomlDocument>();
  for (const file of files.values()) {
    if (file.role === "settings" || file.condition.kind === "deleted") continue;
    const document = draftedDocument(file);
    if (document) standing.set(file.file, document);
  }
  return standing;
}

/** What the files hold, in the order of their names; worked out in slices, so that other calls have their turn. */
export async function sourcesOf(standing: Standing): Promise<readonly SourceFile[]> {
  const sources: SourceFile[] = [];
  for (const [file, document] of standing) sources.push({ file, content: await slowly(documentContent(document)) });
  return sources.sort((a, b) => Buffer.compare(Buffer.from(a.file), Buffer.from(b.file)));
}

/** The games that tables of the folder belong to, as its settings and their columns say. */
export const gamesOfFolder = ({ files }: WorkspaceState, sources: readonly SourceFile[]): readonly Game[] =>
  gamesOfTables(games, folderTables(games, sources, readSettings(files.get(settingsFile)?.content?.document)));

async function slowly<Outcome>(work: Steps<Outcome>): Promise<Outcome> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await breathe();
  }
}

import { createHash } from "node:crypto";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/** Where the app keeps what is its own: `CARDWRIGHT_DATA`, else the system's place for such things. */
export function defaultDataDirectory(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  home: string = homedir(),
): string {
  const { CARDWRIGHT_DATA: chosen, APPDATA: roaming, XDG_DATA_HOME: data } = environment;
  if (chosen) return chosen;
  if (platform === "win32") return join(roaming ?? join(home, "AppData", "Roaming"), "Cardwright");
  if (platform === "darwin") return join(home, "Library", "Application Support", "Cardwright");
  // The XDG specification: what is empty or relative counts as unset.
  return join(data && isAbsolute(data) ? data : join(home, ".local", "share"), "cardwright");
}

/** Where the locks lie that programs of ours take for the moment of a write. */
export const writeLocksFolder = (dataDirectory: string): string => join(dataDirectory, "locks");

/** The folders and files the app keeps for one workspace (FILES-4). */
export interface WorkspacePlaces {
  readonly folder: string;
  readonly journal: string;
  /** The undo history of a file of it that is opened alone has a name of its own. */
  readonly history: (only: string | undefined) => string;
  readonly lock: string;
  /** What says who holds the locks of single files; belongs to whoever holds `lock`. */
  readonly holder: string;
  readonly view: string;
  readonly backups: string;
  readonly overwrites: string;
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** Keyed by a hash of the workspace's real path, so that links to it lead to the same journal and lock. */
export function workspacePlaces(dataDirectory: string, realPath: string): WorkspacePlaces {
  const key = hashOf(realPath);
  const folder = join(dataDirectory, "workspaces", key);
  return {
    folder,
    journal: join(folder, "journal.jsonl"),
    history: (only) => join(folder, only === undefined ? "history.jsonl" : `history-${hashOf(only)}.jsonl`),
    lock: join(folder, "lock.json"),
    holder: join(folder, "holder.json"),
    view: join(folder, "view.json"),
    backups: join(folder, "backup"),
    overwrites: join(folder, "overwrites"),
  };
}

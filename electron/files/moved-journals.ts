import { basename, dirname, join } from "node:path";
import { z } from "zod";
import type { JournalRecord } from "../../shared/workspace/index.js";
import type { WorkspacePlaces } from "./app-data.js";
import type { Clock } from "./clock.js";
import type { Disk } from "./disk.js";
import { ownIdentity } from "./holder.js";
import { openJournal, type Journal } from "./journal.js";
import { JsonFile } from "./json-file.js";
import { tryLock } from "./lock.js";

/** Which folder a journal belongs to: its path, and what stays the same where the folder is moved. */
const folderSchema = z.strictObject({ path: z.string(), device: z.string(), inode: z.string(), born: z.string() });
type KnownFolder = z.infer<typeof folderSchema>;

/** Unsaved edits of a folder that was not found. */
export interface StrandedJournal {
  /** Where the folder was. */
  readonly path: string;
  readonly journal: string;
}

export interface MovedEdits {
  /** Edits of this folder at a former place; they are in its journal now. */
  readonly records: readonly JournalRecord[];
  /** Journals of folders of the same name that are gone: they may be this one's. */
  readonly stranded: readonly StrandedJournal[];
}

/** A folder that is being opened. */
export interface Opening {
  readonly disk: Disk;
  readonly clock: Clock;
  readonly owner: string;
  readonly root: string;
  readonly places: WorkspacePlaces;
}

/**
 * Notes which folder a journal belongs to, and brings in what is unfinished in the journals of its former places: journals
 * are kept by path, and a folder may have been moved since. Only the holder of the lock may.
 */
export async function bringMovedEdits(opening: Opening, journal: Journal): Promise<MovedEdits> {
  const { disk, root, places } = opening;
  const here = await folderAt(disk, root);
  const noted = fileOf(opening, places.folder);
  if (JSON.stringify(await noted.read()) !== JSON.stringify(here)) await noted.write(here);
  const records: JournalRecord[] = [];
  const stranded: StrandedJournal[] = [];
  const all = dirname(places.folder);
  for (const { name } of await disk.list(all)) {
    const folder = join(all, name);
    const other = folder === places.folder ? undefined : await strandedIn(opening, folder);
    if (other === undefined) continue;
    const path = join(folder, basename(places.journal));
    if (isSameFolder(other, here))
      records.push(...(await bring(opening, join(folder, basename(places.lock)), path, journal)));
    else if (basename(other.path) === basename(root)) stranded.push({ path: other.path, journal: path });
  }
  return { records, stranded };
}

const fileOf = ({ disk, clock }: Opening, folder: string): JsonFile<KnownFolder | null> =>
  new JsonFile<KnownFolder | null>(disk, clock, join(folder, "folder.json"), folderSchema.nullable(), null);

export async function folderAt(disk: Disk, path: string): Promise<KnownFolder> {
  const { device, inode, bornNs } = await disk.stat(path);
  return { path, device: String(device), inode: String(inode), born: String(bornNs) };
}

export const isSameFolder = (one: KnownFolder, other: KnownFolder): boolean =>
  one.device === other.device && one.inode === other.inode && one.born === other.born;

/** The folder whose journal this is, if something is unfinished in it and the folder is not there any more. */
async function strandedIn(opening: Opening, folder: string): Promise<KnownFolder | undefined> {
  const { disk, places } = opening;
  const journal = await disk.stat(join(folder, basename(places.journal))).catch(() => undefined);
  if (journal?.kind !== "file" || journal.size === 0) return undefined;
  return movedFrom(opening, folder);
}

/** The folder that something of ours was kept for under this place, if it is not where it was any more. */
export async function movedFrom(opening: Opening, place: string): Promise<KnownFolder | undefined> {
  const known = await fileOf(opening, place).read();
  if (known === null) return undefined;
  const there = await folderAt(opening.disk, known.path).catch(() => undefined);
  return there && isSameFolder(known, there) ? undefined : known;
}

/** Takes the records of another journal over: into this one first, so that a crash in between loses nothing. */
async function bring({ disk, clock, owner }: Opening, lockPath: string, path: string, into: Journal) {
  const lock = await tryLock(disk, clock, lockPath, ownIdentity(owner));
  if (lock.kind === "held") return [];
  try {
    const { journal, records } = await openJournal(disk, clock, path);
    await into.append(records);
    await journal.done(records.map(({ id }) => id));
    await journal.close();
    return records;
  } finally {
    await lock.release();
  }
}

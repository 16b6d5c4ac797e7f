import { z } from "zod";
import { hashOf } from "../../shared/base/index.js";
import { rowTitle, type WorkspaceState } from "../../shared/workspace/index.js";
import type { View } from "./view-memory.js";

/** What a file is recognised by where it has another name by then: the hash of its content, and what its first rows are called. */
const sampleSchema = z.strictObject({ hash: z.string().max(200), titles: z.array(z.number().int()).max(64) });
type FileSample = z.infer<typeof sampleSchema>;

export const samplesSchema = z.record(z.string(), sampleSchema).catch({});
export type FileSamples = Readonly<Record<string, FileSample>>;

const mostTitles = 64;

/** The files that something of a view is about: its keys and values name sheets as JSON, `["cards.toml",["cards"]]`. */
export function filesIn(view: View): ReadonlySet<string> {
  const files = new Set<string>();
  mapNames(view, (file) => {
    files.add(file);
    return file;
  });
  return files;
}

/** The view with what is about one file for another as well; what it has of that one already stays. */
export const alsoFor = (view: View, from: string, to: string): View => {
  const copied = mapNames(view, (file) => (file === from ? to : file));
  const both = (before: z.core.util.JSONType | undefined, after: z.core.util.JSONType): z.core.util.JSONType =>
    isRecord(before) && isRecord(after) ? { ...after, ...before } : after;
  return Object.fromEntries(Object.entries(copied).map(([name, value]) => [name, both(view[name], value)]));
};

/** What files are recognised by, as far as they are there. */
export function samplesOf({ files }: WorkspaceState, names: Iterable<string>): FileSamples {
  const samples: Record<string, FileSample> = {};
  for (const name of names) {
    const file = files.get(name);
    const sample = file && isThere(file) ? sampleOf(file) : undefined;
    if (sample) Object.defineProperty(samples, name, { value: sample, enumerable: true });
  }
  return samples;
}

/**
 * The files that have another name now: they are gone, and one file that the view says nothing of holds the same, or has most of
 * their rows by name. Where several are as like one, it is not known.
 */
export function renamedSince(samples: FileSamples, view: View, state: WorkspaceState): ReadonlyMap<string, string> {
  const gone = Object.entries(samples).filter(([name]) => !isThere(state.files.get(name)));
  const renamed = new Map<string, string>();
  if (gone.length === 0) return renamed;
  const known = filesIn(view);
  const others = [...state.files.keys()].filter((name) => !known.has(name));
  const candidates = Object.entries(samplesOf(state, others));
  for (const [name, sample] of gone) {
    const same = candidates.filter(([, { hash }]) => hash === sample.hash);
    const found = same.length > 0 ? same : candidates.filter(([, each]) => isAlike(sample, each));
    const [only] = found;
    if (only && found.length === 1) renamed.set(name, only[0]);
  }
  return renamed;
}

type FileState = NonNullable<ReturnType<WorkspaceState["files"]["get"]>>;

const isThere = (file: FileState | undefined): boolean =>
  file?.content !== undefined && file.condition.kind !== "deleted";

function sampleOf({ base, content }: FileState): FileSample | undefined {
  const hash = base?.stamp?.hash;
  if (hash === undefined || !content) return undefined;
  const titles = new Set<number>();
  for (const table of content.tables) {
    const last = Math.min(table.keys.length, mostTitles - titles.size);
    for (let place = 0; place < last; place += 1) titles.add(hashOf(rowTitle(content, table, place)));
  }
  return { hash, titles: [...titles] };
}

function isAlike({ titles }: FileSample, other: FileSample): boolean {
  const others = new Set(other.titles);
  const shared = titles.filter((title) => others.has(title)).length;
  return shared > 0 && shared * 2 >= titles.length;
}

const isRecord = (value: z.core.util.JSONType | undefined): value is Readonly<Record<string, z.core.util.JSONType>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const sheetNameSchema = z.tuple([z.string(), z.array(z.string())]);

/** The name of a sheet of another file; what names no sheet stays as it is. */
function renamedSheet(name: string, to: (file: string) => string): string {
  if (!name.startsWith('["')) return name;
  try {
    const sheet = sheetNameSchema.safeParse(JSON.parse(name));
    if (!sheet.success) return name;
    const [file, table] = sheet.data;
    return JSON.stringify([to(file), table]);
  } catch {
    return name;
  }
}

/** A view with the files of the sheets that it names replaced: names of sheets are keys two deep, and values. */
function mapNames(view: View, to: (file: string) => string): View {
  const mapped = ([name, value]: [string, z.core.util.JSONType]): [string, z.core.util.JSONType] => {
    if (typeof value === "string") return [name, renamedSheet(value, to)];
    if (!isRecord(value)) return [name, value];
    return [name, Object.fromEntries(Object.entries(value).map(([key, each]) => [renamedSheet(key, to), each]))];
  };
  return Object.fromEntries(Object.entries(view).map(mapped));
}

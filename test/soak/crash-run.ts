import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { Session } from "../../electron/session/index.js";
import type { CallResponses } from "../../shared/bridge/index.js";
import type { WorkspaceView } from "../../shared/workspace/index.js";

/** What was found after one kill; `wrong` is empty when every promise was kept. */
export interface Crash {
  readonly wrong: readonly string[];
  readonly edits: number;
  /** Answered and not on disk when the process died; all of them were offered. */
  readonly recovered: number;
  /** A temporary file was left: the kill fell into a save. */
  readonly inSave: boolean;
}

const rows = 40;
const host = { kind: "web", version: "0", platform: "test", nativeFolderDialog: false } as const;

/** A file of cards; `padding` bytes of comment before each make its saves take longer. */
const firstText = (padding: number): string =>
  Array.from({ length: rows }, (_, row) => {
    const comment = padding === 0 ? "" : `# ${"●".repeat(Math.floor(padding / 3))}\n`;
    return `${comment}[[cards]]\nid = "c${row}"\ncost = 0\ntext = "plain"\n`;
  }).join("\n");

const costs = (text: string): Map<string, number> =>
  new Map([...text.matchAll(/id = "(c\d+)"\ncost = (\d+)\n/gu)].map(([, id = "", cost]) => [id, Number(cost)]));

/**
 * Kills an editing process again and again, and checks after each kill that the file is one whole version, that everything
 * said to be saved is in it, and that everything answered since is offered to the next session, which takes it over.
 */
export async function crashes(entry: string, count: number, seed: number, told: (crash: Crash) => void): Promise<void> {
  const generator = xoroshiro128plus(seed);
  const folder = mkdtempSync(join(tmpdir(), "cardwright-crash-"));
  const data = mkdtempSync(join(tmpdir(), "cardwright-crash-data-"));
  const random = (from: number, to: number): number => uniformInt(generator, from, to);
  try {
    let first = 1;
    for (let index = 0; index < count; index += 1) {
      // Large files make the writing long, small ones make many saves.
      if (index % 10 === 0) writeFileSync(join(folder, "cards.toml"), firstText(index % 20 === 0 ? 0 : 50_000));
      const args = [folder, data, String(random(1, 1_000_000)), String(first), String(random(0, 8))];
      const said = await runAndKill(entry, args, { lines: random(0, 150), ms: random(0, 8) });
      told(await examine(folder, data, said));
      first = Math.max(first, ...said.map(({ value }) => value)) + 1;
    }
  } finally {
    for (const path of [folder, data]) rmSync(path, { recursive: true, force: true });
  }
}

interface Said {
  readonly kind: "try" | "ack" | "saved" | "try-draft" | "ack-draft";
  readonly id: string;
  readonly value: number;
}

/** Kills it so long after it has said so much: work is counted, as a slow machine does little in any time. */
async function runAndKill(
  entry: string,
  args: readonly string[],
  after: { readonly lines: number; readonly ms: number },
): Promise<Said[]> {
  const child = spawn(process.execPath, [entry, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const said: Said[] = [];
  let trouble = "";
  let isDoomed = false;
  child.stderr.on("data", (chunk: Buffer) => (trouble += chunk.toString()));
  const exited = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  const read = once(lines, "close");
  lines.on("line", (line) => {
    if (line !== "ready") said.push(readLine(line));
    if (said.length >= after.lines && !isDoomed) {
      isDoomed = true;
      setTimeout(() => child.kill("SIGKILL"), after.ms);
    }
  });
  const [, signal] = (await exited) as [number | null, string | null];
  await read;
  if (signal !== "SIGKILL") throw new Error(`The process ended by itself: ${trouble}`);
  return said;
}

function readLine(line: string): Said {
  const [kind, ...words] = line.split(" ");
  const value = Number(words.at(-1));
  if (kind === "saved") return { kind, id: "", value };
  if (kind === "try" || kind === "ack" || kind === "try-draft" || kind === "ack-draft") {
    return { kind, id: words[0] ?? "", value };
  }
  throw new Error(`Not understood: ${line}`);
}

async function examine(folder: string, data: string, said: readonly Said[]): Promise<Crash> {
  const wrong: string[] = [];
  const inSave = readdirSync(folder).some((name) => name.endsWith(".tmp"));
  const onDisk = costs(readFileSync(join(folder, "cards.toml"), "utf8"));
  if (onDisk.size !== rows) wrong.push(`${onDisk.size} of ${rows} rows are in the file`);
  const tries = said.filter(({ kind }) => kind === "try");
  const newest = Math.max(0, ...[...onDisk.values()].filter((value) => tries.some((each) => each.value === value)));
  wrong.push(...notOneVersion(onDisk, tries, newest));
  const lastSaved = Math.max(0, ...said.filter(({ kind }) => kind === "saved").map(({ value }) => value));
  if (lastSaved > newest) wrong.push(`${lastSaved} was said to be saved; the newest on disk is ${newest}`);

  const session = new Session({ dataDirectory: data, roots: [folder], samples: [], host });
  try {
    const view = await call(session, "workspace/open", { path: folder });
    const missing = said.filter(({ kind, value }) => kind === "ack" && value > newest);
    // Nobody else writes here: whatever the file holds, this process put it there.
    const clashes = view.recovery.filter(({ clash }) => clash !== null);
    wrong.push(
      ...notOffered(view, said, newest),
      ...clashes.map(({ description, after }) => `${description} (${after}) is said to clash with the disk`),
      ...(view.readOnly === undefined ? [] : ["The lock was not taken over"]),
    );
    await call(session, "recovery/decide", { accept: view.recovery.map(({ id }) => id), discard: [] });
    const { unsaved } = await call(session, "workspace/flush", {});
    if (unsaved > 0) wrong.push(`${unsaved} edits could not be recovered`);
    const recovered = costs(readFileSync(join(folder, "cards.toml"), "utf8"));
    for (const [id, value] of newestById(said, "ack")) {
      if ((recovered.get(id) ?? 0) < value)
        wrong.push(`${id} = ${value} was answered and is ${recovered.get(id)} in the end`);
    }
    return { wrong, edits: tries.length, recovered: missing.length, inSave };
  } finally {
    await session.close();
    for (const name of readdirSync(folder)) if (name.endsWith(".tmp")) rmSync(join(folder, name));
  }
}

/** Every cell must hold the last edit made of it up to the newest one on disk. */
function notOneVersion(onDisk: ReadonlyMap<string, number>, tries: readonly Said[], newest: number): string[] {
  const expected = new Map<string, number>();
  for (const { id, value } of tries) if (value <= newest) expected.set(id, value);
  return [...expected].filter(([id, value]) => onDisk.get(id) !== value).map(([id]) => `${id} is of another version`);
}

/** What was answered and is not on disk must be offered: that very value, or one tried for the same cell after it. */
function notOffered(view: WorkspaceView, said: readonly Said[], newest: number): string[] {
  const offered = view.recovery.map(({ after }) => Number(/\d+$/u.exec(after ?? "")?.[0] ?? -1));
  const wrong: string[] = [];
  for (const draft of [false, true]) {
    const [ack, attempt] = draft ? (["ack-draft", "try-draft"] as const) : (["ack", "try"] as const);
    for (const [id, value] of newestById(said, ack)) {
      if (!draft && value <= newest) continue;
      const later = said.filter((each) => each.kind === attempt && each.id === id && each.value >= value);
      if (!later.some((each) => offered.includes(each.value))) wrong.push(`${ack} ${id} ${value} is not offered`);
    }
  }
  return wrong;
}

function newestById(said: readonly Said[], kind: Said["kind"]): Map<string, number> {
  return new Map(said.filter((each) => each.kind === kind).map(({ id, value }) => [id, value]));
}

async function call<Name extends keyof CallResponses>(
  session: Session,
  name: Name,
  request: unknown,
): Promise<CallResponses[Name]> {
  const result = await session.call(name, request);
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
  return result.value as CallResponses[Name];
}

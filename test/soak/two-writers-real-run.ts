import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { nodeDisk, systemClock, type Disk } from "../../electron/files/index.js";
import { Session } from "../../electron/session/index.js";
import type { CallResponses } from "../../shared/bridge/index.js";
import type { SheetRef } from "../../shared/workspace/index.js";

/** One time between our last look at the file and its replacement, in ns. */
interface Window {
  readonly from: bigint;
  /** The replaced content was held. */
  kept: bigint;
  to: bigint;
}

interface OutsideWrite {
  readonly id: string;
  readonly value: number;
  readonly from: bigint;
  readonly to: bigint;
  readonly text: string;
}

export interface Interleaving {
  readonly edits: number;
  readonly outsideWrites: number;
  readonly windows: readonly Window[];
  /** Outside writes that overlap a window. */
  readonly inWindow: number;
  readonly rescued: number;
  /** Their versions that fell between two system calls and could only be told of. */
  readonly overrun: number;
  readonly conflicts: number;
  /** Saved values of ours that another program's later write, made from an older reading, put back. */
  readonly overwrittenByOther: number;
  readonly wrong: readonly string[];
}

const rowsEach = 6;
const host = { kind: "web", version: "0", platform: "test", nativeFolderDialog: false } as const;
const sheet: SheetRef = { file: "cards.toml", table: ["cards"] };

const ids = (who: "o" | "t"): string[] => Array.from({ length: rowsEach }, (_, row) => `${who}${row}`);
/** Rows `o…` are edited in the app, rows `t…` by the other program. */
const firstText = `${[...ids("o"), ...ids("t")].map((id) => `[[cards]]\nid = "${id}"\ncost = 0\n`).join("\n")}# end\n`;
const costs = (text: string): Map<string, number> =>
  new Map([...text.matchAll(/id = "([ot]\d+)"\ncost = (\d+)\n/gu)].map(([, id = "", cost]) => [id, Number(cost)]));

/** The real disk, with a note of each window. */
function watchedDisk(target: string, windows: Window[]): Disk {
  let looked = 0n;
  let kept = 0n;
  return {
    ...nodeDisk,
    stat: (path) => {
      if (path === target) looked = process.hrtime.bigint();
      return nodeDisk.stat(path);
    },
    open: async (path, mode, permissions) => {
      const file = await nodeDisk.open(path, mode, permissions);
      if (path === target) kept = process.hrtime.bigint();
      return file;
    },
    rename: async (from, to) => {
      const before = looked;
      await nodeDisk.rename(from, to);
      if (to === target) windows.push({ from: before, kept, to: process.hrtime.bigint() });
    },
  };
}

/** The app and another process write the same file at random times; checks in the end that nobody's value is gone. */
export async function interleaveReally(entry: string, seed: number): Promise<Interleaving> {
  const generator = xoroshiro128plus(seed);
  const random = (from: number, to: number): number => uniformInt(generator, from, to);
  const folder = mkdtempSync(join(tmpdir(), "cardwright-writers-"));
  const data = mkdtempSync(join(tmpdir(), "cardwright-writers-data-"));
  const target = join(folder, "cards.toml");
  writeFileSync(target, firstText);
  const windows: Window[] = [];
  const environment = { disk: watchedDisk(target, windows), clock: systemClock };
  const session = new Session({ dataDirectory: data, roots: [folder], samples: [], host }, environment);
  let overrun = 0;
  session.subscribe((event, payload) => {
    if (event === "notice" && JSON.stringify(payload).includes("could not be kept")) overrun += 1;
  });
  try {
    await call(session, "workspace/open", { path: folder });
    const other = runOther(entry, [target, String(random(1, 1_000_000)), String(random(3, 12)), "1000"]);
    const ours = await editOurs(session, random, () => other.running);
    const theirs = await other.written;
    await settle(session);
    const final = costs(readFileSync(target, "utf8"));
    const backups = rescuedTexts(data);
    const view = await call(session, "workspace/get", {});
    const conflicts = view?.conflicts ?? [];
    const shown = JSON.stringify(conflicts);
    const wrong: string[] = [];
    let untold = overrun;
    if (JSON.stringify(await sessionCosts(session)) !== JSON.stringify([...final]))
      wrong.push("Screen and disk differ");
    const theirLast = new Map(theirs.map(({ id, value }) => [id, value]));
    for (const [id, value] of theirLast) {
      const found =
        final.get(id) === value ||
        backups.some((text) => costs(text).get(id) === value) ||
        shown.includes(String(value));
      if (found) continue;
      if (untold > 0) untold -= 1;
      else wrong.push(`Their ${id} = ${value} is gone; ${id} is ${final.get(id)}`);
    }
    let overwrittenByOther = 0;
    for (const [id, value] of ours.last) {
      if (final.get(id) === value || shown.includes(String(value))) continue;
      // They read before our save and wrote after it: their file says the old value, as a person's would.
      if (theirs.some((write) => costs(write.text).get(id) === final.get(id))) overwrittenByOther += 1;
      else wrong.push(`Our ${id} = ${value} is gone; ${id} is ${final.get(id)}`);
    }
    const inWindow = theirs.filter((write) =>
      windows.some(({ from, to }) => write.from <= to && write.to >= from),
    ).length;
    return {
      edits: ours.count,
      outsideWrites: theirs.length,
      windows,
      inWindow,
      rescued: backups.length,
      overrun,
      conflicts: conflicts.length,
      overwrittenByOther,
      wrong,
    };
  } finally {
    await session.close();
    for (const path of [folder, data]) rmSync(path, { recursive: true, force: true });
  }
}

function runOther(entry: string, args: readonly string[]) {
  const child = spawn(process.execPath, [entry, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const theirs: OutsideWrite[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => {
    const { from, to, ...write } = JSON.parse(line) as Omit<OutsideWrite, "from" | "to"> & { from: string; to: string };
    theirs.push({ ...write, from: BigInt(from), to: BigInt(to) });
  });
  const state = { running: true, written: Promise.resolve(theirs) };
  state.written = Promise.all([once(child, "exit"), once(lines, "close")]).then(([[code]]) => {
    state.running = false;
    if (code !== 0) throw new Error(`The other program ended with ${String(code)}`);
    return theirs;
  });
  return state;
}

async function editOurs(session: Session, random: (from: number, to: number) => number, goOn: () => boolean) {
  const last = new Map<string, number>();
  let count = 0;
  while (goOn() || count < 5) {
    await pause(random(0, 12));
    const { rows, view } = await call(session, "sheet/rows", { sheet, from: 0, count: 100 });
    const place = (source: string): number => view.columns.findIndex((column) => column.source === source);
    const id = `o${random(0, rowsEach - 1)}`;
    const row = rows.find(({ cells }) => cells[place("id")] === id);
    // For a moment the file may be gone, or half of it be there.
    if (!row) continue;
    count += 1;
    const value = 100_000 + count;
    const input = { kind: "text", text: String(value) } as const;
    const seen = row.cells[place("cost")] ?? null;
    const edit = { sheet, rowKey: row.key, column: { path: ["cost"] }, input, seen, revision: 0 };
    const { outcomes } = await call(session, "cells/edit", { edits: [edit] });
    if (outcomes[0]?.kind === "done") last.set(id, value);
  }
  return { last, count };
}

/** Waits until what was held of replaced versions was looked at, and screen and disk rest. */
async function settle(session: Session): Promise<void> {
  await pause(700);
  for (let round = 0; round < 100; round += 1) {
    const { unsaved } = await call(session, "workspace/flush", {});
    const view = await call(session, "workspace/get", {});
    if (unsaved === 0 || (view?.conflicts.length ?? 0) > 0) return;
    await pause(50);
  }
}

async function sessionCosts(session: Session): Promise<unknown> {
  const { rows, view } = await call(session, "sheet/rows", { sheet, from: 0, count: 100 });
  const place = (source: string): number => view.columns.findIndex((column) => column.source === source);
  return rows.map(({ cells }) => [cells[place("id")], cells[place("cost")]]);
}

function rescuedTexts(data: string): string[] {
  const workspaces = join(data, "workspaces");
  return readdirSync(workspaces).flatMap((key) => {
    const backups = join(workspaces, key, "backup");
    return readdirSync(backups).map((name) => readFileSync(join(backups, name), "utf8"));
  });
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export async function call<Name extends keyof CallResponses>(
  session: Session,
  name: Name,
  request: unknown,
): Promise<CallResponses[Name]> {
  const result = await session.call(name, request);
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
  return result.value as CallResponses[Name];
}

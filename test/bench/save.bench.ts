import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileStore, nodeDisk, ownThread, systemClock, WriteLocks, type Disk } from "../../electron/files/index.js";
import { must } from "../../shared/base/index.js";
import { parseDocument, printDocument, setValue, type TomlDocument } from "../../shared/toml/index.js";
import type { DiskStamp } from "../../shared/workspace/index.js";

/**
 * Design 9: a one-cell edit to durable bytes, against a bare write + fsync + rename of as many bytes. Both take turns in one
 * run on one file system, the bare one by synchronous calls, which are the fastest Node has. `resting` leaves a moment
 * between saves, as a typing person does; `in a row` does not, so that work put off falls due in the next save.
 */
const rounds = 100;
const restMs = 60;

const cards = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `[[cards]]
name = "Card number ${index}"
id = "00000000-0000-4000-8000-${String(index).padStart(12, "0")}"
energy-cost = ${index % 9}
rules-text = """
{Judgment} You may discard a card to draw {cards($c)} cards. ✪
{Dissolved} Gain {energy($e)}, then put a card on top of your deck."""
variables = """
c: ${index % 4}
e: 2"""
card-type = "Character"
subtype = "Ancient"
spark = ${index % 5}
rarity = "Uncommon"
`,
  ).join("\n");

interface Times {
  readonly ours: number[];
  readonly bare: number[];
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
const p95 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

function bareSave(folder: string, target: string, bytes: Buffer, syncFolder: boolean): void {
  const temporary = join(folder, ".bare.tmp");
  const file = fs.openSync(temporary, "wx", 0o644);
  fs.writeSync(file, bytes);
  fs.fsyncSync(file);
  fs.closeSync(file);
  fs.renameSync(temporary, target);
  if (!syncFolder) return;
  const handle = fs.openSync(folder, "r");
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}

async function measure(count: number, syncFolder: boolean, pauseMs: number): Promise<Times> {
  const folder = fs.mkdtempSync(join(tmpdir(), "cardwright-save-"));
  const [root, bare, backups, overwrites] = ["ours", "bare", "backup", "overwrites"].map((name) => {
    fs.mkdirSync(join(folder, name));
    return join(folder, name);
  }) as [string, string, string, string];
  const locks = new WriteLocks({
    disk: nodeDisk,
    clock: systemClock,
    folder: join(folder, "locks"),
    identity: ownThread("bench"),
    holderFile: join(folder, "holder.json"),
    patienceMs: 5_000,
    waiting: () => undefined,
    unavailable: (error) => {
      throw error;
    },
  });
  try {
    let document: TomlDocument = must(parseDocument(cards(count)));
    let bytes: Buffer = Buffer.from(printDocument(document));
    fs.writeFileSync(join(root, "cards.toml"), bytes);
    fs.writeFileSync(join(bare, "cards.toml"), bytes);
    const disk: Disk = syncFolder ? nodeDisk : { ...nodeDisk, syncFolder: () => Promise.resolve() };
    const nothing = (): void => undefined;
    const callbacks = { rescued: nothing, waiting: nothing, overrun: nothing };
    const store = new FileStore({ disk, clock: systemClock, root, locks, backups, overwrites, ...callbacks });
    const read = await store.read("cards.toml");
    if (read.kind !== "content") throw new Error(read.kind);
    let stamp: DiskStamp = read.stamp;
    const times: Times = { ours: [], bare: [] };
    for (let round = -10; round < rounds; round += 1) {
      const at = ["cards", (round * 7919 + 80_000) % count, "energy-cost"];
      const edited = must(setValue(document, at, { kind: "integer", value: BigInt(Math.abs(round)) }));
      document = edited.doc;
      const start = performance.now();
      const outcome = await store.write("cards.toml", [...document.chunks], stamp);
      const ours = performance.now() - start;
      if (outcome.kind !== "written") throw new Error(JSON.stringify(outcome));
      stamp = outcome.stamp;
      if (pauseMs > 0) await pause(pauseMs);
      bytes = Buffer.from(printDocument(document));
      const bareStart = performance.now();
      bareSave(bare, join(bare, "cards.toml"), bytes, syncFolder);
      const bareTime = performance.now() - bareStart;
      if (pauseMs > 0) await pause(pauseMs);
      if (round < 0) continue;
      times.ours.push(ours);
      times.bare.push(bareTime);
    }
    await store.close();
    if (!fs.readFileSync(join(root, "cards.toml")).equals(bytes))
      throw new Error("The saved bytes are not the document's");
    return times;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

console.log("save: one cell to durable bytes, ms (median / p95), against write + fsync + rename of as many bytes");
for (const count of [200, 10_000]) {
  for (const syncFolder of [false, true]) {
    for (const pauseMs of [restMs, 0]) {
      const { ours, bare } = await measure(count, syncFolder, pauseMs);
      const size = (cards(count).length / 1e6).toFixed(2);
      const show = (times: readonly number[]): string => `${median(times).toFixed(2)} / ${p95(times).toFixed(2)}`;
      console.log(
        `${count} cards, ${size} MB, ${syncFolder ? "with" : "without"} fsync of the folder, ` +
          `${pauseMs > 0 ? "resting" : "in a row"}: ours ${show(ours)}, bare ${show(bare)}, ` +
          `ratio ${(median(ours) / median(bare)).toFixed(2)}`,
      );
    }
  }
}

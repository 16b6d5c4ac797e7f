import { readFileSync, renameSync, unlinkSync, writeFileSync, appendFileSync, writeSync } from "node:fs";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/**
 * The other program: reads the file, changes a cell of its own, and saves as other programs do, often in two parts. It says
 * by lines of JSON what it wrote and when, in ns of the clock that all processes share.
 */
const [path = "", seed = "1", count = "0", first = "0"] = process.argv.slice(2);
const generator = xoroshiro128plus(Number(seed));
const random = (from: number, to: number): number => uniformInt(generator, from, to);

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

type Style = (text: string, gapMs: number) => Promise<void>;

async function parts(to: string, text: string, gapMs: number): Promise<void> {
  const half = random(0, text.length);
  writeFileSync(to, text.slice(0, half));
  if (gapMs > 0) await pause(gapMs);
  appendFileSync(to, text.slice(half));
}

const styles: readonly Style[] = [
  (text, gapMs) => parts(path, text, gapMs),
  async (text, gapMs) => {
    await parts(`${path}.theirs`, text, gapMs);
    renameSync(`${path}.theirs`, path);
  },
  async (text, gapMs) => {
    unlinkSync(path);
    if (gapMs > 0) await pause(gapMs);
    writeFileSync(path, text);
  },
];

/** The file, once it is whole; the app's saves are, this program's own may be waited for. */
async function readWhole(): Promise<string> {
  for (;;) {
    try {
      const text = readFileSync(path, "utf8");
      if (text.includes("# end\n")) return text;
    } catch {
      // Not there for a moment.
    }
    await pause(1);
  }
}

for (let index = 0; index < Number(count); index += 1) {
  await pause(random(0, 40));
  const text = await readWhole();
  const rows = [...text.matchAll(/id = "t\d+"/gu)].length;
  const id = `t${random(0, rows - 1)}`;
  const value = Number(first) + index;
  const changed = text.replace(new RegExp(`(id = "${id}"\ncost = )\\d+`, "u"), `$1${value}`);
  const from = process.hrtime.bigint();
  await styles[random(0, styles.length - 1)]?.(changed, random(0, 2) === 0 ? random(1, 25) : 0);
  const to = process.hrtime.bigint();
  writeSync(1, `${JSON.stringify({ id, value, from: String(from), to: String(to), text: changed })}\n`);
}

/**
 * The history of one card over 1,000 commits of its file, read from a real repository: under 2 s. Each commit changes another
 * card, and every tenth the one that is asked about; then the same where all change it. `git log -L`, which follows lines and
 * knows no cells, is the yardstick.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileInHead, rowHistory } from "../../electron/git/index.js";

const commits = 1_000;
const goalMs = 2_000;
const own = 7;

const card = (at: number, cost: number): string =>
  `[[cards]]\nid = "c${at}"\nname = "Card ${at}"\ncost = ${cost}\nspark = ${at % 7}\n` +
  `rules-text = "Draw ${at} cards. When you play a character, gain ${at % 5} points."\ntags = ["a", "b${at % 3}"]\n\n`;

/** A stream of commits as `git fast-import` reads it. */
function stream(cards: number, every: number): string {
  const costs = Array.from({ length: cards }, () => 1);
  const parts: string[] = [];
  for (let at = 0; at < commits; at += 1) {
    const changed = at % every === 0 ? own : (at * 37) % cards;
    costs[changed] = (costs[changed] ?? 0) + 1;
    const text = costs.map((cost, place) => card(place, cost)).join("");
    const who = `T <t@example.org> ${1_700_000_000 + at * 100} +0000`;
    parts.push(`commit refs/heads/main\ncommitter ${who}\ndata 1\nc\nM 100644 inline cards.toml\n`);
    parts.push(`data ${Buffer.byteLength(text)}\n${text}\n`);
  }
  return parts.join("");
}

async function measure(cards: number, every: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-history-"));
  try {
    execFileSync("git", ["init", "-q", "-b", "main", folder]);
    execFileSync("git", ["-C", folder, "fast-import", "--quiet"], { input: stream(cards, every) });
    let best = Infinity;
    let changes = 0;
    for (let round = 0; round < 3; round += 1) {
      const start = performance.now();
      const file = await fileInHead(folder, "cards.toml");
      if (!file.ok || !file.value) throw new Error("The repository has no such file.");
      const table = { path: ["cards"], schema: undefined, language: undefined };
      const history = await rowHistory(file.value, own, table);
      if (!history.ok) throw new Error(history.error.message);
      best = Math.min(best, performance.now() - start);
      changes = history.value.changes.length;
    }
    const start = performance.now();
    execFileSync("git", ["-C", folder, "log", `-L${own * 8 + 1},+7:cards.toml`, "main"], { maxBuffer: 1 << 28 });
    const lines = performance.now() - start;
    const what = `${commits} commits of ${cards} cards, ${changes} of them about this one`;
    console.log(`${what}: ${best.toFixed(0)} ms (goal ${goalMs} ms); git log -L: ${lines.toFixed(0)} ms`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await measure(300, 10);
await measure(300, 1);
await measure(1_000, 10);

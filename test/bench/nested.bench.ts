import { readFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "../../shared/base/index.js";
import { gameOf, type Game } from "../../shared/games/index.js";
import { parseDocument, setValue, type TomlDocument } from "../../shared/toml/index.js";
import {
  checkTimer,
  createWorkspace,
  sheetRows,
  step,
  type Effect,
  type Input,
  type SheetRef,
  type WorkspaceState,
} from "../../shared/workspace/index.js";

/**
 * What nested rows cost in a file of 10,000 cards with abilities: a number deep in a list is set in the text alone,
 * then by the whole workspace core, checked and unchecked. The cards are those of the PTG sample over and over, each with an id.
 */
const [count, edits] = [10_000, 400];
const amount = ["abilities", 0, "alterations", 0, "params", "amount"] as const;
const cards: SheetRef = { file: "cards.toml", table: ["cards"] };

const sample = readFileSync(join(import.meta.dirname, "../../tabula/ptg/cards.toml"), "utf8");
const blocks = sample
  .slice(0, sample.indexOf("\n[metadata]"))
  .split(/^(?=\[\[cards\]\])/mu)
  .filter((block) => block.startsWith("[[cards]]") && /params = \{ amount = \d+ \}/u.test(block));
const text = Array.from({ length: count }, (_, at) =>
  (blocks[at % blocks.length] ?? "").replace(/^card_id = .*$/mu, `card_id = "card_${at}"`),
).join("");

const quantile = (times: readonly number[], share: number): string =>
  `${(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0).toFixed(3)} ms`;
const say = (what: string, times: readonly number[]): void =>
  console.log(`${what}: median ${quantile(times, 0.5)}, p95 ${quantile(times, 0.95)}`);

function timed<Value>(times: number[], act: () => Value): Value {
  const from = performance.now();
  const value = act();
  times.push(performance.now() - from);
  return value;
}

let document: TomlDocument = must(parseDocument(text));
const inText: number[] = [];
for (let at = 0; at < edits; at += 1) {
  const path = ["cards", (at * 7919) % count, ...amount];
  const value = { kind: "integer", value: BigInt(10 + at) } as const;
  document = timed(inText, () => must(setValue(document, path, value)).doc);
}
say(
  `a number in a list of a list, ${count} cards of ${(text.length / 1e6).toFixed(1)} MB, in the text (goal 0.3)`,
  inText,
);

/** A workspace that has read the file; `take` gives it an input and all the checking that follows. */
function opened(games: readonly Game[]) {
  let state: WorkspaceState = createWorkspace({ root: "/bench", title: "bench", run: "bench", seed: 1, games });
  let effects: readonly Effect[] = [];
  const take = (input: Input): void => {
    ({ state, effects } = step(state, input));
    while (effects.some((effect) => effect.kind === "timer" && effect.id === checkTimer)) {
      ({ state, effects } = step(state, { kind: "timer", id: checkTimer }));
    }
  };
  const stamp = { size: 1, mtimeNs: "1", inode: "1", hash: "1" };
  take({ kind: "opened", files: [{ file: cards.file, read: { kind: "content", text, stamp } }], journal: [] });
  const edit = (at: number): Input => {
    const row = sheetRows(state, cards, (at * 7919) % count, 1)?.rows[0];
    const before = /amount = (\d+)/u.exec(blocks[((at * 7919) % count) % blocks.length] ?? "")?.[1];
    const request = {
      sheet: cards,
      rowKey: row?.key ?? "",
      column: { path: [amount[0]], inner: amount.slice(1) },
      input: { kind: "value" as const, value: 10 + at },
      seen: Number(before),
      revision: 0,
    };
    return { kind: "intent", intent: { kind: "cells/edit", edits: [request] } };
  };
  return { take, edit };
}

const ptg = gameOf("ptg");
for (const games of [[], ptg ? [ptg] : []]) {
  const openTimes: number[] = [];
  const { take, edit } = timed(openTimes, () => opened(games));
  const times: number[] = [];
  for (let at = 0; at < edits; at += 1) {
    const input = edit(at);
    timed(times, () => take(input));
  }
  const how = games.length === 0 ? "unchecked" : "checked";
  say(`  a whole edit, ${how} (opened in ${quantile(openTimes, 1)})`, times);
}

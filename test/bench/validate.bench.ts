import { readFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "../../shared/base/index.js";
import { gameOf } from "../../shared/games/index.js";
import { parseDocument, rowEntries, writeKey, writeValue } from "../../shared/toml/index.js";
import {
  createWorkspace,
  sheetRows,
  step,
  type Effect,
  type Input,
  type SheetRef,
  type WorkspaceState,
} from "../../shared/workspace/index.js";

/**
 * Design 9: what checking costs. The cards are those of the sample over and over, each with its own id, name and numbers.
 * The heart is run as the session runs it: what does not fit beside an input is done in pieces, one a timer.
 */
const edits = 400;

const sample = must(
  parseDocument(readFileSync(join(import.meta.dirname, "../../tabula/dreamtides/cards.toml"), "utf8")),
);
const sampleRows = Array.from({ length: 100 }, (_, at) => rowEntries(sample, ["cards"], at));

const uuid = (at: number): string => `00000000-0000-4000-8000-${at.toString(16).padStart(12, "0")}`;

function card(at: number): string {
  const lines = (sampleRows[at % sampleRows.length] ?? []).map(({ key, value }) => {
    const own = { id: uuid(at), name: `Card ${at}` }[key];
    const text =
      value.kind === "string" && key === "variables" ? value.value.replace(/\d+/gu, String(1 + (at % 7))) : own;
    return `${writeKey(key)} = ${writeValue(text === undefined ? value : { kind: "string", value: text })}\n`;
  });
  return `[[cards]]\n${lines.join("")}`;
}

const cards: SheetRef = { file: "cards.toml", table: ["cards"] };
const list = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `[[card-lists]]\nlist-name = "All"\nlist-type = "BaseCardId"\ncard-id = "${uuid(at)}"\ncopies = 1\n`,
  ).join("\n");

interface Run {
  state: WorkspaceState;
  effects: readonly Effect[];
}

function take(run: Run, input: Input): number {
  const from = performance.now();
  const next = step(run.state, input);
  const taken = performance.now() - from;
  run.state = next.state;
  run.effects = next.effects;
  return taken;
}

const isWaiting = ({ effects }: Run): boolean =>
  effects.some((effect) => effect.kind === "timer" && effect.id === "check");

function open(count: number, checked: boolean): { run: Run; wholeMs: number; longestMs: number; rssMb: number } {
  const game = gameOf("dreamtides");
  if (!game) throw new Error("There is no Dreamtides");
  const state = createWorkspace({
    root: "/bench",
    title: "bench",
    run: "bench",
    seed: 1,
    games: checked ? [game] : [],
  });
  const stamp = (hash: string) => ({ size: 1, mtimeNs: "1", inode: "1", hash });
  const read = (file: string, text: string) => ({
    file,
    read: { kind: "content" as const, text, stamp: stamp(file) },
  });
  const run: Run = { state, effects: [] };
  const text = Array.from({ length: count }, (_, at) => card(at)).join("\n");
  let wholeMs = take(run, {
    kind: "opened",
    files: [read("cards.toml", text), read("card-lists.toml", list(count / 10))],
    journal: [],
  });
  let longestMs = 0;
  while (isWaiting(run)) {
    const piece = take(run, { kind: "timer", id: "check" });
    wholeMs += piece;
    longestMs = Math.max(longestMs, piece);
  }
  return { run, wholeMs, longestMs, rssMb: process.memoryUsage().rss / 2 ** 20 };
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

/** Each edit of a kind once forth and once back, spread over the sheet; the time of the whole step of the heart. */
function editTimes({ run }: { run: Run }, count: number, column: string, text: (at: number) => string): number[] {
  const times: number[] = [];
  for (let at = 0; at < edits; at += 1) {
    const place = (at * 7919) % count;
    const row = sheetRows(run.state, cards, place, 1)?.rows[0];
    const view = sheetRows(run.state, cards, 0, 1)?.view.columns ?? [];
    const seen = row?.cells[view.findIndex(({ key }) => key === column)] ?? null;
    const edit = {
      sheet: cards,
      rowKey: row?.key ?? "",
      column: { path: [column] },
      input: { kind: "text" as const, text: text(at) },
      seen,
      revision: 0,
    };
    let taken = take(run, { kind: "intent", intent: { kind: "edit-cells", edits: [edit] } });
    while (isWaiting(run)) taken += take(run, { kind: "timer", id: "check" });
    times.push(taken);
  }
  return times;
}

const ms = (value: number): string => `${value.toFixed(2)} ms`;

for (const count of [10_000, 100_000]) {
  const bare = open(count, false);
  const full = open(count, true);
  console.log(
    `${count} cards: opened and checked in ${ms(full.wholeMs)}, opened alone ${ms(bare.wholeMs)}, so checking ${ms(
      full.wholeMs - bare.wholeMs,
    )}; longest piece ${ms(full.longestMs)}; ${full.rssMb.toFixed(0)} MB of memory`,
  );
  const kinds: readonly [name: string, column: string, text: (at: number) => string][] = [
    ["a cost", "energy-cost", (at) => String(at % 9)],
    ["a rules text", "rules-text", (at) => `{Judgment} Draw {cards($c)} or gain ${at} energy.`],
    ["an id, back to one that is taken", "id", (at) => uuid((at * 31) % count)],
  ];
  for (const [name, column, text] of kinds) {
    const checked = editTimes(full, count, column, text);
    const unchecked = editTimes(bare, count, column, text);
    console.log(
      `  ${name}: median ${ms(quantile(checked, 0.5))}, p95 ${ms(quantile(checked, 0.95))} for the whole step; without checking ${ms(
        quantile(unchecked, 0.5),
      )}, p95 ${ms(quantile(unchecked, 0.95))}`,
    );
  }
}

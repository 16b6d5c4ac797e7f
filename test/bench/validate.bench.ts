import { readFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "../../shared/base/index.js";
import { gameOf } from "../../shared/games/index.js";
import { parseDocument, readValue, rowEntries, writeKey, writeValue, type RowEntry } from "../../shared/toml/index.js";
import type { SheetSource } from "../../shared/validate/index.js";
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
 * Design 9: what checking costs. The cards are those of the sample over and over, each with its own id, name and numbers.
 * The workspace core is run as the session runs it: what does not fit beside an input is done in pieces, one a timer.
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
  effects.some((effect) => effect.kind === "timer" && effect.id === checkTimer);

function open(count: number, checked: boolean): { run: Run; wholeMs: number; pieces: readonly number[] } {
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
  const pieces: number[] = [];
  while (isWaiting(run)) {
    const piece = take(run, { kind: "timer", id: checkTimer });
    wholeMs += piece;
    pieces.push(piece);
  }
  return { run, wholeMs, pieces };
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

const ms = (value: number): string => `${value.toFixed(2)} ms`;

/** The time of the whole step of the workspace core for typed cells spread over the sheet, checking included. */
function editTimes({ run }: { run: Run }, count: number, column: string, text: (at: number) => string): number[] {
  const times: number[] = [];
  const columns = sheetRows(run.state, cards, 0, 1)?.view.columns ?? [];
  const cell = columns.findIndex(({ key }) => key === column);
  for (let at = 0; at < edits; at += 1) {
    const row = sheetRows(run.state, cards, (at * 7919) % count, 1)?.rows[0];
    const edit = {
      sheet: cards,
      rowKey: row?.key ?? "",
      column: { path: [column] },
      input: { kind: "text" as const, text: text(at) },
      seen: row?.cells[cell] ?? null,
      revision: 0,
    };
    let taken = take(run, { kind: "intent", intent: { kind: "cells/edit", edits: [edit] } });
    while (isWaiting(run)) taken += take(run, { kind: "timer", id: checkTimer });
    times.push(taken);
  }
  return times;
}

/** The time of checking alone: one row is put into a checker that knows all of them, and what follows is computed. */
function checkTimes({ run }: { run: Run }, count: number, key: string, text: (at: number) => string): number[] {
  const { checker } = run.state.problems.memory;
  const content = run.state.files.get(cards.file)?.content;
  const table = content?.tables[0];
  if (!content || !table) throw new Error("There are no cards");
  const changed = new Map<string, readonly RowEntry[]>();
  const places = new Map(table.keys.map((rowKey, at) => [rowKey, at]));
  const place = (rowKey: string): number => places.get(rowKey) ?? -1;
  const source: SheetSource = {
    address: cards,
    keys: table.keys,
    columns: table.facts.columns,
    keyOrder: table.facts.keyOrder,
    metadata: content.metadata,
    waivers: [],
    place,
    entries: (rowKey) => changed.get(rowKey) ?? rowEntries(content.document, cards.table, place(rowKey)),
    source: () => undefined,
  };
  return Array.from({ length: edits }, (_, at) => {
    const rowKey = table.keys[(at * 7919) % count] ?? "";
    const value = must(readValue(text(at)));
    const entries = source.entries(rowKey).map((entry) => (entry.key === key ? { key, value } : entry));
    const from = performance.now();
    changed.set(rowKey, entries);
    checker.put(source, new Map([[rowKey, "set"]]));
    checker.work();
    checker.takeChanges();
    return performance.now() - from;
  });
}

for (const count of [10_000, 100_000]) {
  const bare = open(count, false);
  const full = open(count, true);
  console.log(
    `${count} cards: opened and checked in ${ms(full.wholeMs)}, opened alone in ${ms(bare.wholeMs)}: checking took ${ms(
      full.wholeMs - bare.wholeMs,
    )} in pieces of ${ms(quantile(full.pieces, 0.5))}, the longest ${ms(quantile(full.pieces, 1))}`,
  );
  const kinds: readonly [name: string, column: string, text: (at: number) => string][] = [
    ["a cost", "energy-cost", (at) => String(at % 9)],
    ["a rules text", "rules-text", (at) => `{Judgment} Draw {cards($c)} or gain ${at} energy.`],
    ["an id, that of another card", "id", (at) => uuid((at * 31) % count)],
  ];
  for (const [name, column, text] of kinds) {
    const unchecked = editTimes(bare, count, column, text);
    const checked = editTimes(full, count, column, text);
    console.log(
      `  ${name}: a whole edit ${ms(quantile(checked, 0.5))}, p95 ${ms(quantile(checked, 0.95))}; without checking ${ms(
        quantile(unchecked, 0.5),
      )}, p95 ${ms(quantile(unchecked, 0.95))}`,
    );
  }
  for (const [name, column, text] of kinds) {
    // Other texts than the edits above left in these rows, for what does not change is not checked.
    const times = checkTimes(full, count, column, (at) =>
      column === "energy-cost" ? text(at + 1) : JSON.stringify(text(at + 1)),
    );
    console.log(`  ${name}: checking alone ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}`);
  }
}

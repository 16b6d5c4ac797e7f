import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { parseDocument, rowCount, rowEntries } from "../../../shared/toml/index.js";
import { card, deck, file, findRow, type as typeCell } from "./cards.js";
import { World } from "./world.js";

type Cells = Map<string, number>;

const columns = ["cost", "spark", "power"] as const;

const cellName = (row: number, column: string): string => `c${row}.${column}`;

const print = (cells: Cells, rows: number): string =>
  deck(
    ...Array.from({ length: rows }, (_, row) =>
      card(`c${row}`, Object.fromEntries(columns.map((column) => [column, cells.get(cellName(row, column)) ?? 0]))),
    ),
  );

function read(text: string): Cells | undefined {
  const parsed = parseDocument(text);
  if (!parsed.ok) return undefined;
  const cells: Cells = new Map();
  for (let row = 0; row < rowCount(parsed.value, ["cards"]); row += 1) {
    const entries = new Map(rowEntries(parsed.value, ["cards"], row).map(({ key, value }) => [key, value]));
    const id = entries.get("id");
    for (const column of columns) {
      const value = entries.get(column);
      if (id?.kind === "string" && value?.kind === "integer") cells.set(`${id.value}.${column}`, Number(value.value));
    }
  }
  return cells;
}

export interface Outcome {
  readonly edits: number;
  readonly outsideWrites: number;
  readonly conflicts: number;
  /** Outside writes that ran while our save was between its last look and its rename. */
  readonly inWindow: number;
  readonly recoveredFromKept: number;
  /** What went wrong, in words; empty when nothing was lost. */
  readonly lost: readonly string[];
}

/**
 * One random interleaving of edits in the app and writes of another program, on the fake disk and clock. Every value is
 * written once in the whole run, so that whatever is missing in the end can be named.
 */
export function interleave(seed: number): Outcome {
  const generator = xoroshiro128plus(seed);
  const random = (from: number, to: number): number => uniformInt(generator, from, to);
  const rows = random(2, 5);
  let next = 1;
  const first: Cells = new Map();
  for (let row = 0; row < rows; row += 1) for (const column of columns) first.set(cellName(row, column), next++);
  const latency = () => random(0, 4);
  const world = new World(
    { [file]: print(first, rows) },
    { event: latency(), read: latency(), check: latency(), rename: latency() },
  );
  const edits: { cell: string; value: number; at: number }[] = [];
  const outside: { cell: string; value: number; from: number; to: number; parts: boolean }[] = [];
  let busyUntil = 0;

  const appEdit = (): void => {
    const row = random(0, rows - 1);
    const column = columns[random(0, columns.length - 1)] ?? "cost";
    if (!findRow(world, `c${row}`)) return;
    const value = next++;
    const outcome = typeCell(world, `c${row}`, column, String(value));
    if (outcome.kind === "done") edits.push({ cell: cellName(row, column), value, at: world.now });
  };

  const outsideWrite = (): void => {
    const held = world.text(file);
    const cells = held === undefined ? undefined : read(held);
    if (world.now < busyUntil || held === undefined || cells?.size !== rows * columns.length) return;
    const cell = cellName(random(0, rows - 1), columns[random(0, columns.length - 1)] ?? "cost");
    const value = next++;
    const text = held.replace(`${cell.split(".")[1]} = ${cells.get(cell)}\n`, `${cell.split(".")[1]} = ${value}\n`);
    const from = world.now;
    const gap = random(0, 40);
    let to = from;
    const style = random(0, 3);
    if (style === 0) world.renameOver(file, text);
    else if (style === 1) {
      world.delete(file);
      to = from + gap;
      world.schedule(gap, () => world.renameOver(file, text));
    } else {
      const cut = style === 2 ? text.length : random(0, text.length);
      const parts = [text.slice(0, cut), text.slice(cut)].filter((part) => part !== "");
      to = from + gap * parts.length;
      world.rewrite(file, parts, gap);
    }
    busyUntil = to + 1;
    outside.push({ cell, value, from, to, parts: style !== 0 });
  };

  const acts = random(4, 14);
  for (let act = 0; act < acts; act += 1) {
    if (random(0, 1) === 0) appEdit();
    else outsideWrite();
    world.wait(random(0, 1) === 0 ? random(0, 6) : random(0, 200));
  }
  world.wait(2_000);
  world.settle();

  const final = read(world.text(file) ?? "") ?? new Map<string, number>();
  const shown = JSON.stringify([...world.state.conflicts.values()]);
  const lost: string[] = [];
  let inWindow = 0;
  let recoveredFromKept = 0;
  const overlaps = ({ from, to }: { from: number; to: number }): boolean =>
    world.windows.some((window) => window.from <= to && from <= window.to);
  const mentioned = (value: number): boolean => new RegExp(`\\b${value}\\b`, "u").test(shown);
  for (const write of outside) {
    const fine =
      final.get(write.cell) === write.value ||
      mentioned(write.value) ||
      // We, or another program, wrote over it knowingly: after it had ended.
      edits.some(({ cell, at }) => cell === write.cell && at >= write.to) ||
      outside.some((later) => later.cell === write.cell && later.from > write.from);
    if (fine) continue;
    if (!overlaps(write)) lost.push(`seed ${seed}: outside value ${write.value} of ${write.cell} is gone`);
    else {
      inWindow += 1;
      if (world.kept.some(({ text }) => new RegExp(`= ${write.value}\\n`, "u").test(text))) recoveredFromKept += 1;
      else
        lost.push(`seed ${seed}: outside value ${write.value} of ${write.cell} fell into the window and was not kept`);
    }
  }
  for (const edit of edits) {
    const holds = new RegExp(`= ${edit.value}\\n`, "u");
    const save = world.windows.find(({ text }) => holds.test(text));
    const fine =
      final.get(edit.cell) === edit.value ||
      mentioned(edit.value) ||
      edits.some((later) => later.cell === edit.cell && later.value > edit.value) ||
      // Another program that began after our save saw our value and wrote another.
      outside.some((write) => write.cell === edit.cell && save && write.from >= save.to) ||
      // One that began before our save and ended after it wrote what it had read before.
      outside.some((write) => save && write.from <= save.to && write.to >= save.from);
    if (!fine) lost.push(`seed ${seed}: our value ${edit.value} of ${edit.cell} is gone`);
  }
  if (world.journal.size > 0 && world.state.conflicts.size === 0)
    lost.push(`seed ${seed}: the journal was not emptied`);
  return {
    edits: edits.length,
    outsideWrites: outside.length,
    conflicts: world.state.conflicts.size,
    inWindow,
    recoveredFromKept,
    lost,
  };
}

import { writeSync } from "node:fs";
import { Session } from "../../electron/session/index.js";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import type { CallResponses, BridgeEvents } from "../../shared/bridge/index.js";
import type { SheetRef } from "../../shared/workspace/index.js";

/**
 * The process that is killed: edits cells without end, each to a number never used before, and tells at once, by a line on
 * its standard output, what it is about to do (`try`), what was answered (`ack`) and what was said to be saved (`saved`).
 */
const [folder = "", data = "", seed = "1", first = "1", paceMs = "0"] = process.argv.slice(2);
const sheet: SheetRef = { file: "cards.toml", table: ["cards"] };
const host = { kind: "web", version: "0", platform: "test", nativeFolderDialog: false } as const;

const tell = (line: string): void => void writeSync(1, `${line}\n`);

const session = new Session({ dataDirectory: data, roots: [folder], samples: [], host });
const generator = xoroshiro128plus(Number(seed));
let number = Number(first);

/** What was answered and is not yet said to be saved, by cell. */
const unsaved = new Map<string, number>();

session.subscribe((event, payload) => {
  if (event !== "sheet/marks") return;
  const { marks } = payload as BridgeEvents["sheet/marks"];
  const marked = new Set(marks.map(({ rowKey }) => rowKey));
  for (const [rowKey, value] of unsaved) {
    if (marked.has(rowKey)) continue;
    unsaved.delete(rowKey);
    tell(`saved ${value}`);
  }
});

async function call<Name extends keyof CallResponses>(name: Name, request: unknown): Promise<CallResponses[Name]> {
  const result = await session.call(name, request);
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
  return result.value as CallResponses[Name];
}

await call("workspace/open", { path: folder });
const { rows, view } = await call("sheet/rows", { sheet, from: 0, count: 20_000 });
const place = (source: string): number => view.columns.findIndex((column) => column.source === source);
const values = new Map(rows.map(({ key, cells }) => [key, cells[place("cost")] ?? null]));
tell("ready");

for (;;) {
  const row = rows[uniformInt(generator, 0, rows.length - 1)];
  if (!row) throw new Error("No rows");
  const id = JSON.stringify(row.cells[place("id")]).slice(1, -1);
  const value = number;
  number += 1;
  if (uniformInt(generator, 0, 9) === 0) {
    const text = `draft ${value}`;
    const seen = row.cells[place("text")] ?? null;
    tell(`try-draft ${id} ${value}`);
    await call("cells/draft", { sheet, rowKey: row.key, column: { path: ["text"] }, text, seen });
    tell(`ack-draft ${id} ${value}`);
    continue;
  }
  tell(`try ${id} ${value}`);
  const { outcomes } = await call("cells/edit", {
    edits: [
      {
        sheet,
        rowKey: row.key,
        column: { path: ["cost"] },
        input: { kind: "text", text: String(value) },
        seen: values.get(row.key),
        revision: 0,
      },
    ],
  });
  if (outcomes[0]?.kind !== "done") throw new Error(`Not done: ${JSON.stringify(outcomes)}`);
  values.set(row.key, value);
  unsaved.set(row.key, value);
  tell(`ack ${id} ${value}`);
  await new Promise((resolve) => {
    setTimeout(resolve, uniformInt(generator, 0, Number(paceMs)));
  });
}

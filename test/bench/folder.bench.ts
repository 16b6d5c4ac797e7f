/**
 * An edit in a folder of files of one card each: the step of the workspace and its events as they are sent to pages. The yardstick
 * in the same run is what the platform takes to write out the whole view, which every edit once sent twice.
 */
import { createHash } from "node:crypto";
import {
  createWorkspace,
  intentOf,
  sheetRows,
  step,
  workspaceView,
  type WorkspaceState,
} from "../../shared/workspace/index.js";
import { bestOf } from "./timing.js";

function opened(count: number): WorkspaceState {
  const files = Array.from({ length: count }, (_, at) => {
    const text = `[[cards]]\nid = "c-${at}"\nname = "Card ${at}"\ncost = ${at % 9}\nrules-text = "Draw a card."\n`;
    const hash = createHash("sha256").update(text).digest("hex");
    const stamp = { size: text.length, mtimeNs: "1", inode: String(at), hash };
    return { file: `card-${String(at).padStart(5, "0")}.toml`, read: { kind: "content" as const, text, stamp } };
  });
  const blank = createWorkspace({ root: "/cards", title: "cards", run: "bench", seed: 1 });
  return step(blank, { kind: "opened", files, journal: [] }).state;
}

/** Microseconds of an edit, and the bytes of its events. */
function edit(state: WorkspaceState): { readonly micros: number; readonly bytes: number } {
  const sheet = { file: "card-00007.toml", table: ["cards"] };
  let bytes = 0;
  let now = state;
  let cost = 20;
  const rounds = 20;
  const micros = bestOf(8, rounds, () => {
    for (let at = 0; at < rounds; at++) {
      const page = sheetRows(now, sheet, 0, 1);
      const row = page?.rows[0];
      const place = page?.view.columns.findIndex(({ key }) => key === "cost") ?? -1;
      const input = { kind: "text" as const, text: String((cost += 1)) };
      const rowKey = row?.key ?? "";
      const one = { sheet, rowKey, column: { path: ["cost"] }, input, seen: row?.cells[place] ?? null, revision: 0 };
      const done = step(now, { kind: "intent", intent: intentOf("cells/edit", { edits: [one] }) });
      if (done.reply?.ok !== true) throw new Error("The edit was refused.");
      now = done.state;
      const events = done.effects.flatMap((effect) => (effect.kind === "publish" ? [effect.event] : []));
      bytes = JSON.stringify(events).length;
    }
  });
  return { micros, bytes };
}

const ms = (micros: number): string => `${(micros / 1000).toFixed(1)} ms`;
for (const count of [100, 1_000, 10_000]) {
  const state = opened(count);
  const { micros, bytes } = edit(state);
  let whole = 0;
  const plain = bestOf(5, 1, () => {
    whole = JSON.stringify(workspaceView(state)).length;
  });
  console.log(
    `${count.toLocaleString("en")} files: an edit ${ms(micros)}, ${bytes.toLocaleString("en")} bytes of events; ` +
      `the whole view ${whole.toLocaleString("en")} bytes, ${ms(plain)} (${(micros / plain).toFixed(3)})`,
  );
}

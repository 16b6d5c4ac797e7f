/**
 * Opening a file and checking all of it, as the session does, and an edit of one cell afterwards, which should cost its cell and
 * not the file. The yardstick in the same run is reading the text of the same file.
 */
import { parseDocument } from "../../shared/toml/index.js";
import { intentOf, step, type WorkspaceState } from "../../shared/workspace/index.js";
import { cardsText } from "./card-text.js";
import { opened, rowsOf, settled, sheet } from "./open-workspace.js";
import { bestOf, bestTaken, shownTaken, timeTaken } from "./timing.js";

/** Microseconds of an edit of one cell, with the checks that it asks for. */
function edit(from: WorkspaceState): number {
  const rows = rowsOf(from);
  const column = { path: ["card-number"] };
  const values = rows.map((_, at) => at);
  let [state, next] = [from, 0];
  const rounds = 20;
  return bestOf(6, rounds, () => {
    for (let round = 0; round < rounds; round += 1) {
      const at = ((next += 1) * 7_919) % rows.length;
      const seen = values[at] ?? null;
      values[at] = 1_000_000 + next;
      const input = { kind: "text" as const, text: String(values[at]) };
      const one = { sheet, rowKey: rows[at]?.key ?? "", column, input, seen, revision: 0 };
      const done = step(state, { kind: "intent", intent: intentOf("cells/edit", { edits: [one] }) });
      if (done.reply?.ok !== true) throw new Error("The edit was refused.");
      ({ state } = settled(done));
    }
  });
}

for (const count of [5_000, 20_000]) {
  const text = cardsText(count);
  const yardstick = await bestTaken(3, () => parseDocument(text));
  console.log(`\n${count.toLocaleString("en")} rows; yardstick, reading the text: ${shownTaken(yardstick)}`);
  let first = opened(text);
  const opening = await timeTaken(() => (first = opened(text)));
  console.log(`opened, so that rows can be shown: ${shownTaken(opening)}`);
  let checked = { state: first.state, longest: 0, steps: 0 };
  const check = await timeTaken(() => (checked = settled(first)));
  console.log(`checked: ${shownTaken(check)} in ${checked.steps} steps, the longest ${checked.longest.toFixed(0)} ms`);
  console.log(`an edit of one cell: ${(edit(checked.state) / 1000).toFixed(2)} ms of the processor`);
}

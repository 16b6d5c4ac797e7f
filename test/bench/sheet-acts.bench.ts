/**
 * Acts on thousands of rows, as the session carries them out: a paste, a replacement in all rows, an order of rows. The yardstick
 * in the same run is reading the text of the same file, which a program without a model of it does after every act.
 */
import { createHash } from "node:crypto";
import { textSearchSchema } from "../../shared/replace/index.js";
import { parseDocument } from "../../shared/toml/index.js";
import {
  editsOfHit,
  intentOf,
  planReplace,
  sheetRows,
  step,
  type Effect,
  type Intent,
  type WorkspaceState,
} from "../../shared/workspace/index.js";
import { cardsText } from "./card-text.js";
import { opened, rowsOf, settled, sheet, type Settled } from "./open-workspace.js";
import { bestTaken, shownTaken, timeTaken, type Taken } from "./timing.js";

const rounds = 5;

interface Measured {
  readonly act: Taken;
  readonly check: Settled;
  readonly writes: number;
}

/** Carries an act out again and again, each time in the workspace that the one before left; returns the quickest. */
async function quickest(before: WorkspaceState, intentFor: (state: WorkspaceState, round: number) => Intent) {
  let best: Measured | undefined;
  let state = before;
  for (let round = 0; round <= rounds; round += 1) {
    let done: ReturnType<typeof step> | undefined;
    const now = state;
    const intent = intentFor(now, round);
    const act = await timeTaken(() => (done = step(now, { kind: "intent", intent })));
    if (done?.reply?.ok !== true) throw new Error("The act was refused.");
    const writes = done.effects.filter(({ kind }) => kind === "write");
    const check = settled(done);
    state = check.state;
    for (const effect of writes) if (effect.kind === "write") state = written(state, effect);
    if (round > 0 && (best === undefined || act.processor < best.act.processor))
      best = { act, check, writes: writes.length };
  }
  if (!best) throw new Error("Nothing was measured.");
  return { ...best, state };
}

/** The workspace after a write is on disk. */
function written(
  state: WorkspaceState,
  { file, ticket, document }: Extract<Effect, { kind: "write" }>,
): WorkspaceState {
  const hash = createHash("sha256").update(document.chunks.text).digest("hex");
  const stamp = { size: document.chunks.text.length, mtimeNs: "2", inode: "1", hash };
  return settled(step(state, { kind: "wrote", file, ticket, outcome: { kind: "written", stamp } })).state;
}

function say(what: string, yardstick: Taken, { act, check, writes }: Measured): void {
  const ratio = (act.processor / yardstick.processor).toFixed(2);
  console.log(
    `${what}: ${shownTaken(act)}, ${ratio} times the yardstick; ${writes} write; ` +
      `then checked in ${check.steps} steps, the longest ${check.longest.toFixed(0)} ms`,
  );
}

const searchFor = (find: string) => textSearchSchema.parse({ find });

async function measure(count: number): Promise<void> {
  const text = cardsText(count);
  const yardstick = await bestTaken(3, () => parseDocument(text));
  console.log(
    `\n${count.toLocaleString("en")} rows, ${(text.length / 1e6).toFixed(1)} MB; yardstick, reading the text: ${shownTaken(yardstick)}`,
  );
  const { state: first } = settled(opened(text));
  const pasted = await quickest(first, (state, round) => {
    const page = sheetRows(state, sheet, 0, 1);
    const rows = rowsOf(state).slice(0, 2_000);
    const edits = ["energy-cost", "card-type", "rarity", "subtype", "name"].flatMap((key) => {
      const place = page?.view.columns.findIndex((column) => column.key === key) ?? -1;
      return rows.map((row, at) => {
        const typed = key === "energy-cost" ? String(((at + round) % 9) + 1) : `Pasted ${at + round}`;
        const input = { kind: "text" as const, text: typed };
        return { sheet, rowKey: row.key, column: { path: [key] }, input, seen: row.cells[place] ?? null, revision: 0 };
      });
    });
    return intentOf("cells/edit", { edits });
  });
  say("paste of 10,000 cells", yardstick, pasted);
  const replaced = await quickest(pasted.state, (state, round) => {
    const [find, replacement] = round % 2 === 0 ? ["draw", "gain"] : ["gain", "draw"];
    const plan = planReplace(state, { search: searchFor(find), replacement });
    if (!plan.ok) throw new Error(plan.error.message);
    return intentOf("cells/edit", { edits: plan.value.hits.flatMap((hit) => editsOfHit(hit, 0)) });
  });
  say("replace-all in every row (goal < 1 s for 20,000)", yardstick, replaced);
  const look = await bestTaken(rounds, () =>
    planReplace(replaced.state, { search: searchFor("draw"), replacement: "gain" }),
  );
  console.log(`the look before it: ${shownTaken(look)}`);
  const ordered = await quickest(replaced.state, (state) => {
    const rowKeys = rowsOf(state).map(({ key }) => key);
    return intentOf("rows/order", { sheet, rowKeys: rowKeys.toReversed() });
  });
  say("order of all rows turned round", yardstick, ordered);
}

for (const count of [5_000, 10_000, 20_000]) await measure(count);

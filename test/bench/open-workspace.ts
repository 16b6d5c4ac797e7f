import { createHash } from "node:crypto";
import { games } from "../../shared/games/index.js";
import {
  createWorkspace,
  sheetRows,
  step,
  type Effect,
  type Step,
  type WorkspaceState,
} from "../../shared/workspace/index.js";

export const sheet = { file: "cards.toml", table: ["cards"] };

/** The step that opens a workspace of one file. */
export function opened(text: string): Step {
  const hash = createHash("sha256").update(text).digest("hex");
  const stamp = { size: text.length, mtimeNs: "1", inode: "1", hash };
  const blank = createWorkspace({ root: "/cards", title: "cards", run: "bench", seed: 1, games });
  const files = [{ file: sheet.file, read: { kind: "content" as const, text, stamp } }];
  return step(blank, { kind: "opened", files, journal: [] });
}

export interface Settled {
  readonly state: WorkspaceState;
  /** How long the longest of the steps took by the clock, and how many there were. */
  readonly longest: number;
  readonly steps: number;
}

/** Lets the checker work to its end, piece by piece. */
export function settled({
  state,
  effects,
}: {
  readonly state: WorkspaceState;
  readonly effects: readonly Effect[];
}): Settled {
  let [now, next, longest, steps] = [state, effects, 0, 0];
  for (;;) {
    const timer = next.findLast((effect) => effect.kind === "timer" && effect.id === "check" && effect.ms !== null);
    if (timer?.kind !== "timer") return { state: now, longest, steps };
    const start = performance.now();
    ({ state: now, effects: next } = step(now, { kind: "timer", id: timer.id }));
    longest = Math.max(longest, performance.now() - start);
    steps += 1;
  }
}

export type SheetRow = NonNullable<ReturnType<typeof sheetRows>>["rows"][number];

/** All rows of the sheet. */
export function rowsOf(state: WorkspaceState): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  for (;;) {
    const more = sheetRows(state, sheet, rows.length, 5_000)?.rows ?? [];
    if (more.length === 0) return rows;
    for (const row of more) rows.push(row);
  }
}

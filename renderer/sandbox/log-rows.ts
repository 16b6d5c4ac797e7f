import type { TableLine, TableMoment } from "./protocol.js";

/** A row of the log: a line, or several that say the same one after the other. */
export interface LogRow {
  readonly line: TableLine;
  readonly count: number;
  /** How it stands: the heading of a turn, the first that came of a choice, or what followed from it. */
  readonly rank: "turn" | "choice" | "effect";
}

/** Lines as rows: what is told several times in a row is counted, what follows from a choice, or goes on by itself, stands under it. */
export function logRows(lines: readonly TableLine[], moments: readonly TableMoment[]): readonly LogRow[] {
  const rows: LogRow[] = [];
  let chosen = -1;
  for (const line of lines) {
    const last = rows.at(-1);
    if (last !== undefined && isSame(last.line, line)) {
      rows[rows.length - 1] = { ...last, count: last.count + 1 };
      continue;
    }
    if (line.type === "turn") {
      chosen = line.at;
      rows.push({ line, count: 1, rank: "turn" });
      continue;
    }
    const isFirst = line.at !== chosen && line.cause === null && moments[line.at]?.by !== "driver";
    if (isFirst) chosen = line.at;
    rows.push({ line, count: 1, rank: isFirst ? "choice" : "effect" });
  }
  return rows;
}

const isSame = (one: TableLine, other: TableLine): boolean =>
  one.at === other.at &&
  one.text === other.text &&
  one.cause?.card === other.cause?.card &&
  one.cards.length === 0 &&
  other.cards.length === 0;

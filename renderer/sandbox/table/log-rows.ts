import type { Seat } from "../../../shared/match/index.js";
import type { TableLine, TableMoment } from "../match/protocol.js";

/** A row of the log: a line, or several that say the same one after the other. */
export interface LogRow {
  readonly line: TableLine;
  readonly count: number;
  /** Its rank: the heading of a turn, the first line of a choice, or what followed from it. */
  readonly rank: "turn" | "choice" | "effect";
}

/** Lines as rows: repeated lines are counted, and what follows from a choice, or happens by itself, is indented under it. */
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

/** A row shown beside the question; `by` is the other player whose choice led to it. */
export interface RecentRow extends LogRow {
  readonly by: Seat | null;
}

interface Recent {
  /** The present moment. */
  readonly at: number;
  /** The one person at the window; `undefined` where there are none or several. */
  readonly you: Seat | undefined;
  readonly most: number;
}

/**
 * The rows to show beside the question. Where another player has chosen something since the person here last did, those choices
 * come first, and what followed from them as far as there is room; otherwise the last rows.
 */
export function recentRows(
  lines: readonly TableLine[],
  moments: readonly TableMoment[],
  { at, you, most }: Recent,
): readonly RecentRow[] {
  const past = logRows(
    lines.filter((line) => line.at <= at),
    moments,
  );
  const isOthers = ({ line }: LogRow): boolean => {
    const moment = moments[line.at];
    if (you === undefined || moment === undefined || moment.label === null) return false;
    return moment.by !== "driver" && moment.seat !== you;
  };
  const rows = past.map((row) => ({ ...row, by: isOthers(row) ? (moments[row.line.at]?.seat ?? null) : null }));
  const lastOwn = moments.findLastIndex(
    (moment, place) => place <= at && moment.by === "person" && moment.seat === you,
  );
  const news = rows.filter(({ line, by }) => by !== null && line.at > lastOwn && line.type !== "turn");
  if (news.length === 0) return rows.slice(-most);
  const choices = news.filter(({ rank }) => rank === "choice").slice(-most);
  const rest = news.filter((row) => !choices.includes(row)).slice(-Math.max(0, most - choices.length));
  const kept = new Set([...choices, ...(choices.length < most ? rest : [])]);
  return news.filter((row) => kept.has(row));
}

/** The other player whose choices led to all of some rows; undefined where they are of several, or of the person here too. */
export function onlyOther(rows: readonly RecentRow[]): Seat | undefined {
  const by = rows[0]?.by ?? null;
  return by !== null && rows.every((row) => row.by === by) ? by : undefined;
}

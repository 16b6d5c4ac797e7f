import { useMemo, type ReactNode } from "react";
import type { Ruleset } from "../../../shared/match/index.js";
import { tableTexts } from "./texts.js";
import { onlyOther, recentRows } from "./log-rows.js";
import { useTable } from "../match/table-state.js";
import { youOf } from "../match/progress.js";

/** So many lines find room beside the question; under it, where places face each other, there is more. */
const mostLines = 4;
const mostLinesUnder = 8;

interface Props {
  readonly ruleset: Ruleset;
  /** The question is laid over the table, with the cards it is about: there is no room for more than a few lines. */
  readonly isBrief: boolean;
}

/** What happened since the person here last chose something, newest last: above all what others did. */
export function JustNow({ ruleset: { layout, seats }, isBrief }: Props): ReactNode {
  const lines = useTable((state) => state.lines);
  const moments = useTable((state) => state.moments);
  const at = useTable(({ snapshot }) => snapshot?.at ?? 0);
  const players = useTable(({ snapshot }) => snapshot?.players);
  const hasRoom = !isBrief && layout.columns !== undefined;
  const phases = useMemo(() => new Set(layout.phases.map(({ title }) => `${title} phase`)), [layout]);
  const rows = useMemo(
    () =>
      recentRows(
        lines.filter(({ text }) => !phases.has(text)),
        moments,
        { at, you: youOf(players ?? []), most: hasRoom ? mostLinesUnder : mostLines },
      ),
    [lines, moments, at, players, hasRoom, phases],
  );
  const other = onlyOther(rows);
  return (
    <ul className="just-now" aria-label={tableTexts.latestEvents}>
      <li className="just-title">
        {other === undefined ? tableTexts.justNow : tableTexts.whatOtherDid(seats[other] ?? tableTexts.theOther)}
      </li>
      {rows.map(({ line, count }, place) => (
        <li key={`${line.at} ${place}`} title={line.text}>
          {line.text}
          {count > 1 && ` ×${count}`}
        </li>
      ))}
    </ul>
  );
}

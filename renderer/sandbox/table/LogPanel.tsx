import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { TabList } from "../../ui/index.js";
import { tableTexts } from "./texts.js";
import { EventTree } from "./EventTree.js";
import { logRows, type LogRow } from "./log-rows.js";
import type { TableLine, TableMoment } from "../match/protocol.js";
import { askTable } from "../match/table-client.js";
import { setTable, useTable } from "../match/table-state.js";

interface Props {
  readonly seats: readonly string[];
  /** Whether the game tells events. */
  readonly hasEvents: boolean;
}

/** What happened: as a log, and as a tree of events where the game tells them. */
export function LogPanel({ seats, hasEvents }: Props): ReactNode {
  const [tab, setTab] = useState<"log" | "events">("log");
  return (
    <section className="match-log" aria-label={tableTexts.log}>
      {hasEvents ? (
        <TabList label={tableTexts.logOrEvents} className="side-tabs" tabs={tabs} current={tab} onChoose={setTab} />
      ) : (
        <h2>{tableTexts.log}</h2>
      )}
      {hasEvents && tab === "events" ? <EventTree /> : <LogLines seats={seats} />}
    </section>
  );
}

const tabs = [
  { id: "log", title: tableTexts.log },
  { id: "events", title: tableTexts.events },
] as const;

/** All that happened, with what caused it; a click goes to that moment, behind the present too. */
function LogLines({ seats }: { readonly seats: readonly string[] }): ReactNode {
  const lines = useTable((state) => state.lines);
  const moments = useTable((state) => state.moments);
  const at = useTable(({ snapshot }) => snapshot?.at ?? 0);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[data-now]")?.scrollIntoView({ block: "nearest" });
  }, [at, lines]);
  const rows = useMemo(() => logRows(lines, moments), [lines, moments]);
  const latest = rows.findLastIndex(({ line }) => line.at <= at);
  return (
    <ol ref={list} tabIndex={0} aria-label={tableTexts.aboutLog}>
      {rows.map(({ line, count, rank }, place) => (
        <Line
          key={`${line.at} ${place}`}
          line={line}
          count={count}
          rank={rank}
          isBehind={line.at > at}
          isNow={place === latest}
          moment={moments[line.at]}
          seats={seats}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly line: TableLine;
  readonly count: number;
  readonly rank: LogRow["rank"];
  readonly isBehind: boolean;
  readonly isNow: boolean;
  readonly moment: TableMoment | undefined;
  readonly seats: readonly string[];
}

function Line({ line, count, rank, isBehind, isNow, moment, seats }: LineProps): ReactNode {
  const [card] = line.cards;
  const who = moment === undefined || moment.label === null ? "" : `${seats[moment.seat] ?? ""}: ${moment.label}. `;
  return (
    <li data-type={line.type} data-rank={rank} data-behind={isBehind || undefined} data-now={isNow || undefined}>
      <button
        type="button"
        title={tableTexts.goToMoment(who)}
        onClick={() => askTable({ kind: "jump", at: line.at })}
        onPointerEnter={() => {
          if (card !== undefined) setTable({ looked: card, named: line.cards });
        }}
        onPointerLeave={() => setTable({ named: [] })}
        onFocus={() => {
          if (card !== undefined) setTable({ looked: card, named: line.cards });
        }}
        onBlur={() => setTable({ named: [] })}
      >
        {line.text}
        {count > 1 && <span className="log-count"> ×{count}</span>}
        {line.cause && <span className="log-cause"> · {line.cause.name}</span>}
      </button>
    </li>
  );
}

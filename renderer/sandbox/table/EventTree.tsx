import { ChevronDown, ChevronRight } from "lucide-react";
import { useEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from "react";
import { askTable } from "../match/table-client.js";
import { setTable, useTable } from "../match/table-state.js";
import { tableTexts } from "./texts.js";
import { treeRows, type TreeRow } from "./tree-rows.js";
import { walkTree } from "./tree-walk.js";

/** What happened, with what it was caused by above it: who prevented what, and which numbers changed. */
export function EventTree(): ReactNode {
  const lines = useTable((state) => state.tree);
  const at = useTable(({ snapshot }) => snapshot?.at ?? 0);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [query, setQuery] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => treeRows(lines, opened, query), [lines, opened, query]);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  const toggle = (key: string, isOpen: boolean): void =>
    setOpened((before) => {
      const next = new Set(before);
      if (isOpen) next.add(key);
      else next.delete(key);
      return next;
    });
  return (
    <>
      <input
        type="search"
        className="tree-filter"
        aria-label={tableTexts.filterEvents}
        placeholder={tableTexts.filterEvents}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {rows.length === 0 && (
        <p className="tree-empty">{query === "" ? tableTexts.noEvents : tableTexts.noEventFound}</p>
      )}
      <ul ref={list} className="event-tree" role="tree" aria-label={tableTexts.aboutEvents}>
        {rows.map((row, place) => (
          <Row key={row.key} row={row} isFirst={place === 0} isBehind={row.line.at > at} onToggle={toggle} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly row: TreeRow;
  readonly isFirst: boolean;
  readonly isBehind: boolean;
  readonly onToggle: (key: string, isOpen: boolean) => void;
}

function Row({ row, isFirst, isBehind, onToggle }: RowProps): ReactNode {
  const { line, key, hasChildren, isOpen } = row;
  const { text, cards, cause, preventedBy, changes, depth } = line;
  const mark = (): void => {
    const [card] = cards;
    if (card !== undefined) setTable({ looked: card, named: cards });
  };
  const unmark = (): void => setTable({ named: [] });
  return (
    <li
      role="treeitem"
      className="tree-row"
      aria-level={depth + 1}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isFirst ? 0 : -1}
      data-event={line.isEvent || undefined}
      data-prevented={preventedBy !== null || undefined}
      data-behind={isBehind || undefined}
      style={{ "--depth": depth } as CSSProperties}
      title={tableTexts.goToMoment("")}
      onClick={() => (hasChildren ? onToggle(key, !isOpen) : undefined)}
      onDoubleClick={() => askTable({ kind: "jump", at: line.at })}
      onKeyDown={(event) => onKey(event, row, onToggle)}
      onPointerEnter={mark}
      onPointerLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
    >
      <span className="tree-sign" aria-hidden>
        {hasChildren && (isOpen ? <ChevronDown /> : <ChevronRight />)}
      </span>
      <span className="tree-text">
        {text}
        {cause && <span className="log-cause"> · {cause.name}</span>}
        {preventedBy !== null && <span className="tree-prevented"> {tableTexts.preventedBy(preventedBy)}</span>}
        {changes.length > 0 && <span className="tree-changes"> {changes.join(", ")}</span>}
      </span>
    </li>
  );
}

/** The keys of trees; Enter goes to the moment. */
function onKey(
  event: KeyboardEvent<HTMLElement>,
  { line, key, hasChildren, isOpen }: TreeRow,
  onToggle: RowProps["onToggle"],
): void {
  const toggle = (opens: boolean): void => onToggle(key, opens);
  if (walkTree(event, { hasChildren, isOpen, toggle }) || event.key !== "Enter") return;
  askTable({ kind: "jump", at: line.at });
  event.preventDefault();
  event.stopPropagation();
}

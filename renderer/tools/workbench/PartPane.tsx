import { Plus } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Bench, BenchPart, Workbench } from "../../../shared/games/index.js";
import { texts } from "../texts.js";
import { additionTo, moveTo } from "./acts.js";
import { NewRow } from "./NewRow.js";
import { PartItem } from "./PartItem.js";
import type { Survey } from "./survey.js";

interface Props {
  readonly game: string;
  readonly workbench: Workbench;
  readonly bench: Bench;
  readonly part: BenchPart;
  readonly survey: Survey | undefined;
  readonly onTemplate: (rowKey: string) => void;
  readonly onSentence: (sentence: string) => void;
}

/** The rows of a part with what they do over all templates, and the chosen one in detail. */
export function PartPane({ game, workbench, bench, part, survey, onTemplate, onSentence }: Props): ReactNode {
  const { kind, title, about, items, isOrdered } = part;
  const [chosen, setChosen] = useState<string | undefined>();
  const [dragged, setDragged] = useState<string | undefined>();
  const [isAdding, setIsAdding] = useState(false);
  const addition = additionTo(game, workbench, kind);
  const uses = survey?.uses.get(kind);
  const found = items.findIndex(({ rowKey }) => rowKey === chosen);
  const at = found === -1 ? 0 : found;
  const current = items[at];
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const choose = (rowKey: string): void => {
    setIsAdding(false);
    setChosen(rowKey);
  };

  const moveBy = (from: number, by: -1 | 1): void => {
    const [item, other] = [items[from], items[from + by]];
    if (!item || !other) return;
    setChosen(item.rowKey);
    void moveTo(game, kind, item.rowKey, { rowKey: other.rowKey, side: by === -1 ? "before" : "after" });
  };
  const drop = (to: number): void => {
    const from = items.findIndex(({ rowKey }) => rowKey === dragged);
    setDragged(undefined);
    const [item, other] = [items[from], items[to]];
    if (!item || !other || from === to) return;
    setChosen(item.rowKey);
    void moveTo(game, kind, item.rowKey, { rowKey: other.rowKey, side: to < from ? "before" : "after" });
  };
  return (
    <div className="workbench">
      <section className="workbench-templates" aria-label={title}>
        <p className="workbench-note">
          {about} {isOrdered && texts.moveHint}
        </p>
        <ul ref={list}>
          {items.map((item, place) => (
            <li
              key={item.rowKey}
              draggable={isOrdered}
              data-dragged={dragged === item.rowKey || undefined}
              onDragStart={() => setDragged(item.rowKey)}
              onDragOver={(event) => event.preventDefault()}
              onDragEnd={() => setDragged(undefined)}
              onDrop={() => drop(place)}
            >
              <button
                type="button"
                aria-pressed={place === at && !isAdding}
                data-off={item.isOff || undefined}
                onClick={() => choose(item.rowKey)}
                onKeyDown={(event) => {
                  const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
                  if (by === 0 || !event.altKey || !isOrdered) return;
                  event.preventDefault();
                  moveBy(place, by);
                }}
              >
                <span>{item.title}</span>
                <small>{countOf(item.isOff === true, survey && (uses?.get(item.rowKey)?.count ?? 0))}</small>
              </button>
            </li>
          ))}
        </ul>
        {addition && (
          <button type="button" className="button is-small" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden /> {addition.title}
          </button>
        )}
        <p className="workbench-note" role="status">
          {survey === undefined ? texts.counting : survey.skipped > 0 && texts.notCounted(survey.skipped)}
        </p>
      </section>
      {isAdding && addition && (
        <NewRow {...{ game, bench, addition }} onAdded={choose} onCancel={() => setIsAdding(false)} />
      )}
      {current && !isAdding && (
        <PartItem
          key={current.rowKey}
          {...{ game, workbench, bench, part }}
          item={current}
          uses={uses?.get(current.rowKey)}
          isCounted={survey !== undefined}
          moves={
            isOrdered ? { isFirst: at === 0, isLast: at === items.length - 1, by: (by) => moveBy(at, by) } : undefined
          }
          onTemplate={onTemplate}
          onSentence={onSentence}
        />
      )}
    </div>
  );
}

/** `count`: undefined until it is known. */
function countOf(isOff: boolean, count: number | undefined): string {
  if (isOff) return texts.off;
  if (count === undefined) return "";
  return count === 0 ? texts.unused : count.toLocaleString("en");
}

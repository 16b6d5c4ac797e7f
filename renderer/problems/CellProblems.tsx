import { useEffect, useRef, type CSSProperties, type ReactNode } from "react";
import { activeGrid } from "../grid/index.js";
import { problemsAt, setApp, useApp, useProblemsVersion } from "../state/index.js";
import { applyFix, explain, waive } from "./actions.js";
import { SeverityIcon } from "./severity.js";

const widthPx = 380;
const tallestPx = 320;

const close = (): void => setApp({ cellProblems: null });

/** Beside a cell: what is wrong with it, why, and what can be done. */
export function CellProblems(): ReactNode {
  const place = useApp((state) => state.cellProblems);
  const active = useApp((state) => state.active);
  useProblemsVersion((state) => state.version);
  const element = useRef<HTMLDivElement>(null);
  const problems = place ? problemsAt(place.sheet, place.rowKey, place.column) : [];
  const isShown = place !== null && place.sheet === active && problems.length > 0;

  useEffect(() => {
    if (!isShown) return undefined;
    element.current?.querySelector<HTMLElement>("button")?.focus();
    const onPointer = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !element.current?.contains(target)) close();
    };
    window.addEventListener("pointerdown", onPointer, { capture: true });
    return () => window.removeEventListener("pointerdown", onPointer, { capture: true });
  }, [isShown, place]);

  if (!isShown) return null;
  const leave = (): void => {
    close();
    activeGrid()?.focus();
  };
  return (
    <div
      ref={element}
      className="cell-problems"
      role="dialog"
      aria-label="Problems of this cell"
      style={positionOf(place)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        leave();
      }}
    >
      {problems.map((problem) => (
        <section key={problem.id}>
          <p>
            <SeverityIcon severity={problem.severity} /> {problem.message}
          </p>
          {problem.related.map(({ rowKey, column, rowTitle, message }) => (
            <p key={`${rowKey} ${column ?? ""}`} className="problem-related">
              {rowTitle}: {message}
            </p>
          ))}
          <div className="problem-actions">
            {problem.fixes.map(({ id, title }, at) => (
              <button
                key={id}
                type="button"
                className={at === 0 ? "button is-small is-main" : "button is-small"}
                onClick={() => {
                  leave();
                  void applyFix(problem, id);
                }}
              >
                {title}
              </button>
            ))}
            <button type="button" className="button is-small" onClick={() => explain(problem)}>
              Why?
            </button>
            <button type="button" className="button is-small" onClick={() => waive(problem)}>
              Keep as it is…
            </button>
          </div>
        </section>
      ))}
    </div>
  );
}

function positionOf({ left, top, bottom }: { left: number; top: number; bottom: number }): CSSProperties {
  const x = Math.max(8, Math.min(left, window.innerWidth - widthPx - 8));
  const isBelow = bottom + tallestPx < window.innerHeight || top < window.innerHeight / 2;
  const y = isBelow ? { top: `${bottom + 4}px` } : { bottom: `${window.innerHeight - top + 4}px` };
  return { left: `${x}px`, width: `${widthPx}px`, maxHeight: `${tallestPx}px`, ...y };
}

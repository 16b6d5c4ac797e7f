import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from "react";
import { isEqual } from "../../shared/base/index.js";
import { activeGrid } from "../grid/index.js";
import type { ProblemView } from "../../shared/validate/index.js";
import {
  getApp,
  openStructure,
  problemsAbout,
  setApp,
  useApp,
  useProblemBooks,
  type ProblemPlace,
} from "../state/index.js";
import { returnKeyboard } from "../ui/index.js";
import { applyFix, explain, goToProblem, waive } from "./actions.js";
import { useOffers } from "./offers.js";
import { SeverityIcon } from "./severity.js";
import { texts } from "./texts.js";

const widthPx = 380;
const tallestPx = 320;

const close = (): void => setApp({ cellProblems: null });

/** Its problems are gone, with the row perhaps: it must not come back with them, and the keyboard must not be nowhere. */
function endUnasked(): void {
  close();
  if (document.activeElement === document.body) returnKeyboard();
}

/** Beside a cell: what is wrong with it, why, and what can be done. */
export function CellProblems(): ReactNode {
  const place = useApp((state) => state.cellProblems);
  const active = useApp((state) => state.active);
  const books = useProblemBooks((state) => state.books);
  const element = useRef<HTMLDivElement>(null);
  const all = useMemo(
    () => (place ? problemsAbout(place.sheet, place.rowKey, place.column, books).filter(isIn(place)) : []),
    [place, books],
  );
  const problems = useOffers(all, place !== null && place.sheet === active);
  const isShown = place !== null && place.sheet === active && problems.length > 0;

  useEffect(() => {
    if (!isShown) return undefined;
    if (place.peek === undefined) element.current?.querySelector<HTMLElement>(".problem-actions button")?.focus();
    const stop = endOf(place, () => element.current);
    return () => {
      stop();
      if (getApp().cellProblems === place) endUnasked();
    };
  }, [isShown, place]);

  // A fix that turned out not to hold takes the focus away with its button.
  useEffect(() => {
    if (!isShown || place.peek !== undefined || document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>(".problem-actions button")?.focus();
  });

  if (!isShown) return null;
  const leave = (): void => {
    close();
    const { column, inner } = place;
    if (inner && column !== null) void openStructure(column, inner);
    else activeGrid()?.focus();
  };
  const turnTo = (dialog: () => void): void => {
    close();
    dialog();
  };
  return (
    <div
      ref={element}
      className="cell-problems"
      role="dialog"
      aria-label={texts.problemsOfThisCell}
      style={positionOf(place)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        leave();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        const isGone = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
        if (isGone && getApp().cellProblems === place) close();
      }}
    >
      {problems.map((problem) => (
        <section key={problem.id}>
          <p>
            <SeverityIcon severity={problem.severity} /> {isElsewhere(problem, place) && <>{placeOf(problem)}: </>}
            {problem.message}
          </p>
          {problem.related.map((related) => (
            <p key={`${related.rowKey} ${related.column ?? ""}`} className="problem-related">
              {isElsewhere(related, problem) ? (
                <button type="button" className="link" onClick={() => turnTo(() => goToProblem(related))}>
                  {related.rowTitle}
                </button>
              ) : (
                related.rowTitle
              )}
              : {related.message}
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
            <button type="button" className="button is-small" onClick={() => turnTo(() => explain(problem))}>
              {texts.why}
            </button>
            <button type="button" className="button is-small" onClick={() => turnTo(() => waive(problem))}>
              {texts.addExceptionDialog}
            </button>
          </div>
        </section>
      ))}
    </div>
  );
}

/** Of a place inside a value only what is said of just that place is shown. */
const isIn =
  ({ inner }: ProblemPlace) =>
  (problem: ProblemView): boolean =>
    inner === undefined || isEqual(problem.inner ?? [], inner);

type Cell = Pick<ProblemView, "rowKey" | "column">;

const isElsewhere = (one: Cell, other: Cell): boolean => one.rowKey !== other.rowKey || one.column !== other.column;

const placeOf = ({ rowTitle, columnTitle }: ProblemView): string =>
  [rowTitle, columnTitle].filter((part) => part !== "").join(" · ");

/** How long the pointer may be beside what it opened before that goes, in ms: it has to find the way there. */
const strayMs = 300;

/** Closes the popup once the person turns to something else; returns how to stop. */
function endOf(place: ProblemPlace, element: () => HTMLElement | null): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const isWithin = (target: EventTarget | null): boolean =>
    target instanceof Node && (element()?.contains(target) ?? false);
  const end = (): void => {
    if (getApp().cellProblems === place) close();
  };
  const endOutside = ({ target }: Event): void => {
    if (!isWithin(target)) end();
  };
  window.addEventListener("pointerdown", endOutside, options);
  window.addEventListener("wheel", endOutside, options);
  if (place.peek !== undefined) window.addEventListener("keydown", endOutside, options);
  let stray: number | undefined;
  const onMove = ({ target }: PointerEvent): void => {
    window.clearTimeout(stray);
    stray = undefined;
    const isThere = isWithin(target) || (target instanceof Element && target.closest(".cell-problem") !== null);
    if (!isThere) stray = window.setTimeout(end, strayMs);
  };
  if (place.peek === "pointer") window.addEventListener("pointerover", onMove, options);
  return () => {
    window.clearTimeout(stray);
    stop.abort();
  };
}

function positionOf({ left, top, bottom }: { left: number; top: number; bottom: number }): CSSProperties {
  const x = Math.max(8, Math.min(left, window.innerWidth - widthPx - 8));
  const isBelow = bottom + tallestPx < window.innerHeight || top < window.innerHeight / 2;
  const y = isBelow ? { top: `${bottom + 4}px` } : { bottom: `${window.innerHeight - top + 4}px` };
  return { left: `${x}px`, width: `${widthPx}px`, maxHeight: `${tallestPx}px`, ...y };
}

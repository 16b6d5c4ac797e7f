import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { activeGrid } from "../grid/index.js";
import { activeSheet, setApp, useApp, type ColumnMenuPlace } from "../state/index.js";
import { columnActions, type ColumnAction } from "./actions.js";

const widthPx = 250;
const tallestPx = 460;

const close = (): void => setApp({ columnMenu: null });

/** What can be done with a column, below its head. */
export function ColumnMenu(): ReactNode {
  const place = useApp((state) => state.columnMenu);
  const sheet = useApp(activeSheet);
  return place && sheet ? <OpenMenu key={place.column} place={place} sheet={sheet} /> : null;
}

function OpenMenu({ place, sheet }: { readonly place: ColumnMenuPlace; readonly sheet: SheetView }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const column = sheet.columns.find(({ key }) => key === place.column);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
    const onPointer = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !element.current?.contains(target)) close();
    };
    window.addEventListener("pointerdown", onPointer, { capture: true });
    return () => window.removeEventListener("pointerdown", onPointer, { capture: true });
  }, []);
  if (!column) return null;

  const leave = (): void => {
    close();
    activeGrid()?.focus();
  };
  const move = (by: number | "first" | "last"): void => {
    const items = [...(element.current?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const next = by === "first" ? 0 : by === "last" ? items.length - 1 : (at + by + items.length) % items.length;
    items[next]?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: "first", End: "last" } as const;
    const step = Object.entries(steps).find(([key]) => key === event.key)?.[1];
    if (step !== undefined) move(step);
    else if (event.key === "Escape" || event.key === "Tab") leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const run = ({ run: act, opens = false }: ColumnAction): void => {
    if (opens) close();
    else leave();
    act();
  };
  return (
    <div
      ref={element}
      className="column-menu"
      role="menu"
      aria-label={`Column ${column.title}`}
      tabIndex={-1}
      style={{
        left: `${Math.max(8, Math.min(place.left, window.innerWidth - widthPx - 8))}px`,
        top: `${Math.max(8, Math.min(place.top + 2, window.innerHeight - tallestPx))}px`,
        width: `${widthPx}px`,
      }}
      onKeyDown={onKey}
    >
      {columnActions(sheet, column).map((group) => (
        <div key={group[0]?.id} role="group" className="column-menu-group">
          {group.map((action) => (
            <button
              key={action.id}
              type="button"
              role={action.isOn === undefined ? "menuitem" : "menuitemcheckbox"}
              aria-checked={action.isOn}
              disabled={action.isDisabled}
              onClick={() => run(action)}
            >
              <action.icon aria-hidden="true" />
              <span>{action.title}</span>
              {action.isOn === true && <span aria-hidden="true">✓</span>}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

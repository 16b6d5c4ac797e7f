import { useEffect, type CSSProperties, type ReactNode } from "react";
import type { Offer } from "../../../shared/match/index.js";
import { useMenuWalk } from "../../ui/index.js";
import { setTable } from "../match/table-state.js";

export interface MenuEntry {
  readonly label: string;
  readonly refusal: string | null;
  /** What it chooses, so that what it would do can be looked at before; absent where it chooses nothing. */
  readonly offer?: Offer;
  readonly run: () => void;
}

/** A menu beside a card: what can be done with it. */
export interface OpenMenu {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

const widthPx = 260;

export function CardMenu({ menu, onClose }: { readonly menu: OpenMenu; readonly onClose: () => void }): ReactNode {
  const { ref, walk } = useMenuWalk(onClose, menu);
  useEffect(() => () => point(undefined), []);
  const take = (entry: MenuEntry | undefined): void => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  return (
    <div
      ref={ref}
      className="card-menu"
      role="menu"
      aria-label={menu.title}
      style={placeOf(menu)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
        else if (/^[1-9]$/.test(event.key)) take(menu.entries[Number(event.key) - 1]);
        else if (!walk(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <p>{menu.title}</p>
      {menu.entries.map((entry, at) => (
        <button
          key={`${at} ${entry.label}`}
          type="button"
          role="menuitem"
          aria-disabled={entry.refusal === null ? undefined : true}
          onPointerEnter={() => point(entry.offer)}
          onFocus={() => point(entry.offer)}
          onClick={() => take(entry)}
        >
          <span>{entry.label}</span>
          {at < 9 && <kbd>{at + 1}</kbd>}
          {entry.refusal !== null && <small>{entry.refusal}</small>}
        </button>
      ))}
    </div>
  );
}

/** Has a choice previewed and its cards marked. */
const point = (offer: Offer | undefined): void => setTable({ pointed: offer ?? null, named: offer?.cards ?? [] });

function placeOf({ left, top, bottom }: OpenMenu): CSSProperties {
  const x = Math.max(8, Math.min(left, window.innerWidth - widthPx - 8));
  const isBelow = bottom < window.innerHeight * 0.6;
  return {
    left: `${x}px`,
    width: `${widthPx}px`,
    maxHeight: `${Math.max(160, isBelow ? window.innerHeight - bottom - 16 : top - 16)}px`,
    ...(isBelow ? { top: `${bottom + 4}px` } : { bottom: `${window.innerHeight - top + 4}px` }),
  };
}

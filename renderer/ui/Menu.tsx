import type { LucideIcon } from "lucide-react";
import { useLayoutEffect, type KeyboardEvent, type ReactNode } from "react";
import { useMenuWalk } from "./menu-walk.js";
import { returnKeyboard } from "./return-keyboard.js";

const widthPx = 290;
/** How near to the edges of the window a menu may come. */
const marginPx = 8;

/** One thing that can be done. */
export interface MenuItem {
  readonly id: string;
  readonly title: string;
  readonly icon: LucideIcon;
  /** Present where it can be on and off. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  /** It opens something that takes the keyboard. */
  readonly opens?: boolean;
  /** The keys that do the same, as people read them. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

interface MenuProps {
  readonly label: string;
  /** Where it opens, on the screen in px. */
  readonly left: number;
  readonly top: number;
  /** Where in a panel it was opened, to have the keyboard again; else the sheet has it. */
  readonly from?: Element | null;
  readonly groups: readonly (readonly MenuItem[])[];
  readonly close: () => void;
}

/** A menu over the sheet: arrows walk it, Escape and a click beside it close it. */
export function Menu({ label, left, top, from = null, groups, close }: MenuProps): ReactNode {
  const { ref, walk } = useMenuWalk(close);
  const leave = (): void => {
    close();
    returnKeyboard(from);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape" || event.key === "Tab") leave();
    else if (!walk(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const run = ({ run: act, opens = false }: MenuItem): void => {
    if (opens) close();
    else leave();
    act();
  };
  // A menu that would leave the window opens further up; one that is higher than the window scrolls.
  useLayoutEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const lowest = window.innerHeight - menu.offsetHeight - marginPx;
    menu.style.top = `${Math.max(marginPx, Math.min(top, lowest))}px`;
  }, [ref, top, groups]);
  return (
    <div
      ref={ref}
      className="menu"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      style={{
        left: `${Math.max(marginPx, Math.min(left, window.innerWidth - widthPx - marginPx))}px`,
        width: `${widthPx}px`,
      }}
      onKeyDown={onKey}
      onContextMenu={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <div key={group[0]?.id} role="group" className="menu-group">
          {group.map((item) => (
            <button
              key={item.id}
              type="button"
              role={item.isOn === undefined ? "menuitem" : "menuitemcheckbox"}
              aria-checked={item.isOn}
              disabled={item.isDisabled}
              onClick={() => run(item)}
            >
              <item.icon aria-hidden="true" />
              <span>{item.title}</span>
              {item.isOn === true && <span aria-hidden="true">✓</span>}
              {item.keys !== undefined && <kbd aria-hidden="true">{item.keys}</kbd>}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

import { ChevronDown, Plus } from "lucide-react";
import { useEffect, useMemo, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { activeGrid } from "../grid/index.js";
import {
  call,
  filesOfTabs,
  showSheet,
  openOverlay,
  setApp,
  tabsAround,
  tabsOf,
  useApp,
  type Tab,
} from "../state/index.js";
import { IconButton } from "../ui/index.js";
import { SheetTab } from "./SheetTab.js";
import { statusTexts } from "./texts.js";

/** Stands for the tabs that are left out on one side. */
function MoreTabs({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="tab tabs-more"
      title={statusTexts.allSheets}
      onClick={() => openOverlay({ kind: "palette", mode: "sheets" })}
    >
      {statusTexts.moreSheets(count)}
    </button>
  );
}

export function TabBar(): ReactNode {
  const workspace = useApp((state) => state.workspace);
  const isVisit = useApp(({ host }) => host?.visit !== undefined);
  const active = useApp((state) => state.active);
  const textFile = useApp((state) => state.textFile);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const current = textFile ?? active;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  const tabs = useMemo(() => (workspace ? tabsOf(workspace.files, workspace.sheets) : []), [workspace]);
  if (!workspace) return null;

  const show = ({ key, sheet, file }: Tab): void => {
    if (sheet) showSheet(key);
    else setApp({ textFile: file.file, active: null });
  };
  const isCurrent = ({ key, file, sheet }: Tab): boolean =>
    textFile === null
      ? key === active
      : file.file === textFile && (sheet === undefined || key === active || active === null);
  const { shown, before, after } = tabsAround(tabs, tabs.findIndex(isCurrent));
  const onKey = (event: KeyboardEvent, tab: Tab): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    // Drawn at once, so that the tab is there to be focused: the one after the last shown comes with it.
    flushSync(() => show(next));
    list.current?.querySelector<HTMLButtonElement>('[aria-selected="true"]')?.focus();
  };
  const moved = tabs.find(({ key }) => key === dragged);
  /** Where the dragged tab goes when it is dropped on another one. */
  const sideOf = (target: Tab): "before" | "after" | undefined => {
    if (!moved || moved.file === target.file) return undefined;
    return tabs.indexOf(moved) < tabs.indexOf(target) ? "after" : "before";
  };
  const endDrag = (): void => {
    setDragged(null);
    setOver(null);
  };
  const onDrop = (event: DragEvent, target: Tab): void => {
    event.preventDefault();
    const side = sideOf(target);
    endDrag();
    if (!moved || !side) return;
    const files = filesOfTabs(tabs).filter((file) => file !== moved.file.file);
    files.splice(files.indexOf(target.file.file) + (side === "after" ? 1 : 0), 0, moved.file.file);
    void call("sheets/order", { files });
  };

  return (
    <nav className="tabbar" aria-label={statusTexts.sheets}>
      <MoreTabs count={before} />
      <div className="tabs" role="tablist" aria-label={statusTexts.sheets} ref={list}>
        {shown.map((tab) => (
          <SheetTab
            key={tab.key}
            tab={tab}
            isCurrent={isCurrent(tab)}
            data-dragged={dragged === tab.key}
            data-drop={over === tab.key ? sideOf(tab) : undefined}
            onDragStart={() => setDragged(tab.key)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(tab.key);
            }}
            onDragLeave={({ currentTarget, relatedTarget }) => {
              if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(null);
            }}
            onDragEnd={endDrag}
            onDrop={(event) => onDrop(event, tab)}
            onClick={({ detail, currentTarget }) => {
              const isHere = isCurrent(tab);
              show(tab);
              // Whoever points at a sheet goes on in it; the keys that walk the tabs stay with them.
              if (detail === 0) return;
              currentTarget.blur();
              if (isHere) activeGrid()?.focus();
            }}
            onKeyDown={(event) => onKey(event, tab)}
          />
        ))}
      </div>
      <MoreTabs count={after} />
      {!isVisit && (
        <IconButton
          title={statusTexts.newSheet}
          icon={<Plus />}
          className="tab-more"
          disabled={workspace.readOnly !== undefined}
          onClick={() => openOverlay({ kind: "new-sheet" })}
        />
      )}
      <IconButton
        title={statusTexts.allSheets}
        hint={statusTexts.ctrlP}
        icon={<ChevronDown />}
        className="tab-more"
        onClick={() => openOverlay({ kind: "palette", mode: "sheets" })}
      />
    </nav>
  );
}

import { AlertTriangle, ChevronDown, FileX2, Lock, Plus } from "lucide-react";
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from "react";
import type { FileView } from "../../shared/workspace/index.js";
import { activeGrid } from "../grid/index.js";
import { call, filesOfTabs, showSheet, openOverlay, setApp, tabsOf, useApp, type Tab } from "../state/index.js";
import { IconButton } from "../ui/index.js";
import { statusTexts } from "./texts.js";

function State({ file }: { file: FileView }): ReactNode {
  const { kind } = file.condition;
  if (file.conflicts > 0)
    return (
      <span className="tab-sign" title={statusTexts.conflicts(file.conflicts)} role="img">
        ⇄
      </span>
    );
  if (kind === "broken" || kind === "unreadable")
    return <AlertTriangle className="tab-icon is-bad" aria-label={statusTexts.unreadable} />;
  if (kind === "deleted") return <FileX2 className="tab-icon is-bad" aria-label={statusTexts.deleted} />;
  if (kind === "read-only") return <Lock className="tab-icon" aria-label={statusTexts.readOnlyFile} />;
  if (file.unsaved > 0 && !file.saving)
    return <span className="tab-dot" title={statusTexts.notSaved(file.unsaved)} role="img" />;
  return null;
}

function Errors({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <span className="tab-errors" title={statusTexts.errors(count)} role="img">
      {count > 99 ? "99+" : count}
    </span>
  );
}

export function TabBar(): ReactNode {
  const workspace = useApp((state) => state.workspace);
  const active = useApp((state) => state.active);
  const textFile = useApp((state) => state.textFile);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const current = textFile ?? active;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  if (!workspace) return null;
  const tabs = tabsOf(workspace.files, workspace.sheets);

  const show = ({ key, sheet, file }: Tab): void => {
    if (sheet) showSheet(key);
    else setApp({ textFile: file.file, active: null });
  };
  const isCurrent = ({ key, file, sheet }: Tab): boolean =>
    textFile === null
      ? key === active
      : file.file === textFile && (sheet === undefined || key === active || active === null);
  const onKey = (event: KeyboardEvent, at: number): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    show(next);
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]');
    buttons?.[tabs.indexOf(next)]?.focus();
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
      <div className="tabs" role="tablist" aria-label={statusTexts.sheets} ref={list}>
        {tabs.map((tab, at) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            aria-selected={isCurrent(tab)}
            tabIndex={isCurrent(tab) ? 0 : -1}
            className="tab"
            data-condition={tab.file.condition.kind}
            data-dragged={dragged === tab.key}
            data-drop={over === tab.key ? sideOf(tab) : undefined}
            title={tab.file.file}
            draggable
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
            onKeyDown={(event) => onKey(event, at)}
          >
            <span className="tab-title">{tab.title}</span>
            {tab.sheet && <Errors count={tab.sheet.problems.error} />}
            <State file={tab.file} />
          </button>
        ))}
      </div>
      <IconButton
        title={statusTexts.newSheet}
        icon={<Plus />}
        className="tab-more"
        disabled={workspace.readOnly !== undefined}
        onClick={() => openOverlay({ kind: "new-sheet" })}
      />
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

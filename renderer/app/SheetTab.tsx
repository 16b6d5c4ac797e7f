import { AlertTriangle, FileX2, Lock } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import type { FileView, SheetView } from "../../shared/workspace/index.js";
import { shownCounts, useApp, type Tab } from "../state/index.js";
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

function Errors({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const count = useApp((state) => shownCounts(sheet, state).error);
  if (count === 0) return null;
  return (
    <span className="tab-errors" title={statusTexts.errors(count)} role="img">
      {count > 99 ? "99+" : count}
    </span>
  );
}

interface SheetTabProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tab: Tab;
  readonly isCurrent: boolean;
}

/** The tab of a sheet, with the state of its file. */
export function SheetTab({ tab, isCurrent, ...others }: SheetTabProps): ReactNode {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      className="tab"
      data-condition={tab.file.condition.kind}
      title={tab.file.file}
      draggable
      {...others}
    >
      <span className="tab-title">{tab.title}</span>
      {tab.sheet && <Errors sheet={tab.sheet} />}
      <State file={tab.file} />
    </button>
  );
}

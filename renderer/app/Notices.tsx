import { X } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import type { Notice } from "../../shared/workspace/index.js";
import { dropNotice, useApp } from "../state/index.js";

/** Good news goes by itself; what may need an answer stays until it is closed. */
const shownMs = { info: 4_000, warning: 12_000, error: undefined } as const;

function Toast({ notice }: { notice: Notice }): ReactNode {
  const { id, severity, message } = notice;
  useEffect(() => {
    const ms = shownMs[severity];
    if (ms === undefined) return undefined;
    const timer = window.setTimeout(() => dropNotice(id), ms);
    return () => window.clearTimeout(timer);
  }, [id, severity]);
  return (
    <div className={`toast is-${severity}`} role={severity === "error" ? "alert" : "status"}>
      <p>{message}</p>
      <button type="button" className="tool" aria-label="Close message" onClick={() => dropNotice(id)}>
        <X />
      </button>
    </div>
  );
}

export function Notices(): ReactNode {
  const notices = useApp((state) => state.notices);
  return (
    <div className="toasts">
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

import { X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { visible } from "../../shared/base/index.js";
import { runCommand } from "../commands/index.js";
import { useTable } from "../sandbox/index.js";
import { dropNotice, useApp, type PageNotice } from "../state/index.js";
import { IconButton, returnKeyboard } from "../ui/index.js";
import { texts } from "./texts.js";

/** Good news disappears on its own; what may need an answer stays until it is closed. */
const shownMs = { info: 4_000, warning: 12_000, error: undefined } as const;
/** Long enough to read, decide and reach for the button. */
const offeredMs = 10_000;

function CopyButton({ text }: { readonly text: string }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <button type="button" className="button is-small" onClick={copy}>
      {isCopied ? texts.copied : texts.copy}
    </button>
  );
}

function Toast({ notice }: { notice: PageNotice }): ReactNode {
  const { id, severity, message, action, typed } = notice;
  const isAtTable = useTable((state) => state.isOpen);
  const [isHeld, setHeld] = useState(false);
  const toast = useRef<HTMLDivElement>(null);
  const ms = action && severity === "info" ? offeredMs : shownMs[severity];
  useEffect(() => {
    if (ms === undefined || isHeld) return undefined;
    const timer = window.setTimeout(() => dropNotice(id), ms);
    return () => window.clearTimeout(timer);
  }, [id, ms, isHeld]);
  // Whatever takes the notice away: keys that would have gone to it are not to be lost.
  useLayoutEffect(() => {
    const element = toast.current;
    return () => {
      if (element?.contains(document.activeElement)) returnKeyboard();
    };
  }, []);
  return (
    <div
      ref={toast}
      className={`toast is-${severity}`}
      role={severity === "error" ? "alert" : "status"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{visible(message)}</p>
      {/* At the table the same command takes back a moment of the match. */}
      {action && !isAtTable && (
        <button
          type="button"
          className="button is-small"
          onClick={() => {
            dropNotice(id);
            returnKeyboard();
            runCommand(action.command);
          }}
        >
          {action.title}
        </button>
      )}
      {typed !== undefined && <CopyButton text={typed} />}
      <IconButton title={texts.closeMessage} icon={<X />} onClick={() => dropNotice(id)} />
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

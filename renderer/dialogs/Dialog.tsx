import { X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { activeGrid } from "../grid/active-grid.js";
import { closeOverlay } from "../state/store.js";

interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A modal over the sheet: the browser keeps the keyboard inside it, Escape and a click beside it close it. */
export function Dialog({ title, className = "", isTitleHidden = false, children, footer }: DialogProps): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      activeGrid()?.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        closeOverlay();
      }}
      onMouseDown={({ target }) => {
        if (target === element.current) closeOverlay();
      }}
    >
      <div className="dialog-frame">
        <header className={isTitleHidden ? "visually-hidden" : "dialog-head"}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="tool" aria-label="Close" onClick={closeOverlay}>
            <X />
          </button>
        </header>
        <div className="dialog-body">{children}</div>
        {footer !== undefined && <footer className="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  );
}

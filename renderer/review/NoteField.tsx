import { useEffect, useRef, useState, type ReactNode } from "react";
import { texts } from "./texts.js";

interface NoteProps {
  readonly note: string;
  readonly onKeep: (note: string) => void;
  readonly onLeave: () => void;
}

/** What is to be discussed of a card, in words. */
export function NoteField({ note, onKeep, onLeave }: NoteProps): ReactNode {
  const [text, setText] = useState(note);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.closest<HTMLElement>(".review-walk")?.focus();
    };
  }, []);
  return (
    <div className="review-note">
      <label>
        {texts.note}
        <textarea
          ref={field}
          className="field"
          rows={3}
          maxLength={10_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            const isDone = event.key === "Enter" && (event.ctrlKey || event.metaKey);
            if (!isDone && event.key !== "Escape") return;
            // Escape would close the whole review.
            event.preventDefault();
            event.stopPropagation();
            if (isDone) onKeep(text.trim());
            else onLeave();
          }}
        />
      </label>
      <p className="hint">{texts.noteHint}</p>
      <button type="button" className="button is-main" onClick={() => onKeep(text.trim())}>
        {texts.keepNote}
      </button>
    </div>
  );
}

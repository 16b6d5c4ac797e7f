import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { Span } from "../../shared/base/index.js";
import { useFocusRequests } from "../state/index.js";
import { completionsAt, type FieldCompletion } from "./completions.js";
import type { KnownMeanings } from "./meaning-state.js";
import { texts } from "./texts.js";

interface Props {
  readonly text: string;
  readonly placeholder: string;
  /** A place to be underlined, for something is wrong there. */
  readonly wrong: Span | undefined;
  /** Changes when more cards have been read, so that more can be offered. */
  readonly known: KnownMeanings | undefined;
  readonly describedBy: string;
  readonly onText: (text: string) => void;
  readonly onEnter: () => void;
  /** Escape, where no list is open. */
  readonly onLeave: () => void;
  /** Arrow down, where no list is open. */
  readonly onDown: () => void;
}

interface Offer {
  /** The place to be completed; null where nothing is to be offered. */
  readonly place: { readonly text: string; readonly caret: number } | null;
  /** The completion that Enter takes; -1 for none, for Enter searches. */
  readonly at: number;
}

const noOffer: Offer = { place: null, at: -1 };

/** The field a search by meaning is typed into, with completion. */
export function QueryField(props: Props): ReactNode {
  const { text, placeholder, wrong, known, describedBy, onText, onEnter, onLeave, onDown } = props;
  const field = useRef<HTMLInputElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [offer, setOffer] = useState(noOffer);
  const { place, at } = offer;
  const completions = useMemo(
    () => (place === null || !known ? [] : completionsAt(place.text, place.caret, known)),
    [place, known],
  );
  const isOpen = completions.length > 0;

  useFocusRequests("meaning", () => {
    field.current?.focus();
    field.current?.select();
  });

  const complete = (value: string, caret: number): void => setOffer({ place: { text: value, caret }, at: -1 });

  const take = (completion: FieldCompletion | undefined): void => {
    if (!completion || !field.current) return;
    const { from, to, insert } = completion.change;
    const next = text.slice(0, from) + insert + text.slice(to);
    const caret = from + insert.length;
    field.current.value = next;
    field.current.setSelectionRange(caret, caret);
    onText(next);
    // A field's name is followed by its value: that list comes at once.
    if (/[: ]$/u.test(insert)) complete(next, caret);
    else setOffer(noOffer);
  };

  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (isOpen && step !== 0) {
      const count = completions.length + 1;
      setOffer({ place, at: ((at + 1 + step + count) % count) - 1 });
    } else if (isOpen && event.key === "Enter" && at !== -1) take(completions[at]);
    else if (isOpen && event.key === "Tab" && !event.shiftKey) take(completions[Math.max(0, at)]);
    else if (isOpen && event.key === "Escape") setOffer(noOffer);
    else if (event.key === " " && event.ctrlKey) complete(text, field.current?.selectionStart ?? text.length);
    else if (event.key === "Enter") {
      setOffer(noOffer);
      onEnter();
    } else if (event.key === "Escape") onLeave();
    else if (event.key === "ArrowDown") onDown();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const scroll = (): void => {
    if (mirror.current && field.current) mirror.current.scrollLeft = field.current.scrollLeft;
  };
  useEffect(scroll);

  return (
    <>
      <div className="query-field">
        <div ref={mirror} className="query-mirror" aria-hidden="true">
          {wrong && wrong.from < wrong.to && wrong.to <= text.length ? (
            <>
              {text.slice(0, wrong.from)}
              <span className="query-wrong">{text.slice(wrong.from, wrong.to)}</span>
              {text.slice(wrong.to)}
            </>
          ) : (
            text
          )}
        </div>
        <input
          ref={field}
          className="field"
          type="text"
          role="combobox"
          aria-label={texts.searchByMeaning}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-describedby={describedBy}
          aria-invalid={wrong !== undefined}
          {...(at === -1 ? {} : { "aria-activedescendant": `${listId}-${at}` })}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            onText(target.value);
            complete(target.value, target.selectionStart ?? target.value.length);
          }}
          onKeyDown={onKey}
          onScroll={scroll}
          onBlur={() => setOffer(noOffer)}
        />
      </div>
      <ul id={listId} className="query-list" role="listbox" aria-label={texts.suggestions} hidden={!isOpen}>
        {completions.map((completion, index) => (
          <li
            key={`${completion.label} ${completion.change.insert}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            ref={(item) => {
              if (index === at) item?.scrollIntoView({ block: "nearest" });
            }}
            // The field keeps the keyboard.
            onMouseDown={(event) => {
              event.preventDefault();
              take(completion);
            }}
          >
            <span className="query-label">{completion.label}</span>
            <span className="query-detail">{completion.detail}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

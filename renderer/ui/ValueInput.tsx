import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { holdsText, shownOptions, titleOf, type ListedOption } from "./option-list.js";

/** How an editor was left. */
export type Leaving = "down" | "next" | "previous" | "stay";

interface Props {
  readonly name: string;
  readonly text: string;
  /** Typing began with this text in place of what stands there. */
  readonly typed: string | undefined;
  readonly options: readonly ListedOption[] | undefined;
  readonly isLong: boolean;
  readonly onCommit: (text: string, leaving: Leaving) => void;
  readonly onCancel: () => void;
  /** The value went away under the editor: what was typed is nowhere else. Undefined where nothing was. */
  readonly onLost: (text: string | undefined) => void;
  /** Called with the text each time typing changes it. */
  readonly onTyped?: (text: string) => void;
}

/** The editor of one value: a text, with a list of what is offered where the type has one. */
export function ValueInput({
  name,
  text,
  typed,
  options,
  isLong,
  onCommit,
  onCancel,
  onLost,
  onTyped,
}: Props): ReactNode {
  const [value, setValue] = useState(typed ?? text);
  const [isTyped, setTyped] = useState(typed !== undefined);
  // As in the sheet, the best match is taken by Enter and Tab, where it has the typed text in it.
  const bestOf = (query: string): number =>
    query.trim() !== "" && options && holdsText(shownOptions(options, query)[0], query) ? 0 : -1;
  const [active, setActive] = useState(typed === undefined ? -1 : bestOf(typed));
  /** An option was gone to by an arrow key. */
  const [isPicked, setPicked] = useState(false);
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const isDrawn = useRef(false);
  const listId = useId();
  const shown = options && shownOptions(options, isTyped ? value : "");

  useEffect(() => {
    const input = element.current;
    input?.focus();
    if (typed === undefined) input?.select();
    else input?.setSelectionRange(typed.length, typed.length);
    document.getElementById(listId)?.scrollIntoView({ block: "nearest" });
  }, [typed, listId]);
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);

  const lose = useEffectEvent(() => {
    if (!isDrawn.current && !isDone.current) onLost(value === text ? undefined : value);
  });
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
      // In development React takes every part off once, and puts it back at once.
      queueMicrotask(() => lose());
    };
  }, []);

  const leave = (leaving: Leaving, chosen?: ListedOption): void => {
    if (isDone.current) return;
    isDone.current = true;
    const exact = options?.find((option) => titleOf(option) === value || option.value === value);
    const meant = chosen ?? (isPicked ? shown?.[active] : (exact ?? shown?.[active]));
    onCommit(meant?.value ?? value, leaving);
  };
  const step = (by: number): void => {
    const count = shown?.length ?? 0;
    setPicked(true);
    if (shown && count > 0)
      setActive((at) => ((at === -1 && !isTyped ? startOf(shown, text) : at) + by + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey, shiftKey } = event;
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (key === "Enter" && altKey && isLong) insertLine(element.current, setValue);
    else if (key === "Enter") leave(event.ctrlKey || event.metaKey ? "stay" : "down");
    else if (key === "Tab") leave(shiftKey ? "previous" : "next");
    else if (key === "Escape") {
      isDone.current = true;
      onCancel();
    } else if (shown && key === "ArrowDown") step(1);
    else if (shown && key === "ArrowUp") step(active === -1 && isTyped ? 0 : -1);
    else return;
    event.preventDefault();
  };
  const common = {
    ref: element,
    className: "value-input",
    "aria-label": name,
    value,
    spellCheck: false,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setValue(target.value);
      onTyped?.(target.value);
      setTyped(true);
      setPicked(false);
      setActive(bestOf(target.value));
    },
    onKeyDown,
    onBlur: () => leave("stay"),
  };
  if (isLong) return <textarea {...common} rows={Math.min(8, value.split("\n").length + 1)} />;
  if (!shown) return <input {...common} />;
  return (
    <span className="value-combo">
      <input
        {...common}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={active === -1 ? undefined : `${listId}-${active}`}
      />
      {shown.length > 0 && (
        <span id={listId} role="listbox" aria-label={name} className="value-options">
          {shown.map((option, at) => (
            <span
              key={option.value}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === active}
              data-present={option.value === text ? "" : undefined}
              onPointerDown={(event) => {
                event.preventDefault();
                leave("stay", option);
              }}
            >
              {titleOf(option)}
              {option.title !== undefined && <small>{option.value}</small>}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** Arrows start from what stands there. */
const startOf = (options: readonly ListedOption[], text: string): number =>
  options.findIndex(({ value }) => value === text);

function insertLine(input: HTMLTextAreaElement | null, change: (text: string) => void): void {
  if (!input) return;
  input.setRangeText("\n", input.selectionStart, input.selectionEnd, "end");
  change(input.value);
}

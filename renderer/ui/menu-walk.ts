import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import { LettersTyped } from "./letters-typed.js";

const items = "button:not(:disabled)";

const steps: Readonly<Record<string, number | "first" | "last">> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: "first",
  End: "last",
};

/** A menu that is walked. */
export interface MenuWalk {
  /** To be given to the menu's element. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Moves where a key leads; returns whether it leads anywhere. */
  readonly walk: (event: KeyboardEvent) => boolean;
}

/**
 * What all menus do: the first of their buttons has the keyboard when they open, or show something else (`shown`), the
 * arrows, Home and End walk them round, letters go to the item that begins with them, and a click beside them closes them.
 * `close` must stay the same function.
 */
export function useMenuWalk(close: () => void, shown?: unknown): MenuWalk {
  const ref = useRef<HTMLDivElement>(null);
  const letters = useRef(new LettersTyped());
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>(items)?.focus();
    const onPointer = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    window.addEventListener("pointerdown", onPointer, { capture: true });
    return () => window.removeEventListener("pointerdown", onPointer, { capture: true });
  }, [close, shown]);
  return {
    ref,
    walk: (event) => walkButtons(ref.current, event.key) || goByLetters(ref.current, event, letters.current),
  };
}

/** Moves the keyboard between the buttons of a list where the arrows, Home and End lead; returns whether a key leads anywhere. */
export function walkButtons(list: HTMLElement | null, key: string): boolean {
  const step = steps[key];
  if (step === undefined) return false;
  const all = buttonsOf(list);
  const at = all.findIndex((item) => item === document.activeElement);
  const next = step === "first" ? 0 : step === "last" ? all.length - 1 : (at + step + all.length) % all.length;
  all[next]?.focus();
  return true;
}

const buttonsOf = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>(items) ?? [])];

/** Moves the keyboard to the button that begins with the letters typed; returns whether the key is one of them. */
function goByLetters(list: HTMLElement | null, event: KeyboardEvent, letters: LettersTyped): boolean {
  const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return false;
  const all = buttonsOf(list);
  const titles = all.map(({ textContent }) => textContent);
  const at = all.findIndex((item) => item === document.activeElement);
  const next = letters.type(key, timeStamp, titles, at);
  if (next !== undefined) all[next]?.focus();
  return next !== undefined || key !== " ";
}

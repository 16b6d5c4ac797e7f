import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";

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
 * arrows, Home and End walk them round, and a click beside them closes them. `close` must stay the same function.
 */
export function useMenuWalk(close: () => void, shown?: unknown): MenuWalk {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>(items)?.focus();
    const onPointer = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    window.addEventListener("pointerdown", onPointer, { capture: true });
    return () => window.removeEventListener("pointerdown", onPointer, { capture: true });
  }, [close, shown]);
  return { ref, walk: ({ key }) => walkButtons(ref.current, key) };
}

/** Moves the keyboard between the buttons of a list where the arrows, Home and End lead; returns whether a key leads anywhere. */
export function walkButtons(list: HTMLElement | null, key: string): boolean {
  const step = steps[key];
  if (step === undefined) return false;
  const all = [...(list?.querySelectorAll<HTMLElement>(items) ?? [])];
  const at = all.findIndex((item) => item === document.activeElement);
  const next = step === "first" ? 0 : step === "last" ? all.length - 1 : (at + step + all.length) % all.length;
  all[next]?.focus();
  return true;
}

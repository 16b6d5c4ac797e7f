import { useLayoutEffect, useRef, type FocusEventHandler, type RefObject } from "react";

/**
 * Keeps the keyboard in a list whose buttons come and go: where the one that had it is gone, the next of its kind takes it.
 * Returns what the list does when something in it gets the keyboard.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): FocusEventHandler {
  const last = useRef<{ readonly button: Element; readonly at: number } | null>(null);
  const buttonsLike = ({ classList }: Element): readonly HTMLElement[] =>
    [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])].filter(
      ({ className }) => className === classList.value,
    );
  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost) return;
    const buttons = buttonsLike(lost.button);
    if (lost.button.isConnected) {
      last.current = { button: lost.button, at: buttons.findIndex((each) => each === lost.button) };
    } else if (document.activeElement === document.body) {
      (buttons[lost.at] ?? buttons.at(-1))?.focus({ preventScroll: true });
    }
  });
  return ({ target }) => {
    last.current = { button: target, at: buttonsLike(target).findIndex((each) => each === target) };
  };
}

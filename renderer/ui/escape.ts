import { useEffect, useRef, type RefObject } from "react";

/**
 * Calls back when Escape is pressed inside an element that nothing in it makes use of; also where nothing on the page has
 * the keyboard, because a button that had it may be gone or disabled.
 */
export function useEscape(element: RefObject<HTMLElement | null>, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      const isInside = event.target instanceof Node && (element.current?.contains(event.target) ?? false);
      if (!isInside && event.target !== document.body) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [element]);
}

import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import { activeGrid } from "../grid/index.js";
import { useApp, useFocusRequests } from "../state/index.js";

/** What the keyboard stops at: problems, and the lines of groups that are folded. */
const stops = ".problem-group[data-open] .problem-jump, .problem-group:not([data-open]) .disclosure-fold";

const problems = (panel: HTMLElement | null): HTMLElement[] => [...(panel?.querySelectorAll<HTMLElement>(stops) ?? [])];

/** The place in the list of what has the keyboard; -1 above the list. */
function placeOf(panel: HTMLElement, element: Element | null): number {
  const items = problems(panel);
  const own = element?.closest(".problem-item")?.querySelector(".problem-jump") ?? element?.closest(stops);
  if (own) return items.findIndex((each) => each === own);
  const group = element?.closest(".problem-group");
  if (!group) return -1;
  return items.findIndex((each) => group.contains(each)) - 1;
}

export interface PanelKeyboard {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: { readonly relatedTarget: EventTarget | null }) => void;
}

/**
 * Leads the keyboard through the list: to its search field when the list is asked for, up and down by arrows, and to the
 * next problem when the one it was at is gone, or to the sheet when that was the last.
 */
export function usePanelKeyboard(panel: RefObject<HTMLElement | null>): PanelKeyboard {
  const isCovered = useApp((state) => state.overlay !== null);
  const place = useRef<number | undefined>(undefined);
  useFocusRequests("problems", () => panel.current?.querySelector<HTMLElement>("input")?.focus());
  // What has the keyboard may go with any change of the list.
  useEffect(() => {
    if (place.current === undefined || isCovered || document.activeElement !== document.body) return;
    const items = problems(panel.current);
    const next = items[Math.min(Math.max(0, place.current), items.length - 1)];
    if (next) next.focus();
    else activeGrid()?.focus();
  });
  return {
    onFocus: () => {
      if (panel.current) place.current = placeOf(panel.current, document.activeElement);
    },
    onBlur: ({ relatedTarget }) => {
      const isElsewhere = relatedTarget instanceof Node && !panel.current?.contains(relatedTarget);
      if (isElsewhere) place.current = undefined;
    },
    onKeyDown: (event) => {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step === 0 || !panel.current || event.target instanceof HTMLSelectElement) return;
      const items = problems(panel.current);
      const next = placeOf(panel.current, document.activeElement) + step;
      const target = next < 0 ? panel.current.querySelector<HTMLElement>("input") : items[next];
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}

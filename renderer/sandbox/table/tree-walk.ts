import type { KeyboardEvent } from "react";

/** What a row of a tree is to the keys that are pressed on it. */
export interface WalkedRow {
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
  readonly toggle: (isOpen: boolean) => void;
}

/**
 * The keys of trees: up and down between rows, Home and End to the first and the last, right opens or goes in, left closes or goes
 * out. Returns whether it was one of them; then nothing else is to hear it.
 */
export function walkTree(event: KeyboardEvent<HTMLElement>, { hasChildren, isOpen, toggle }: WalkedRow): boolean {
  const own = event.currentTarget;
  const rows = [...(own.closest("[role=tree]")?.querySelectorAll<HTMLElement>("[role=treeitem]") ?? [])];
  const place = rows.indexOf(own);
  const levelOf = (row: HTMLElement): number => Number(row.getAttribute("aria-level"));
  const goTo = (row: HTMLElement | undefined): void => row?.focus();
  switch (event.key) {
    case "ArrowDown":
      goTo(rows[place + 1]);
      break;
    case "ArrowUp":
      goTo(rows[place - 1]);
      break;
    case "Home":
      goTo(rows[0]);
      break;
    case "End":
      goTo(rows.at(-1));
      break;
    case "ArrowRight":
      if (hasChildren && !isOpen) toggle(true);
      else if (hasChildren) goTo(rows[place + 1]);
      break;
    case "ArrowLeft":
      if (isOpen) toggle(false);
      else goTo(rows.slice(0, place).findLast((row) => levelOf(row) < levelOf(own)));
      break;
    default:
      return false;
  }
  event.preventDefault();
  event.stopPropagation();
  return true;
}

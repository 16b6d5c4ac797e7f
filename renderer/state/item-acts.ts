/** What commands of rows do to an item of a list while the keyboard is in the structure editor. */
export type ItemAct =
  | "below"
  | "above"
  | "duplicate"
  | "delete"
  | "up"
  | "down"
  | "problems"
  | "next-problem"
  | "previous-problem";

let handler: ((act: ItemAct) => boolean) | undefined;

/** Lets an editor of items act on commands; it says whether it did. Returns how to stop. */
export function offerItemActs(act: (act: ItemAct) => boolean): () => void {
  handler = act;
  return () => {
    if (handler === act) handler = undefined;
  };
}

/** Has the editor that the keyboard is in act on an item; returns whether there was one that did. */
export const actOnItem = (act: ItemAct): boolean => handler?.(act) ?? false;

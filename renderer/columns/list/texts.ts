/** The dialog of a list. */
export const texts = {
  title: (list: string, row: string): string => `${list} of ${row}`,
  items: "Items",
  item: (text: string, at: number, count: number): string => `${text}, ${at} of ${count}`,
  remove: (text: string): string => `Remove ${text}`,
  add: "Add…",
  newItem: "New item",
  none: "The list is empty.",
  keys: "Delete removes an item, Alt+← and Alt+→ move it. Each change is saved at once, as a step that can be undone.",
} as const;

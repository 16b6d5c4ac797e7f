/** What the editor of nested values says. */
export const texts = {
  // In several places
  removeNamed: (key: string): string => `Remove ${key}`,
  item: "Item",
  keyExists: (key: string): string => `The key “${key}” already exists.`,

  // LineCell
  absent: "absent",
  empty: "empty",

  // LineView
  newKey: "New key",
  add: "Add:",

  // LineMenu
  writeAsHeaders: "Write as headers",
  writeInline: "Write inline",
  insertItemAbove: "Insert item above",
  addItemBelow: "Add item below",
  duplicateItem: "Duplicate item",
  deleteItem: "Delete item",
  moveItemUp: "Move item up",
  moveItemDown: "Move item down",

  // StructureTree
  structure: "Structure",
  noStructures: "This row has no structures.",

  // items
  noItemHere: "The keyboard is in no item of a list, so that nothing was done.",
  isFirst: "This item is the first of its list already.",
  isLast: "This item is the last of its list already.",

  // acts
  deletesItem: "Ctrl+Delete deletes the item.",
  addNamed: (key: string): string => `Add ${key}`,

  // edits
  alreadyWritten: (spelling: string): string =>
    `The list is already written ${spelling === "headers" ? "as headers" : "inline"}.`,
  renameNamed: (from: string): string => `Rename ${from}`,

  // model/item-text
  notReadable: (title: string, why: string): string => `Not a valid ${title}: ${why}`,
  isEmpty: "it is empty.",

  // model/lines
  membersToAdd: "members to add",
  newKeyLine: "new key",
};

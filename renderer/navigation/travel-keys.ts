/** What of a key press says which keys are down. */
interface KeysDown {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Which way through the history the keys of undo and redo lead, where a dialog keeps them from the commands. */
export function travelOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeysDown): "undo" | "redo" | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === "y") return "redo";
  if (key.toLowerCase() !== "z") return undefined;
  return shiftKey ? "redo" : "undo";
}

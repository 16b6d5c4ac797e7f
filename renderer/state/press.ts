/** A key press as a value, so that it can wait: a `KeyboardEvent` is one. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export const isMac = typeof navigator !== "undefined" && /mac/iu.test(navigator.platform);

export const pressOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): KeyPress => ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
});

/** The character a press types; undefined for shortcuts and for keys with a name. AltGr arrives as Ctrl and Alt. */
export function typedBy({ key, ctrlKey, metaKey, altKey }: KeyPress, onMac = isMac): string | undefined {
  if (!/^.$/u.test(key) || metaKey) return undefined;
  const isPlain = !ctrlKey && (!altKey || onMac);
  return isPlain || (ctrlKey && altKey) ? key : undefined;
}

/** Whether keys pressed at an element go into a text or a choice. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select") || target.closest(".monaco-editor") !== null);

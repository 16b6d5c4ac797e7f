let home: (() => void) | undefined;

/** Registers what takes the keyboard when a dialog or a menu closes: the sheet, which the kit does not know. */
export function returnKeyboardTo(focus: () => void): void {
  home = focus;
}

/**
 * Returns the keyboard from something that closes: to the panel beside the sheet that it came from, where there is one, else
 * to the sheet.
 */
export function returnKeyboard(from: Element | null = null): void {
  const isOfPanel = from instanceof HTMLElement && from.isConnected && from.closest("[data-keeps-keyboard]") !== null;
  if (isOfPanel) from.focus();
  else home?.();
}

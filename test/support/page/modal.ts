import { vi } from "vitest";

const focusable = "button:not(:disabled), input:not(:disabled), select, textarea, a[href], [tabindex='0']";

const openModals = (): HTMLDialogElement[] => [...document.querySelectorAll("dialog")].filter(({ open }) => open);

/**
 * What a browser does with modal dialogs by itself and the DOM of the tests leaves out: the first thing in one that can has the
 * keyboard when it opens, and Escape cancels it. Returns how to stop.
 */
export function actAsModal(): () => void {
  const show = vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    this.open = true;
    this.querySelector<HTMLElement>(focusable)?.focus();
  });
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const modal = openModals().at(-1);
    if (modal?.dispatchEvent(new Event("cancel", { cancelable: true }))) modal.close();
  };
  window.addEventListener("keydown", onKey);
  return () => {
    show.mockRestore();
    window.removeEventListener("keydown", onKey);
  };
}

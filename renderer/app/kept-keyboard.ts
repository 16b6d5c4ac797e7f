import { getApp } from "../state/index.js";
import { returnKeyboard } from "../ui/index.js";

/**
 * Returns the keyboard to the sheet after a click on what does not take it, such as the text of a panel: keys would go nowhere.
 * After a click that marked text the keyboard stays away, so that the text can be copied.
 */
export function keepKeyboard(): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const isMarked = getSelection()?.isCollapsed === false;
    if (!isLost || isMarked || getApp().overlay !== null) return;
    // Such a panel sees to its keyboard itself.
    if (target instanceof Element && target.closest("[data-keeps-keyboard]") !== null) return;
    returnKeyboard();
  };
  addEventListener("click", onClick);
  return () => removeEventListener("click", onClick);
}

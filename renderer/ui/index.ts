export { ConfirmFooter } from "./ConfirmFooter.js";
export { Dialog } from "./Dialog.js";
export { Menu, type MenuItem } from "./Menu.js";
export { useMenuWalk } from "./menu-walk.js";
export { PendingEdits } from "./PendingEdits.js";
export { ranked } from "./ranked.js";
export { returnKeyboard, returnKeyboardTo } from "./return-keyboard.js";
export { Select } from "./Select.js";
export { useEscape } from "./escape.js";

export { generateFiles } from "./artifact-commands.js";
export { goToCell } from "./go-to-cell.js";
export { chooseFolder, commands, isAvailable, openFolder, runCommand } from "./commands.js";
export { listenToKeyboard, shownKey } from "./keyboard.js";

export { generateFiles } from "./artifact-commands.js";
export { goToCell } from "./go-to-cell.js";
export { chooseFolder, commands, isAvailable, isOffered, openFolder, runCommand, runOrExplain } from "./commands.js";
export { listenToKeyboard, shownKey } from "./keyboard.js";

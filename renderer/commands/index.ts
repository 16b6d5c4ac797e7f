export { chooseFolder, commands, isAvailable, openFolder, runCommand } from "./commands.js";
export { listenToKeyboard, shownKey } from "./keyboard.js";

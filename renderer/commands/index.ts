export { generateFiles } from "./artifact-commands.js";
export { commandGroups, type Command } from "./command.js";
export { allCommands, commands, isAvailable, isOffered, runCommand, runOrExplain, whyNot } from "./commands.js";
export { listenToKeyboard, shownKey } from "./keyboard.js";

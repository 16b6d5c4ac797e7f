export { ConflictDialog } from "./ConflictDialog.js";
export { Dialog } from "./Dialog.js";
export { FolderChoice } from "./FolderChoice.js";
export { DuplicatesDialog } from "./DuplicatesDialog.js";
export { HelpDialog } from "./HelpDialog.js";
export { OpenDialog } from "./OpenDialog.js";
export { RecoveryDialog } from "./RecoveryDialog.js";
export { SettingsFooter } from "./SettingsFooter.js";
export { Menu, type MenuItem } from "./Menu.js";

export { ChangeBar } from "./ChangeBar.js";
export { canPlay, endMatch, playNow, showTable } from "./play.js";
export { MatchStrip } from "./MatchStrip.js";
export { PlayDialog } from "./PlayDialog.js";
export { Sandbox } from "./Sandbox.js";
export { recallSettings } from "./settings.js";
export { toggleSettingUp } from "./TableBar.js";
export { askTable } from "./table-client.js";
export { getTable, useTable } from "./table-state.js";

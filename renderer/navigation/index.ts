export { clearStepsOrNot } from "./clear-steps.js";
export { chooseFolder, openFolder } from "./open-folder.js";
export { goToCell, showCell, goToFirstCell, goToKey } from "./go-to-cell.js";
export { travel, travelTo } from "./history.js";
export { keyboardPlace } from "./keyboard-place.js";
export { travelOf } from "./travel-keys.js";

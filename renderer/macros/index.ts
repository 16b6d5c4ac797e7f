export { ManageMacroDialog } from "./ManageMacroDialog.js";
export { isRecording, startRecording, stopRecording } from "./record.js";
export { repeatOnSelection } from "./repeat.js";
export { RunMacroDialog } from "./RunMacroDialog.js";
export { SaveMacroDialog } from "./SaveMacroDialog.js";

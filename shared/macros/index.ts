export { readMacroFile, writeMacroFile } from "./file.js";
export {
  macroActs,
  macroFolder,
  macroNameSchema,
  macroSchema,
  mostSteps,
  type Macro,
  type MacroAct,
  type MacroStep,
} from "./steps.js";

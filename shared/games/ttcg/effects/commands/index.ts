import type { FileCommands } from "../../../file-commands.js";
import { alphabetizeCommand } from "./alphabetize.js";
import { annotateCommand } from "./annotate.js";
import { callCommand } from "./call.js";
import { combineCommand } from "./combine.js";
import { checkFolderCommand, exportCommand, importCommand } from "./folders.js";
import { malformedCommand } from "./malformed.js";
import { orderCommand } from "./order.js";
import { randomCommand } from "./random.js";
import { statisticsCommand } from "./statistics.js";

/** `cardwright effects`: the tools that effects are made and listed with (EFFECTS-1). */
export const effectCommands: FileCommands = {
  name: "effects",
  summary: "Make, flag, sort and check the effects of TTCG in text files and tables.",
  commands: [
    combineCommand,
    annotateCommand,
    alphabetizeCommand,
    orderCommand,
    randomCommand,
    malformedCommand,
    callCommand,
    statisticsCommand,
    importCommand,
    exportCommand,
    checkFolderCommand,
  ],
};

import type { FileCommands } from "../../../file-commands.js";
import { alphabetizeCommand } from "./alphabetize.js";
import { annotateCommand } from "./annotate.js";
import { callCommand } from "./call.js";
import { combineCommand } from "./combine.js";
import { countCommand } from "./count.js";
import { checkFolderCommand, exportCommand, importCommand } from "./folders.js";
import { malformedCommand } from "./malformed.js";
import { orderCommand } from "./order.js";
import { provenanceCommand } from "./provenance.js";
import { randomCommand } from "./random.js";
import { regenerateSerialsCommand } from "./regenerate-serials.js";
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
    countCommand,
    provenanceCommand,
    regenerateSerialsCommand,
    importCommand,
    exportCommand,
    checkFolderCommand,
  ],
};

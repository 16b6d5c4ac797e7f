import { addItemCommand } from "./add-item.js";
import { addRowCommand } from "./add-row.js";
import { checkCommand } from "./check.js";
import type { CommandDefinition } from "./command.js";
import { convertCommand } from "./convert.js";
import { deleteItemCommand } from "./delete-item.js";
import { deleteRowCommand } from "./delete-row.js";
import { diffCommand } from "./diff.js";
import { exportCommand } from "./export.js";
import { faceCommand } from "./face.js";
import { gameCommands } from "./file-commands.js";
import { generateCommand } from "./generate.js";
import { gitCommand } from "./git.js";
import { fmtCommand } from "./fmt.js";
import { gamesCommand } from "./games.js";
import { getCommand } from "./get.js";
import { historyCommand } from "./history.js";
import { matchCommand } from "./match.js";
import { mergeCommand } from "./merge.js";
import { moveItemCommand } from "./move-item.js";
import { moveRowCommand } from "./move-row.js";
import { notesCommand } from "./notes.js";
import { oddsCommand } from "./odds.js";
import { parseCommand } from "./parse.js";
import { picturesCommand } from "./pictures.js";
import { pivotCommand } from "./pivot.js";
import { printCommand } from "./print.js";
import { proofCommand } from "./proof.js";
import { renderCommand } from "./render.js";
import { scenarioCommand } from "./scenario.js";
import { setCommand } from "./set.js";
import { simulateCommand } from "./simulate.js";
import { toolCommand } from "./tool.js";
import { tuneCommand } from "./tune.js";
import { validateCommand } from "./validate.js";
import { watchCommand } from "./watch.js";
import { workerCommand } from "./worker.js";

/** All commands, in the order in which help lists them. */
export const commands: readonly CommandDefinition[] = [
  getCommand,
  setCommand,
  addRowCommand,
  deleteRowCommand,
  moveRowCommand,
  addItemCommand,
  deleteItemCommand,
  moveItemCommand,
  toolCommand,
  convertCommand,
  validateCommand,
  fmtCommand,
  pivotCommand,
  diffCommand,
  notesCommand,
  historyCommand,
  mergeCommand,
  gitCommand,
  generateCommand,
  checkCommand,
  watchCommand,
  parseCommand,
  renderCommand,
  proofCommand,
  printCommand,
  picturesCommand,
  exportCommand,
  faceCommand,
  matchCommand,
  simulateCommand,
  tuneCommand,
  workerCommand,
  oddsCommand,
  scenarioCommand,
  gamesCommand,
  ...gameCommands,
];

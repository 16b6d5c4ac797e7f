import { addRowCommand } from "./add-row.js";
import type { CommandDefinition } from "./command.js";
import { convertCommand } from "./convert.js";
import { deleteRowCommand } from "./delete-row.js";
import { getCommand } from "./get.js";
import { moveRowCommand } from "./move-row.js";
import { setCommand } from "./set.js";

/** All commands, in the order in which help lists them. */
export const commands: readonly CommandDefinition[] = [
  getCommand,
  setCommand,
  addRowCommand,
  deleteRowCommand,
  moveRowCommand,
  convertCommand,
];

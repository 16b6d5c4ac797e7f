import type { Task } from "../hand.js";
import { looking } from "./looking.js";
import { meaning } from "./meaning.js";
import { moving } from "./moving.js";
import { ranges } from "./ranges.js";
import { rows } from "./rows.js";
import { sheets } from "./sheets.js";
import { typing } from "./typing.js";

/** What a newcomer does in the first hour. */
export const tasks: readonly Task[] = [...typing, ...moving, ...ranges, ...rows, ...looking, ...meaning, ...sheets];

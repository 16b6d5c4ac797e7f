import type { Completion as TextCompletion } from "../../../../text/index.js";
import type { CellName } from "../cells.js";

export type Completion = TextCompletion<CellName>;

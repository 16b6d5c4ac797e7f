import type { DreamReader } from "../types.js";

/** Whether only fast cards and abilities may be used: in answer to something, and in the opponent's ending. */
export const isFastOnly = ({ state }: DreamReader): boolean => state.stack.length > 0 || state.table.phase !== "main";

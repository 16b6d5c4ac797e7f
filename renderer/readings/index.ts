export type { RowReadings } from "./row-readings.js";
export { readingsOf } from "./sheet-readings.js";
export { useAllRead } from "./use-all-read.js";

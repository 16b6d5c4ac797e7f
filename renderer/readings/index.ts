export type { RowReadings } from "./row-readings.js";
export { readingsOf } from "./sheet-readings.js";

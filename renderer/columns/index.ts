export { ArrangementBar } from "./ArrangementBar.js";
export { ColumnDialog } from "./ColumnDialog.js";
export { ColumnMenu } from "./ColumnMenu.js";
export { ColumnsDialog } from "./ColumnsDialog.js";
export { FilterDialog } from "./FilterDialog.js";
export { FormatsDialog } from "./FormatsDialog.js";
export { StatisticsPanel } from "./StatisticsPanel.js";
export { TableStyleDialog } from "./TableStyleDialog.js";

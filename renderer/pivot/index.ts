export { CompareField, CompareRemarks } from "./CompareField.js";
export { noComparison } from "./comparison.js";
export { DashboardsDialog } from "./DashboardsDialog.js";
export { useEarlierRows, type EarlierSheet } from "./earlier-rows.js";
export { FigureExports } from "./FigureExports.js";
export { pivotColumns } from "./columns.js";
export { FitDialog } from "./FitDialog.js";
export { PivotDialog } from "./PivotDialog.js";

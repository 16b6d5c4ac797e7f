import {
  _ColumnMoveModule as ColumnMoveModule,
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  CustomEditorModule,
  HighlightChangesModule,
  PinnedRowModule,
  RenderApiModule,
  RowApiModule,
  ScrollApiModule,
  TooltipModule,
  type GridOptions,
  type Module,
} from "ag-grid-community";
import type { GridRow } from "../state/index.js";
import { gridTheme } from "../theme/index.js";

/** What the sheets use of the grid: all it has would make it half as big again, and slower to begin. */
export const gridModules: Module[] = [
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  // Columns move with all modules of the grid, or with this one, which has no other name.
  ColumnMoveModule,
  CustomEditorModule,
  HighlightChangesModule,
  PinnedRowModule,
  RenderApiModule,
  RowApiModule,
  ScrollApiModule,
  TooltipModule,
];

/** The options that are the same for every sheet. */
export const gridOptions: GridOptions<GridRow> = {
  theme: gridTheme,
  rowData: [],
  defaultColDef: {
    suppressKeyboardEvent: () => true,
    sortable: false,
    suppressMovable: true,
    cellDataType: false,
    suppressHeaderMenuButton: true,
  },
  getRowId: ({ data }) => data.key,
  animateRows: false,
  suppressDragLeaveHidesColumns: true,
  suppressColumnMoveAnimation: true,
  rowBuffer: 12,
  suppressColumnVirtualisation: false,
  suppressScrollOnNewData: true,
  // The range decides which cell is active: the grid itself moves to none and opens none.
  suppressCellFocus: true,
  suppressClickEdit: true,
  stopEditingWhenCellsLoseFocus: true,
  // Tab comes to the sheet and to no part of it: its rows and heads are reached by arrows.
  tabIndex: -1,
  tooltipShowDelay: 500,
};

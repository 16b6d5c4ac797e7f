import type { Density } from "./arrangement-memory.js";
import { useCallback } from "react";
import { create } from "zustand";
import {
  noWhatIfs,
  type ArtifactsView,
  type EarlierVersion,
  type HostInfo,
  type VisitOutcome,
  type SimulationStatus,
  type TunerStatus,
  type WhatIfsView,
} from "../../shared/bridge/index.js";
import type { FaceFile } from "../../shared/games/index.js";
import type { RowFilter, SortKey } from "../../shared/sheet/index.js";
import type { Path } from "../../shared/toml/index.js";
import type { SheetView, WorkspaceView } from "../../shared/workspace/index.js";
import type { ConnectionState } from "./connection.js";
import { shownSheet, type ColumnLooks } from "./column-looks.js";
import { noFolderLooks } from "./folder-looks.js";
import { sheetKey, sheetOfKey } from "./sheet-list.js";
import { requestFocus } from "./focus-requests.js";
import type { RepeatableAct, Recording } from "./acts.js";
import type { PageNotice } from "./notice.js";
import type { PivotQuestion } from "../../shared/pivot/index.js";
import type { ColumnMenuPlace, Overlay, ProblemPlace, SelectionMenuPlace } from "./overlay.js";

export type ThemeChoice = "system" | "light" | "dark";

/** How a person looks at a sheet, where not as its file says. */
export interface SheetArrangement {
  readonly sort: readonly SortKey[];
  readonly filter: RowFilter;
  /** What rows are grouped by; they are not where it is absent. */
  readonly group?: SheetGrouping | undefined;
}

/** How the rows of a sheet are put into groups. */
export interface SheetGrouping {
  /** A column, as sorts name it. */
  readonly column: string;
  /** The texts of folded groups. */
  readonly folded: readonly string[];
}

/** How single rows of a sheet are shown where not as its file says, by their names (`rowNames`). */
export interface RowLooks {
  /** In px; null: as high as all others. */
  readonly heights: Readonly<Record<string, number | null>>;
  readonly hidden: Readonly<Record<string, boolean>>;
}

/** How a person looked at a sheet, kept under a name. */
export interface SavedView {
  readonly name: string;
  /** Null: sorted and filtered as its file says. */
  readonly arrangement: SheetArrangement | null;
  readonly rows: RowLooks;
  readonly columns: ColumnLooks;
}

/** What the pane beside the sheet shows of the selected row. */
export type SideTab = "rules" | "structure";

/** A pane beside the sheet. */
export interface RulesPaneState {
  readonly isOpen: boolean;
  readonly widthPx: number;
}

/** A column the page adds to a sheet: what it reads from the rules text of each row. */
export type ReadingColumn = "abilities" | "preview";

export interface ReadingColumnState {
  readonly isShown: boolean;
  readonly widthPx: number;
}

/** Where the person is in the sheet on screen, as reported by its grid. */
export interface Place {
  /** The active cell: the one with the outline, which typing changes. Null while there is none. */
  readonly rowKey: string | null;
  readonly column: string | null;
  /** All rows with selected cells, from top to bottom. */
  readonly rowKeys: readonly string[];
  /** How many cells are selected. */
  readonly cells: number;
  /** How many ranges they are selected by. */
  readonly ranges: number;
  /** Whether moves add ranges to those that are selected. */
  readonly isAdding: boolean;
  /** Whether the person went there; a sheet nobody has been in is in its first cell. */
  readonly isChosen: boolean;
}

export const nowhere: Place = {
  rowKey: null,
  column: null,
  rowKeys: [],
  cells: 0,
  ranges: 0,
  isAdding: false,
  isChosen: false,
};

/** How far the tour of the app is. */
export interface TourState {
  readonly step: number;
  /** Whether the person asked for it and is to have the keyboard in it. */
  readonly isAsked: boolean;
}

export interface AppState {
  readonly connection: ConnectionState;
  readonly host: HostInfo | null;
  /** What came of this page, where git waited for it and goes on. */
  readonly visitOutcome: VisitOutcome | null;
  /** Why a command cannot be run in a page that git waits for, by its id; absent in all other pages. */
  readonly withheld?: ((id: string) => string | undefined) | undefined;
  /** Undefined until the session was asked. */
  readonly workspace: WorkspaceView | null | undefined;
  /** Tries again to fetch the code of the games of the folder, without which it is not shown; null: there was no failure. */
  readonly fetchGames: (() => void) | null;
  /** `sheetKey` of the sheet on screen. */
  readonly active: string | null;
  /** Rows of the active sheet fetched so far; null while none are wanted. */
  readonly loading: { readonly done: number; readonly all: number } | null;
  /** `sheetKey`s of the sheets whose rows are here. */
  readonly fetched: ReadonlySet<string>;
  readonly theme: ThemeChoice;
  readonly overlay: Overlay | null;
  /** The tour of the app, while it is open. */
  readonly tour: TourState | null;
  /** The file shown as text instead of as a sheet. */
  readonly textFile: string | null;
  /** Whether the find bar is open. */
  readonly findOpen: boolean;
  /** What was done last that can be done again elsewhere. */
  readonly lastAct: RepeatableAct | null;
  /** The macro that is being recorded. */
  readonly recording: Recording | null;
  readonly notices: readonly PageNotice[];
  readonly place: Place;
  /** Texts of a row are being written and are not in the file yet. */
  readonly isWriting: boolean;
  readonly problemsOpen: boolean;
  /** How far the cards are checked, in percent; null when all are. */
  readonly checking: number | null;
  /** The rules whose problems of untouched data are not shown for now, by code. */
  readonly putOffRules: readonly string[];
  readonly cellProblems: ProblemPlace | null;
  /** By `sheetKey`; sheets that are looked at as their files say have none. */
  readonly arrangements: Readonly<Record<string, SheetArrangement>>;
  /** By `sheetKey`; sheets whose rows are all shown as their files say have none. */
  readonly rowLooks: Readonly<Record<string, RowLooks>>;
  /** By `sheetKey`; sheets whose columns are all shown as their files say have none. */
  readonly columnLooks: Readonly<Record<string, ColumnLooks>>;
  /** By `sheetKey`, in the order of their names; sheets of which none was saved have none. */
  readonly savedViews: Readonly<Record<string, readonly SavedView[]>>;
  /** By `sheetKey`; sheets that were asked nothing have none. */
  readonly pivots: Readonly<Record<string, PivotQuestion>>;
  readonly columnMenu: ColumnMenuPlace | null;
  readonly selectionMenu: SelectionMenuPlace | null;
  readonly statisticsOpen: boolean;
  readonly density: Density;
  /** The version of the folder that cells are marked by, where they differ from it; null: none are marked. */
  readonly changesSince: EarlierVersion | null;
  /** The what-ifs of the folder, and which of them is on screen. */
  readonly whatIfs: WhatIfsView;
  readonly rulesPane: RulesPaneState;
  /** The text of the file beside the sheet, in place of the editors of the row. */
  readonly textPane: RulesPaneState;
  /** The face of the selected card is shown beside the sheet. */
  readonly facePaneOpen: boolean;
  /** Faces are drawn with their bleed, and lines where they are cut. */
  readonly faceGuides: boolean;
  /** The faces of the workspace's own cards. */
  readonly ownFaces: readonly FaceFile[];
  /** How the generated files stand; null until the session was asked. */
  readonly artifacts: ArtifactsView | null;
  /** The simulation of the session; null until the session was asked. */
  readonly simulation: SimulationStatus | null;
  /** The tuner of the session; null until the session was asked. */
  readonly tuner: TunerStatus | null;
  /** Simulations are shown in place of the sheet. */
  readonly simulating: boolean;
  readonly readingColumns: Readonly<Record<ReadingColumn, ReadingColumnState>>;
  readonly sideTab: SideTab;
  /** The place in a column that the structure editor is to take the keyboard at, and the row it is of. */
  readonly structureFocus: { readonly rowKey: string; readonly column: string; readonly inner: Path } | null;
  /** The language cell, by name, whose editor is to take the focus once it is there, and the row it is of. */
  readonly rulesFocus: { readonly rowKey: string; readonly cell: string } | null;
}

export const useApp = create<AppState>()(() => ({
  connection: "connecting",
  host: null,
  visitOutcome: null,
  workspace: undefined,
  fetchGames: null,
  loading: null,
  fetched: new Set(),
  theme: "system",
  overlay: null,
  tour: null,
  textFile: null,
  findOpen: false,
  lastAct: null,
  recording: null,
  notices: [],
  place: nowhere,
  isWriting: false,
  problemsOpen: false,
  checking: null,
  cellProblems: null,
  columnMenu: null,
  selectionMenu: null,
  density: "file",
  whatIfs: noWhatIfs,
  ...noFolderLooks,
  ownFaces: [],
  artifacts: null,
  simulation: null,
  tuner: null,
  simulating: false,
  readingColumns: { abilities: { isShown: true, widthPx: 112 }, preview: { isShown: true, widthPx: 260 } },
  rulesFocus: null,
  sideTab: "rules",
  structureFocus: null,
}));

export const setApp = useApp.setState;
export const getApp = useApp.getState;

/** The sheet on screen, its columns as they are looked at here. */
export function activeSheet({ workspace, active, columnLooks }: AppState): SheetView | undefined {
  const sheet = sheetOfKey(workspace, active);
  return sheet && shownSheet(sheet, columnLooks[sheetKey(sheet.ref)]);
}

/** The editors of the row beside the sheet, which the text of the file would cover. */
export const withRowEditors = ({ rulesPane, textPane }: AppState): Pick<AppState, "rulesPane" | "textPane"> => ({
  rulesPane: { ...rulesPane, isOpen: true },
  textPane: { ...textPane, isOpen: false },
});

/** Shows the list of problems with the keyboard in it. */
export function askForProblems(): void {
  setApp({ problemsOpen: true });
  requestFocus("problems");
}

export function openOverlay(overlay: Overlay): void {
  setApp({ overlay });
}

export function closeOverlay(): void {
  setApp({ overlay: null });
}

/** Closes this overlay if it is still open; one that was opened meanwhile stays. */
export function closeOverlayIfOpen(own: Overlay | null): void {
  if (getApp().overlay === own) closeOverlay();
}

/**
 * Returns a function that closes the overlay this component is drawn in. A dialog that waits for an answer before it closes may
 * find another one open by then, which stays.
 */
export function useCloseOverlay(): () => void {
  const own = useApp(({ overlay }) => overlay);
  return useCallback(() => closeOverlayIfOpen(own), [own]);
}

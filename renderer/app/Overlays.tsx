import { type ReactElement } from "react";
import { ChangesDialog, HistoryDialog, StepsDialog } from "../changes/index.js";
import { ConflictDialog, MergeConflictsDialog, RecoveryDialog } from "../conflicts/index.js";
import { FixAllDialog, RuleDialog, WaiveDialog } from "../problems/index.js";
import {
  AddColumnDialog,
  ChangeCellsDialog,
  ColumnDialog,
  ColumnsDialog,
  DerivedDialog,
  FilterDialog,
  FormatsDialog,
  ListDialog,
  RenameColumnDialog,
  RenameValueDialog,
  TableStyleDialog,
  ViewsDialog,
} from "../columns/index.js";
import { AllowHostDialog, ImageFolderDialog, ImageHostsDialog } from "../images/index.js";
import { GalleryDialog, LargeFaceDialog, MakeDialog, PicturesDialog } from "../faces/index.js";
import { FormDialog } from "../form/index.js";
import { OddsDialog } from "../odds/index.js";
import { DashboardsDialog, FitDialog, PivotDialog } from "../pivot/index.js";
import { ReplaceDialog } from "../find/index.js";
import { ManageMacroDialog, RunMacroDialog, SaveMacroDialog } from "../macros/index.js";
import { useApp } from "../state/index.js";
import { FolderExportDialog, FolderImportDialog, ImportDialog } from "../exchange/index.js";
import { ReviewDialog } from "../review/index.js";
import { RowHeightDialog } from "../rows/index.js";
import { ChartsDialog, RowToolDialog, SimulationDialog, WorkbenchDialog } from "../tools/index.js";
import { ArtifactsDialog } from "./ArtifactsDialog.js";
import { AskDialog } from "./AskDialog.js";
import { OpenDialog } from "./FolderChoice.js";
import { GamesDialog } from "./GamesDialog.js";
import { HelpDialog } from "./HelpDialog.js";
import { LinkDialog } from "./LinkDialog.js";
import {
  GameWordsDialog,
  LeaveDialog,
  OpenPositionDialog,
  PlayDialog,
  SavePositionDialog,
  SaveScenarioDialog,
  ScenariosDialog,
} from "../sandbox/index.js";
import { DuplicatesDialog } from "../search/index.js";
import { TextDifference } from "../text/index.js";
import { TunerDialog } from "../simulation/index.js";
import { SkeletonDialog } from "../skeleton/index.js";
import { NewSheetDialog } from "../start/index.js";
import { ComparisonDialog, WhatIfsDialog } from "../what-if/index.js";
import { Palette } from "./Palette.js";
import "../theme/late.css";

/** The dialog or palette that lies over the sheet. */
export function Overlays(): ReactElement | null {
  const overlay = useApp((state) => state.overlay);
  switch (overlay?.kind) {
    case undefined:
      return null;
    case "open":
      return <OpenDialog />;
    case "help":
      return <HelpDialog />;
    case "form":
      return <FormDialog />;
    case "new-sheet":
      return <NewSheetDialog />;
    case "odds":
      return <OddsDialog />;
    case "tuner":
      return <TunerDialog />;
    case "pivot":
      return <PivotDialog />;
    case "dashboards":
      return <DashboardsDialog />;
    case "skeleton":
      return <SkeletonDialog />;
    case "fit":
      return <FitDialog />;
    case "replace":
      return <ReplaceDialog />;
    case "text-difference":
      return <TextDifference />;
    case "change-cells":
      return <ChangeCellsDialog />;
    case "list":
      return <ListDialog />;
    case "games":
      return <GamesDialog />;
    case "palette":
      return <Palette key={overlay.mode} mode={overlay.mode} />;
    case "fix-all":
      return <FixAllDialog fix={overlay.fix} title={overlay.title} problems={overlay.problems} />;
    case "rule":
      return <RuleDialog code={overlay.code} />;
    case "waive":
      return <WaiveDialog problem={overlay.problem} />;
    case "import":
      return <ImportDialog />;
    case "import-folder":
      return <FolderImportDialog />;
    case "export-folder":
      return <FolderExportDialog />;
    case "row-tool":
      return <RowToolDialog game={overlay.game} tool={overlay.tool} />;
    case "simulation":
      return <SimulationDialog game={overlay.game} tool={overlay.tool} />;
    case "charts":
      return <ChartsDialog game={overlay.game} tool={overlay.tool} />;
    case "workbench":
      return <WorkbenchDialog game={overlay.game} sentence={overlay.sentence} />;
    case "derived":
      return <DerivedDialog name={overlay.name} />;
    case "column":
      return <ColumnDialog key={overlay.column} column={overlay.column} />;
    case "save-macro":
      return <SaveMacroDialog />;
    case "run-macro":
      return <RunMacroDialog />;
    case "rename-macro":
      return <ManageMacroDialog act="rename" />;
    case "delete-macro":
      return <ManageMacroDialog act="delete" />;
    case "columns":
      return <ColumnsDialog />;
    case "views":
      return <ViewsDialog />;
    case "rename-value":
      return <RenameValueDialog name={overlay.name} from={overlay.from} to={overlay.to} />;
    case "add-column":
      return <AddColumnDialog />;
    case "rename-column":
      return <RenameColumnDialog key={overlay.column} column={overlay.column} />;
    case "row-height":
      return <RowHeightDialog />;
    case "filter":
      return <FilterDialog key={overlay.column} column={overlay.column} />;
    case "formats":
      return <FormatsDialog column={overlay.column} />;
    case "table-style":
      return <TableStyleDialog />;
    case "changes":
      return <ChangesDialog />;
    case "what-ifs":
      return <WhatIfsDialog />;
    case "what-if":
      return <ComparisonDialog key={overlay.id} id={overlay.id} />;
    case "merge-conflicts":
      return <MergeConflictsDialog />;
    case "review":
      return <ReviewDialog />;
    case "history":
      return <HistoryDialog />;
    case "steps":
      return <StepsDialog />;
    case "artifacts":
      return <ArtifactsDialog />;
    case "scenarios":
      return <ScenariosDialog />;
    case "save-scenario":
      return <SaveScenarioDialog />;
    case "open-position":
      return <OpenPositionDialog />;
    case "save-position":
      return <SavePositionDialog />;
    case "ask":
      return <AskDialog key={overlay.question.text} question={overlay.question} />;
    case "image-folder":
      return <ImageFolderDialog />;
    case "image-hosts":
      return <ImageHostsDialog />;
    case "image-host":
      return <AllowHostDialog host={overlay.host} />;
    case "link":
      return <LinkDialog link={overlay.link} />;
    case "play":
      return <PlayDialog />;
    case "leave-match":
      return <LeaveDialog />;
    case "game-words":
      return <GameWordsDialog />;
    case "large-face":
      return <LargeFaceDialog />;
    case "gallery":
      return <GalleryDialog />;
    case "make-cards":
      return <MakeDialog />;
    case "check-pictures":
      return <PicturesDialog />;
    case "duplicates":
      return <DuplicatesDialog />;
    case "conflicts":
      return <ConflictDialog first={overlay.id} />;
    case "recovery":
      return <RecoveryDialog />;
  }
}

import { useEffect, type ReactNode } from "react";
import { ArrangementBar } from "../columns/index.js";
import { activeSheet, useApp } from "../state/index.js";
import { Banners } from "./Banners.js";
import { BeforeTheFolder } from "./BeforeTheFolder.js";
import { keepKeyboard } from "./kept-keyboard.js";
import { listenToKeyboard } from "../commands/index.js";
import { recallSettings, useTable } from "../sandbox/index.js";
import { useIsSearchingMeaning } from "../search/index.js";
import { Notices } from "./Notices.js";
import { SheetPane } from "./SheetPane.js";
import { SidePane } from "./SidePane.js";
import { StatusLine } from "./StatusLine.js";
import { TabBar } from "./TabBar.js";
import { TopBar } from "./TopBar.js";
import { texts } from "./texts.js";
import { fetchAhead, LateNote } from "../ui/index.js";
import {
  BrokenFile,
  CellProblems,
  ColumnMenu,
  FacePane,
  FindBar,
  lateParts,
  Match,
  MatchStrip,
  MeaningBar,
  Overlays,
  ProblemsPanel,
  SelectionMenu,
  Simulation,
  TextMode,
  TextPane,
  Tour,
  VisitEnded,
  Welcome,
  WhatIfBand,
} from "./late-parts.js";

export function App(): ReactNode {
  useEffect(() => listenToKeyboard(), []);
  useEffect(() => keepKeyboard(), []);
  const root = useApp(({ workspace }) => workspace?.root);
  useEffect(() => void recallSettings(), [root]);
  const isAtTable = useTable((state) => state.isOpen);
  const hasMatch = useTable(({ info }) => info !== null);
  const isWhatIf = useApp(({ whatIfs }) => whatIfs.shown !== null);
  const hasOverlay = useApp(({ overlay }) => overlay !== null);
  const hasTour = useApp(({ tour, fetched, overlay }) => tour !== null && fetched.size > 0 && overlay === null);
  const fetchGames = useApp((state) => state.fetchGames);
  const hasRows = useApp(({ fetched }) => fetched.size > 0);
  // What the person may ask for next comes once the sheet is there.
  useEffect(() => {
    if (hasRows) void fetchAhead(lateParts);
  }, [hasRows]);
  const title = useApp(({ workspace }) => workspace?.title);
  useEffect(() => {
    document.title = title === undefined ? texts.cardwright : `${title} – Cardwright`;
  }, [title]);
  const hasEnded = useApp(({ visitOutcome }) => visitOutcome !== null);
  if (hasEnded) return <VisitEnded />;
  return (
    <div className="app">
      <TopBar />
      <Banners />
      <main className="stage" aria-label={texts.sheet} inert={isAtTable}>
        {hasMatch && <MatchStrip />}
        {isWhatIf && <WhatIfBand />}
        <Stage />
      </main>
      {hasMatch && <Match />}
      <TabBar />
      <StatusLine />
      <Notices />
      {fetchGames && <LateNote tryAgain={fetchGames} />}
      {hasTour && !isAtTable && <Tour />}
      {hasOverlay && <Overlays />}
    </div>
  );
}

function Stage(): ReactNode {
  const workspace = useApp((state) => state.workspace);
  const sheet = useApp(activeSheet);
  const textFile = useApp((state) => state.textFile);
  const isTextBeside = useApp((state) => state.textPane.isOpen);
  const isSimulating = useApp((state) => state.simulating);
  const isFinding = useApp((state) => state.findOpen);
  const isSearching = useIsSearchingMeaning();
  const hasFacePane = useApp((state) => state.facePaneOpen);
  const hasProblems = useApp((state) => state.problemsOpen);
  const hasCellProblems = useApp((state) => state.cellProblems !== null);
  const hasColumnMenu = useApp((state) => state.columnMenu !== null);
  const hasSelectionMenu = useApp((state) => state.selectionMenu !== null);
  if (workspace === undefined) return <BeforeTheFolder />;
  if (isSimulating && workspace) return <Simulation key={workspace.root} />;
  if (textFile !== null) return <TextMode key={textFile} file={textFile} />;
  if (workspace === null) return <Welcome />;
  if (!sheet) return <BrokenFile />;
  return (
    <>
      <h1 className="visually-hidden">{sheet.title}</h1>
      {isFinding && <FindBar />}
      {isSearching && <MeaningBar />}
      <ArrangementBar sheet={sheet} />
      <div className="stage-row">
        <SheetPane sheet={sheet} />
        {isTextBeside ? (
          <TextPane key={`${workspace.root} ${sheet.ref.file}`} sheet={sheet} />
        ) : (
          <SidePane sheet={sheet} />
        )}
        {hasFacePane && <FacePane sheet={sheet} />}
      </div>
      {hasProblems && <ProblemsPanel />}
      {hasCellProblems && <CellProblems />}
      {hasColumnMenu && <ColumnMenu />}
      {hasSelectionMenu && <SelectionMenu />}
    </>
  );
}

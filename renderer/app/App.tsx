import { useEffect, type ReactNode } from "react";
import { CellProblems, ProblemsPanel } from "../problems/index.js";
import { ArrangementBar, ColumnMenu } from "../columns/index.js";
import { FacePane } from "../faces/index.js";
import { FindBar } from "../find/index.js";
import { TextMode, TextPane } from "../text/index.js";
import { activeSheet, useApp } from "../state/index.js";
import { Banners } from "./Banners.js";
import { keepKeyboard } from "./kept-keyboard.js";
import { listenToKeyboard } from "../commands/index.js";
import { MatchStrip, recallSettings, useTable } from "../sandbox/index.js";
import { MeaningBar } from "../search/index.js";
import { Notices } from "./Notices.js";
import { SelectionMenu } from "./SelectionMenu.js";
import { SheetPane } from "./SheetPane.js";
import { SidePane } from "./SidePane.js";
import { StatusLine } from "./StatusLine.js";
import { TabBar } from "./TabBar.js";
import { TopBar } from "./TopBar.js";
import { texts } from "./texts.js";
import { fetchAhead, LateNote } from "../ui/index.js";
import { BrokenFile, lateParts, Match, Overlays, Simulation, Welcome } from "./late-parts.js";

export function App(): ReactNode {
  useEffect(() => listenToKeyboard(), []);
  useEffect(() => keepKeyboard(), []);
  useEffect(() => void recallSettings(), []);
  const isAtTable = useTable((state) => state.isOpen);
  const hasMatch = useTable(({ info }) => info !== null);
  const hasOverlay = useApp(({ overlay }) => overlay !== null);
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
  return (
    <div className="app">
      <TopBar />
      <Banners />
      <main className="stage" aria-label={texts.sheet} inert={isAtTable}>
        <MatchStrip />
        <Stage />
      </main>
      {hasMatch && <Match />}
      <TabBar />
      <StatusLine />
      <Notices />
      {fetchGames && <LateNote tryAgain={fetchGames} />}
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
  if (workspace === undefined) return <p className="stage-note">{texts.connecting}</p>;
  if (isSimulating && workspace) return <Simulation key={workspace.root} />;
  if (textFile !== null) return <TextMode key={textFile} file={textFile} />;
  if (workspace === null) return <Welcome />;
  if (!sheet) return <BrokenFile />;
  return (
    <>
      <FindBar />
      <MeaningBar />
      <ArrangementBar sheet={sheet} />
      <div className="stage-row">
        <SheetPane sheet={sheet} />
        {isTextBeside ? (
          <TextPane key={`${workspace.root} ${sheet.ref.file}`} sheet={sheet} />
        ) : (
          <SidePane sheet={sheet} />
        )}
        <FacePane sheet={sheet} />
      </div>
      <ProblemsPanel />
      <CellProblems />
      <ColumnMenu />
      <SelectionMenu />
    </>
  );
}

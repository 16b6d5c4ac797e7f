import { fetchExpressions, loadAllGames } from "../state/index.js";
import { late, LateDialog, LateField, lateFor, LateNote } from "../ui/index.js";

/** Loads a part of the page with all games, some of which it may offer, and with expressions, which it may let the person write. */
async function withGames<Part>(load: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load, loadAllGames(), fetchExpressions()]);
  return part;
}

/** All dialogs and the palette: together they are larger than what the sheet needs. */
export const Overlays = late(async () => (await withGames(import("./Overlays.js"))).Overlays, LateDialog);

/** What is around the sheet. */
const panels = () => import("./panels.js");

export const FindBar = late(async () => (await panels()).FindBar, lateFor("find"));
export const MeaningBar = late(async () => (await panels()).MeaningBar, lateFor("meaning"));
export const ProblemsPanel = late(async () => (await panels()).ProblemsPanel, lateFor("problems"));
export const StatisticsPanel = late(async () => (await panels()).StatisticsPanel, lateFor("statistics"));
export const TextPane = late(async () => (await panels()).TextPane, LateNote);
export const TextMode = late(async () => (await panels()).TextMode, LateNote);
export const FacePane = late(async () => (await panels()).FacePane, LateNote);
export const CellProblems = late(async () => (await panels()).CellProblems, LateNote);
export const ColumnMenu = late(async () => (await panels()).ColumnMenu, LateField);
export const SelectionMenu = late(async () => (await panels()).SelectionMenu, LateField);
export const WhatIfBand = late(async () => (await panels()).WhatIfBand, LateNote);
export const HostsBanner = late(async () => (await panels()).HostsBanner, LateNote);
export const VisitBanner = late(async () => (await panels()).VisitBanner, LateNote);
export const VisitEnded = late(async () => (await panels()).VisitEnded, LateNote);
export const Tour = late(
  async () => (await panels()).Tour,
  () => null,
);

/** What takes the place of the sheet. */
const stages = () => withGames(import("./stages.js"));

export const Match = late(async () => (await stages()).Sandbox, LateNote);
export const MatchStrip = late(async () => (await stages()).MatchStrip, LateNote);
export const Simulation = late(async () => (await stages()).SimulationPane, LateField);
export const Welcome = late(async () => (await stages()).Welcome, LateNote);
export const BrokenFile = late(async () => (await stages()).BrokenFile, LateNote);

/** What the person may ask for next, in the order in which it is fetched once the sheet is there. */
export const lateParts = [
  FindBar,
  MeaningBar,
  ProblemsPanel,
  StatisticsPanel,
  TextPane,
  TextMode,
  FacePane,
  CellProblems,
  ColumnMenu,
  SelectionMenu,
  WhatIfBand,
  HostsBanner,
  VisitEnded,
  Overlays,
  Match,
  MatchStrip,
  Simulation,
  Welcome,
  BrokenFile,
];

import { dreamtides } from "./dreamtides/index.js";
import type { Game } from "./game.js";
import { ptg } from "./ptg/index.js";
import { summoner } from "./summoner/index.js";
import { tcgone } from "./tcgone/index.js";
import { ttcg } from "./ttcg/index.js";

export {
  codeLanguages,
  type Artifacts,
  type BoundTable,
  type CodeLanguage,
  type FailedEntry,
  type Generated,
  type GeneratedFile,
  type SourceEntry,
  type SourceFile,
} from "./artifact.js";
export { artifactNames, generateAll, type FolderGenerated } from "./generate.js";
export {
  boundTables,
  folderTables,
  gamesOfTables,
  languageOfBinding,
  readFolderSettings,
  type FolderBinding,
  type FolderTable,
} from "./folder-tables.js";
export { describeDifference, differencesOf, namesById, type ArtifactDifference } from "./artifact-difference.js";
export { features, featuresOf, type Feature, type GameFeatures } from "./features.js";
export type { GameFormat } from "./format.js";
export type { Game } from "./game.js";
export type { OverviewCard, SheetOverview } from "./overview.js";
export { gameLoaders, type GameLoader } from "./loaders.js";
export type {
  CommandExit,
  CommandFiles,
  CommandHost,
  FileCommand,
  FileCommands,
  Pieces,
  Run,
  RunStore,
} from "./file-commands.js";
export { faceFolder, readFaceFile, writeFaceFile } from "./face-file.js";
export { faceOfKind, faceOfTable, loadFaceReader, type FaceFile } from "./face-choice.js";
export { faceRules } from "./face-rules.js";
export {
  layOutCard,
  picturePlacesOfCard,
  rulesOnCard,
  type CardCells,
  type FacedCard,
  type SheetFace,
} from "./faces.js";
export type { FolderFile, FolderFormat, FolderResult, FolderRow, Remark } from "./folder-format.js";
export {
  deckSize,
  decksOf,
  usualDeck,
  type AbilityPlace,
  type DeckPart,
  type DefinitionOrigin,
  type GamePlay,
  type PlayDeck,
  type PlayMaterial,
  type OptionPreset,
  type PlayOption,
  type Support,
} from "./play.js";
export type { PositionFormat, PositionRemark, ReadPosition, WrittenPosition } from "./position-format.js";
export {
  openPosition,
  ownerOfPosition,
  positionFormats,
  recordFormatName,
  type OpenedPosition,
  type PositionOwner,
} from "./positions.js";
export {
  changedAnswers,
  faultOfOption,
  isAnswer,
  mostSeed,
  optionsOfRules,
  presetChanges,
  presetOf,
  readAnswers,
  scenarioGame,
  usualAnswers,
  withPreset,
} from "./play-options.js";
export { starterTexts, tabOrderOf, type StarterFile, type StarterText } from "./starter.js";
export type {
  ChartTool,
  GameTools,
  RowTool,
  Simulation,
  SimulationTool,
  ToolAnswer,
  ToolAnswers,
  ToolChart,
  ToolChartRow,
  ToolEdit,
  ToolOption,
  ToolReport,
  ToolRow,
  ToolTables,
} from "./tools.js";
export type {
  Bench,
  BenchAddition,
  BenchItem,
  BenchPart,
  BenchPlaceholder,
  BenchTemplate,
  BenchUse,
  MadeSentence,
  Making,
  Workbench,
} from "./workbench.js";

/** The games, in the order in which they are asked whether a table is theirs. */
export const games: readonly Game[] = [dreamtides, ttcg, ptg, summoner, tcgone];

/** The kinds of sheet that are plain tables, of all games. */
export const plainKinds = games.flatMap(({ sheets }) => sheets.filter(({ isSingle }) => isSingle));

export const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id);

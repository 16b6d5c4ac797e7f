import type { MeaningGuide } from "../search/index.js";
import type { SheetSchema } from "../sheet/index.js";
import type { SheetLanguage } from "../text/index.js";
import type { Invariants } from "../validate/index.js";
import type { Artifacts } from "./artifact.js";
import type { SheetFace } from "./faces.js";
import type { FileCommands } from "./file-commands.js";
import type { FolderFormat } from "./folder-format.js";
import type { SheetOverview } from "./overview.js";
import type { GamePlay } from "./play.js";
import type { GameFormat } from "./format.js";
import type { StarterFile } from "./starter.js";
import type { GameTools } from "./tools.js";
import type { Workbench } from "./workbench.js";

/** All that Cardwright knows about a card game. One folder beside this file exports one of these. */
export interface Game {
  /** The folder's name; settings and scenarios name the game by it. */
  readonly id: string;
  readonly title: string;
  /** Which tables are the game's. */
  readonly sheets: readonly SheetSchema[];
  /** Words of its rules that dictionaries lack. */
  readonly words?: readonly string[];
  /** The files that a new set of it begins with. */
  readonly starter?: readonly StarterFile[];
  /** The languages of its rules texts. */
  readonly languages?: readonly SheetLanguage[];
  /** How the abilities its languages read are searched; without it they still are, as plain data. */
  readonly meaning?: MeaningGuide;
  /** What dashboards ask about its cards; without it they go by the names of columns. */
  readonly overviews?: readonly SheetOverview[];
  /** What must hold in its tables. */
  readonly invariants?: Invariants;
  /** How its cards look. */
  readonly faces?: readonly SheetFace[];
  /** The files it is built from that are generated from its tables. */
  readonly artifacts?: Artifacts;
  /** Files of other tools that its tables can be made from and written to. */
  readonly formats?: readonly GameFormat[];
  /** Folders of files of other tools. */
  readonly folders?: readonly FolderFormat[];
  /** Commands of the command line that work on files of other tools. */
  readonly fileCommands?: FileCommands;
  /** How matches are played with its cards. */
  readonly play?: GamePlay;
  /** What else can be done with its tables. */
  readonly tools?: GameTools;
  /** Where sentences for its cards are made of templates. */
  readonly workbench?: Workbench;
}

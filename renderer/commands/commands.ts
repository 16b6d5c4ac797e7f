import type { Game } from "../../shared/games/index.js";
import { clearStepsOrNot, travel } from "../navigation/index.js";
import { askTable } from "../sandbox/index.js";
import {
  activeSheet,
  getApp,
  isMac,
  loadedGames,
  openOverlay,
  requestFocus,
  say,
  setApp,
  turns,
} from "../state/index.js";
import { artifactCommands } from "./artifact-commands.js";
import { cellCommands } from "./cell-commands.js";
import { columnCommands } from "./column-commands.js";
import type { Command } from "./command.js";
import { derivedCommands } from "./derived-commands.js";
import { exchangeCommands, formatCommands } from "./exchange-commands.js";
import { fileCommands, reconcileCommands } from "./file-commands.js";
import { macroCommands, noteRun } from "./macro-commands.js";
import { imageCommands } from "./image-commands.js";
import { isForTable, isTableOpen, matchCommands } from "./match-commands.js";
import { meaningCommands } from "./meaning-commands.js";
import { problemCommands } from "./problem-commands.js";
import { rowCommands } from "./row-commands.js";
import { rowLookCommands } from "./row-look-commands.js";
import { sheetCommands } from "./sheet-commands.js";
import { faceCommands } from "./face-commands.js";
import { sidePaneCommands } from "./side-pane-commands.js";
import { textCommands } from "./text-commands.js";
import { toolCommands } from "./tool-commands.js";
import { whatIfCommands } from "./what-if-commands.js";

const hasSheet = (): boolean => activeSheet(getApp()) !== undefined;

const nextTheme = { system: "light", light: "dark", dark: "system" } as const;

/**
 * Zooming is up to the browser or the window, which keep pointers, menus and drags where they are seen: styles that enlarge
 * the page put menus beside their cells and let dragged columns lag behind the pointer.
 */
function sayZoomKeys(): void {
  const mod = isMac ? "⌘" : "Ctrl";
  const keys = `Press ${mod} + to zoom in, ${mod} − to zoom out, ${mod} 0 for the actual size.`;
  say("info", getApp().host?.kind === "web" ? `${keys} The browser remembers the zoom.` : keys);
}

/** What the app can do whatever the game. */
export const commands: readonly Command[] = [
  {
    id: "undo",
    title: "Undo",
    synonyms: "history back revert",
    keys: ["Mod+Z"],
    group: "Edit",
    run: () => (isTableOpen() ? askTable({ kind: "undo" }) : travel("undo")),
  },
  {
    id: "redo",
    title: "Redo",
    synonyms: "history forward again repeat",
    keys: ["Mod+Shift+Z", "Mod+Y"],
    group: "Edit",
    run: () => (isTableOpen() ? askTable({ kind: "redo" }) : travel("redo")),
  },
  {
    id: "undo-history",
    title: "Undo history",
    synonyms: "steps timeline list back jump",
    keys: ["Mod+Alt+Z"],
    group: "Edit",
    isAvailable: () => getApp().workspace !== null,
    run: () => openOverlay({ kind: "steps" }),
  },
  {
    id: "clear-undo-history",
    title: "Clear the undo history…",
    synonyms: "forget steps delete privacy undo redo",
    keys: [],
    group: "Edit",
    isAvailable: () => (getApp().workspace?.history.undo ?? getApp().workspace?.history.redo ?? null) !== null,
    run: clearStepsOrNot,
  },
  {
    id: "find",
    title: "Find in sheet",
    synonyms: "search look",
    keys: ["Mod+F"],
    group: "Edit",
    isAvailable: hasSheet,
    run: () => {
      setApp({ findOpen: true });
      requestFocus("find");
    },
  },
  {
    id: "replace",
    title: "Find and replace",
    synonyms: "substitute bulk",
    keys: ["Mod+H"],
    group: "Edit",
    isAvailable: hasSheet,
    run: () => openOverlay({ kind: "replace" }),
  },
  ...macroCommands((id) => runCommand(id)),
  ...cellCommands,
  ...meaningCommands,
  ...derivedCommands,
  ...rowCommands,
  ...rowLookCommands,
  ...sheetCommands,
  ...sidePaneCommands,
  ...textCommands,
  ...faceCommands,
  ...problemCommands,
  ...columnCommands,
  ...matchCommands,
  ...fileCommands,
  ...exchangeCommands,
  ...artifactCommands,
  ...imageCommands,
  ...whatIfCommands,
  ...reconcileCommands,
  {
    id: "toggle-theme",
    title: "Switch theme (system, light, dark)",
    synonyms: "dark mode color colour",
    keys: [],
    group: "View",
    run: () => setApp(({ theme }) => ({ theme: nextTheme[theme] })),
  },
  {
    id: "zoom",
    title: "Zoom in or out",
    synonyms: "bigger smaller larger enlarge magnify scale text font size reset actual size 100%",
    keys: [],
    group: "View",
    run: sayZoomKeys,
  },
  {
    id: "palette",
    title: "All commands",
    keys: ["Mod+Shift+P"],
    group: "Help",
    run: () => openOverlay({ kind: "palette", mode: "commands" }),
  },
  {
    id: "help",
    title: "Keyboard shortcuts and help",
    synonyms: "keys manual documentation",
    keys: ["F1", "Shift+?"],
    group: "Help",
    run: () => openOverlay({ kind: "help" }),
  },
  {
    id: "tour",
    title: "Tour of the app",
    synonyms: "introduction first steps guide welcome tutorial help",
    keys: ["Shift+F1"],
    group: "Help",
    isAvailable: hasSheet,
    // One that is open already goes on where it is, with the keyboard.
    run: () => setApp(({ tour }) => ({ tour: { step: tour?.step ?? 0, isAsked: true } })),
  },
  {
    id: "games",
    title: "Supported games",
    keys: [],
    group: "Help",
    run: () => openOverlay({ kind: "games" }),
  },
];

let ofGames: { readonly games: readonly Game[]; readonly all: readonly Command[] } = { games: [], all: commands };

/** Everything the app can do: palette and menus are read from this one list. What the games add has no keys. */
export function allCommands(): readonly Command[] {
  const games = loadedGames();
  if (ofGames.games !== games) {
    ofGames = { games, all: [...commands, ...games.flatMap(toolCommands), ...games.flatMap(formatCommands)] };
  }
  return ofGames.all;
}

/** Whether there is something to be said to who asks for a command: over the table of a match, only what is for it. */
export const isOffered = (command: Command): boolean =>
  (command.isAvailable?.() ?? true) && (!isTableOpen() || isForTable(command));

/** Why a command cannot be run here; undefined where it can. */
export const whyNot = (command: Command): string | undefined => getApp().withheld?.(command.id) ?? command.whyNot?.();

/** Whether a command can be run now. */
export const isAvailable = (command: Command): boolean => isOffered(command) && whyNot(command) === undefined;

/** Runs a command that is offered, or says why it cannot be run here; returns what the command returns. */
export function runOrExplain(command: Command): unknown {
  const refusal = whyNot(command);
  if (refusal === undefined) {
    noteRun(command);
    return command.run();
  }
  say("warning", refusal);
  return undefined;
}

export function runCommand(id: string): void {
  const command = allCommands().find((each) => each.id === id);
  if (command && isOffered(command)) turns.hold(runOrExplain(command));
}

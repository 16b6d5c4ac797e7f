import { getApp, openOverlay, shownWhatIf } from "../state/index.js";
import { dropWhatIf, keepWhatIf, showWhatIf, withShown } from "../what-if/index.js";
import type { Command } from "./command.js";

const hasWhatIf = (): boolean => shownWhatIf(getApp()) !== undefined;

/** Commands about edits that are tried without being written to files. */
export const whatIfCommands: readonly Command[] = [
  {
    id: "what-ifs",
    title: "What-ifs…",
    synonyms: "start what-if branch try scenario unsaved experiment switch sandbox tune balance",
    keys: ["Mod+Alt+A"],
    group: "File",
    isAvailable: () => (getApp().workspace?.sheets.length ?? 0) > 0,
    run: () => openOverlay({ kind: "what-ifs" }),
  },
  {
    id: "compare-what-if",
    title: "Compare what-if with current cards",
    synonyms: "difference branch changes before after",
    keys: [],
    group: "File",
    isAvailable: hasWhatIf,
    run: () => withShown((id) => openOverlay({ kind: "what-if", id })),
  },
  {
    id: "show-standing",
    title: "Show current cards",
    synonyms: "leave what-if switch back branch",
    keys: [],
    group: "File",
    isAvailable: hasWhatIf,
    run: () => showWhatIf(null),
  },
  {
    id: "keep-what-if",
    title: "Keep what-if",
    synonyms: "save apply merge branch",
    keys: [],
    group: "File",
    isAvailable: hasWhatIf,
    run: () => withShown(keepWhatIf),
  },
  {
    id: "drop-what-if",
    title: "Drop what-if",
    synonyms: "discard delete abandon branch",
    keys: [],
    group: "File",
    isAvailable: hasWhatIf,
    run: () => withShown(dropWhatIf),
  },
];

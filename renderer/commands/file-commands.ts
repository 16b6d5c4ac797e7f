import { chooseFolder } from "../navigation/index.js";
import { activeSheet, call, getApp, openOverlay, say, sayHere, setApp } from "../state/index.js";
import type { Command } from "./command.js";

function editAsText(): void {
  const file = activeSheet(getApp())?.ref.file ?? getApp().workspace?.files[0]?.file;
  if (file !== undefined) setApp({ textFile: file });
}

async function flush(): Promise<void> {
  const answer = await call("workspace/flush", {});
  if (!answer) return;
  if (answer.unsaved === 0) say("info", "All changes saved.");
  else say("warning", `${answer.unsaved} edits could not be saved yet.`);
}

const isSheetWritable = (): boolean => {
  const sheet = activeSheet(getApp());
  return sheet !== undefined && sheet.readOnly === undefined;
};

/** Writes the file of the sheet on screen in one order of keys and one spelling. */
async function formatFile(): Promise<void> {
  const file = activeSheet(getApp())?.ref.file;
  if (file === undefined) return;
  const answer = await call("file/format", { file });
  if (answer) sayHere("info", answer.changed ? `Formatted ${file}.` : `${file} is formatted already.`);
}

const changeMarks = [
  { id: "mark-changes-commit", title: "Mark cells changed since the last commit", since: "commit" },
  { id: "mark-changes-opening", title: "Mark cells changed since the folder was opened", since: "opening" },
  { id: "mark-no-changes", title: "Do not mark changed cells", since: null },
] as const;

/** Commands about the folder and its files. */
export const fileCommands: readonly Command[] = [
  {
    id: "changes",
    title: "Show changes",
    synonyms: "diff difference git commit history compare what changed",
    keys: ["Mod+Alt+H"],
    group: "File",
    isAvailable: () => activeSheet(getApp()) !== undefined,
    run: () => openOverlay({ kind: "changes" }),
  },
  {
    id: "review",
    title: "Start a review",
    synonyms: "meeting decide keep revert discuss patch notes go on",
    keys: ["Mod+Alt+R"],
    group: "File",
    isAvailable: () => activeSheet(getApp()) !== undefined,
    run: () => openOverlay({ kind: "review" }),
  },
  {
    id: "history",
    title: "Show history",
    synonyms: "git log blame who changed commits author timeline card row",
    keys: ["Mod+Alt+Y"],
    group: "File",
    isAvailable: () => activeSheet(getApp()) !== undefined && getApp().place.rowKey !== null,
    run: () => openOverlay({ kind: "history" }),
  },
  ...changeMarks.map(({ id, title, since }): Command => ({
    id,
    title,
    synonyms: "diff git changed cells modified",
    keys: [],
    group: "View",
    isAvailable: () => getApp().changesSince !== since,
    run: () => setApp({ changesSince: since }),
  })),
  { id: "open-folder", title: "Open folder…", keys: ["Mod+O"], group: "File", run: () => void chooseFolder() },
  {
    id: "start-set",
    title: "Start a set in an empty folder…",
    synonyms: "new workspace folder project template game create",
    keys: [],
    group: "File",
    run: () => void chooseFolder(),
  },
  {
    id: "new-sheet",
    title: "New sheet…",
    synonyms: "add table file tab create template",
    keys: [],
    group: "File",
    isAvailable: () => {
      const { workspace } = getApp();
      return workspace !== null && workspace !== undefined && workspace.readOnly === undefined;
    },
    run: () => openOverlay({ kind: "new-sheet" }),
  },
  { id: "flush", title: "Save all", keys: ["Mod+S"], group: "File", run: () => void flush() },
  {
    id: "edit-as-text",
    title: "Edit file as text",
    synonyms: "toml source raw",
    keys: ["Mod+Shift+E"],
    group: "File",
    run: editAsText,
  },
  {
    id: "format-file",
    title: "Format this file",
    synonyms: "fmt prettify tidy clean up key order spelling canonical toml",
    keys: [],
    group: "File",
    isAvailable: isSheetWritable,
    run: formatFile,
  },
];

/** Commands about what the files and the edits made here do not agree on. */
export const reconcileCommands: readonly Command[] = [
  {
    id: "show-conflicts",
    title: "Show conflicts",
    keys: [],
    group: "File",
    isAvailable: () => (getApp().workspace?.conflicts.length ?? 0) > 0,
    run: () => openOverlay({ kind: "conflicts" }),
  },
  {
    id: "show-merge-conflicts",
    title: "Show merge conflicts",
    synonyms: "git merge rebase three-way ours theirs base resolve",
    keys: [],
    group: "File",
    isAvailable: () => activeSheet(getApp()) !== undefined,
    run: () => openOverlay({ kind: "merge-conflicts" }),
  },
  {
    id: "show-recovery",
    title: "Show edits to recover",
    keys: [],
    group: "File",
    isAvailable: () => (getApp().workspace?.recoverable ?? 0) > 0,
    run: () => openOverlay({ kind: "recovery" }),
  },
  {
    id: "retry",
    title: "Reload all files",
    synonyms: "refresh",
    keys: [],
    group: "File",
    run: () => void call("file/retry", {}),
  },
];

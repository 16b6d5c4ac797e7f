import { noWhatIfs, type BridgeEvents } from "../../shared/bridge/index.js";
import { withUpdate, type SheetView } from "../../shared/workspace/index.js";
import { ask, call, connection } from "./calls.js";
import { expressionsFor } from "./expressions.js";
import { gamesNeeded, loadGames } from "./games.js";
import { firstSheet } from "./first-sheet.js";
import { keepEqual } from "./keep-equal.js";
import { leaveFieldOf } from "./leave-field.js";
import { forgetRows, loadSheet, rowsOf, tellRows } from "./loader.js";
import { addNotice, followCauses } from "./notices.js";
import { getApp, nowhere, setApp } from "./store.js";
import { sheetKey, sheetOfKey } from "./sheet-list.js";
import { followChecking, followProblems, forgetProblems, loadProblems } from "./problems.js";
import { followSheetChanges } from "./sheet-changes.js";
import { noFolderLooks } from "./folder-looks.js";
import { readFolder, restoreView, takeRemembered, type RememberedFolder } from "./view.js";
import { takeWhatIfs } from "./what-ifs.js";
import { loadFaces } from "./workspace-faces.js";

/** The view of the folder that came last; what comes while the code of its sheets is fetched replaces it. */
let latest: BridgeEvents["workspace/changed"] | undefined;

/** Fetches the code without which sheets cannot be shown; undefined where all of it is here. */
function fetchCode(sheets: readonly SheetView[]): Promise<unknown> | undefined {
  const wanted = [loadGames(gamesNeeded(sheets)), expressionsFor(sheets)].filter((each) => each !== undefined);
  return wanted.length > 0 ? Promise.all(wanted) : undefined;
}

/** Shows the folder as it is now, once the code that its sheets need is here. */
async function showWorkspace(event: BridgeEvents["workspace/changed"]): Promise<void> {
  latest = event;
  const loading = fetchCode(event.workspace?.sheets ?? []);
  if (loading) {
    try {
      await loading;
    } catch {
      const fetchGames = (): void => {
        setApp({ fetchGames: null });
        void showWorkspace(event);
      };
      if (latest === event) setApp({ fetchGames });
      return;
    }
  }
  // The page has read how the folder that it begins with is looked at.
  const reading = opensAnother(event) ? readFolder() : undefined;
  const read = reading && (await reading);
  if (latest === event) takeWorkspace(event, read);
}

/** Whether a folder opens in place of another one, or of none. */
function opensAnother({ workspace }: BridgeEvents["workspace/changed"]): boolean {
  const before = getApp().workspace;
  return before !== undefined && workspace !== null && before?.root !== workspace.root;
}

/** Brings the view that came last up to date; one that misses an edition is fetched whole. */
async function updateWorkspace(update: BridgeEvents["workspace/updated"]): Promise<void> {
  const before = latest?.workspace;
  // Part of the view already.
  if (!before || update.edition <= before.edition) return;
  const workspace = withUpdate(before, update);
  if (workspace) {
    await showWorkspace({ workspace });
    return;
  }
  const whole = await ask("workspace/get", {});
  if (whole.ok) await showWorkspace({ workspace: whole.value });
}

const nothingRemembered: RememberedFolder = { looks: noFolderLooks, view: {} };

function takeWorkspace({ workspace }: BridgeEvents["workspace/changed"], remembered = nothingRemembered): void {
  const before = getApp().workspace;
  const isOther = before?.root !== workspace?.root;
  if (before && isOther) {
    leaveFieldOf(before.title);
    // What is open over the sheet is about the folder before.
    setApp({ overlay: null, textFile: null, place: nowhere });
  }
  // Both at once: what is remembered of a folder is replaced by what the page has while it shows that folder.
  const itsLooks = before !== undefined && isOther ? remembered.looks : {};
  if (before !== undefined && isOther) takeRemembered(remembered);
  setApp({ workspace: keepEqual(before, workspace), fetchGames: null, ...itsLooks });
  if (isOther) {
    forgetRows();
    forgetProblems();
    if (before) void askForArtifacts();
    void loadFaces();
  }
  if (!workspace) return;
  const { active, overlay } = getApp();
  const isHere = sheetOfKey(workspace, active) !== undefined;
  if (isOther || !isHere) {
    const first = firstSheet(workspace.sheets);
    const key = first ? sheetKey(first.ref) : null;
    showSheet(isHere ? active : key);
  }
  if (workspace.recoverable > 0 && !before?.recoverable && !overlay) setApp({ overlay: { kind: "recovery" } });
  if (overlay?.kind === "conflicts" && workspace.conflicts.length === 0) setApp({ overlay: null });
  if (overlay?.kind === "recovery" && workspace.recoverable === 0) setApp({ overlay: null });
}

/** Puts a sheet on screen and fetches its rows. */
export function showSheet(key: string | null): void {
  setApp(({ active, place }) => ({
    active: key,
    loading: null,
    textFile: null,
    simulating: false,
    place: active === key ? place : nowhere,
  }));
  const sheet = sheetOfKey(getApp().workspace, key);
  if (!sheet) return;
  void loadSheet(sheet.ref);
  void loadProblems(sheet.ref);
}

function applyPatch({ sheet, change, origin }: BridgeEvents["sheet/patch"]): void {
  const rows = rowsOf(sheetKey(sheet));
  if (!rows) return;
  if (change.kind === "reset") {
    void loadSheet(sheet, { again: true });
    return;
  }
  const outcome = rows.apply(change.rows);
  if (outcome.kind === "reset") void loadSheet(sheet, { again: true });
  else tellRows(sheetKey(sheet), outcome, origin);
}

/** Opens the line to the session, and keeps the page in step with it. */
export function startClient(runCommand: (command: string) => void): void {
  const { bridge } = connection;
  bridge.on("workspace/changed", (event) => void showWorkspace(event));
  bridge.on("workspace/updated", (update) => void updateWorkspace(update));
  bridge.on("what-ifs/changed", takeWhatIfs);
  bridge.on("sheet/patch", applyPatch);
  bridge.on("sheet/marks", ({ sheet, marks }) => {
    const key = sheetKey(sheet);
    const keys = rowsOf(key)?.setMarks(marks);
    if (keys) tellRows(key, { kind: "marks", keys }, "edit");
  });
  bridge.on("sheet/problems", followProblems);
  bridge.on("problems/progress", followChecking);
  followSheetChanges();
  bridge.on("notice", addNotice);
  followCauses();
  bridge.on("simulation/changed", (simulation) => setApp({ simulation }));
  bridge.on("tuner/changed", (tuner) => setApp({ tuner }));
  bridge.on("artifacts/changed", (artifacts) => setApp({ artifacts }));
  // Another program may have generated them while this page was out of sight.
  window.addEventListener("focus", () => {
    void askForArtifacts();
    void loadFaces();
  });
  bridge.on("visit/ended", ({ outcome }) => setApp({ visitOutcome: outcome }));
  bridge.on("command", ({ command }) => runCommand(command));
  connection.watch((state) => {
    setApp({ connection: state });
    if (state === "open") void greet();
  });
}

/** Asks how the generated files stand. */
async function askForArtifacts(): Promise<void> {
  const { workspace } = getApp();
  const answer = workspace ? await ask("artifacts/state", {}) : undefined;
  setApp({ artifacts: answer?.ok ? answer.value : null });
}

/** After connecting, and connecting again: everything is fetched again, since events may have been missed. */
async function greet(): Promise<void> {
  const host = await call("host/info", {});
  if (host) setApp({ host });
  await restoreView();
  const workspace = await ask("workspace/get", {});
  if (!workspace.ok) return;
  forgetRows();
  forgetProblems();
  const whatIfs = workspace.value ? await ask("what-ifs/list", {}) : undefined;
  takeWhatIfs(whatIfs?.ok ? whatIfs.value : noWhatIfs);
  await showWorkspace({ workspace: workspace.value });
  showSheet(getApp().active);
  await askForArtifacts();
  const simulation = await ask("simulation/status", {});
  const tuner = await ask("tuner/status", {});
  setApp({ simulation: simulation.ok ? simulation.value : null, tuner: tuner.ok ? tuner.value : null });
}

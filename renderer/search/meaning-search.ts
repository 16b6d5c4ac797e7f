import type { SheetView } from "../../shared/workspace/index.js";
import { readingsOf, type RowReadings } from "../readings/index.js";
import {
  activeSheet,
  getApp,
  onRows,
  requestFocus,
  rowsOf,
  sheetOfKey,
  showOnly,
  useApp,
  visibleRowsOf,
  type GridRow,
} from "../state/index.js";
import { sayNotLoaded } from "../ui/index.js";
import { getMeaning, resetMeaning, setMeaning, type Asked, type KnownMeanings } from "./meaning-state.js";

/** Typing goes on meanwhile; a search for every letter would only get in its way. */
const typingMs = 150;
/** Edits come in bursts. */
const editsMs = 250;

let turn = 0;
let waiting = 0;
let following: (() => void) | undefined;
/** What the last search that could run asked of each card. */
let test: ((row: GridRow) => boolean) | undefined;

/** The code that reads questions is needed for the first of them. */
const answers = () => import("./answers.js");

const sheetOf = (key: string | null): SheetView | undefined => sheetOfKey(getApp().workspace, key);

/** The rows of a sheet that are here. */
export const rowsIn = (key: string): readonly GridRow[] => rowsOf(key)?.rows ?? [];

/** Whether the sheet on screen can be searched by meaning. */
export function canSearchMeaning(): boolean {
  const sheet = activeSheet(getApp());
  return sheet !== undefined && readingsOf(sheet) !== undefined;
}

/** Opens the search bar of the sheet on screen, or goes to it where it is open. */
export function openMeaningSearch(): void {
  const { active } = getApp();
  if (active === null || !canSearchMeaning()) return;
  if (getMeaning().sheet !== active) begin(active);
  requestFocus("meaning");
}

/** Whether the sheet on screen is being searched. */
export const isSearchingMeaning = (): boolean => getMeaning().sheet !== null && getMeaning().sheet === getApp().active;

/** Shows all rows again and closes the bar. */
export function closeMeaningSearch(): void {
  const { sheet } = getMeaning();
  stop();
  if (sheet !== null) showOnly(sheet, undefined);
  resetMeaning(null);
}

function stop(): void {
  turn += 1;
  window.clearTimeout(waiting);
  following?.();
  following = undefined;
  test = undefined;
}

function begin(sheet: string): void {
  closeMeaningSearch();
  resetMeaning(sheet);
  const stopRows = onRows(sheet, (change) => {
    if (change.kind === "more" && !change.isLast) return;
    if (change.kind === "reset" || change.kind === "more") later(run, 0);
    else if (test) later(compare, editsMs);
  });
  const { workspace } = getApp();
  const stopApp = useApp.subscribe((now) => {
    if (now.workspace?.root !== workspace?.root) closeMeaningSearch();
  });
  following = () => {
    stopRows();
    stopApp();
  };
  later(run, 0);
}

function later(act: () => Promise<void>, delayMs: number): void {
  window.clearTimeout(waiting);
  waiting = window.setTimeout(() => void act().catch(sayNotLoaded), delayMs);
}

/** Asks something else of the cards; what is typed is searched for once typing pauses. */
export function askMeaning(asked: Asked): void {
  const { active } = getApp();
  if (active === null) return;
  if (getMeaning().sheet !== active) begin(active);
  setMeaning({ asked });
  later(run, asked.kind === "typed" ? typingMs : 0);
}

/** Searches now, with the cards as they are now. */
export function searchNow(): void {
  later(run, 0);
}

/** Reads what was not read yet; false where something else was asked meanwhile. */
export async function readAll(key: string, readings: RowReadings): Promise<boolean> {
  turn += 1;
  const mine = turn;
  const isWanted = (): boolean => mine === turn;
  const isDone = await readings.readAll(
    () => rowsIn(key),
    isWanted,
    (done, all) => setMeaning({ reading: { done, all }, known: knownOf(key, readings, done) }),
  );
  const { reading, known } = getMeaning();
  const { length } = rowsIn(key);
  if (isDone && (reading || known?.rows !== length))
    setMeaning({ reading: null, known: knownOf(key, readings, length) });
  return isDone;
}

async function run(): Promise<void> {
  const { sheet: key } = getMeaning();
  const sheet = sheetOf(key);
  if (key === null || showKnownRows(key)) return;
  const readings = sheet && readingsOf(sheet);
  if (!readings || !(await readAll(key, readings))) return;
  const { asked } = getMeaning();
  if (asked.kind === "these") return;
  const { answerTo } = await answers();
  if (getMeaning().asked !== asked || getMeaning().sheet !== key) return;
  const answer = answerTo(asked, key, readings);
  if (answer.verdict.kind === "wrong") {
    // What was found before stays on screen while a query is being typed.
    setMeaning({ verdict: answer.verdict });
    return;
  }
  test = answer.test;
  const all = rowsIn(key);
  const found = test && all.filter(test);
  const unsure = test ? all.filter((row) => readings.meaning(row).state === "broken").length : 0;
  showOnly(key, found && new Set(found.map((row) => row.key)));
  setMeaning({ verdict: answer.verdict, found: found?.length ?? null, unsure, outdated: 0 });
}

/** Shows rows that are known already, whatever there is to be read of their sheet. Returns whether such rows are asked for. */
function showKnownRows(key: string): boolean {
  const { asked } = getMeaning();
  if (asked.kind !== "these") return false;
  turn += 1;
  test = undefined;
  const wanted = new Set(asked.rowKeys);
  const found = rowsIn(key).filter((row) => wanted.has(row.key));
  showOnly(key, new Set(found.map((row) => row.key)));
  setMeaning({ verdict: { kind: "these" }, found: found.length, unsure: 0, outdated: 0, reading: null });
  return true;
}

/** Finds out for how many rows the search would answer otherwise; they stay where they are until it is run again. */
async function compare(): Promise<void> {
  const { sheet: key } = getMeaning();
  const sheet = sheetOf(key);
  const readings = sheet && readingsOf(sheet);
  if (key === null || !readings || !(await readAll(key, readings)) || !test) return;
  const { asked } = getMeaning();
  if (asked.kind === "these") return;
  const { answerTo } = await answers();
  if (getMeaning().asked !== asked || getMeaning().sheet !== key) return;
  const answer = answerTo(asked, key, readings);
  if (answer.verdict.kind !== "wrong") test = answer.test ?? test;
  const shown = visibleRowsOf(key);
  const outdated = rowsIn(key).filter((row) => shown && test && shown.has(row.key) !== test(row)).length;
  if (outdated !== getMeaning().outdated) setMeaning({ outdated });
}

const knownOf = (key: string, readings: RowReadings, rows: number): KnownMeanings => ({
  readings,
  rows,
  meanings: () => rowsIn(key).flatMap((row) => readings.knownMeaning(row) ?? []),
});

/** What is known by now of the cards of the searched sheet. */
export function knownMeanings(): KnownMeanings | undefined {
  const { sheet: key } = getMeaning();
  const sheet = sheetOf(key);
  const readings = sheet && readingsOf(sheet);
  return key === null || !readings ? undefined : knownOf(key, readings, rowsIn(key).length);
}

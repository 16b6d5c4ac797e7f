import type { ComparedVersion, WhatIfsView, WhatIfView } from "../../shared/bridge/index.js";
import { leaveField } from "./leave-field.js";
import { loadSheet } from "./loader.js";
import { say } from "./notices.js";
import { reloadProblems } from "./problems.js";
import { sheetKey } from "./sheet-list.js";
import { getApp, setApp, type AppState } from "./store.js";
import { noticeTexts } from "./texts.js";

/** The what-if on screen; undefined where the current cards are. */
export const shownWhatIf = ({ whatIfs: { shown, list } }: Pick<AppState, "whatIfs">): WhatIfView | undefined =>
  list.find(({ id }) => id === shown);

/** What cells are marked by, where they differ from it: a what-if is always compared with the current cards. */
export const markedSince = ({
  whatIfs,
  changesSince,
}: Pick<AppState, "whatIfs" | "changesSince">): ComparedVersion | null =>
  whatIfs.shown === null ? changesSince : "standing";

/** Takes up which what-ifs there are. Where another one is on screen, all that is here of the one before is fetched again. */
export function takeWhatIfs(view: WhatIfsView): void {
  const before = getApp().whatIfs;
  // What is being typed while another page shows other cards goes to those that it was typed for.
  if (before.shown !== view.shown) leaveField();
  setApp({ whatIfs: view });
  if (before.run !== view.run) sayWhatWasLost(before, view);
  else if (before.shown !== view.shown) fetchAgain();
}

function fetchAgain(): void {
  const { fetched, workspace } = getApp();
  for (const { ref } of workspace?.sheets ?? []) if (fetched.has(sheetKey(ref))) void loadSheet(ref, { again: true });
  reloadProblems(workspace?.sheets.map(({ ref }) => ref) ?? []);
}

/** The session was started again with the same folder: what-ifs ended with the one before. */
function sayWhatWasLost({ folder, list }: WhatIfsView, now: WhatIfsView): void {
  const lost = folder === now.folder ? list.filter(({ edits }) => edits > 0) : [];
  if (lost.length > 0) say("warning", noticeTexts.whatIfsLost(lost.map(({ name }) => name)));
}

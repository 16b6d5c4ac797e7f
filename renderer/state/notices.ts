import type { FileCondition, Notice, SheetView } from "../../shared/workspace/index.js";
import {
  lostTexts,
  standingNotices,
  withNotice,
  type LostBy,
  type TypedText,
  type NoticeCause,
  type NoticeMoment,
  type PageNotice,
} from "./notice.js";
import { getApp, setApp, useApp, type AppState } from "./store.js";
import { noticeTexts } from "./texts.js";

export function addNotice(notice: PageNotice): void {
  setApp(({ notices }) => ({ notices: withNotice(notices, notice) }));
}

export function dropNotice(id: string): void {
  setApp(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}

let noticeCount = 0;
const freshId = (): string => `page-${(noticeCount += 1)}`;

/** Says something in a corner of the window until it is read, or until its cause is gone. */
export function say(severity: Notice["severity"], message: string, cause: NoticeCause = {}): void {
  addNotice({ id: freshId(), severity, message, cause });
}

const ofMatch = "match";

/** Says why a match did not begin or ended, until it is read or another begins. */
export const sayOfMatch = (severity: Notice["severity"], message: string): void =>
  addNotice({ id: ofMatch, severity, message });

export const dropNoticeOfMatch = (): void => dropNotice(ofMatch);

/** More at a time would cover the sheet. */
const mostAtOnce = 3;

/** Says several things; of many, the first ones and how many more there are. */
export function sayAll(severity: Notice["severity"], messages: readonly string[], cause: NoticeCause = {}): void {
  const shown = messages.length <= mostAtOnce + 1 ? messages : messages.slice(0, mostAtOnce);
  for (const message of shown) say(severity, message, cause);
  if (shown.length < messages.length) say(severity, noticeTexts.more(messages.length - shown.length), cause);
}

/** Keeps texts in sight that are nowhere else, until they are closed. */
export const sayLost = (why: LostBy, texts: readonly TypedText[]): void =>
  addNotice(lostTexts(getApp().notices, why, texts));

/** Says something about the sheet on screen, for as long as it is that. */
export const sayHere = (severity: Notice["severity"], message: string): void =>
  say(severity, message, { sheet: getApp().active });

/** Says why the sheet on screen takes no edits, until its file takes them or another sheet is shown. */
export const sayReadOnly = ({ ref, readOnly }: Pick<SheetView, "ref" | "readOnly">): void => {
  if (readOnly !== undefined) say("warning", readOnly, { sheet: getApp().active, closed: [ref.file] });
};

/** Says something about what a step did to the sheet on screen, for as long as undo would take back that step. */
export const sayOfStep = (severity: Notice["severity"], message: string, step: number | null): void =>
  say(severity, message, { sheet: getApp().active, ...(step === null ? {} : stepOnScreen(step)) });

/** Says something about the sheet on screen with a command beside it, for as long as it is that sheet. */
export const offerHere = (message: string, action: NonNullable<PageNotice["action"]>): void =>
  addNotice({ id: freshId(), severity: "info", message, cause: { sheet: getApp().active }, action });

/** Says that a cell has two versions, with a button that shows them, until one is chosen. */
export const sayConflict = (conflict: string): void =>
  addNotice({
    id: `conflict-${conflict}`,
    severity: "warning",
    message: getApp().whatIfs.shown === null ? noticeTexts.conflict : noticeTexts.conflictWithStanding,
    cause: { conflict },
    action: { command: "show-conflicts", title: noticeTexts.showConflict },
  });

/**
 * Says what a step did, with a button that undoes it, for as long as undo would take back that step and its sheet is on
 * screen. Where the step is unknown, or another one followed it already, the notice only says what was done.
 */
export function sayDone(message: string, step: number | null): void {
  const id = freshId();
  const { workspace, active } = getApp();
  if (step === null || workspace?.history.step !== step) addNotice({ id, severity: "info", message });
  else {
    const action = { command: "undo", title: noticeTexts.undo };
    addNotice({ id, severity: "info", message, cause: { ...stepOnScreen(step), sheet: active }, action });
  }
}

const stepOnScreen = (step: number): NoticeCause => ({ step, whatIf: getApp().whatIfs.shown });

/** Carries out an act that makes one step of the history, and finds out which: the first that came after it was asked for. */
export async function asStep<Answer>(
  act: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly step: number | null }> {
  const before = getApp().workspace?.history.step ?? null;
  let step: number | null = null;
  const stop = useApp.subscribe(({ workspace }) => {
    const now = workspace?.history.step ?? null;
    if (step === null && now !== before) step = now;
  });
  try {
    const answer = await act();
    return { answer, step };
  } finally {
    stop();
  }
}

/** The conditions of files in which edits are taken, and written as soon as that is possible. */
const takesEdits: ReadonlySet<FileCondition["kind"]> = new Set(["fine", "read-only", "failing"]);

const momentOf = ({ workspace, active, whatIfs }: AppState): NoticeMoment => ({
  root: workspace?.root,
  step: workspace?.history.step,
  active,
  whatIf: whatIfs.shown,
  conflicts: workspace?.conflicts.map(({ id }) => id) ?? [],
  closed: workspace?.files.filter(({ condition }) => !takesEdits.has(condition.kind)).map(({ file }) => file) ?? [],
});

/** Takes every notice away as soon as its cause is gone. */
export function followCauses(): void {
  useApp.subscribe((now, before) => {
    const isSameScreen = now.active === before.active && now.whatIfs.shown === before.whatIfs.shown;
    if (now.workspace === before.workspace && isSameScreen) return;
    const notices = standingNotices(now.notices, momentOf(before), momentOf(now));
    if (notices !== now.notices) setApp({ notices });
  });
}

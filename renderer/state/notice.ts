import type { Fault } from "../../shared/base/index.js";
import { elsewhereCode } from "../../shared/bridge/index.js";
import type { Notice } from "../../shared/workspace/index.js";
import { noticeTexts } from "./texts.js";

/** What a notice is about; it goes when that no longer holds. */
export interface NoticeCause {
  /** A step of the history: it must still be the one that undo would take back. */
  readonly step?: number;
  /** Whose step it is: a what-if counts its own. Null for the current cards. */
  readonly whatIf?: number | null;
  /** `sheetKey` of a sheet that must still be on screen. */
  readonly sheet?: string | null;
  /** The id of a conflict that must not have been resolved yet. */
  readonly conflict?: string;
  /** Files that took no edits, one of which must not take them yet. */
  readonly closed?: readonly string[];
}

/** A notice as the page shows it. */
export interface PageNotice extends Notice {
  readonly cause?: NoticeCause;
  /** Offered beside the message: the id of a command, and what its button says. */
  readonly action?: { readonly command: string; readonly title: string };
  /** What a person typed that is nowhere else: it can be copied, and newer notices never displace it. */
  readonly typed?: string;
}

const mostNotices = 4;

/** The notices with one more. The same one is not shown twice, and the oldest are dropped. */
export function withNotice(notices: readonly PageNotice[], notice: PageNotice): readonly PageNotice[] {
  const isSame = ({ id, severity, message }: PageNotice): boolean =>
    id === notice.id || (severity === notice.severity && message === notice.message);
  const others = notices.filter((each) => !isSame(each));
  const inTheWay = Math.max(0, others.length + 1 - mostNotices);
  const leaving = new Set(others.filter(({ typed }) => typed === undefined).slice(0, inTheWay));
  return [...others.filter((each) => !leaving.has(each)), notice];
}

/** A text that was typed into a cell. */
export interface TypedText {
  /** Where: `Tide Bell, Cost`. */
  readonly place: string;
  readonly text: string;
}

/**
 * Why typed texts could not be saved: nobody answered, another folder was opened, what they were typed into is gone, or it did
 * not take them. After a `fault` another notice says why.
 */
export type LostBy = "no-connection" | "other-folder" | "cell-gone" | "refused" | "fault";

const lostBecause: Readonly<Record<LostBy, string>> = {
  "no-connection": noticeTexts.notSaved,
  "other-folder": noticeTexts.otherFolder,
  "cell-gone": noticeTexts.cellGone,
  refused: noticeTexts.refused,
  fault: noticeTexts.notSavedAfterFault,
};

const lostByCode: Readonly<Record<string, LostBy>> = {
  "bridge/lost": "no-connection",
  [elsewhereCode]: "other-folder",
};

/** Why typed texts are lost where the call that was to save them failed. */
export const lostByFault = ({ code }: Fault): LostBy => lostByCode[code] ?? "fault";

/** One notice with all texts that one cause kept from being saved, whichever were added since it was first shown. */
export function lostTexts(notices: readonly PageNotice[], why: LostBy, texts: readonly TypedText[]): PageNotice {
  const id = `lost-texts ${why}`;
  const before = notices.find((each) => each.id === id);
  const message = before?.message ?? lostBecause[why];
  const listed = texts.map(({ place, text }) => `${place}: “${text}”`).join("; ");
  return {
    id,
    severity: "error",
    message: `${message}${before ? ";" : ""} ${listed}`,
    typed: [...(before?.typed === undefined ? [] : [before.typed]), ...texts.map(({ text }) => text)].join("\n"),
  };
}

/** What notices are measured by. */
export interface NoticeMoment {
  /** The folder that is open. */
  readonly root: string | undefined;
  readonly step: number | null | undefined;
  readonly active: string | null;
  /** The what-if on screen; null where the current cards are. */
  readonly whatIf: number | null;
  /** Ids of the conflicts that are left. */
  readonly conflicts: readonly string[];
  /** The files that take no edits now. */
  readonly closed: readonly string[];
}

/** The notices that still hold after the state changed. Another folder ends all but texts that are nowhere else. */
export function standingNotices(
  notices: readonly PageNotice[],
  before: NoticeMoment,
  now: NoticeMoment,
): readonly PageNotice[] {
  if (before.root !== undefined && before.root !== now.root) return notices.filter(({ typed }) => typed !== undefined);
  const left = notices.filter(({ cause = {} }) => {
    if (cause.step !== undefined && cause.step !== now.step) return false;
    if (cause.whatIf !== undefined && cause.whatIf !== now.whatIf) return false;
    // Here, too, the answer may come before the workspace says so.
    if (cause.closed?.some((file) => before.closed.includes(file)) === true) {
      if (!cause.closed.some((file) => now.closed.includes(file))) return false;
    }
    // The conflict may be known here before the workspace lists it.
    const { conflict } = cause;
    if (conflict !== undefined && before.conflicts.includes(conflict) && !now.conflicts.includes(conflict))
      return false;
    return cause.sheet === undefined || cause.sheet === now.active;
  });
  return left.length === notices.length ? notices : left;
}

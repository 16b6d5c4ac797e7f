import type { Notice } from "../../shared/workspace/index.js";

/** What a notice is about; it goes when that no longer holds. */
export interface NoticeCause {
  /** A step of the history: it must still be the one that undo would take back. */
  readonly step?: number;
  /** `sheetKey` of a sheet that must still be on screen. */
  readonly sheet?: string | null;
}

/** A notice as the page shows it. */
export interface PageNotice extends Notice {
  readonly cause?: NoticeCause;
  /** Offered beside the message: the id of a command, and what its button says. */
  readonly action?: { readonly command: string; readonly title: string };
}

/** What notices are measured by. */
export interface NoticeMoment {
  /** The folder that is open. */
  readonly root: string | undefined;
  readonly step: number | null | undefined;
  readonly active: string | null;
}

/** The notices that still say something true, now that a moment has become another one. Another folder ends all of them. */
export function standingNotices(
  notices: readonly PageNotice[],
  before: NoticeMoment,
  now: NoticeMoment,
): readonly PageNotice[] {
  if (before.root !== undefined && before.root !== now.root) return [];
  const left = notices.filter(({ cause = {} }) => {
    if (cause.step !== undefined && cause.step !== now.step) return false;
    return cause.sheet === undefined || cause.sheet === now.active;
  });
  return left.length === notices.length ? notices : left;
}

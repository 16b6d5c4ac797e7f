import { create } from "zustand";
import type { Skeleton } from "../../shared/skeleton/index.js";

/** A skeleton as it stands in the dialog. */
export interface SkeletonDraft {
  readonly name: string;
  readonly skeleton: Skeleton;
  /** The text of its file as it was read or written last; null: it has no file yet. */
  readonly seen: string | null;
  readonly isChanged: boolean;
}

/** Drafts by folder and sheet: they outlive the dialog, which closes when cards are looked at. */
export const useDrafts = create<Readonly<Record<string, SkeletonDraft>>>()(() => ({}));

/** Keeps what stands in the dialog for a sheet. */
export const keepDraft = (of: string, draft: SkeletonDraft): void => useDrafts.setState({ [of]: draft });

// The versions of cards that a page can look at or compare with. The page needs these at once, and the schemas of calls never.

/** What sheets are compared with: the last commit, or what was there when the folder was opened. */
export const earlierVersions = ["commit", "opening"] as const;
export type EarlierVersion = (typeof earlierVersions)[number];

/** What the sheet on screen is compared with; `standing` is for a what-if, which is compared with the current cards. */
export const comparedVersions = [...earlierVersions, "standing"] as const;
export type ComparedVersion = (typeof comparedVersions)[number];

/** A branch of edits that no file knows of: they are in memory until they are kept or dropped. */
export interface WhatIfView {
  readonly id: number;
  readonly name: string;
  /** With those in conflict. */
  readonly edits: number;
  /** What it changes and the current cards had changed meanwhile, too; a person decides before it can be kept. */
  readonly conflicts: number;
}

/** The what-ifs of the open folder. All pages look at the same one, or at the current cards. */
export interface WhatIfsView {
  /** Another one for every run of the session: what-ifs do not outlive it. */
  readonly run: string;
  /** Absolute path of the folder. */
  readonly folder: string;
  /** The one that is on screen and takes the edits; null: the current cards. */
  readonly shown: number | null;
  readonly list: readonly WhatIfView[];
}

/** Where no folder is open, or none has any. */
export const noWhatIfs: WhatIfsView = { run: "", folder: "", shown: null, list: [] };

import type { VisitOutcome } from "../../../shared/bridge/index.js";

/** What comes after the first rows; the other texts of this room come before. */
export const texts = {
  // HostsBanner
  imagesAreOn: "Images of this sheet are on",
  whichIsNotAllowed: ", a host that is not allowed on this computer.",
  imagesAreOnHosts: (count: number): string =>
    `Images of this sheet are on ${count} hosts that are not allowed on this computer.`,
  allow: "Allow…",
  showHosts: "Show hosts…",
  notNow: "Not now",

  // VisitBanner
  compare: "Git shows two versions here. Nothing can be changed.",
  merge: "Git waits until the conflicts of this file are decided.",
  show: "Show",

  // withheld
  ownFolder: "This page shows a copy of files for git. Open the folder in Cardwright itself for that.",
  /** What is stored by itself, with what git gets it for. */
  saving: {
    compare: "Nothing can be changed here, so there is nothing to save.",
    merge: "Edits are stored here by themselves. Git gets the file once the merge is finished.",
  },
  notInMerge:
    "Here a merge is decided, cell by cell. To change rows, columns, many cells or settings, open the folder in Cardwright itself " +
    "once the merge is finished.",

  // VisitEnded
  outcomes: {
    merged: "The merge is finished",
    left: "The file stays in conflict",
    shown: "Done",
  } satisfies Record<VisitOutcome, string>,
  closeThisPage: "You can close this page; git goes on in its terminal.",
};

import { inShell } from "../base/index.js";

/** Why git leaves a whole file in conflict: no driver is asked about these. */
export type WholeFileKind = "deleted-by-us" | "deleted-by-them" | "added-by-us" | "added-by-them" | "gone";

/** What stands in git's index of a file in conflict. */
export interface FileStages {
  readonly base: boolean;
  readonly ours: boolean;
  readonly theirs: boolean;
}

/** What is to be decided of a file as a whole; undefined where both sides have it, and its content was merged. */
export function wholeFileKind({ base, ours, theirs }: FileStages): WholeFileKind | undefined {
  if (ours && theirs) return undefined;
  if (ours) return base ? "deleted-by-them" : "added-by-us";
  if (theirs) return base ? "deleted-by-us" : "added-by-them";
  return "gone";
}

/** What happened to a file, in a sentence. */
export function wholeFileLine(kind: WholeFileKind): string {
  const said: Readonly<Record<WholeFileKind, string>> = {
    "deleted-by-us": "We deleted the file, the other side changed it.",
    "deleted-by-them": "We changed the file, the other side deleted it.",
    "added-by-us": "We gave a file this name, the other side gave it another one.",
    "added-by-them": "The other side gave a file this name, we gave it another one.",
    gone: "Neither side has the file under this name now.",
  };
  return said[kind];
}

/** What decides it, and to what end. A file that is gone can only stay so. */
export const wholeFileCommands = (kind: WholeFileKind, file: string): readonly (readonly [string, string])[] => {
  const remove = ["to delete it", `git rm ${inShell(file)}`] as const;
  return kind === "gone" ? [remove] : [["to keep it", `git add ${inShell(file)}`], remove];
};

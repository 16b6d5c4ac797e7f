import { useCallback, useEffect, useState } from "react";
import { failed, isEqual, type Fault, type Result } from "../../shared/base/index.js";
import { readFigureFile, type SavedFigure } from "../../shared/pivot/index.js";
import type { SheetRef } from "../../shared/workspace/index.js";
import { call } from "../state/index.js";
import { texts } from "./texts.js";

/** A pivot or fit of the workspace, or what is wrong in its file. */
export interface KnownFigure {
  readonly name: string;
  readonly text: string;
  readonly read: Result<SavedFigure, readonly Fault[]>;
}

/** The saved figures of one kind that are about a sheet, or cannot be read; and what reads them again. */
export function useSaved(
  { file, table }: SheetRef,
  kind: "pivot" | "fit",
): readonly [readonly KnownFigure[], () => void] {
  const [all, setAll] = useState<readonly KnownFigure[]>([]);
  const [reads, setReads] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void call("figures/list", {}).then((answer) => {
      if (!isWanted || !answer) return;
      setAll(
        answer.figures.map(({ name, file: path, text }) => ({
          ...{ name, text: text ?? "" },
          read:
            text === null
              ? failed([{ code: "figure/unreadable", message: texts.unreadable(path) }])
              : readFigureFile(text),
        })),
      );
    });
    return () => {
      isWanted = false;
    };
  }, [reads]);
  const mine = all.filter(
    ({ read }) =>
      !read.ok || (read.value[kind] !== undefined && read.value.file === file && isEqual(read.value.table, table)),
  );
  return [mine, useCallback(() => setReads((count) => count + 1), [])];
}

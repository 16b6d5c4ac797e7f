import { useCallback, useEffect, useState } from "react";
import { failed, isEqual, type Fault, type Result } from "../../shared/base/index.js";
import { readSkeletonFile, type Skeleton } from "../../shared/skeleton/index.js";
import type { SheetRef } from "../../shared/workspace/index.js";
import { call } from "../state/index.js";
import { texts } from "./texts.js";

/** A skeleton of the workspace, or what is wrong in its file. */
export interface KnownSkeleton {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly read: Result<Skeleton, readonly Fault[]>;
}

/** The skeletons of the workspace as their files are, undefined until they were read, and what reads them again. */
export function useSkeletons(): readonly [readonly KnownSkeleton[] | undefined, () => void] {
  const [skeletons, setSkeletons] = useState<readonly KnownSkeleton[]>();
  const [reads, setReads] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void call("skeletons/list", {}).then((answer) => {
      if (!isWanted || !answer) return;
      setSkeletons(
        answer.skeletons.map(({ name, file, text }) => ({
          ...{ name, file, text: text ?? "" },
          read:
            text === null
              ? failed([{ code: "skeleton/unreadable", message: texts.unreadable(file) }])
              : readSkeletonFile(text),
        })),
      );
    });
    return () => {
      isWanted = false;
    };
  }, [reads]);
  return [skeletons, useCallback(() => setReads((count) => count + 1), [])];
}

/** Whether a skeleton is about a sheet, or cannot be read, so that nobody knows. */
export const mayBeOf = ({ read }: KnownSkeleton, { file, table }: SheetRef): boolean =>
  !read.ok || (read.value.file === file && isEqual(read.value.table, table));

import { useEffect, useState } from "react";
import { failed, type Fault, type Result } from "../../shared/base/index.js";
import { readMacroFile, type Macro } from "../../shared/macros/index.js";
import { call } from "../state/index.js";
import { texts } from "./texts.js";

/** A macro of the workspace, or what is wrong in its file. */
export interface KnownMacro {
  readonly name: string;
  readonly file: string;
  /** What the file says; null where it cannot be read. */
  readonly text: string | null;
  readonly read: Result<Macro, readonly Fault[]>;
}

/** The macros of the workspace as their files say now; undefined until they were read. */
export function useMacros(): readonly KnownMacro[] | undefined {
  const [macros, setMacros] = useState<readonly KnownMacro[]>();
  useEffect(() => {
    let isWanted = true;
    void call("macros/list", {}).then((answer) => {
      if (!isWanted || !answer) return;
      setMacros(
        answer.macros.map(({ name, file, text }) => ({
          name,
          file,
          text,
          read:
            text === null
              ? failed([{ code: "macro/unreadable", message: texts.unreadable(file) }])
              : readMacroFile(text),
        })),
      );
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return macros;
}

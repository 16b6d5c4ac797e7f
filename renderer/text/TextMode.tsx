import { useEffect, useState, type ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import type { CallResponses } from "../../shared/bridge/index.js";
import { call, setApp, useApp } from "../state/index.js";
import { late, LateNote } from "../ui/index.js";
import { editorTexts } from "./texts.js";

const TextEditor = late(async () => (await import("./TextEditor.js")).TextEditor, LateNote);

type FileText = CallResponses["file/text"];

/** A file as text: to repair what does not parse, or because some edits are easier there. */
export function TextMode({ file }: { file: string }): ReactNode {
  const [loaded, setLoaded] = useState<FileText | undefined>();
  const condition = useApp(({ workspace }) => workspace?.files.find((view) => view.file === file)?.condition);
  useEffect(() => {
    void call("file/text", { file }).then((answer) => {
      if (answer) setLoaded(answer);
      else setApp({ textFile: null });
    });
  }, [file]);
  if (!loaded) return <p className="stage-note">{editorTexts.reading(visibleName(file))}</p>;
  return <TextEditor file={file} loaded={loaded} isBroken={condition?.kind === "broken"} />;
}

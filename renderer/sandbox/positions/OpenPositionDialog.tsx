import { FileUp } from "lucide-react";
import { useRef, useState, type DragEvent, type ReactNode } from "react";
import { placedMessage } from "../../../shared/base/index.js";
import { say, useCloseOverlay } from "../../state/index.js";
import { Dialog } from "../../ui/index.js";
import { positionTexts } from "./texts.js";
import { formatsOfFolder, openPositionText } from "./position-files.js";

/** Puts a match on the table that a file describes: a recorded one, or a position of another tool. */
export function OpenPositionDialog(): ReactNode {
  const close = useCloseOverlay();
  const input = useRef<HTMLInputElement>(null);
  const [formats] = useState(formatsOfFolder);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;

    const text = await file.text();
    // A match that is underway is asked about in a dialog of its own.
    close();
    const opened = await openPositionText(text);
    if (!opened.ok) {
      say("error", placedMessage({ ...opened.error, file: file.name }));
      return;
    }
    for (const { line, message, isDifference } of opened.value) {
      const place = line === undefined ? file.name : `${file.name}, line ${line}`;
      say(isDifference ? "warning" : "info", `${place}: ${message}`);
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };
  return (
    <Dialog title={positionTexts.openAPosition}>
      <div className="import-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileUp aria-hidden />
        <button type="button" className="button" data-first-focus onClick={() => input.current?.click()}>
          {positionTexts.chooseAFile}
        </button>
        <span>{positionTexts.orDropOneHere}</span>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          aria-label={positionTexts.positionToOpen}
          tabIndex={-1}
          accept={[...new Set(formats.map(({ extension }) => `.${extension}`))].join(",")}
          onChange={({ target }) => {
            void open(target.files?.[0]);
            target.value = "";
          }}
        />
      </div>
      <dl className="position-formats">
        {formats.map(({ name, about }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

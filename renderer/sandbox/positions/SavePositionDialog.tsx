import { useEffect, useState, type ReactNode } from "react";
import type { Result } from "../../../shared/base/index.js";
import type { PositionFormat, WrittenPosition } from "../../../shared/games/index.js";
import { download } from "../../exchange/index.js";
import { useCloseOverlay } from "../../state/index.js";
import { ConfirmFooter, Dialog, Select } from "../../ui/index.js";
import { positionTexts } from "./texts.js";
import { formatsOfTable, tableAsPosition } from "./position-files.js";

/** Saves where the match on the table stands as a file, in the format of a tool. */
export function SavePositionDialog(): ReactNode {
  const close = useCloseOverlay();
  const [formats] = useState(formatsOfTable);
  const [name, setName] = useState(formats[0]?.name);
  const [latest, setLatest] = useState<{
    readonly format: PositionFormat;
    readonly written: Result<WrittenPosition>;
  }>();
  const format = formats.find((each) => each.name === name);
  const look = latest?.format === format ? latest?.written : undefined;
  useEffect(() => {
    let isLate = false;
    if (format) {
      void tableAsPosition(format).then((written) => {
        if (!isLate) setLatest({ format, written });
      });
    }
    return () => {
      isLate = true;
    };
  }, [format]);
  const save = (): void => {
    if (!format || !look?.ok) return;
    download(`position.${format.extension}`, look.value.text, "application/json");
    close();
  };
  return (
    <Dialog
      title={positionTexts.saveThePosition}
      footer={<ConfirmFooter isDisabled={look?.ok !== true} onConfirm={save} firstFocus="main" />}
    >
      <div className="play-form">
        <label>
          <span>{positionTexts.format}</span>
          <Select
            value={name}
            choices={formats.map((each) => [each.name, `${each.name}: ${each.about}`])}
            onChoose={setName}
          />
        </label>
        <div role="status">
          {look?.ok === false && <p>{look.error.message}</p>}
          {look?.ok === true && look.value.remarks.length > 0 && (
            <ul>
              {look.value.remarks.map(({ message }, at) => (
                <li key={at}>{message}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Dialog>
  );
}

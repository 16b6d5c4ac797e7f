import { FileUp } from "lucide-react";
import { useRef, useState, type DragEvent, type ReactNode } from "react";
import { visible } from "../../shared/base/index.js";
import type { ImportView } from "../../shared/bridge/index.js";
import { csvOfWorkbook, isWorkbook } from "../../shared/workbook/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { chosenText } from "./chosen-text.js";
import { MatchColumns, type MatchBy } from "./MatchColumns.js";
import { ConfirmFooter, Dialog, PendingEdits } from "../ui/index.js";
import { activeSheet, ask, asStep, call, sayDone, useApp, useCloseOverlay } from "../state/index.js";
import { texts } from "./texts.js";

/** More new rows are counted, not named. */
const mostNamed = 20;

/** Brings the rows of a file into the sheet on screen, after a look at what would change. */
export function ImportDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <Importing sheet={sheet} /> : null;
}

interface Chosen {
  readonly fileName: string;
  readonly text: string;
}

type Look =
  | { readonly kind: "none" }
  | { readonly kind: "reading" }
  | { readonly kind: "fault"; readonly message: string }
  | { readonly kind: "ready"; readonly chosen: Chosen; readonly by: MatchBy; readonly view: ImportView };

const requestOf = (by: MatchBy): "auto" | "none" | string[] => (typeof by === "string" ? by : [...by]);

/** The session reads rows of a workbook as the CSV that was made of them. */
const asCsv = ({ fileName, text }: Chosen): Chosen => ({
  fileName: isWorkbook(fileName) ? `${fileName}.csv` : fileName,
  text,
});

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

function Importing({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const close = useCloseOverlay();
  const [look, setLook] = useState<Look>({ kind: "none" });
  const input = useRef<HTMLInputElement>(null);
  const { ref } = sheet;
  /** What was asked about last: answers to earlier questions are late. */
  const latest = useRef<Chosen | null>(null);

  const read = async (chosen: Chosen, by: MatchBy): Promise<void> => {
    latest.current = chosen;
    const answer = await ask("sheet/import-preview", { sheet: ref, ...asCsv(chosen), by: requestOf(by) });
    if (latest.current !== chosen) return;
    setLook(
      answer.ok
        ? { kind: "ready", chosen, by, view: answer.value }
        : { kind: "fault", message: `${chosen.fileName}: ${answer.error.message}` },
    );
  };
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setLook({ kind: "reading" });
    const given = isWorkbook(file.name) ? await csvOfWorkbook(file) : await chosenText(file);
    if (!given.ok) {
      setLook({ kind: "fault", message: `${file.name}: ${given.error.message}` });
      return;
    }
    await read({ fileName: file.name, text: given.value }, "auto");
  };
  const apply = async (chosen: Chosen, by: MatchBy): Promise<void> => {
    const { answer, step } = await asStep(() =>
      call("sheet/import", { sheet: ref, ...asCsv(chosen), by: requestOf(by) }),
    );
    if (!answer) return;
    const changed = counted(answer.cells, "cell", "cells");
    sayDone(`${changed} changed, ${counted(answer.added, "row", "rows")} added.`, step);
    close();
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  };
  const changes = look.kind === "ready" && look.view.cells + look.view.added > 0;
  return (
    <Dialog
      title={texts.importRowsInto(sheet.title)}
      className="is-wide"
      isScrolling
      footer={
        <ConfirmFooter
          title={texts.import}
          isDisabled={!changes}
          onConfirm={() => {
            if (look.kind === "ready") void apply(look.chosen, look.by);
          }}
        />
      }
    >
      <div className="import-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileUp aria-hidden />
        <button type="button" className="button" data-first-focus onClick={() => input.current?.click()}>
          {texts.chooseAFile}
        </button>
        <span>{texts.orDropOneHere}</span>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          aria-label={texts.fileToImport}
          tabIndex={-1}
          accept=".csv,.xlsx,.json,.toml"
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // The same file may be chosen again, once it was changed.
            target.value = "";
          }}
        />
      </div>
      <p className="import-status" role="status">
        {visible(statusOf(look))}
      </p>
      {look.kind === "ready" && (
        <>
          <MatchColumns
            by={look.by}
            matching={look.view.matching}
            onChoose={(by) => void read({ ...look.chosen }, by)}
          />
          <Preview view={look.view} />
        </>
      )}
    </Dialog>
  );
}

function statusOf(look: Look): string {
  switch (look.kind) {
    case "none":
      return texts.howRowsAreMatched;
    case "reading":
      return texts.comparingTheFile;
    case "fault":
      return look.message;
    case "ready": {
      const { rows, cells, changed, unchanged, added, ambiguous, untouched, matching } = look.view;
      const summary = `${look.chosen.fileName} has ${counted(rows, "row", "rows")}`;
      if (matching.mustChoose) {
        return texts.nothingToMatchBy(summary);
      }
      if (cells + added + ambiguous === 0) return texts.matchesAlready(look.chosen.fileName);
      const parts = [
        `${counted(changed, texts.rowChanges, texts.rowsChange)} (${counted(cells, "cell", "cells")})`,
        counted(added, texts.isNew, texts.areNew),
        `${unchanged.toLocaleString("en")} unchanged`,
        `${ambiguous.toLocaleString("en")} ambiguous`,
      ];
      const rest = texts.untouchedRows(counted(untouched, "row", "rows"), untouched);
      return `${summary}: ${parts.join(", ")}.${untouched === 0 ? "" : ` ${rest}`}`;
    }
  }
}

function Preview({ view }: { readonly view: ImportView }): ReactNode {
  const { cells, changes, added, newRows, newColumns, ambiguous, ambiguousRows, decimals, unread } = view;
  return (
    <>
      {ambiguous > 0 && !view.matching.mustChoose && (
        <section className="import-ambiguous" aria-label={texts.ambiguousRows}>
          <p>{texts.ambiguousAreLeftOut}</p>
          <ul>
            {ambiguousRows.slice(0, mostNamed).map(({ row, why }, at) => (
              <li key={at}>
                <strong>{row}</strong>: {why}
              </li>
            ))}
          </ul>
          {ambiguous > mostNamed && <p>{texts.andMore((ambiguous - mostNamed).toLocaleString("en"))}</p>}
        </section>
      )}
      {decimals.length > 0 && <p className="import-new">{texts.decimalCommas(decimals.map(visible))}</p>}
      {unread.length > 0 && <p className="import-new">{texts.unreadCommas(unread.map(visible))}</p>}
      {newColumns.length > 0 && <p className="import-new">{texts.newColumns(newColumns.map(visible))}</p>}
      {newRows.length > 0 && (
        <p className="import-new">
          {texts.newRows(newRows.slice(0, mostNamed).join(", "))}
          {added > mostNamed && texts.andMoreRows((added - mostNamed).toLocaleString("en"))}
        </p>
      )}
      <PendingEdits edits={changes.map((change, at) => ({ key: `${at} ${change.column}`, ...change }))} total={cells} />
    </>
  );
}

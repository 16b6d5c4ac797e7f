import { useState, type ReactNode } from "react";
import type { CallRequest, FolderImportView } from "../../../shared/bridge/index.js";
import { ask, asStep, sayDone, useCloseOverlay } from "../../state/index.js";
import { ConfirmFooter, PendingEdits } from "../../ui/index.js";
import { texts } from "../texts.js";
import { FolderFrame, Remarks } from "./FolderFrame.js";
import { usePreview } from "./use-preview.js";
import { counted, importStatus, named } from "./words.js";

const preview = (asked: CallRequest<"folder-exchange/import-preview">) => ask("folder-exchange/import-preview", asked);

/** Brings a folder of card files of another tool into the sheets, after a look at what would change. */
export function FolderImportDialog(): ReactNode {
  const close = useCloseOverlay();
  const { choice, look, why, lookAgain, ...choosing } = usePreview<FolderImportView>(preview);
  const [deletes, setDeletes] = useState(false);
  const view = look.kind === "ready" ? look.view : null;
  const apply = async ({ id, unmatched }: FolderImportView): Promise<void> => {
    const request = { id, deletesUnmatched: deletes && unmatched > 0 };
    const { answer, step } = await asStep(() => ask("folder-exchange/import", request));
    if (!answer.ok) {
      lookAgain(answer.error);
      return;
    }
    const { cells, added, deleted } = answer.value;
    const parts = [`${counted(cells, "cell")} changed`, `${counted(added, "row")} added`];
    sayDone(`${[...parts, ...(deleted > 0 ? [`${counted(deleted, "row")} deleted`] : [])].join(", ")}.`, step);
    close();
  };
  return (
    <FolderFrame
      title={texts.importAFolder}
      about={texts.aboutFolderImport}
      choice={choice}
      status={importStatus(look, why)}
      {...choosing}
      footer={
        <ConfirmFooter
          title={texts.import}
          isDisabled={view === null || !hasChanges(view, deletes)}
          onConfirm={() => {
            if (view) void apply(view);
          }}
        />
      }
    >
      {view && (
        <>
          <Rows view={view} />
          {view.unmatched > 0 && (
            <div className="folder-unmatched">
              <label>
                <input type="checkbox" checked={deletes} onChange={({ target }) => setDeletes(target.checked)} />
                {texts.deleteMissingRows(counted(view.unmatched, "row"))}
              </label>
              <p>{named(view.unmatchedRows, view.unmatched)}</p>
            </div>
          )}
          <Remarks remarks={view.remarks} total={view.remarkCount} />
          <PendingEdits
            label={texts.cellsThatChange}
            hasFiles
            edits={view.changes.map((change, at) => ({ key: `${at}`, ...change }))}
            total={view.cells}
          />
        </>
      )}
    </FolderFrame>
  );
}

const hasChanges = ({ changedFiles, newFiles, unmatched }: FolderImportView, deletes: boolean): boolean =>
  changedFiles.length + newFiles.length > 0 || (deletes && unmatched > 0);

function Rows({ view: { newRows, added } }: { readonly view: FolderImportView }): ReactNode {
  return newRows.length === 0 ? null : <p className="import-new">{texts.newRows(named(newRows, added))}</p>;
}

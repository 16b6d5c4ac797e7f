import { ChevronDown, ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";
import { visibleName } from "../../../shared/base/index.js";
import type { CallRequest, FolderExportView } from "../../../shared/bridge/index.js";
import { ask, say, useCloseOverlay } from "../../state/index.js";
import { ConfirmFooter } from "../../ui/index.js";
import { texts } from "../texts.js";
import { FileDifference } from "./FileDifference.js";
import { FolderFrame, Remarks } from "./FolderFrame.js";
import { usePreview } from "./use-preview.js";
import { counted, exportStatus } from "./words.js";

const preview = (asked: CallRequest<"folder-exchange/export-preview">) => ask("folder-exchange/export-preview", asked);

/** More files are counted, not listed. */
const mostListed = 500;

/** Writes the sheets as card files of another tool into a folder, after a look at which files would change. */
export function FolderExportDialog(): ReactNode {
  const close = useCloseOverlay();
  const { choice, look, why, lookAgain, ...choosing } = usePreview<FolderExportView>(preview);
  const [removes, setRemoves] = useState(false);
  const view = look.kind === "ready" ? look.view : null;
  const apply = async ({ id }: FolderExportView): Promise<void> => {
    const answer = await ask("folder-exchange/export", { id, removes });
    if (!answer.ok) {
      lookAgain(answer.error);
      return;
    }
    const { written, removed } = answer.value;
    const parts = [
      `${counted(written, "file")} written`,
      ...(removed > 0 ? [`${counted(removed, "file")} deleted`] : []),
    ];
    say("info", texts.exported(parts.join(", "), visibleName(choice?.path ?? "")));
    close();
  };
  return (
    <FolderFrame
      title={texts.exportToAFolder}
      about={texts.aboutFolderExport}
      choice={choice}
      mayMake
      status={exportStatus(look, why)}
      {...choosing}
      footer={
        <ConfirmFooter
          title={texts.export}
          isDisabled={view === null || !hasChanges(view, removes)}
          onConfirm={() => {
            if (view) void apply(view);
          }}
        />
      }
    >
      {view && (
        <>
          <Remarks remarks={view.remarks} total={view.remarkCount} />
          <FileList title={texts.newFiles} id={view.id} files={view.made} />
          <FileList title={texts.changed} id={view.id} files={view.changed} />
          {view.removed.length > 0 && (
            <section className="folder-files" aria-label={texts.notNeededAnyMore}>
              <h3>{texts.notNeededCount(view.removed.length.toLocaleString("en"))}</h3>
              <label>
                <input type="checkbox" checked={removes} onChange={({ target }) => setRemoves(target.checked)} />
                {texts.deleteUnneededFiles(counted(view.removed.length, "file"))}
              </label>
              <ul>
                {view.removed.slice(0, mostListed).map((file) => (
                  <li key={file}>
                    <code>{visibleName(file)}</code>
                  </li>
                ))}
              </ul>
              <More total={view.removed.length} />
            </section>
          )}
        </>
      )}
    </FolderFrame>
  );
}

const hasChanges = ({ made, changed, removed }: FolderExportView, removes: boolean): boolean =>
  made.length + changed.length + (removes ? removed.length : 0) > 0;

const More = ({ total }: { readonly total: number }): ReactNode =>
  total > mostListed && <p>{texts.andMore((total - mostListed).toLocaleString("en"))}</p>;

interface ListProps {
  readonly title: string;
  /** Of the preview. */
  readonly id: string;
  readonly files: readonly string[];
}

/** Files that are to be written; each opens to the lines that change. */
function FileList({ title, id, files }: ListProps): ReactNode {
  const [open, setOpen] = useState<string | null>(null);
  if (files.length === 0) return null;
  return (
    <section className="folder-files" aria-label={title}>
      <h3>
        {title} ({files.length.toLocaleString("en")})
      </h3>
      <ul>
        {files.slice(0, mostListed).map((file) => {
          const isOpen = open === file;
          return (
            <li key={file}>
              <button
                type="button"
                className="folder-file"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : file)}
              >
                {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
                {visibleName(file)}
              </button>
              {isOpen && <FileDifference id={id} file={file} />}
            </li>
          );
        })}
      </ul>
      <More total={files.length} />
    </section>
  );
}

import { useEffect, useState, type ReactNode } from "react";
import type { CallResponses } from "../../shared/bridge/index.js";
import { ConfirmFooter, Dialog, PendingEdits } from "../dialogs/index.js";
import { call, closeOverlay, say } from "../state/index.js";

type Preview = CallResponses["problems/preview-fixes"];

interface Props {
  readonly code: string;
  readonly fix: string;
  readonly title: string;
}

/** Every edit that mending all problems of a kind would make, before it is made: one step that can be undone. */
export function FixAllDialog({ code, fix, title }: Props): ReactNode {
  const [preview, setPreview] = useState<Preview | undefined>();
  useEffect(() => {
    void call("problems/preview-fixes", { code, fix }).then(setPreview);
  }, [code, fix]);
  const [isFixing, setIsFixing] = useState(false);
  const apply = async (): Promise<void> => {
    setIsFixing(true);
    const answer = await call("problems/fix-all", { code, fix });
    setIsFixing(false);
    if (!answer) return;
    const skipped = answer.skipped === 0 ? "" : ` ${answer.skipped} were left: another fix had changed their cells.`;
    say("info", `${problemsInWords(answer.fixed)} fixed. Undo takes it back.${skipped}`);
    closeOverlay();
  };
  return (
    <Dialog
      title={`Fix all: ${title}`}
      className="is-wide"
      isScrolling
      footer={
        <ConfirmFooter
          title={`Fix ${problemsInWords(preview?.problems)}`}
          isDisabled={!preview || preview.problems === 0 || isFixing}
          firstFocus="main"
          onConfirm={() => void apply()}
        />
      }
    >
      {preview ? <Edits preview={preview} /> : <p>Looking…</p>}
    </Dialog>
  );
}

function Edits({ preview: { edits, skipped } }: { readonly preview: Preview }): ReactNode {
  const pending = edits.map(({ sheet, rowKey, rowTitle, column, columnTitle, before, after }, at) => ({
    key: `${sheet.file} ${rowKey ?? at} ${column ?? ""}`,
    row: rowTitle,
    column: columnTitle,
    before,
    after,
  }));
  return (
    <>
      <PendingEdits edits={pending} />
      {skipped > 0 && <p>Left for later, since another fix changes the same cells: {problemsInWords(skipped)}.</p>}
    </>
  );
}

const problemsInWords = (count: number | undefined): string =>
  count === undefined ? "problems" : `${count.toLocaleString("en")} ${count === 1 ? "problem" : "problems"}`;

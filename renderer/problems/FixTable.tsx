import type { ReactNode } from "react";
import type { ProblemFixPreview } from "../../shared/validate/index.js";
import { PendingEdits, type PendingEdit } from "../ui/index.js";
import { texts } from "./texts.js";

/** More fixes are counted, not shown; they keep the tick they come with. */
const mostShown = 500;

interface Props {
  readonly label: string;
  readonly fixes: readonly ProblemFixPreview[];
  readonly isTicked: (fix: ProblemFixPreview) => boolean;
  readonly tick: (problems: readonly string[], isOn: boolean) => void;
}

/** What fixes would do, one edit a line, each fix with a tick. */
export function FixTable({ label, fixes, isTicked, tick }: Props): ReactNode {
  const shown = fixes.slice(0, mostShown);
  const edits = shown.flatMap((fix) =>
    fix.edits.map(({ sheet, rowTitle, rowDetail, columnTitle, before, after }, at): PendingEdit => ({
      ...{
        key: `${fix.problem} ${at}`,
        file: sheet.file,
        row: rowTitle,
        rowDetail,
        column: columnTitle,
        before,
        after,
      },
      ...(at === 0 && {
        tick: {
          label: texts.fixRow(rowTitle, rowDetail),
          isOn: isTicked(fix),
          set: (isOn) => tick([fix.problem], isOn),
        },
      }),
    })),
  );
  const tickAll = {
    label: texts.all(label.toLowerCase()),
    isOn: shown.every(isTicked),
    set: (isOn: boolean) =>
      tick(
        shown.map(({ problem }) => problem),
        isOn,
      ),
  };
  const total = edits.length + fixes.length - shown.length;
  return <PendingEdits label={label} edits={edits} total={total} most={edits.length} hasFiles tickAll={tickAll} />;
}

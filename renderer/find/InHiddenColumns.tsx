import type { ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { setColumnsHidden } from "../arrangement/index.js";
import type { Matches } from "./matches.js";
import { texts } from "./texts.js";

interface Props {
  readonly sheet: SheetView;
  readonly matches: Matches;
  /** The columns were asked for. */
  readonly onShown: () => void;
}

/** The number of matches in hidden columns, with a button to show them; nothing where there are none. */
export function InHiddenColumns({ sheet, matches, onShown }: Props): ReactNode {
  const { inHiddenColumns: count, hiddenColumns } = matches;
  const columns = sheet.columns.filter(({ key }) => hiddenColumns.includes(key));
  const [first] = columns;
  if (count === 0 || !first) return null;
  const more = texts.moreInHiddenColumns(count.toLocaleString("en"), columns.length, first.title);
  const titles = columns.map(({ title }) => title).join(", ");
  const show = (): void => {
    const label = columns.length === 1 ? texts.showAColumn : texts.showColumns;
    setColumnsHidden(sheet, label, Object.fromEntries(columns.map(({ key }) => [key, false])));
    onShown();
  };
  return (
    <button type="button" className="link" title={texts.showColumnsAgain(titles, columns.length)} onClick={show}>
      {texts.show(more)}
    </button>
  );
}

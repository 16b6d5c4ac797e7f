import type { ReactNode } from "react";
import type { ChangedRowView } from "../../shared/bridge/index.js";
import { goToCell } from "../navigation/index.js";
import { useCloseOverlay } from "../state/index.js";

interface Props {
  readonly row: ChangedRowView;
  readonly file: string;
  readonly path: readonly string[];
  /** The key of the cell that it leads to; null for the row. */
  readonly column: string | null;
}

/** What a row is called, which leads to it where it is there. */
export function CardName({ row: { rowKey, title }, file, path, column }: Props): ReactNode {
  const close = useCloseOverlay();
  if (rowKey === null) return <strong>{title}</strong>;
  return (
    <button
      type="button"
      className="duplicates-card"
      onClick={() => {
        close();
        void goToCell({ file, table: path }, rowKey, column);
      }}
    >
      {title}
    </button>
  );
}

import type { ReactNode } from "react";
import { Menu } from "../dialogs/index.js";
import { activeSheet, setApp, useApp } from "../state/index.js";
import { columnActions } from "./actions.js";

const close = (): void => setApp({ columnMenu: null });

/** What can be done with a column, below its head. */
export function ColumnMenu(): ReactNode {
  const place = useApp((state) => state.columnMenu);
  const sheet = useApp(activeSheet);
  const column = sheet?.columns.find(({ key }) => key === place?.column);
  if (!place || !sheet || !column) return null;
  return (
    <Menu
      key={place.column}
      label={`Column ${column.title}`}
      left={place.left}
      top={place.top + 2}
      groups={columnActions(sheet, column)}
      close={close}
    />
  );
}

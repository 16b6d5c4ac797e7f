import type { ReactNode } from "react";
import { derivedNameOf } from "../arrangement/index.js";
import { Menu } from "../ui/index.js";
import { activeSheet, setApp, useApp } from "../state/index.js";
import { columnActions, derivedActions } from "./actions.js";
import { texts } from "./texts.js";

const close = (): void => setApp({ columnMenu: null });

/** What can be done with a column, below its head. */
export function ColumnMenu(): ReactNode {
  const place = useApp((state) => state.columnMenu);
  const sheet = useApp(activeSheet);
  if (!place || !sheet) return null;
  const column = sheet.columns.find(({ key }) => key === place.column);
  const derived = derivedNameOf(sheet, place.column);
  const groups = column ? columnActions(sheet, column) : derived === undefined ? [] : derivedActions(sheet, derived);
  if (groups.length === 0) return null;
  return (
    <Menu
      key={place.column}
      label={texts.column(column?.title ?? derived ?? "")}
      left={place.left}
      top={place.top + 2}
      groups={groups}
      close={close}
    />
  );
}

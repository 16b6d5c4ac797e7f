import type { ReactNode } from "react";
import { derivedNameOf } from "../arrangement/index.js";
import { Menu, type MenuItem } from "../ui/index.js";
import { activeSheet, setApp, useApp } from "../state/index.js";
import { columnActions, derivedActions } from "./actions.js";
import { texts } from "./texts.js";

const close = (): void => setApp({ columnMenu: null });

/** What changes all rows of the file, or its settings: a page in which git's merge is decided is not for that. */
const ofFile: ReadonlySet<string> = new Set([
  ...["add-column", "rename-column", "delete-column", "add-derived", "edit-derived", "formats", "settings"],
  ...["align-left", "align-center", "align-right"],
]);

const withoutSettings = (item: MenuItem): MenuItem => (ofFile.has(item.id) ? { ...item, isDisabled: true } : item);

/** What can be done with a column, below its head. */
export function ColumnMenu(): ReactNode {
  const place = useApp((state) => state.columnMenu);
  const sheet = useApp(activeSheet);
  const isMerge = useApp(({ host }) => host?.visit === "merge");
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
      groups={isMerge ? groups.map((items) => items.map(withoutSettings)) : groups}
      close={close}
    />
  );
}

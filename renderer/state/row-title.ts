import { visibleName } from "../../shared/base/index.js";
import type { ColumnView, WireCell } from "../../shared/workspace/index.js";
import { textOfCell } from "./cell-text.js";
import { noticeTexts } from "./texts.js";

const isName = (key: string): boolean => /(?:^|[-_])name$|[a-z]Name$/u.test(key);

/** What a row is called: its name, else the text of its first column, else that it has none. */
export function rowTitleOf(
  { columns }: { readonly columns: readonly Pick<ColumnView, "id">[] },
  cells: readonly (WireCell | undefined)[],
): string {
  const keys = columns.map(({ id }) => (id.path.length === 1 && !id.inner ? (id.path[0] ?? "") : ""));
  const own = keys.indexOf("name");
  const at = own >= 0 ? own : keys.findIndex(isName);
  return visibleName(textOfCell(cells[Math.max(0, at)])) || noticeTexts.unnamed;
}

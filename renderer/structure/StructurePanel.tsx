import { useMemo, useState, type ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { schemaOfSheet } from "../arrangement/index.js";
import { rowsOf, sheetKey, useProblemBooks, useRows } from "../state/index.js";
import { absentColumns, rowValue, structureColumns } from "./columns.js";
import { PlacedProblems } from "./marks.js";
import { isBlock } from "./model/line.js";
import { structureLines } from "./model/lines.js";
import { StructureTree } from "./StructureTree.js";

const none: ReadonlySet<string> = new Set();

interface Props {
  readonly sheet: SheetView;
  readonly rowKey: string;
}

/** The nested values of a row as a tree of lines, each of which is edited where it stands. */
export function StructurePanel({ sheet, rowKey }: Props): ReactNode {
  const key = sheetKey(sheet.ref);
  const [closed, setClosed] = useState(none);
  const books = useProblemBooks((state) => state.books);
  // The lines follow every change of the rows.
  useRows(key);
  const row = rowsOf(key)?.row(rowKey);
  const edited = useMemo(() => (row ? { sheet, row } : undefined), [sheet, row]);
  const lines = useMemo(() => {
    if (!edited) return [];
    const isReadOnly = sheet.readOnly !== undefined;
    const context = { types: schemaOfSheet(sheet)?.types, row: rowValue(edited), closed, isReadOnly };
    return structureLines(structureColumns(edited), context, absentColumns(edited));
  }, [edited, sheet, closed]);
  const problems = useMemo(
    () => new PlacedProblems(key, rowKey, edited ? structureColumns(edited).map((column) => column.key) : [], books),
    [key, rowKey, edited, books],
  );
  if (!edited) return null;
  return (
    <StructureTree
      key={rowKey}
      edited={edited}
      lines={lines}
      problems={problems}
      onToggle={(id, isOpen) =>
        setClosed((now) => {
          const line = lines.find((each) => each.id === id);
          const next = new Set(now);
          if (isOpen ?? (line && isBlock(line) && !line.isOpen)) next.delete(id);
          else next.add(id);
          return next;
        })
      }
      onOpenAll={() => setClosed(none)}
    />
  );
}

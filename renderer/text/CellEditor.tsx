import { useEffect, useRef, type ReactNode } from "react";
import type { PlacedCell } from "../state/index.js";
import { openEditor, type CellEvents, type CellHandle } from "./monaco-cell.js";
import type { RowTexts } from "./row-texts.js";

export interface CellEditorProps extends CellEvents {
  readonly texts: RowTexts;
  readonly cell: PlacedCell;
  readonly isReadOnly: boolean;
  readonly fewestLines: number;
  readonly onHandle: (cell: string, handle: CellHandle | undefined) => void;
}

/** Monaco over the text of one cell. */
export function CellEditor(props: CellEditorProps): ReactNode {
  const { texts, cell, isReadOnly, fewestLines, onHandle } = props;
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const open = openEditor(element, texts, cell, { isReadOnly, fewestLines }, latest);
    onHandle(cell.name, open.handle);
    return () => {
      onHandle(cell.name, undefined);
      for (const each of open.disposables) each.dispose();
    };
  }, [texts, cell, isReadOnly, fewestLines, onHandle]);

  return <div ref={host} className="rules-editor" data-cell={cell.name} />;
}

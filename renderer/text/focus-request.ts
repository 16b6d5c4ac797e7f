import { useEffect } from "react";
import { receiveReplayedKeys, setApp, useApp } from "../state/index.js";
import type { CellHandle } from "./monaco-cell.js";

/** Focuses the editor that was asked for from elsewhere, and hands it the keys that waited for it. */
export function useFocusRequest(
  handles: { readonly current: ReadonlyMap<string, CellHandle> },
  main: string,
  rowKey: string,
): void {
  const request = useApp((state) => state.rulesFocus);
  useEffect(() => {
    if (request?.rowKey !== rowKey) return;
    (handles.current.get(request.cell) ?? handles.current.get(main))?.focus();
    setApp({ rulesFocus: null });
  }, [request, handles, main, rowKey]);
  useEffect(
    () => receiveReplayedKeys((press) => [...handles.current.values()].some((handle) => handle.press(press))),
    [handles],
  );
}

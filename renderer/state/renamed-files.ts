import type { BridgeEvents } from "../../shared/bridge/index.js";
import { sheetKey } from "./sheet-list.js";
import { getApp, setApp } from "./store.js";

type BySheet<Value> = Readonly<Record<string, Value>>;

/** Takes over how a person looks at the sheets of a file for those of another, which is the same under another name. */
export function followRenamedFile({ from, to }: BridgeEvents["view/renamed"]): void {
  const tables = getApp().workspace?.sheets.filter(({ ref }) => ref.file === to) ?? [];
  const names = tables.map(({ ref }) => [sheetKey({ ...ref, file: from }), sheetKey(ref)] as const);
  const also = <Value>(looks: BySheet<Value>): BySheet<Value> => {
    const taken = names.flatMap(([former, now]) => {
      const look = looks[now] === undefined ? looks[former] : undefined;
      return look === undefined ? [] : [[now, look] as const];
    });
    return taken.length === 0 ? looks : { ...looks, ...Object.fromEntries(taken) };
  };
  const { arrangements, rowLooks, columnLooks, savedViews, pivots } = getApp();
  setApp({
    arrangements: also(arrangements),
    rowLooks: also(rowLooks),
    columnLooks: also(columnLooks),
    savedViews: also(savedViews),
    pivots: also(pivots),
  });
}

import { useEffect, useState } from "react";
import { onRows } from "./loader.js";

/** Counts up with every change of a sheet's rows: they change in place. Rows still being fetched count once all are here. */
export function useRowsVersion(key: string): number {
  const [version, setVersion] = useState(0);
  useEffect(
    () =>
      onRows(key, (change) => {
        if (change.kind === "marks" || (change.kind === "more" && !change.isLast)) return;
        setVersion((each) => each + 1);
      }),
    [key],
  );
  return version;
}

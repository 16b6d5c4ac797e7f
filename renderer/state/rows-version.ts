import { useEffect, useState } from "react";
import { onRows } from "./loader.js";

/** Counts up with every change of a sheet's rows: they change in place. */
export function useRowsVersion(key: string): number {
  const [version, setVersion] = useState(0);
  useEffect(() => onRows(key, ({ kind }) => (kind === "marks" ? undefined : setVersion((each) => each + 1))), [key]);
  return version;
}

import { useEffect, useRef, type ReactNode } from "react";
import { drawAbilities } from "../grid/index.js";
import { readingsOf } from "../readings/index.js";
import { activeSheet, getApp, type GridRow } from "../state/index.js";
import { useIsDark } from "../theme/index.js";

/** The text of a row of the sheet on screen as players read it. */
export function AbilityPreview({ row }: { readonly row: GridRow }): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const isDark = useIsDark();
  useEffect(() => {
    const sheet = activeSheet(getApp());
    const reading = sheet && readingsOf(sheet)?.reading(row);
    if (reading) host.current?.replaceChildren(...drawAbilities(reading, isDark));
  }, [row, isDark]);
  return <div ref={host} className="ability-preview" />;
}

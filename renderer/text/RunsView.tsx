import type { CSSProperties, ReactNode } from "react";
import type { StyledRun } from "../../shared/text/index.js";
import { textInk, useIsDark } from "../theme/index.js";

/** Card text as a player reads it; its colours are kept readable on the ground they stand on. */
export function RunsView({ runs }: { readonly runs: readonly StyledRun[] }): ReactNode {
  const isDark = useIsDark();
  return runs.map((run, at) => (
    <span key={at} style={styleOf(run, isDark)}>
      {run.text}
    </span>
  ));
}

function styleOf({ bold, italic, underline, color }: StyledRun, isDark: boolean): CSSProperties {
  return {
    ...(bold ? { fontWeight: 680 } : {}),
    ...(italic ? { fontStyle: "italic" } : {}),
    ...(underline ? { textDecoration: "underline" } : {}),
    ...(color === null ? {} : { color: textInk(`#${color}`, isDark) }),
  };
}

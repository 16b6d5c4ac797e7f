import { useEffect, type ReactNode } from "react";
import { useIsDark } from "../theme/index.js";
import { CellEditor } from "./CellEditor.js";
import { showTheme } from "./monaco.js";
import { RulesDesk, type RulesDeskProps } from "./RulesDesk.js";

/**
 * The editors of a row's texts, in Monaco. It is the one module of these editors that loads Monaco, so that the page loads it when the
 * first text is opened, and tests lay out the rest without it.
 */
export function MonacoDesk(props: Omit<RulesDeskProps, "Editor">): ReactNode {
  const isDark = useIsDark();
  useEffect(() => showTheme(isDark), [isDark]);
  return <RulesDesk {...props} Editor={CellEditor} />;
}

import type { ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { languageOfSheet, useKept, type GridRow } from "../state/index.js";
import { RulesPanel } from "../text/index.js";
import { texts } from "./texts.js";

interface Props {
  readonly sheet: SheetView;
  readonly row: GridRow;
  readonly title: string;
}

/** The texts of a row that are written in a language, in the editors that they have beside the sheet. */
export function FormTexts({ sheet, row, title }: Props): ReactNode {
  const language = useKept(languageOfSheet(sheet));
  if (!language) return null;
  return (
    <section className="form-texts" aria-label={texts.rulesText}>
      <RulesPanel sheet={sheet} language={language} rowKey={row.key} title={title} onDone={leaveTexts} />
    </section>
  );
}

/** Leads the keyboard from the texts back to the fields. */
const leaveTexts = (): void => document.querySelector<HTMLElement>(".form-value[data-current]")?.focus();

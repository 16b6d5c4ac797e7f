import { Copy, Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { printCsv } from "../../shared/formats/index.js";
import { pivotLines, type Pivot, type PivotSpec } from "../../shared/pivot/index.js";
import { downloadCsv } from "../exchange/index.js";
import { writeTsv } from "../grid/index.js";
import { say } from "../state/index.js";
import { measureTitles, texts } from "./texts.js";

interface Props {
  readonly pivot: Pivot;
  readonly spec: PivotSpec;
  /** For the name of the file. */
  readonly name: string;
}

/** The whole table for other programs. */
export function PivotExports({ pivot, spec, name }: Props): ReactNode {
  const [copied, setCopied] = useState<Pivot>();
  const lines = () =>
    pivotLines(pivot, spec, { total: texts.total, empty: texts.empty, measure: measureTitles[spec.measure] });
  const copy = (): void =>
    void navigator.clipboard.writeText(writeTsv(lines())).then(
      () => setCopied(pivot),
      () => say("error", texts.notCopied),
    );
  const save = (): void =>
    downloadCsv(`${name}-pivot.csv`, printCsv(lines().map((line) => line.map((text) => ({ text, quoted: false })))));
  return (
    <div className="figure-exports tool-exports">
      <button type="button" className="button is-small" onClick={copy}>
        <Copy aria-hidden /> {copied === pivot ? texts.copied : texts.copy}
      </button>
      <button type="button" className="button is-small" aria-label={texts.exportCsv} onClick={save}>
        <Download aria-hidden /> {texts.csv}
      </button>
    </div>
  );
}

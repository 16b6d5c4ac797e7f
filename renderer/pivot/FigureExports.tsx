import { Copy, Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { printCsv } from "../../shared/formats/index.js";
import { downloadCsv } from "../exchange/index.js";
import { writeTsv } from "../grid/index.js";
import { say } from "../state/index.js";
import { texts } from "./texts.js";

interface Props {
  /** The whole table as texts, line by line. */
  readonly lines: () => readonly (readonly string[])[];
  /** Without its ending. */
  readonly fileName: string;
  /** Another value for every other table. */
  readonly of: unknown;
}

/** A table of figures for other programs: copied, or as CSV. */
export function FigureExports({ lines, fileName, of }: Props): ReactNode {
  const [copied, setCopied] = useState<unknown>();
  const copy = (): void =>
    void navigator.clipboard.writeText(writeTsv(lines())).then(
      () => setCopied(of),
      () => say("error", texts.notCopied),
    );
  const save = (): void =>
    downloadCsv(`${fileName}.csv`, printCsv(lines().map((line) => line.map((text) => ({ text, quoted: false })))));
  return (
    <div className="figure-exports tool-exports">
      <button type="button" className="button is-small" onClick={copy}>
        <Copy aria-hidden /> {copied !== undefined && copied === of ? texts.copied : texts.copy}
      </button>
      <button type="button" className="button is-small" aria-label={texts.exportCsv} onClick={save}>
        <Download aria-hidden /> {texts.csv}
      </button>
    </div>
  );
}

import { Copy, Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { printCsv } from "../../shared/formats/index.js";
import { download, downloadBlob, downloadCsv } from "../exchange/index.js";
import { writeTsv } from "../grid/index.js";
import { say } from "../state/index.js";
import { pngOf, tableSvg, type FigureLines } from "../ui/index.js";
import { texts } from "./texts.js";

interface Props extends Partial<Pick<FigureLines, "names" | "shade">> {
  /** The whole table as texts, line by line. */
  readonly lines: () => readonly (readonly string[])[];
  /** Without its ending. */
  readonly fileName: string;
  readonly title: string;
  /** The chart as a drawing; where there is none, the table is drawn. */
  readonly svg?: () => string | undefined;
  /** Another value for every other table. */
  readonly of: unknown;
}

/** A table of figures for other programs: copied, as CSV, and drawn as SVG or PNG. */
export function FigureExports({ lines, fileName, title, svg, names = 1, shade = noShade, of }: Props): ReactNode {
  const [copied, setCopied] = useState<unknown>();
  const copy = (): void =>
    void navigator.clipboard.writeText(writeTsv(lines())).then(
      () => setCopied(of),
      () => say("error", texts.notCopied),
    );
  const saveCsv = (): void =>
    downloadCsv(`${fileName}.csv`, printCsv(lines().map((line) => line.map((text) => ({ text, quoted: false })))));
  const drawn = (): string | undefined => {
    if (svg) return svg();
    const [heads = [], ...others] = lines();
    return tableSvg({ title, heads, lines: others, names, shade });
  };
  const saveSvg = (): void => {
    const file = drawn();
    if (file !== undefined) download(`${fileName}.svg`, file, "image/svg+xml");
  };
  const savePng = async (): Promise<void> => {
    const file = drawn();
    const png = file === undefined ? undefined : await pngOf(file);
    if (png) downloadBlob(`${fileName}.png`, png);
    else say("error", texts.notDrawn);
  };
  const forms = [
    [texts.svg, texts.exportSvg, saveSvg],
    [texts.png, texts.exportPng, () => void savePng()],
    [texts.csv, texts.exportCsv, saveCsv],
  ] as const;
  return (
    <div className="figure-exports tool-exports">
      <button type="button" className="button is-small" onClick={copy}>
        <Copy aria-hidden /> {copied !== undefined && copied === of ? texts.copied : texts.copy}
      </button>
      {forms.map(([form, label, save]) => (
        <button key={form} type="button" className="button is-small" aria-label={label} onClick={save}>
          <Download aria-hidden /> {form}
        </button>
      ))}
    </div>
  );
}

const noShade = (): number => 0;

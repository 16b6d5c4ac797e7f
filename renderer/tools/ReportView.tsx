import { Download } from "lucide-react";
import { useRef, type ReactNode } from "react";
import type { ToolChart, ToolReport } from "../../shared/games/index.js";
import { printCsv, type CsvField } from "../../shared/formats/index.js";
import { download, downloadBlob, downloadCsv } from "../exchange/index.js";
import { say } from "../state/index.js";
import { late, LateInPlace, pngOf } from "../ui/index.js";
import { ChartNumbers, headOf, type ShowRows } from "./ChartNumbers.js";
import { chartInks, svgOf } from "./chart-svg.js";
import { texts } from "./texts.js";

/** Comes when it is needed: a library for charts is large. */
const Drawing = late(async () => (await import("./Drawing.js")).Drawing, LateInPlace);

interface Props {
  readonly report: ToolReport;
  /** For the names of downloaded files. */
  readonly name: string;
  /** In charts of a sheet, shows the rows that a number is of. */
  readonly show?: ShowRows;
}

/** What came of a simulation, or what a sheet holds: the outcome in short, and each chart with its numbers beside it. */
export function ReportView({ report, name, show }: Props): ReactNode {
  return (
    <>
      <dl className="tool-facts">
        {report.facts.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {report.charts.map((chart) => (
        <ChartSection key={chart.id} chart={chart} name={name} {...(show && { show })} />
      ))}
    </>
  );
}

const field = (text: string): CsvField => ({ text, quoted: false });

const csvOf = (chart: ToolChart): string =>
  printCsv([
    [chart.labelTitle, ...chart.series.map((series) => headOf(series, chart))].map(field),
    ...chart.rows.map(({ label, values }) => [label, ...values.map(String)].map(field)),
  ]);

type SectionProps = Pick<Props, "name" | "show"> & { readonly chart: ToolChart };

function ChartSection({ chart, name, show }: SectionProps): ReactNode {
  const drawing = useRef<HTMLDivElement>(null);
  const isHeat = chart.kind === "heat";
  const shown = show && { show };
  const drawn = (): string | undefined => svgOf(drawing.current, chart, chartInks);
  const exportSvg = (): void => {
    const svg = drawn();
    if (svg !== undefined) download(`${name}-${chart.id}.svg`, svg, "image/svg+xml");
  };
  const exportPng = async (): Promise<void> => {
    const svg = drawn();
    const png = svg === undefined ? undefined : await pngOf(svg);
    if (png) downloadBlob(`${name}-${chart.id}.png`, png);
    else if (svg !== undefined) say("error", texts.notDrawn);
  };
  return (
    <section className="tool-chart" aria-label={chart.title}>
      <header>
        <h3>{chart.title}</h3>
        <span className="tool-exports">
          <ExportButton title={texts.exportAsSvg(chart.title)} form={texts.svg} onClick={exportSvg} />
          <ExportButton title={texts.exportAsPng(chart.title)} form={texts.png} onClick={() => void exportPng()} />
          <ExportButton
            title={texts.exportAsCsv(chart.title)}
            form={texts.csv}
            onClick={() => downloadCsv(`${name}-${chart.id}.csv`, csvOf(chart))}
          />
        </span>
      </header>
      {isHeat ? (
        <ChartNumbers chart={chart} className="tool-numbers tool-heat" {...shown} />
      ) : (
        <div className="tool-chart-pair">
          <div ref={drawing} className="tool-drawing">
            <Drawing chart={chart} {...shown} />
          </div>
          <ChartNumbers chart={chart} className="tool-numbers" {...shown} />
        </div>
      )}
    </section>
  );
}

interface ExportProps {
  readonly title: string;
  readonly form: string;
  readonly onClick: () => void;
}

const ExportButton = ({ title, form, onClick }: ExportProps): ReactNode => (
  <button type="button" className="button is-small" aria-label={title} onClick={onClick}>
    <Download aria-hidden /> {form}
  </button>
);

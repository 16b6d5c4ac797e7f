import { Download } from "lucide-react";
import { lazy, Suspense, useRef, type CSSProperties, type ReactNode } from "react";
import type { ToolChart, ToolReport } from "../../shared/games/index.js";
import { printCsv, type CsvField } from "../../shared/formats/index.js";
import { download, downloadBlob, downloadCsv } from "../exchange/index.js";
import { say } from "../state/index.js";
import { pngOf } from "./chart-png.js";
import { chartInks, svgOf } from "./chart-svg.js";
import { texts } from "./texts.js";

/** Comes when it is needed: a library for charts is large. */
const Drawing = lazy(() => import("./Drawing.js"));

interface Props {
  readonly report: ToolReport;
  /** For the names of downloaded files. */
  readonly name: string;
}

/** What came of a simulation, or what a sheet holds: the outcome in short, and each chart with its numbers beside it. */
export function ReportView({ report, name }: Props): ReactNode {
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
        <ChartSection key={chart.id} chart={chart} name={name} />
      ))}
    </>
  );
}

/** The header of a series with its unit. */
const headOf = (series: string, { unit }: ToolChart): string => (unit === undefined ? series : `${series}, ${unit}`);

const field = (text: string): CsvField => ({ text, quoted: false });

const csvOf = (chart: ToolChart): string =>
  printCsv([
    [chart.labelTitle, ...chart.series.map((series) => headOf(series, chart))].map(field),
    ...chart.rows.map(({ label, values }) => [label, ...values.map(String)].map(field)),
  ]);

function ChartSection({ chart, name }: { readonly chart: ToolChart; readonly name: string }): ReactNode {
  const drawing = useRef<HTMLDivElement>(null);
  const isHeat = chart.kind === "heat";
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
          {!isHeat && (
            <>
              <ExportButton title={texts.exportAsSvg(chart.title)} form={texts.svg} onClick={exportSvg} />
              <ExportButton title={texts.exportAsPng(chart.title)} form={texts.png} onClick={() => void exportPng()} />
            </>
          )}
          <ExportButton
            title={texts.exportAsCsv(chart.title)}
            form={texts.csv}
            onClick={() => downloadCsv(`${name}-${chart.id}.csv`, csvOf(chart))}
          />
        </span>
      </header>
      {isHeat ? (
        <Numbers chart={chart} className="tool-numbers tool-heat" />
      ) : (
        <div className="tool-chart-pair">
          <div ref={drawing} className="tool-drawing" aria-hidden>
            <Suspense fallback={null}>
              <Drawing chart={chart} />
            </Suspense>
          </div>
          <Numbers chart={chart} className="tool-numbers" />
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

/** The numbers of a chart. Those of a heat map are shaded, from nothing to the highest of all. */
function Numbers({ chart, className }: { readonly chart: ToolChart; readonly className: string }): ReactNode {
  const highest = Math.max(1, ...chart.rows.flatMap(({ values }) => values));
  const shade = (value: number): CSSProperties & Record<"--heat", number> => ({ "--heat": value / highest });
  return (
    <div className={className} tabIndex={0} role="group" aria-label={texts.numbersOf(chart.title)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{chart.labelTitle}</th>
            {chart.series.map((series) => (
              <th key={series} scope="col">
                {headOf(series, chart)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, at) => (
                <td
                  key={chart.series[at]}
                  {...(chart.kind === "heat" && { style: shade(value), "data-none": value === 0 || undefined })}
                >
                  {value.toLocaleString("en")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

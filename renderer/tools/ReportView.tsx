import { Download } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";
import type { ToolChart, ToolReport } from "../../shared/games/index.js";
import { printCsv, type CsvField } from "../../shared/formats/index.js";
import { downloadCsv } from "../exchange/index.js";
import { texts } from "./texts.js";

/** Comes when it is needed: a library for charts is large. */
const Drawing = lazy(() => import("./Drawing.js"));

interface Props {
  readonly report: ToolReport;
  /** For the names of downloaded files. */
  readonly name: string;
}

/** What came of a simulation: the outcome in short, and each chart with its numbers beside it. */
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
  return (
    <section className="tool-chart" aria-label={chart.title}>
      <header>
        <h3>{chart.title}</h3>
        <button
          type="button"
          className="button is-small"
          aria-label={texts.exportAsCsv(chart.title)}
          onClick={() => downloadCsv(`${name}-${chart.id}.csv`, csvOf(chart))}
        >
          <Download aria-hidden /> {texts.csv}
        </button>
      </header>
      <div className="tool-chart-pair">
        <div className="tool-drawing" aria-hidden>
          <Suspense fallback={null}>
            <Drawing chart={chart} />
          </Suspense>
        </div>
        <div className="tool-numbers" tabIndex={0} role="group" aria-label={texts.numbersOf(chart.title)}>
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
                    <td key={chart.series[at]}>{value.toLocaleString("en")}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

import type { Bench, ToolReport } from "../../../shared/games/index.js";
import { texts } from "../texts.js";
import type { Survey } from "./survey.js";

/** The numbers of all templates that were counted, in the order of their rows. */
export function yieldReport({ templates }: Pick<Bench, "templates">, survey: Pick<Survey, "templates">): ToolReport {
  const rows = templates.flatMap(({ rowKey, text }) => {
    const count = survey.templates.get(rowKey);
    return count ? [{ label: text, values: [count.total, count.made, count.kept] }] : [];
  });
  const series = [texts.combinations, texts.different, texts.kept];
  const sumOf = (at: number): number => rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
  return {
    facts: series.map((title, at) => ({ title, value: sumOf(at).toLocaleString("en") })),
    charts: [
      { id: "templates", title: texts.yieldOfTemplates, kind: "bars", labelTitle: texts.template, series, rows },
    ],
  };
}

/** Colours of lines and bars, by contestant; lines also differ by their dashes. */
const colors = [
  "var(--accent)",
  "var(--brass)",
  "var(--bad)",
  "var(--text-phrase)",
  "var(--text-keyword)",
  "var(--good)",
];
const dashes = ["none", "7 3", "2 3", "9 3 2 3", "4 4", "1 2"];

export const seriesColor = (index: number): string => colors[index % colors.length] ?? "var(--accent)";
export const seriesDash = (index: number): string => dashes[index % dashes.length] ?? "none";

export const axis = { stroke: "var(--ink-soft)", tick: { fill: "var(--ink-soft)", fontSize: 12 } };
export const grid = { stroke: "var(--line-soft)" };
export const tooltip = {
  contentStyle: { background: "var(--panel)", border: "1px solid var(--line)", borderRadius: 6, color: "var(--ink)" },
  itemStyle: { color: "var(--ink)" },
  labelStyle: { color: "var(--ink-soft)" },
  cursor: { fill: "var(--select)", stroke: "var(--line)" },
};

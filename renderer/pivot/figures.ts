import { visibleName } from "../../shared/base/index.js";
import {
  needsNumbers,
  type GoneGroup,
  type Measure,
  type PivotFigure,
  type PivotGroup,
} from "../../shared/pivot/index.js";
import { textOfView, type CellView } from "../../shared/sheet/index.js";
import { texts } from "./texts.js";

/** A figure as it is drawn: shares in percent, means with few digits. */
export function figureText(measure: Measure, { value }: PivotFigure): string {
  if (value === null) return "–";
  if (measure === "count") return value.toLocaleString("en");
  if (needsNumbers(measure)) return numberText(value);
  if (value > 0 && value < leastShare) return "<0.1%";
  return value.toLocaleString("en", { style: "percent", maximumFractionDigits: 1 });
}

/** A smaller share than this would be rounded to nothing. */
const leastShare = 0.0005;
/** Numbers from here on are written with an exponent. */
const manyDigits = 1e15;

/** A number with few digits. */
export function numberText(value: number): string {
  const size = Math.abs(value);
  if (size >= manyDigits) return value.toLocaleString("en", { notation: "scientific", maximumFractionDigits: 2 });
  if (size < 1) return value.toLocaleString("en", { maximumSignificantDigits: 2 });
  return value.toLocaleString("en", { maximumFractionDigits: 2 });
}

/**
 * How dark figures are drawn, from 0 to 1: counts and sums from nothing to the largest, other measures from the least to the most,
 * since a mean of 5 among means of 4 and 6 is the middle.
 */
export function shadeIn(measure: Measure, values: readonly number[]): (value: number | null) => number {
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity);
  const least = values.reduce((a, b) => Math.min(a, b), Infinity);
  const isAmount = !needsNumbers(measure) || (measure === "sum" && least >= 0);
  const from = isAmount ? 0 : least;
  return (value) => (value === null || most <= from ? 0 : (value - from) / (most - from));
}

/** More of a text is not seen in any table or chart. */
const mostOfText = 2_000;

/** What a group has in one field, in words. */
export const nameOfCell = (cell: CellView): string => visibleName(textOfView(cell).slice(0, mostOfText)) || texts.empty;

/** What a group is called as a whole. */
export const nameOfGroup = ({ cells }: PivotGroup): string => cells.map(nameOfCell).join(" · ");

/** Nobody reads more names of groups. */
const mostGone = 12;

/** Which groups are left out of a table, because no row stands in them any more, and what they were. */
export const goneText = (measure: Measure, gone: readonly GoneGroup[]): string =>
  texts.gone(
    gone
      .slice(0, mostGone)
      .map(({ group, total }) =>
        total ? texts.goneGroup(nameOfGroup(group), figureText(measure, total)) : nameOfGroup(group),
      ),
    Math.max(0, gone.length - mostGone),
  );

import type { FaceFigure, FigureStep } from "../../../shared/match/index.js";
import { tableTexts } from "./texts.js";

/** What stands between a change and what is before it: a change in words begins a part of its own. */
export const joinOf = ({ change }: FigureStep): string => (/^\p{L}/u.test(change) ? ", " : " ");

/** What a number began as: `3 printed`. */
export const startOf = ({ base }: FaceFigure): string =>
  base === "" ? tableTexts.nothingPrinted : tableTexts.startsPrinted(base);

/** A number of a card with what it is made of: `Retreat 1 = 3 printed − 2 (Air Buoy)`; without that what is printed. */
export function figureInWords(figure: FaceFigure): string {
  const { title, value, base, steps = [] } = figure;
  if (steps.length === 0)
    return value === base ? tableTexts.figure(title, value) : tableTexts.printed(title, value, base);
  const said = steps.map((step) => `${joinOf(step)}${step.change} (${step.by})`).join("");
  return `${tableTexts.figure(title, value)} = ${startOf(figure)}${said}`;
}

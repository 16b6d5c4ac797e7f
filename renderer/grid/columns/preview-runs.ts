import type { StyledRun, TextReading } from "../../../shared/text/index.js";
import { textInk } from "../../theme/index.js";

function drawRun({ text, bold, italic, underline, color }: StyledRun, isDark: boolean): HTMLElement {
  const span = document.createElement("span");
  span.textContent = text;
  if (bold) span.style.fontWeight = "680";
  if (italic) span.style.fontStyle = "italic";
  if (underline) span.style.textDecoration = "underline";
  if (color !== null) span.style.color = textInk(`#${color}`, isDark);
  return span;
}

/** The abilities of a card as players read them, each a paragraph; one that is not understood as it was written, and dimmed. */
export const drawAbilities = ({ abilities }: TextReading, isDark: boolean): HTMLElement[] =>
  abilities.map((ability) => {
    const shown = ability.shown();
    const paragraph = document.createElement("p");
    if (!shown) paragraph.className = "is-broken";
    paragraph.append(...(shown ?? ability.written()).runs.map((run) => drawRun(run, isDark)));
    return paragraph;
  });

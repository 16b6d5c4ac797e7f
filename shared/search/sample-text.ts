import { applyChanges } from "../base/index.js";
import type { CellTexts, Diagnostic, Fix, TextLanguage, TextReading } from "../text/index.js";

/** More variables than any text has. */
const mostRounds = 24;

/**
 * Reads a text that stands alone, without the cells that serve it: what it lacks of them is added as the language itself
 * proposes. So `Draw {cards($c)}.` can be read although nothing says what `c` is.
 */
export function readAlone(language: TextLanguage, text: string): TextReading {
  const [main = ""] = language.mains;
  let reading = language.read({ [main]: text });
  for (let round = 0; round < mostRounds && reading.state === "broken"; round += 1) {
    const { texts, diagnostics } = reading;
    const [fix] = diagnostics.flatMap((diagnostic) => completion(diagnostic, main));
    if (!fix) break;
    reading = reading.after(withFix(texts, fix));
  }
  return reading;
}

/** Mendings of an error that leave the main text as it is. */
const completion = ({ severity, fixes }: Diagnostic, main: string): readonly Fix[] =>
  severity === "error" ? fixes.filter(({ edits }) => edits.every(({ cell }) => cell !== main)) : [];

function withFix(texts: CellTexts, { edits }: Fix): CellTexts {
  const after = new Map(Object.entries(texts));
  for (const { cell, changes } of edits) after.set(cell, applyChanges(after.get(cell) ?? "", changes));
  return Object.fromEntries(after);
}

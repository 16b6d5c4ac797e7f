import { printCsv } from "../formats/index.js";
import { fieldText, type ExportCard } from "./card.js";

/**
 * A table for programs that lay out cards, such as Squib and nanDECK: a line for each card, how many of it are wanted in `qty`
 * and the file of its picture in `image`. Line breaks are written as \n. Texts are as they are: these programs know no formulas.
 */
export function quantityCsv(cards: readonly ExportCard[]): string {
  const own = ["qty", "id", "name", "text", "image"];
  const keys = new Set(cards.flatMap(({ fields }) => [...fields.keys()]));
  for (const key of own) keys.delete(key);
  const header = [...own, ...keys];
  const lines = cards.map(({ id, name, text, copies, picture, fields }) => {
    const more = [...keys].map((key) => {
      const value = fields.get(key);
      return value === undefined ? "" : fieldText(value);
    });
    return [String(copies), id, name, text, picture, ...more];
  });
  const field = (text: string) => ({ text: text.replaceAll(/\r\n|\n|\r/gu, "\\n"), quoted: false });
  return printCsv([header, ...lines].map((line) => line.map(field)));
}

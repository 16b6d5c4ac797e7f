import { sameName } from "../facts.js";

const asIdentifier = (name: string): string => sameName(name).replaceAll("-", "_");

/** A text in quotes, with `row[` before it where it is asked for as a header, or a name, with the dot before a member. */
const token = /(row\s*\[\s*)?("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(\.\s*)?([A-Za-z_][A-Za-z0-9_]*)/gu;

const isHeader = (quoted: string, name: string): boolean => quoted.slice(1, -1) === name;

/** An expression with a column under another name: as a word where that is one, else as `row["…"]`. */
export function withRenamedColumn(expression: string, from: string, to: string): string {
  const word = asIdentifier(to);
  const asText = `row[${JSON.stringify(to)}]`;
  const isWord = /^[A-Za-z_][A-Za-z0-9_]*$/u.test(word);
  return expression.replace(token, (whole: string, row?: string, quoted?: string, dot?: string, name?: string) => {
    if (quoted !== undefined)
      return row !== undefined && isHeader(quoted, from) ? `${row}${JSON.stringify(to)}` : whole;
    if (name === undefined || dot !== undefined || name !== asIdentifier(from)) return whole;
    return isWord ? word : asText;
  });
}

/** Whether an expression names a column. */
export const readsColumn = (expression: string, name: string): boolean =>
  withRenamedColumn(expression, name, `${name}-`) !== expression;

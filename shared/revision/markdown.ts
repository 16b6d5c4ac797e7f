import type { NotedColumn } from "./noted-columns.js";
import { columnLine, meaningLine } from "./text.js";
import { ownWords, type NotedRow, type NotesGroup } from "./notes.js";
import type { CellView } from "./view.js";
import type { TextPart } from "./words.js";

/** Patch notes as Markdown: a heading for each chapter, a list for each card. Texts of cards are escaped. */
export function notesMarkdown(title: string, groups: readonly NotesGroup[]): string {
  if (groups.length === 0) return `# ${escape(title)}\n\nNo card has changed.\n`;
  const chapters = groups.map(({ title: chapter, rows, columns = [] }) => {
    const entries = [...rows.map(cardMarkdown), ...columns.map(columnMarkdown)];
    return `## ${chapter} (${entries.length})\n\n${entries.join("\n\n")}`;
  });
  return `# ${escape(title)}\n\n${chapters.join("\n\n")}\n`;
}

function cardMarkdown({ row, sheet, cells, said = [], note = "" }: NotedRow): string {
  const was = row.titleBefore === undefined ? "" : ` (was ${escape(row.titleBefore)})`;
  const heading = `**${escape(row.title)}**${was}${sheet === undefined ? "" : `, ${escape(sheet)}`}`;
  const lines = [
    ...cells.map((cell) => `${escape(cell.column)}: ${cellMarkdown(cell)}`),
    ...row.abilities.flatMap((ability) => {
      const words = ownWords(ability, cells);
      return [
        ...(words.length > 0 ? [wordsMarkdown(words)] : []),
        ...ability.changes.map((change) => `*${escape(meaningLine(change))}*`),
      ];
    }),
    ...said.map(escape),
  ];
  const quoted = note === "" ? [] : ["", `> ${escape(note)}`];
  return [heading, ...lines.map((line) => `- ${line}`), ...quoted].join("\n");
}

/** The values are folded: what reads Markdown shows this much of HTML. */
function columnMarkdown({ change, sheet, values, said = [], note = "" }: NotedColumn): string {
  const heading = `**${escape(columnLine(change, "column"))}**${sheet === undefined ? "" : `, ${escape(sheet)}`}`;
  const lines = values.map(({ text, cards }) => `- ${escape(text) || "empty"}: ${cards.map(escape).join(", ")}`);
  const folded = lines.length === 0 ? [] : ["", "<details><summary>Values</summary>", "", ...lines, "", "</details>"];
  const quoted = note === "" ? [] : ["", `> ${escape(note)}`];
  return [heading, ...said.map((line) => `- ${escape(line)}`), ...folded, ...quoted].join("\n");
}

function cellMarkdown({ before, after, words }: CellView): string {
  if (words) return wordsMarkdown(words);
  if (before === null) return escape(after ?? "");
  return `${before === "" ? "empty" : escape(before)} → ${after === null || after === "" ? "empty" : escape(after)}`;
}

const marks = { kept: "", added: "**", removed: "~~" };
const wordsMarkdown = (words: readonly TextPart[]): string =>
  words.map(({ kind, text }) => marked(text, marks[kind])).join("");

/** Marks stand at letters: Markdown reads `** a**` as it stands. */
function marked(text: string, mark: string): string {
  const inner = text.trim();
  if (mark === "" || inner === "") return escape(text);
  const start = text.indexOf(inner);
  const [before, after] = [text.slice(0, start), text.slice(start + inner.length)];
  return `${escape(before)}${mark}${escape(inner)}${mark}${escape(after)}`;
}

/** Text as Markdown and HTML show it unchanged, on one line. */
const escape = (text: string): string =>
  text
    .replaceAll(/[\\`*_{}[\]<>#~|]/gu, "\\$&")
    .replaceAll("&", "&amp;")
    .replaceAll(/\s*\r?\n\s*/gu, " / ");

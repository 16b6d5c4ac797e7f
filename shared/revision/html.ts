import type { NotedColumn } from "./noted-columns.js";
import { columnLine, meaningLine } from "./text.js";
import { ownWords, type NotedRow, type NotesGroup } from "./notes.js";
import type { CellView } from "./view.js";
import type { TextPart } from "./words.js";

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1e; background: #fff; }
h2 { margin-top: 2rem; border-bottom: 1px solid #c8c8cc; }
h3 { margin: 1.25rem 0 0.25rem; font-size: 1rem; }
ul { margin: 0; }
del { color: #9b1c1c; }
ins { color: #17602b; font-weight: 600; text-decoration: none; }
small { color: #55555c; font-weight: 400; }
.faces { display: flex; flex-wrap: wrap; gap: 1rem; }
.faces figure { width: 15rem; margin: 0.25rem 0 0.5rem; }
.faces svg { display: block; width: 100%; height: auto; }
blockquote { margin: 0.5rem 0; padding-left: 1rem; border-left: 3px solid #c8c8cc; white-space: pre-wrap; }
@media (prefers-color-scheme: dark) {
  body { color: #e8e8ea; background: #1b1b1f; }
  h2 { border-color: #4a4a52; }
  del { color: #ff9a94; }
  ins { color: #8fdca3; }
  small { color: #b4b4bb; }
}`;

/**
 * Patch notes as a page of its own, which loads nothing. Texts of cards are shown as they are.
 *
 * @param fonts style rules with the fonts of pictures
 */
export function notesHtml(title: string, groups: readonly NotesGroup[], fonts = ""): string {
  const chapters = groups.map(({ title: chapter, rows, columns = [] }) => {
    const entries = [...rows.map(card), ...columns.map(column)];
    return `<section>\n<h2>${escape(chapter)} <small>${entries.length}</small></h2>\n${entries.join("\n")}\n</section>`;
  });
  const body = chapters.length === 0 ? "<p>No card has changed.</p>" : chapters.join("\n");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${fonts}${style}
</style>
<h1>${escape(title)}</h1>
${body}
</html>
`;
}

function card({ row, sheet, cells, said = [], pictures = [], note = "" }: NotedRow): string {
  const was = row.titleBefore === undefined ? "" : ` <small>was ${escape(row.titleBefore)}</small>`;
  const items = [
    ...cells.map((cell) => `${escape(cell.column)}: ${cellHtml(cell)}`),
    ...row.abilities.flatMap((ability) => {
      const words = ownWords(ability, cells);
      return [
        ...(words.length > 0 ? [wordsHtml(words)] : []),
        ...ability.changes.map((change) => `<em>${escape(meaningLine(change))}</em>`),
      ];
    }),
    ...said.map(escape),
  ];
  const figures = pictures.map(({ title, svg }) => `<figure>${svg}<figcaption>${escape(title)}</figcaption></figure>`);
  const faces = figures.length === 0 ? "" : `\n<div class="faces">${figures.join("")}</div>`;
  const quoted = note === "" ? "" : `\n<blockquote>${escape(note)}</blockquote>`;
  const list = items.length === 0 ? "" : `\n<ul>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</ul>`;
  return `<h3>${escape(row.title)}${was}${sheet === undefined ? "" : ` <small>${escape(sheet)}</small>`}</h3>${faces}${list}${quoted}`;
}

function column({ change, sheet, values, said = [], note = "" }: NotedColumn): string {
  const heading = `${escape(columnLine(change, "column"))}${sheet === undefined ? "" : ` <small>${escape(sheet)}</small>`}`;
  const items = values.map(({ text, cards }) => `<li>${escape(text || "empty")}: ${cards.map(escape).join(", ")}</li>`);
  const list = said.length === 0 ? "" : `\n<ul>\n${said.map((line) => `<li>${escape(line)}</li>`).join("\n")}\n</ul>`;
  const folded = `\n<details>\n<summary>Values</summary>\n<ul>\n${items.join("\n")}\n</ul>\n</details>`;
  const quoted = note === "" ? "" : `\n<blockquote>${escape(note)}</blockquote>`;
  return `<h3>${heading}</h3>${list}${items.length === 0 ? "" : folded}${quoted}`;
}

function cellHtml({ before, after, words }: CellView): string {
  if (words) return wordsHtml(words);
  if (before === null) return escape(after ?? "");
  return `<del>${escape(before || "empty")}</del> → <ins>${escape(after || "empty")}</ins>`;
}

const tags = { added: "ins", removed: "del" };
const wordsHtml = (words: readonly TextPart[]): string =>
  words
    .map(({ kind, text }) => (kind === "kept" ? escape(text) : `<${tags[kind]}>${escape(text)}</${tags[kind]}>`))
    .join("");

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);

import { ok, type Result, type TextChange } from "../base/index.js";
import { isPrefix } from "./chunk-index.js";
import { printDocument, type TomlDocument } from "./document.js";
import { refusal, replaceText, unchanged, type Edited } from "./edited.js";
import { blockEnd, skipBlankLines } from "./layout.js";
import { lineStart } from "./lines.js";
import { nodeAt, valueAt } from "./locate.js";

/**
 * Removes a table or an array of tables that has headers of its own, with all tables below it and the blank lines that set
 * them apart. Comments that belong to no table stay. An absent one is not an edit.
 */
export function removeTable(document: TomlDocument, path: readonly string[]): Result<Edited> {
  if (valueAt(document, path) === undefined) return ok(unchanged(document));
  const changes = tableTexts(document, path);
  if (changes.length === 0 || nodeAt(document, path)) {
    return refusal("not-a-table", `${path.join(".")} is not a table with a header of its own.`);
  }
  const removed = replaceText(document, closedUp(document, changes));
  if (!removed.ok || valueAt(removed.value.doc, path) === undefined) return removed;
  return refusal("is-a-table", `${path.join(".")} is spelled in several ways; it can be removed in text mode.`);
}

function tableTexts(document: TomlDocument, path: readonly string[]): TextChange[] {
  const changes: TextChange[] = [];
  let offset = 0;
  for (const chunk of document.chunks) {
    const [section] = chunk.sections;
    if (section && section.kind !== "root" && isPrefix(path, section.path)) {
      const to = skipBlankLines(chunk.text, blockEnd(chunk));
      const last = changes.at(-1);
      if (last?.to === offset) changes[changes.length - 1] = { ...last, to: offset + to };
      else changes.push({ from: offset, to: offset + to, insert: "" });
    }
    offset += chunk.text.length;
  }
  return changes;
}

/** Where the end of the file goes, the blank lines before it go too. */
function closedUp(document: TomlDocument, changes: readonly TextChange[]): readonly TextChange[] {
  const text = printDocument(document);
  const last = changes.at(-1);
  if (last?.to !== text.length) return changes;
  let { from } = last;
  while (from > 0) {
    const line = lineStart(text, from - 1);
    if (!/^[ \t]*\r?\n$/u.test(text.slice(line, from))) break;
    from = line;
  }
  return [...changes.slice(0, -1), { ...last, from }];
}

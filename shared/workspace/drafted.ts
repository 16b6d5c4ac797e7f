import { rulesFor } from "../metadata/index.js";
import { cellValueIn, columnFacts, typeText } from "../sheet/index.js";
import { rowEntries, setValue, type TomlDocument } from "../toml/index.js";
import { cellPath } from "./content.js";
import type { Content, Draft, FileState } from "./state.js";

/**
 * The document of a file as it would be if what is being typed were entered; text that no value can hold leaves its cell as
 * it is. Undefined where nothing of the file is on screen.
 */
export function draftedDocument({ content, drafts }: Pick<FileState, "content" | "drafts">): TomlDocument | undefined {
  if (!content) return undefined;
  return [...drafts.values()].reduce((document, draft) => withDraft(content, document, draft), content.document);
}

function withDraft(content: Content, document: TomlDocument, { sheet, rowKey, column, text }: Draft): TomlDocument {
  const table = content.tables.find(({ path }) => path.join("\0") === sheet.table.join("\0"));
  const index = table?.keys.indexOf(rowKey) ?? -1;
  if (!table || index === -1) return document;
  const current = cellValueIn(rowEntries(document, table.path, index), column);
  const facts = columnFacts(table.facts, column);
  const typed = typeText(text, { current, column: facts, rules: rulesFor(content.metadata, column) });
  if (!typed.ok) return document;
  const edited = setValue(document, cellPath(table.path, index, column), typed.value.value);
  return edited.ok ? edited.value.doc : document;
}

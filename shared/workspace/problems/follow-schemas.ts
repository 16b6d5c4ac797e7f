import { hiddenKeys, idsOfKind, readSheet, wholeKeys, type WholeKeys } from "../../sheet/index.js";
import type { Content, FileState, TableState } from "../state.js";
import type { Transition } from "../transition.js";

/**
 * Reads sheets again whose columns are not those that their games ask for: which values are one column each is known only once
 * a table is bound. Whether there were any. Costs a reading of the sheet each time it comes to another game or kind.
 */
export function followSchemas(step: Transition): boolean {
  let isChanged = false;
  for (const file of step.state.files.values()) {
    if (file.role !== "sheets" || !file.content) continue;
    const content = withSchemas(step, file, file.content);
    if (content === file.content) continue;
    isChanged = true;
    const base = file.base?.content === file.content ? { ...file.base, content } : file.base;
    step.changeFile(file.file, { content, base });
  }
  return isChanged;
}

function withSchemas(step: Transition, { file }: FileState, content: Content): Content {
  const { checker } = step.state.problems.memory;
  const tables = content.tables.map((table): TableState => {
    const schema = checker.bindingOf({ file, table: table.path })?.schema;
    const whole = wholeKeys(schema);
    const said = { ids: schema && idsOfKind(schema), hiddenKeys: hiddenKeys(schema) };
    if (sameKeys(whole, table.facts.whole)) {
      const isKnown = said.ids === table.facts.ids && said.hiddenKeys === table.facts.hiddenKeys;
      return isKnown ? table : { ...table, facts: { ...table.facts, ...said } };
    }
    const facts = readSheet(content.document, table.path, table.facts, whole);
    step.tellRows(file, "outside", [{ kind: "reset", table: table.path }]);
    return { ...table, facts: { ...facts, ...said } };
  });
  return tables.every((table, at) => table === content.tables[at]) ? content : { ...content, tables };
}

const sameKeys = (a: WholeKeys, b: WholeKeys): boolean =>
  a === b || (a.size === b.size && [...a].every(([key, projection]) => b.has(key) && b.get(key) === projection));

import { failed, ok, type Result, type Steps } from "../../base/index.js";
import { columnKey, columnTitle } from "../../sheet/index.js";
import { languageOfKind, type PhraseFault, type PhraseRewriter, type TextLanguage } from "../../text/index.js";
import { samePath, toWire } from "../../toml/index.js";
import { cellOf } from "../content/content.js";
import type { SheetRef } from "../identity.js";
import { checkerOf } from "../problems/follow.js";
import { RowNames } from "../problems/row-names.js";
import type { Content, TableState, WorkspaceState } from "../state.js";
import type { InScope } from "./cells.js";
import { mostHits, rowsIn } from "./plan.js";
import type { ChangedCell, MeaningRequest, ReplaceHit, ReplacePreview, ReplaceScope } from "./request.js";

/** So many rows are read before others have their turn. */
const rowsAtOnce = 50;

/**
 * Which rows would have other rules texts after a phrase was replaced by what it means, in the order of the files, sheets and
 * rows. Sheets whose language has no phrases are left out.
 */
export function* planMeaning(state: WorkspaceState, request: MeaningRequest): Steps<Result<ReplacePreview>> {
  const hits: ReplaceHit[] = [];
  const names = new RowNames();
  let refused = 0;
  let fault: PhraseFault | undefined;
  const rewriters = new Map<TextLanguage, PhraseRewriter>();
  for (const { sheet, content, table, language } of [...sheetsOf(state, request.scope)]) {
    const rewriter = rewriters.get(language) ?? rewriterOf(language, request);
    if (!rewriter) continue;
    if ("code" in rewriter) {
      fault ??= rewriter;
      continue;
    }
    rewriters.set(language, rewriter);
    for (const [at, { place, isIn }] of rowsIn(table, request.scope).entries()) {
      if (at % rowsAtOnce === rowsAtOnce - 1) yield;
      if (isIn && !hasMain(language, isIn)) continue;
      const changed = changedCells(content, table, place, language, rewriter);
      refused += changed?.left ?? 0;
      const [main, ...also] = changed?.cells ?? [];
      if (!changed || !main) continue;
      if (hits.length >= mostHits) return ok({ hits, isCut: true, refused });
      const row = { sheet, rowKey: table.keys[place] ?? "", ...names.of(content, table, place) };
      hits.push({ ...row, ...main, isText: true, count: changed.count, ...(also.length > 0 && { also }) });
    }
  }
  if (fault && rewriters.size === 0) return failed(asFault(fault));
  return ok({ hits, isCut: false, refused });
}

interface LanguageSheet {
  readonly sheet: SheetRef;
  readonly content: Content;
  readonly table: TableState;
  readonly language: TextLanguage;
}

/** The sheets of the scope whose rules texts have phrases. */
function* sheetsOf(state: WorkspaceState, scope: ReplaceScope | undefined): Generator<LanguageSheet> {
  const checker = checkerOf(state);
  for (const [file, { content, condition }] of state.files) {
    if (!content || condition.kind !== "fine") continue;
    for (const table of content.tables) {
      const sheet = { file, table: table.path };
      if (scope && !(scope.sheet.file === file && samePath(scope.sheet.table, table.path))) continue;
      const binding = checker.bindingOf(sheet);
      const language = binding && languageOfKind(binding.game.languages, binding.schema.kind, checker.lexiconOf(sheet));
      if (language?.phrases) yield { sheet, content, table, language };
    }
  }
}

/** Whether one of the columns that are written in is looked at. */
const hasMain = ({ cells, mains }: TextLanguage, isIn: InScope): boolean =>
  cells.some(({ name, column }) => {
    const key = columnKey({ path: [column] });
    return mains.includes(name) && isIn(key, key);
  });

function rewriterOf({ phrases }: TextLanguage, { find, replacement }: MeaningRequest) {
  const made = phrases?.rewriter(find, replacement);
  return made?.ok === true ? made.value : made?.error;
}

interface ChangedRow {
  readonly cells: readonly ChangedCell[];
  readonly count: number;
  readonly left: number;
}

function changedCells(
  content: Content,
  table: TableState,
  place: number,
  language: TextLanguage,
  rewriter: PhraseRewriter,
): ChangedRow | undefined {
  const values = language.cells.map((cell) => ({
    cell,
    value: cellOf(content, table, place, { path: [cell.column] }),
  }));
  const texts = Object.fromEntries(
    values.flatMap(({ cell, value }) => (value?.kind === "string" ? [[cell.name, value.value]] : [])),
  );
  const rewritten = rewriter.rewrite(texts);
  if (!rewritten) return undefined;
  const cells = values.flatMap(({ cell, value }): ChangedCell[] => {
    const after = rewritten.texts[cell.name];
    if (after === undefined) return [];
    const column = { path: [cell.column] };
    const before = value?.kind === "string" ? value.value : "";
    return [{ column, columnTitle: columnTitle(column), seen: value ? toWire(value) : null, before, after }];
  });
  return { cells, count: rewritten.count, left: rewritten.left };
}

/** A fault that says which of the two phrases it is about. */
function asFault({ code, phrase, message }: PhraseFault): { readonly code: string; readonly message: string } {
  const about = { find: "Find: ", replacement: "Replace with: ", both: "" }[phrase];
  return { code, message: `${about}${message}` };
}

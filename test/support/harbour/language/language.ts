import type {
  AbilityReading,
  CellTexts,
  Diagnostic,
  DisplayText,
  TextLanguage,
  TextReading,
} from "../../../../shared/text/index.js";
import { printOrder, readOrders, verbsOf, type Order, type Sentence, type Speaker } from "./orders.js";

const plain = (text: string): DisplayText => ({
  markup: text,
  runs: [{ text, bold: false, italic: false, underline: false, color: null }],
  plain: text,
});

/** The orders of ships stand in two cells, those of pilots in one. */
export const shipLanguage = languageOf("ship", [
  { name: "arrival", column: "on-arrival", title: "On arrival", isOptional: true },
  { name: "departure", column: "on-departure", title: "On departure", isOptional: true },
]);
export const pilotLanguage = languageOf("pilot", [
  { name: "advice", column: "advice", title: "Advice", isOptional: false },
]);

function languageOf(speaker: Speaker, cells: TextLanguage["cells"]): TextLanguage {
  const names = cells.map(({ name }) => name);
  const read = (texts: CellTexts): TextReading => readingOf(speaker, names, texts, read);
  return { cells, mains: names, completionTriggers: " ", read };
}

function readingOf(
  speaker: Speaker,
  names: readonly string[],
  texts: CellTexts,
  read: (texts: CellTexts) => TextReading,
): TextReading {
  const sentences = names.flatMap((cell) =>
    readOrders(texts[cell] ?? "", speaker).map((sentence) => ({ cell, sentence })),
  );
  const isBroken = sentences.some(({ sentence }) => sentence.fault !== null);
  return {
    texts,
    state: sentences.length === 0 ? "empty" : isBroken ? "broken" : "parsed",
    diagnostics: sentences.flatMap(({ cell, sentence }) => diagnosticsOf(cell, sentence)),
    abilities: sentences.map(({ cell, sentence }) => abilityOf(cell, texts[cell] ?? "", sentence)),
    displayFault: () => undefined,
    styles: () =>
      sentences.flatMap(({ cell, sentence: { from, to, order } }) =>
        order === null ? [] : [{ cell, from, to, style: "keyword" }],
      ),
    completionsAt: (cell, offset) =>
      names.includes(cell)
        ? verbsOf[speaker].map((verb) => ({
            kind: "keyword" as const,
            label: verb,
            detail: "an order",
            about: "",
            change: { from: offset, to: offset, insert: verb },
            otherEdits: [],
          }))
        : [],
    hoverAt: (cell, offset) => {
      const at = sentences.find(
        (each) => each.cell === cell && each.sentence.from <= offset && offset < each.sentence.to,
      );
      const { from = 0, to = 0, order = null } = at?.sentence ?? {};
      if (order === null) return undefined;
      return { cell, span: { from, to }, title: order.do, lines: [printOrder(order)] };
    },
    after(next) {
      return names.every((name) => next[name] === texts[name]) ? this : read(next);
    },
  };
}

const diagnosticsOf = (cell: string, { fault }: Sentence): readonly Diagnostic[] =>
  fault === null
    ? []
    : [
        {
          code: "harbour/order",
          severity: "error",
          cell,
          span: { from: fault.from, to: fault.to },
          message: fault.message,
          expected: [],
          suggestions: fault.suggestions,
          related: [],
          fixes: fault.suggestions.map((word) => ({
            title: `Write ${word}`,
            edits: [{ cell, changes: [{ from: fault.from, to: fault.to, insert: word }] }],
          })),
        },
      ];

function abilityOf(cell: string, text: string, { from, to, order }: Sentence): AbilityReading {
  return {
    cell,
    span: { from, to },
    ast: order ?? undefined,
    tree: () => (order === null ? undefined : treeOf(order, from, to)),
    written: () => plain(text.slice(from, to)),
    shown: () => (order === null ? undefined : plain(printOrder(order))),
    prompts: () => [],
  };
}

const treeOf = (order: Order, from: number, to: number): ReturnType<AbilityReading["tree"]> => ({
  key: null,
  isVariant: false,
  value: order,
  span: { from, to },
  children: [],
});

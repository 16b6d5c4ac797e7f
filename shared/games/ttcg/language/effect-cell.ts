import type { Span } from "../../../base/index.js";
import {
  trimSpan,
  type AbilityReading,
  type AbilityTrait,
  type AstNode,
  type Diagnostic,
  type DisplayText,
} from "../../../text/index.js";
import { astTree } from "./editor/tree.js";
import { partsOf } from "./parts.js";
import { diagnose } from "./problems/diagnose.js";
import type { EffectReader, EffectReading } from "./read.js";
import { traitsOf } from "./traits.js";

/** One effect of a card as the application reads it. What costs more is computed when it is asked for, and once. */
export class EffectCell implements AbilityReading {
  readonly cell: string;
  /** The text of the cell, white space at its ends included. */
  readonly text: string;
  readonly span: Span;
  readonly ast: object | undefined;
  readonly reading: EffectReading;
  readonly #reader: EffectReader;
  readonly #diagnostics = new Map<boolean, readonly Diagnostic[]>();

  constructor(reader: EffectReader, cell: string, text: string) {
    this.#reader = reader;
    this.cell = cell;
    this.text = text;
    this.span = trimSpan(text, { from: 0, to: text.length });
    this.reading = reader.read(text);
    const { effect } = this.reading;
    this.ast = effect.production === "unparsed" ? undefined : effect;
  }

  tree(): AstNode | undefined {
    return astTree(this.#reader, this.reading, this.span.from);
  }

  written(): DisplayText {
    return plain(this.reading.text);
  }

  shown(): DisplayText | undefined {
    return this.ast && plain(this.reading.printed);
  }

  prompts(): readonly DisplayText[] {
    return [];
  }

  productions(): readonly string[] {
    return partsOf(this.reading.effect);
  }

  traits(): readonly AbilityTrait[] {
    return traitsOf(this.#reader, this.reading);
  }

  /** What is to be said about the text; `isEquip`: of a card that is attached to others. */
  diagnostics(isEquip: boolean): readonly Diagnostic[] {
    const known = this.#diagnostics.get(isEquip);
    if (known) return known;
    const { from } = this.span;
    const found = diagnose(this.#reader, this.reading, { cell: this.cell, isEquip }).map((each) => shifted(each, from));
    this.#diagnostics.set(isEquip, found);
    return found;
  }
}

const plain = (text: string): DisplayText => ({
  markup: text,
  runs: [{ text, bold: false, italic: false, underline: false, color: null }],
  plain: text,
});

/** A diagnostic of a trimmed text as one of the cell, where `by` units stand before it. */
function shifted(diagnostic: Diagnostic, by: number): Diagnostic {
  if (by === 0) return diagnostic;
  const moved = <Each extends Span>(span: Each): Each => ({ ...span, from: span.from + by, to: span.to + by });
  return {
    ...diagnostic,
    span: moved(diagnostic.span),
    fixes: diagnostic.fixes.map((fix) => ({
      ...fix,
      edits: fix.edits.map(({ cell, changes }) => ({ cell, changes: changes.map(moved) })),
    })),
  };
}

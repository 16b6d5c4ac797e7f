import { failed, ok, type Result } from "../../../base/index.js";
import type { Lexicon } from "../../../text/index.js";
import { integerIn, textIn, type ToolEdit, type ToolRow, type ToolTables } from "../../tools.js";
import type { Bench, BenchPart, BenchPlaceholder, BenchTemplate, Making, Workbench } from "../../workbench.js";
import { isFor, type ClassFlags } from "../effects/class-flags.js";
import type { CombineRules } from "../effects/combine.js";
import { expand, loadValues } from "../effects/expansion.js";
import { keyOf, readToken, shifted, tokensIn } from "../effects/placeholders.js";
import { strip } from "../effects/text-rules.js";
import { kindsNamedIn, kindTitle, readerOf, traitsOf, type EffectReader } from "../language/index.js";
import { lowestLevel } from "../power/bands.js";
import { strengthOf } from "../power/compare.js";
import { categoryOf, isLevel } from "../vocabulary.js";
import { classPart, stylePart } from "./pattern-parts.js";
import { additionFault, additions } from "./additions.js";
import { placeholderPart, removalPart, replacementPart } from "./rule-parts.js";
import { effectSheetKinds, rulesIn, templatesIn, valuesIn } from "./tables.js";
import { Tracer } from "./trace.js";

/** Effects of the templates, placeholders and phrases of a workspace. */
class EffectBench implements Bench {
  readonly templates: readonly BenchTemplate[];
  readonly parts: readonly BenchPart[];
  readonly #rules: CombineRules;
  readonly #tracer: Tracer;
  readonly #reader: EffectReader;
  readonly #flagsOf: (sentence: string) => ClassFlags;

  constructor(tables: ToolTables, lexicon: Lexicon | undefined) {
    this.templates = templatesIn(tables);
    this.#rules = rulesIn(tables);
    const { placeholders } = this.#rules;
    this.#reader = readerOf(lexicon);
    const classes = classPart(tables, placeholders);
    this.#flagsOf = flagsBy(classes);
    this.parts = [
      placeholderPart(tables, placeholders),
      replacementPart(tables),
      removalPart(tables),
      stylePart(tables, placeholders),
      classes,
    ];
    this.#tracer = new Tracer(this.#rules);
  }

  make(template: string): Result<Making> {
    const expansion = expand(strip(template), this.#rules.placeholders);
    if (!expansion.ok) {
      const { code, message } = expansion.error;
      if (code !== "effects/placeholder") return expansion;
      return failed({ code, message: `<${message}> is not written as a placeholder: use a name, such as <rank+1>.` });
    }
    const { total } = expansion.value;
    const seen = new Set<string>();
    const isNew = (combination: string): boolean => seen.size < seen.add(combination).size;
    const next = (count: number): string[] => expansion.value.next(count);
    return ok({
      total,
      next: (count) => {
        // Equal combinations are one; a stretch of nothing else is not the end.
        for (let made = next(count); made.length > 0; made = next(count)) {
          const fresh = made.filter(isNew);
          if (fresh.length > 0) return fresh.map((combination) => this.#tracer.trace(combination));
        }
        return [];
      },
    });
  }

  placeholders(template: string): readonly BenchPlaceholder[] {
    return [...new Set(tokensIn(template))].map((text) => {
      const token = readToken(text);
      const isKnown = token !== undefined && keyOf(token) === text && this.#rules.placeholders.has(token.base);
      const values = isKnown ? loadValues(token.base, this.#rules.placeholders) : undefined;
      return { token: `<${text}>`, values: token && values?.ok ? shifted(values.value, token.offset) : [] };
    });
  }

  facts(sentence: string): ReturnType<Bench["facts"]> {
    const reading = this.#reader.read(sentence);
    return [{ title: "Kind", value: kindTitle(reading.effect.production) }, ...traitsOf(this.#reader, reading)];
  }

  /** For its kind and level, by the classes and the bands of numbers, and about no other kinds of cards than it is of. */
  suits(row: ToolRow, sentence: string): boolean {
    const type = textIn(row, "type");
    const level = integerIn(row, "level");
    const kind = categoryOf(type, this.#reader.kinds.types);
    if (kind === undefined || !isLevel(level, kind) || !isFor(this.#flagsOf(sentence), kind, level)) return false;
    const lowest = lowestLevel(strengthOf(sentence, this.#reader), kind);
    if (lowest === undefined || lowest > level) return false;
    const named = kindsNamedIn(this.#reader.read(sentence).effect);
    const own = new Set([type, ...valuesIn(row, "subtypes")]);
    return named.length === 0 || named.some(({ word }) => own.has(word));
  }

  faultOf(kind: string, first: string): string | undefined {
    return additionFault(kind, first, this);
  }

  insert(row: ToolRow, column: string, sentence: string): readonly ToolEdit[] {
    const styleColumn = `${column}-style`;
    const [style] = this.#reader.stylesOf(sentence);
    const edits: ToolEdit[] = [{ rowKey: row.key, column, value: { kind: "string", value: sentence } }];
    // An effect without a style keeps what the card says: nothing can be deduced then.
    if (style !== undefined && textIn(row, styleColumn) !== style)
      edits.push({ rowKey: row.key, column: styleColumn, value: { kind: "string", value: style } });
    return edits;
  }
}

/** The columns that the classes flag sentences with. */
function flagsBy(classes: BenchPart): (sentence: string) => ClassFlags {
  const titles = new Map(classes.items.map(({ rowKey, title }) => [rowKey, title]));
  return (sentence) =>
    new Set(
      classes.usesIn({ combination: sentence, steps: [], sentence }, "").map(({ rowKey }) => titles.get(rowKey) ?? ""),
    );
}

export const effectWorkbench: Workbench = {
  title: "Effect workbench",
  about:
    "Shows what each template makes with the placeholders, replacements and removals of the workspace, and what each of these does. Try a change of a template before you keep it, see which rules made an effect, and put one into the selected card.",
  reads: effectSheetKinds,
  textColumn: "text",
  offColumn: "off",
  target: {
    sheets: ["cards"],
    columns: [
      { key: "effect-1", title: "Effect 1" },
      { key: "effect-2", title: "Effect 2" },
    ],
  },
  additions,
  open: (tables, lexicon) => new EffectBench(tables, lexicon),
};

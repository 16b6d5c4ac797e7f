import type { Span } from "../../../base/index.js";
import type { AbilityReading, AstNode, Diagnostic, DisplayText } from "../../../text/index.js";
import type { Paragraph } from "./analyse.js";
import type { Ability } from "./ast.js";
import type { CardDiagnostic, CardFix } from "./cells.js";
import {
  canonicalDifference,
  displayOfTemplate,
  markTemplate,
  promptsFor,
  renderAbility,
  type MarkedTemplate,
  type RenderedTemplate,
  type TemplateBindings,
  type TemplateProblem,
} from "./display/index.js";
import { shifted } from "./problems/make.js";
import { astNodes } from "./source-tree.js";

/** Results that do not depend on the place of a paragraph, computed once for all states of a text that contain it. */
interface Worked {
  marked?: MarkedTemplate;
  written?: RenderedTemplate;
  shown?: DisplayText;
  notes?: readonly CardDiagnostic[];
}

/** One paragraph of a card's rules text, as the application reads it. */
export class ParagraphReading implements AbilityReading {
  readonly cell = "rulesText";
  readonly ast: Ability | undefined;
  readonly span: Span;
  readonly #worked: Worked;

  readonly #paragraph: Paragraph;
  readonly #bindings: TemplateBindings;

  constructor(paragraph: Paragraph, bindings: TemplateBindings, earlier: ParagraphReading | undefined) {
    this.#paragraph = paragraph;
    this.#bindings = bindings;

    this.ast = paragraph.ability;
    this.span = paragraph.span;
    const isSame = earlier?.text === this.text && earlier.ast === this.ast && earlier.#bindings === bindings;
    this.#worked = isSame ? earlier.#worked : {};
  }

  get text(): string {
    return this.#paragraph.parse.text;
  }

  tree(): AstNode | undefined {
    return astNodes(this.#paragraph);
  }

  written(): RenderedTemplate {
    return (this.#worked.written ??= displayOfTemplate(this.marked()));
  }

  /** As `written`, without the runs that only a display needs. */
  marked(): MarkedTemplate {
    return (this.#worked.marked ??= markTemplate(this.text, this.#bindings));
  }

  shown(): DisplayText | undefined {
    if (this.ast === undefined) return undefined;
    return (this.#worked.shown ??= renderAbility(this.ast));
  }

  prompts(): readonly DisplayText[] {
    return this.ast === undefined ? [] : promptsFor(this.ast);
  }

  /** What the display has to say about a paragraph that is otherwise fine. */
  notes(): readonly Diagnostic[] {
    this.#worked.notes ??= this.ast === undefined ? [] : this.#displayNotes(this.ast);
    return this.#worked.notes.map((note) => shifted(note, this.span.from));
  }

  #displayNotes(ability: Ability): CardDiagnostic[] {
    const marked = this.marked();
    if (marked.problems.length > 0) return marked.problems.map((problem) => templateNote(problem, this.text));
    const difference = canonicalDifference(this.text, this.#bindings, ability, marked);
    if (difference === undefined) return [];
    const { code, message, from, to } = difference;
    return [{ ...bare, code, severity: "hint", span: { from, to }, message }];
  }
}

const bare = { cell: "rulesText", expected: [], suggestions: [], related: [], fixes: [] } as const;

/** The game reads the ability, but cannot show this part of its text. */
function templateNote(problem: TemplateProblem, text: string): CardDiagnostic {
  const { code, message, suggestions, from, to } = problem;
  const fixes = suggestions.flatMap((suggestion) => renaming(problem, text, suggestion));
  return { ...bare, code, severity: "warning", span: { from, to }, message, suggestions, fixes };
}

/** Puts another name where the text has one that is not known. */
function renaming({ fault, from, to }: TemplateProblem, text: string, name: string): CardFix[] {
  if (!("name" in fault)) return [];
  const at = text.slice(from, to).indexOf(fault.name);
  if (at === -1) return [];
  const change = { from: from + at, to: from + at + fault.name.length, insert: name };
  return [{ title: `Change to ${name}`, edits: [{ cell: "rulesText", changes: [change] }] }];
}

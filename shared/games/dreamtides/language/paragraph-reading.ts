import type { Span } from "../../../base/index.js";
import type { AbilityReading, AstNode, Diagnostic, DisplayText } from "../../../text/index.js";
import type { Paragraph } from "./analyse.js";
import type { Ability } from "./ast.js";
import type { CardDiagnostic } from "./cells.js";
import {
  canonicalDifference,
  promptsFor,
  renderAbility,
  renderTemplate,
  type RenderedTemplate,
  type TemplateBindings,
  type TemplateProblem,
} from "./display/index.js";
import { shifted } from "./problems/make.js";
import { astNodes } from "./source-tree.js";

/** What does not hang on where a paragraph stands, worked out once for all the states of a text that hold it. */
interface Worked {
  written?: RenderedTemplate;
  shown?: DisplayText;
  notes?: readonly CardDiagnostic[];
}

/** One paragraph of a card's rules text, as the application reads it. */
export class ParagraphReading implements AbilityReading {
  readonly ast: Ability | undefined;
  readonly span: Span;
  private readonly worked: Worked;

  constructor(
    private readonly paragraph: Paragraph,
    private readonly bindings: TemplateBindings,
    earlier: ParagraphReading | undefined,
  ) {
    this.ast = paragraph.ability;
    this.span = paragraph.span;
    const isSame = earlier?.text === this.text && earlier.ast === this.ast && earlier.bindings === bindings;
    this.worked = isSame ? earlier.worked : {};
  }

  get text(): string {
    return this.paragraph.parse.text;
  }

  tree(): AstNode | undefined {
    return astNodes(this.paragraph);
  }

  written(): RenderedTemplate {
    return (this.worked.written ??= renderTemplate(this.text, this.bindings));
  }

  shown(): DisplayText | undefined {
    if (this.ast === undefined) return undefined;
    return (this.worked.shown ??= renderAbility(this.ast));
  }

  prompts(): readonly DisplayText[] {
    return this.ast === undefined ? [] : promptsFor(this.ast);
  }

  /** What the display has to say about a paragraph that is otherwise fine. */
  notes(): readonly Diagnostic[] {
    this.worked.notes ??= this.ast === undefined ? [] : this.displayNotes(this.ast);
    return this.worked.notes.map((note) => shifted(note, this.span.from));
  }

  private displayNotes(ability: Ability): CardDiagnostic[] {
    const { problems } = this.written();
    if (problems.length > 0) return problems.map(templateNote);
    const difference = canonicalDifference(this.text, this.bindings, ability);
    if (difference === undefined) return [];
    const { code, message, from, to } = difference;
    return [{ ...bare, code, severity: "hint", span: { from, to }, message }];
  }
}

const bare = { cell: "rulesText", expected: [], suggestions: [], related: [], fixes: [] } as const;

/** The game reads the ability, but cannot show this part of its text. */
const templateNote = ({ code, message, suggestions, from, to }: TemplateProblem): CardDiagnostic => ({
  ...bare,
  code,
  severity: "warning",
  span: { from, to },
  message,
  suggestions,
});

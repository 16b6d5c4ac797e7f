import type {
  CellTexts,
  Diagnostic,
  LanguageCell,
  StyledSpan as TextSpan,
  TextLanguage,
  TextReading,
} from "../../../text/index.js";
import { analyse, type Analysis } from "./analyse.js";
import type { CellName, Cells } from "./cells.js";
import { complete } from "./complete/complete.js";
import { readTemplateVariables, templateBindings, type TemplateBindings } from "./display/index.js";
import { styledSpans, type StyledSpan } from "./highlight.js";
import { hover } from "./hover.js";
import { ParagraphReading } from "./paragraph-reading.js";
import { dreamtidesPhrases } from "./phrases/index.js";

/** Rules text, its variables and its prompts, as the application reads them. */
export const dreamtidesLanguage: TextLanguage = {
  cells: [
    { name: "rulesText", column: "rules-text", title: "Rules text", isOptional: false },
    { name: "variables", column: "variables", title: "Variables", isOptional: false },
    {
      name: "prompts",
      column: "prompts",
      title: "Prompts",
      isOptional: true,
      about: "A note: the game does not read it. What a player is asked follows from the abilities, as shown below.",
    },
  ] satisfies readonly (LanguageCell & { name: CellName })[],
  mains: ["rulesText"],
  completionTriggers: "{$:(-",
  phrases: dreamtidesPhrases,
  read: (texts) => new DreamtidesReading(texts, analyse(cellsOf(texts))),
};

const cellsOf = ({ rulesText = "", variables = "", prompts = "" }: CellTexts): Cells => ({
  rulesText,
  variables,
  prompts,
});

const isCellName = (name: string): name is CellName =>
  name === "rulesText" || name === "variables" || name === "prompts";

/** The application knows one style for all names; which kind of name it is, only this game does. */
const inGeneralStyle = (span: StyledSpan): TextSpan<CellName> =>
  span.style === "subtype" || span.style === "figment" ? { ...span, style: "name" } : span;

class DreamtidesReading implements TextReading {
  readonly state: TextReading["state"];
  readonly abilities: readonly ParagraphReading[];
  readonly #bindings: TemplateBindings;
  #said: readonly Diagnostic[] | undefined;

  readonly #analysis: Analysis;

  constructor(
    readonly texts: CellTexts,
    analysis: Analysis,
    earlier?: DreamtidesReading,
  ) {
    this.#analysis = analysis;

    const { cells, paragraphs } = analysis;
    const sameVariables = earlier !== undefined && earlier.#analysis.cells.variables === cells.variables;
    this.#bindings = sameVariables ? earlier.#bindings : bindingsOf(analysis);
    const known = earlier && new Map(earlier.abilities.map((ability) => [ability.text, ability]));
    this.abilities = paragraphs.map(
      (paragraph) => new ParagraphReading(paragraph, this.#bindings, known?.get(paragraph.parse.text)),
    );
    if (analysis.complete === undefined) this.state = "broken";
    else this.state = paragraphs.length === 0 ? "empty" : "parsed";
  }

  get diagnostics(): readonly Diagnostic[] {
    this.#said ??= [...this.#analysis.diagnostics, ...this.abilities.flatMap((ability) => ability.notes())];
    return this.#said;
  }

  displayFault(): string | undefined {
    const [variable] = readTemplateVariables(this.#analysis.cells.variables).problems;
    if (variable) return variable.message;
    for (const ability of this.abilities) {
      const [problem] = ability.marked().problems;
      if (problem) return problem.message;
    }
    return undefined;
  }

  styles() {
    return styledSpans(this.#analysis).map(inGeneralStyle);
  }

  completionsAt(cell: string, offset: number) {
    return isCellName(cell) ? complete(this.#analysis.cells, cell, offset) : [];
  }

  hoverAt(cell: string, offset: number) {
    return isCellName(cell) ? hover(this.#analysis, cell, offset) : undefined;
  }

  after(texts: CellTexts): TextReading {
    return new DreamtidesReading(texts, analyse(cellsOf(texts), this.#analysis), this);
  }
}

/** Words that only the preview knows as values stand behind those that abilities are parsed with (DISPLAY-2). */
const bindingsOf = ({ cells, variables }: Analysis): TemplateBindings =>
  templateBindings(variables.values, readTemplateVariables(cells.variables).bindings);

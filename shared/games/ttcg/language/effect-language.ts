import type {
  CellTexts,
  Completion,
  Diagnostic,
  Hover,
  LanguageCell,
  StyledSpan,
  TextLanguage,
  TextReading,
} from "../../../text/index.js";
import { complete } from "./editor/complete.js";
import { styledSpans } from "./editor/highlight.js";
import { hover } from "./editor/hover.js";
import { EffectCell } from "./effect-cell.js";
import { publishedReader } from "./read.js";

const effects = ["effect-1", "effect-2"] as const;

/** The two effects of a card, each a text of its own. */
export const effectLanguage: TextLanguage = {
  cells: effects.map((name, at): LanguageCell => ({
    name,
    column: name,
    title: `Effect ${at + 1}`,
    isOptional: false,
  })),
  mains: effects,
  completionTriggers: " ",
  read: (texts) => new EffectsReading(texts),
};

class EffectsReading implements TextReading {
  readonly texts: CellTexts;
  readonly state: TextReading["state"];
  readonly abilities: readonly EffectCell[];

  constructor(texts: CellTexts, earlier?: EffectsReading) {
    this.texts = texts;
    this.abilities = effects.flatMap((cell) => {
      const text = texts[cell] ?? "";
      if (text.trim() === "") return [];
      const known = earlier?.abilities.find((each) => each.cell === cell);
      return [known?.text === text ? known : new EffectCell(publishedReader(), cell, text)];
    });
    if (this.abilities.length === 0) this.state = "empty";
    else this.state = this.abilities.some(({ ast }) => ast === undefined) ? "broken" : "parsed";
  }

  /** The style of an effect is another cell: that its card is no equip card is said by a rule. */
  get diagnostics(): readonly Diagnostic[] {
    return this.abilities.flatMap((ability) => ability.diagnostics(true));
  }

  displayFault(): string | undefined {
    return undefined;
  }

  styles(): readonly StyledSpan[] {
    const reader = publishedReader();
    return this.abilities.flatMap(({ reading, cell, span }) => styledSpans(reader, reading, cell, span.from));
  }

  completionsAt(cell: string, offset: number): readonly Completion[] {
    return complete(publishedReader(), this.texts[cell] ?? "", offset);
  }

  hoverAt(cell: string, offset: number): Hover | undefined {
    const ability = this.abilities.find((each) => each.cell === cell);
    return ability && hover(publishedReader(), ability.reading, cell, { offset, shift: ability.span.from });
  }

  after(texts: CellTexts): TextReading {
    return new EffectsReading(texts, this);
  }
}

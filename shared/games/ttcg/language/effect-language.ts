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
import { readerOf } from "./lexicon.js";
import { effectPhrases } from "./phrases.js";
import { publishedReader, type EffectReader } from "./read.js";

const effects = ["effect-1", "effect-2"] as const;

const cells = effects.map((name, at): LanguageCell => ({
  name,
  column: name,
  title: `Effect ${at + 1}`,
  isOptional: false,
}));

/** The two effects of a card, each a text of its own, read by one reader. */
const languageBy = (readerNow: () => EffectReader): TextLanguage => ({
  cells,
  mains: effects,
  completionTriggers: " ",
  read: (texts) => new EffectsReading(readerNow(), texts),
  phrases: effectPhrases(effects, readerNow),
  withLexicon: (lexicon) => languageOf(readerOf(lexicon)),
});

const languages = new WeakMap<EffectReader, TextLanguage>();

function languageOf(reader: EffectReader): TextLanguage {
  const known = languages.get(reader) ?? languageBy(() => reader);
  languages.set(reader, known);
  return known;
}

/** For the published kinds of cards; those of a workspace come by its lexicon. */
export const effectLanguage: TextLanguage = languageBy(publishedReader);

class EffectsReading implements TextReading {
  readonly texts: CellTexts;
  readonly state: TextReading["state"];
  readonly abilities: readonly EffectCell[];
  readonly #reader: EffectReader;

  constructor(reader: EffectReader, texts: CellTexts, earlier?: EffectsReading) {
    this.#reader = reader;
    this.texts = texts;
    this.abilities = effects.flatMap((cell) => {
      const text = texts[cell] ?? "";
      if (text.trim() === "") return [];
      const known = earlier?.abilities.find((each) => each.cell === cell);
      return [known?.text === text ? known : new EffectCell(reader, cell, text)];
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
    return this.abilities.flatMap(({ reading, cell, span }) => styledSpans(this.#reader, reading, cell, span.from));
  }

  completionsAt(cell: string, offset: number): readonly Completion[] {
    return complete(this.#reader, this.texts[cell] ?? "", offset);
  }

  hoverAt(cell: string, offset: number): Hover | undefined {
    const ability = this.abilities.find((each) => each.cell === cell);
    return ability && hover(this.#reader, ability.reading, cell, { offset, shift: ability.span.from });
  }

  after(texts: CellTexts): TextReading {
    return new EffectsReading(this.#reader, texts, this);
  }
}

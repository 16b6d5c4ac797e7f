import type { Span, TextChange } from "../base/index.js";
import type { CellEdit, Diagnostic } from "./diagnostic.js";
import type { Phrases } from "./rewriting.js";

/** A cell whose text a language reads, together with the others of the same row. */
export interface LanguageCell {
  /** As diagnostics, fixes and spans name it. */
  readonly name: string;
  /** Key of the column that holds it. */
  readonly column: string;
  readonly title: string;
  /** Only some tables have the column. */
  readonly isOptional: boolean;
  /** What a writer has to know beyond the title, in a sentence or two. */
  readonly about?: string;
}

/** The texts of a row by the names of its language cells; an absent cell is an empty text. */
export type CellTexts = Readonly<Record<string, string>>;

/** Words that a workspace brings into a language: lists of words by their names, as the game has them. Plain data. */
export type Lexicon = Readonly<Record<string, readonly string[]>>;

/** The rules text of a game as the application sees it: from the texts of a row to what they mean. */
export interface TextLanguage {
  readonly cells: readonly LanguageCell[];
  /** Names of the cells that are written in, at least one; the others serve them. */
  readonly mains: readonly string[];
  /** Characters that ask for completion when typed, besides letters. */
  readonly completionTriggers: string;
  /** Reads the texts of one row. Never throws, whatever they hold. */
  read(texts: CellTexts): TextReading;
  /**
   * The same language with the words of a workspace, one object for lexicons that say the same; absent where all words are
   * fixed. Cheap for a lexicon that was asked for before.
   */
  withLexicon?(lexicon: Lexicon): TextLanguage;
  /** Parts of abilities that are replaced by what they mean; absent where the language cannot write them. */
  readonly phrases?: Phrases;
}

/** The language that the rules texts of some kinds of a game's sheets are written in. */
export interface SheetLanguage {
  /** The kinds, as the game's schemas name them. */
  readonly sheets: readonly string[];
  readonly language: TextLanguage;
}

/** The language of one kind of sheet, with the words of the workspace where it has some; undefined where its game has none for it. */
export function languageOfKind(
  languages: readonly SheetLanguage[] | undefined,
  kind: string,
  lexicon?: Lexicon,
): TextLanguage | undefined {
  const language = languages?.find(({ sheets }) => sheets.includes(kind))?.language;
  return lexicon === undefined ? language : (language?.withLexicon?.(lexicon) ?? language);
}

/** What the texts of one row say, and fail to say. Costly parts are computed when they are asked for. */
export interface TextReading {
  readonly texts: CellTexts;
  /** `empty` when there is nothing to read, `broken` while there is any error. */
  readonly state: "empty" | "parsed" | "broken";
  /** By cell and place. Spans are in the texts of the cells. */
  readonly diagnostics: readonly Diagnostic[];
  readonly abilities: readonly AbilityReading[];
  /**
   * Why the text cannot be shown as it was written, whatever the game makes of it: the first variable or directive that
   * says nothing. Undefined where it can.
   */
  displayFault(): string | undefined;
  /** Coloured pieces in order, without overlap within a cell. */
  styles(): readonly StyledSpan[];
  completionsAt(cell: string, offset: number): readonly Completion[];
  hoverAt(cell: string, offset: number): Hover | undefined;
  /** Reads a later state of the same row; what did not change is not read again. */
  after(texts: CellTexts): TextReading;
}

/** One ability, as it is in a main cell. */
export interface AbilityReading {
  /** The name of the main cell. */
  readonly cell: string;
  readonly span: Span;
  /** Plain data in the game's own JSON shape; undefined while it is broken. */
  readonly ast: unknown;
  /** The ability as a tree with places; undefined while it is broken. */
  tree(): AstNode | undefined;
  /** As it was written, with its variables filled in. */
  written(): DisplayText;
  /** As the game shows it; undefined while it is broken. */
  shown(): DisplayText | undefined;
  /** What a player is asked when it is used, in the order of the questions. */
  prompts(): readonly DisplayText[];
  /** What of the grammar it was read by, by the names of the language; absent where a language names nothing. */
  productions?(): readonly string[];
  /** What the game calls it by, for its author to see; absent where a language has no such words. */
  traits?(): readonly AbilityTrait[];
}

/** A property of an ability in the game's words: `Style`, `continuous`. */
export interface AbilityTrait {
  readonly title: string;
  readonly value: string;
}

/** A part of an ability and the text it came from. The tree has the shape of the ability's JSON. */
export interface AstNode {
  /** Its key or index in the node above; `null` at the top. */
  readonly key: string | number | null;
  /** Its key is the name of the variant that the node above holds. */
  readonly isVariant: boolean;
  readonly value: unknown;
  /** In the cell's text. A part that no words stand for has the span of the node above. */
  readonly span: Span;
  readonly children: readonly AstNode[];
}

/** A stretch of card text in one style. `color` is `RRGGBB` in capitals without `#`, or null for the text's own colour. */
export interface StyledRun {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly color: string | null;
}

/** Card text in the three shapes that are wanted: the game's tags, styled runs, and letters alone. */
export interface DisplayText {
  readonly markup: string;
  readonly runs: readonly StyledRun[];
  readonly plain: string;
}

/** A coloured piece, in the coordinates of its cell. */
export interface StyledSpan<Cell extends string = string, Style extends string = string> extends Span {
  readonly cell: Cell;
  readonly style: Style;
}

/** Something to write at a place. */
export interface Completion<Cell extends string = string> {
  readonly kind: "words" | "keyword" | "phrase" | "variable" | "value";
  /** What would be written, without the capital of a sentence's beginning. */
  readonly label: string;
  /** The part of the grammar that asks for it, in a few words. */
  readonly detail: string;
  /** What it means, in a sentence. */
  readonly about: string;
  /** In the cell that is completed. */
  readonly change: TextChange;
  /** What else has to change, for example a variable to be bound. */
  readonly otherEdits: readonly CellEdit<Cell>[];
}

/** The hover text for the text under the pointer. */
export interface Hover<Cell extends string = string> {
  readonly cell: Cell;
  readonly span: Span;
  readonly title: string;
  /** Plain sentences, one per line. */
  readonly lines: readonly string[];
}

/** How a file is written as a whole, apart from what it says. */
interface TextStyle {
  readonly hasMark: boolean;
  /** Null where the file has both. */
  readonly newline: "\n" | "\r\n" | null;
  readonly endsInNewline: boolean;
}

const mark = "\uFEFF";

function styleOf(text: string): TextStyle {
  const returns = text.split("\r\n").length - 1;
  const feeds = text.split("\n").length - 1;
  const newline = returns === 0 ? "\n" : returns === feeds ? "\r\n" : null;
  return { hasMark: text.startsWith(mark), newline, endsInNewline: text.endsWith("\n") };
}

/** Texts of one style, and how to write what is made of them. */
export interface PlainTexts {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
  readonly write: (merged: string) => string;
}

/**
 * Takes the byte order mark, the line ends and the end of the last line out of three versions, so that a version with other line
 * ends does not differ in every line. The style itself is merged like a value. Line ends stay where a version mixes them.
 */
export function plainTexts(base: string, ours: string, theirs: string): PlainTexts {
  const texts = [base, ours, theirs] as const;
  const [old, mine, other] = [styleOf(base), styleOf(ours), styleOf(theirs)];
  const isUniform = [old, mine, other].every(({ newline }) => newline !== null);
  // A file without anything in it has no style.
  const choose = <Value>(of: (style: TextStyle) => Value): Value => {
    if (ours === "") return of(other);
    return theirs !== "" && base !== "" && of(mine) === of(old) ? of(other) : of(mine);
  };
  const hasMark = choose((style) => style.hasMark);
  const newline = isUniform ? choose((style) => style.newline) : null;
  const endsInNewline = choose((style) => style.endsInNewline);
  const [plainBase, plainOurs, plainTheirs] = texts.map((text) => plain(text, isUniform));
  return {
    base: plainBase ?? "",
    ours: plainOurs ?? "",
    theirs: plainTheirs ?? "",
    write: (merged) => {
      const ended = endsInNewline ? merged : merged.replace(/\r?\n$/u, "");
      const withLineEnds = newline === "\r\n" ? ended.replaceAll("\n", "\r\n") : ended;
      return hasMark ? mark + withLineEnds : withLineEnds;
    },
  };
}

function plain(text: string, isUniform: boolean): string {
  const unmarked = text.startsWith(mark) ? text.slice(1) : text;
  const even = isUniform ? unmarked.replaceAll("\r\n", "\n") : unmarked;
  return even === "" || even.endsWith("\n") ? even : `${even}\n`;
}

/** One file of a new set: a table with a row or two that show how one is written. */
export interface StarterFile {
  /** The file's usual name: `cards.toml`. */
  readonly file: string;
  /** What its rows are, in a few words. */
  readonly title: string;
  /** The text, with an id of its own for each name that `id` is asked about. */
  readonly text: (id: (name: string) => string) => string;
}

/** A file of a new set with its text. */
export interface StarterText extends Pick<StarterFile, "file" | "title"> {
  readonly text: string;
}

/** The file that says in which order the tabs of some files stand. */
export const tabOrderOf = (files: readonly Pick<StarterFile, "file">[]): string =>
  `order = [${files.map(({ file }) => `"${file.replace(/\.toml$/u, "")}"`).join(", ")}]\n`;

/** The files that a new set of a game begins with, their ids drawn by `uuid`: no two sets share one. */
export function starterTexts(
  { starter = [] }: { readonly starter?: readonly StarterFile[] },
  uuid: () => string,
): readonly StarterText[] {
  const ids = new Map<string, string>();
  const idOf = (name: string): string => {
    const known = ids.get(name) ?? uuid();
    ids.set(name, known);
    return known;
  };
  return starter.map(({ file, title, text }) => ({ file, title, text: text(idOf) }));
}

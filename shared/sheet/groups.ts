/** Rows with the same text in the column that a sheet is grouped by. */
export interface RowGroup {
  /** As `textOfView` writes the cell; empty where it is empty or absent. */
  readonly text: string;
  /** How many rows pass the filter, folded or not. */
  readonly rowCount: number;
  /** Only its heading stands for it. */
  readonly isFolded: boolean;
}

/** What rows are grouped by. */
export interface Grouping {
  readonly textOf: (row: number) => string;
  /** The texts of folded groups. */
  readonly folded: ReadonlySet<string>;
}

/** The groups of a sheet at one moment. Later edits move no row to another group, as they move none in a sorted sheet. */
export interface RowGroups {
  /** From top to bottom. */
  readonly groups: readonly RowGroup[];
  /** The text of the group of each row, those of folded groups among them, by the keys of rows. */
  readonly groupOf: ReadonlyMap<string, string>;
}

/** Where a group begins on screen. */
export interface GroupHeading {
  readonly text: string;
  /** How many rows stand below it. */
  readonly rowCount: number;
}

/** Puts rows with the same text together, each group where its first row is; in a group they stay in order. */
export function groupRows(
  rows: Iterable<number>,
  keyOf: (row: number) => string,
  { textOf, folded }: Grouping,
): RowGroups & { readonly shown: readonly string[]; readonly hidden: readonly string[] } {
  const byText = new Map<string, string[]>();
  const groupOf = new Map<string, string>();
  for (const row of rows) {
    const [key, text] = [keyOf(row), textOf(row)];
    groupOf.set(key, text);
    const known = byText.get(text);
    if (known) known.push(key);
    else byText.set(text, [key]);
  }
  const shown: string[] = [];
  const hidden: string[] = [];
  const groups = [...byText].map(([text, keys]): RowGroup => {
    const isFolded = folded.has(text);
    for (const key of keys) (isFolded ? hidden : shown).push(key);
    return { text, rowCount: keys.length, isFolded };
  });
  return { groups, groupOf, shown, hidden };
}

/**
 * The headings of the rows on screen, from top to bottom, by the first row below each. A row that is in no group yet, since it is
 * new, counts to that of the row above it.
 */
export function headingsOf(shown: readonly string[], { groupOf }: RowGroups): ReadonlyMap<string, GroupHeading> {
  const headings = new Map<string, GroupHeading>();
  const texts = shown.map((key) => groupOf.get(key));
  let current = texts.find((text) => text !== undefined) ?? "";
  let start = 0;
  for (let at = 0; at <= shown.length; at += 1) {
    const text = at === shown.length ? undefined : (texts[at] ?? current);
    if (text === current) continue;
    const first = shown[start];
    if (first !== undefined) headings.set(first, { text: current, rowCount: at - start });
    start = at;
    current = text ?? "";
  }
  return headings;
}

/** The text in an editor that is open, as it stands. */
export interface OpenText {
  /** `sheetKey`. */
  readonly sheet: string;
  readonly rowKey: string;
  /** Key of the column. */
  readonly column: string;
  readonly text: string;
}

const sources = new Set<() => readonly OpenText[]>();

/** Registers an editor that reports its current text when asked; returns how to unregister it. */
export function offerOpenTexts(source: () => readonly OpenText[]): () => void {
  sources.add(source);
  return () => sources.delete(source);
}

/** All that is being typed just now, whether the session has heard of it or not. */
export const openTexts = (): readonly OpenText[] => [...sources].flatMap((source) => source());

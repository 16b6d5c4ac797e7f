/** What the columns of the table of effects say of one (EFFECTS-5): for which kind of card and which levels it is meant. */
export type ClassFlags = ReadonlySet<string>;

export type CardKind = "unit" | "spell";

export const kindFlag = (kind: CardKind): string => kind.toUpperCase();
export const levelFlag = (level: number): string => `LEVEL_${level}`;

/** The levels that an effect is meant for. */
export const levelsOf = (flags: ClassFlags): readonly number[] =>
  [1, 2, 3, 4, 5].filter((level) => flags.has(levelFlag(level)));

/** Whether the classes say for whom the effect is: one that they give no kind or no level was forgotten, and is for anybody. */
export const isClassified = (flags: ClassFlags): boolean =>
  (flags.has("UNIT") || flags.has("SPELL")) && levelsOf(flags).length > 0;

/** Whether the classes give an effect to cards of a kind and level. */
export const isFor = (flags: ClassFlags, kind: CardKind, level: number): boolean =>
  !isClassified(flags) || (flags.has(kindFlag(kind)) && flags.has(levelFlag(level)));

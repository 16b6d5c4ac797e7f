import type { DefinitionOrigin, PlayMaterial, SourceFile } from "../../shared/games/index.js";
import { joinCards, type JointCards, type NamedCards } from "../../shared/simulation/index.js";

/** A card as people know it. */
export interface CardInfo {
  readonly name: string;
  /** The row it was made of: of the cards as they are, or else as they were. */
  readonly origin: DefinitionOrigin;
  /** Whether there is such a card now. */
  readonly isThere: boolean;
}

/** A folder's cards, as a game reads them, with the files they were read from. */
export interface ReadCards {
  readonly material: PlayMaterial;
  readonly sources: readonly SourceFile[];
}

export interface NumberedCards extends JointCards {
  /** By number. */
  readonly infos: readonly CardInfo[];
}

/** The cards after an edit and before it, each known by its id, or by its place where it has none of its own. */
export function numberedCards(after: ReadCards, before: ReadCards | null): NumberedCards {
  const joint = joinCards(namedCards(after), before && namedCards(before));
  const infos: CardInfo[] = [];
  const describe = ({ material, sources }: ReadCards, numbers: readonly number[], isThere: boolean): void => {
    numbers.forEach((number, definition) => {
      const origin = material.origins[definition];
      if (origin) infos[number] ??= { name: nameOf(sources, origin), origin, isThere };
    });
  };
  describe(after, joint.cards.cards, true);
  if (before && joint.before) describe(before, joint.before.cards, false);
  return { ...joint, infos };
}

function namedCards({ material, sources }: ReadCards): NamedCards {
  const { definitions, decks, options, origins } = material;
  const seen = new Map<string, number>();
  const keys = origins.map((origin) => {
    const id = textOf(sources, origin, "id");
    const key = id === undefined ? `at ${origin.file} ${origin.table} ${origin.index}` : `${origin.table} ${id}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before === 0 ? key : `${key} again ${before}`;
  });
  return { definitions, decks, options, keys };
}

const nameOf = (sources: readonly SourceFile[], origin: DefinitionOrigin): string =>
  textOf(sources, origin, "name") ?? textOf(sources, origin, "id") ?? `${origin.table} ${origin.index}`;

function textOf(sources: readonly SourceFile[], { file, table, index }: DefinitionOrigin, column: string) {
  const rows: unknown = sources.find((source) => source.file === file)?.content[table];
  const row: unknown = Array.isArray(rows) ? rows[index] : undefined;
  if (typeof row !== "object" || row === null || !Object.hasOwn(row, column)) return undefined;
  const value: unknown = (row as Record<string, unknown>)[column];
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

import { decksOf, type BoundTable, type DefinitionOrigin, type PlayMaterial } from "../../shared/games/index.js";
import { joinCards, type JointCards, type NamedCards } from "../../shared/simulation/index.js";

/** A card as people know it. */
export interface CardInfo {
  readonly name: string;
  /** The row it was made of: of the cards as they are, or else as they were. */
  readonly origin: DefinitionOrigin;
  /** Whether there is such a card now. */
  readonly isThere: boolean;
}

/** A folder's cards, as a game reads them, with the tables they were read from. */
export interface ReadCards {
  readonly material: PlayMaterial;
  readonly tables: readonly BoundTable[];
}

export interface NumberedCards extends JointCards {
  /** By number. */
  readonly infos: readonly CardInfo[];
}

/** The cards after an edit and before it, each known by its id, or by its place where it has none of its own. */
export function numberedCards(after: ReadCards, before: ReadCards | null): NumberedCards {
  const joint = joinCards(namedCards(after), before && namedCards(before));
  const infos: CardInfo[] = [];
  const describe = ({ material, tables }: ReadCards, numbers: readonly number[], isThere: boolean): void => {
    numbers.forEach((number, definition) => {
      const origin = material.origins[definition];
      if (origin) infos[number] ??= { name: nameOf(tables, origin), origin, isThere };
    });
  };
  describe(after, joint.cards.cards, true);
  if (before && joint.before) describe(before, joint.before.cards, false);
  return { ...joint, infos };
}

function namedCards({ material, tables }: ReadCards): NamedCards {
  const { definitions, options, origins } = material;
  const seen = new Map<string, number>();
  const keys = origins.map((origin) => {
    const id = textOf(tables, origin, "id");
    const key = id === undefined ? `at ${origin.file} ${origin.table} ${origin.index}` : `${origin.table} ${id}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before === 0 ? key : `${key} again ${before}`;
  });
  return { definitions, decks: decksOf(material), options, keys };
}

const nameOf = (tables: readonly BoundTable[], origin: DefinitionOrigin): string =>
  textOf(tables, origin, "name") ?? textOf(tables, origin, "id") ?? `${origin.table} ${origin.index}`;

function textOf(tables: readonly BoundTable[], { file, table, index }: DefinitionOrigin, column: string) {
  const row = tables.find((each) => each.file === file && each.table.join(".") === table)?.rows[index];
  const value = row && Object.hasOwn(row, column) ? row[column] : undefined;
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

import {
  decksOf,
  type BoundTable,
  type Game,
  type DefinitionOrigin,
  type PlayMaterial,
} from "../../shared/games/index.js";
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
export function numberedCards(game: Game, after: ReadCards, before: ReadCards | null): NumberedCards {
  const joint = joinCards(namedCards(game, after), before && namedCards(game, before));
  const infos: CardInfo[] = [];
  const describe = (read: ReadCards, numbers: readonly number[], isThere: boolean): void => {
    numbers.forEach((number, at) => {
      const origin = read.material.origins[at];
      if (origin) infos[number] ??= { name: nameOf(game, read, at, origin), origin, isThere };
    });
  };
  describe(after, joint.cards.cards, true);
  if (before && joint.before) describe(before, joint.before.cards, false);
  return { ...joint, infos };
}

/** Whether a card without an id of its own has this key. */
export const isKnownByPlace = (key: string): boolean => key.startsWith("at ");

/** The cards with a key each: by their ids, or by their places. */
export function namedCards(game: Game, { material, tables }: ReadCards): NamedCards {
  const { definitions, options, origins } = material;
  const seen = new Map<string, number>();
  const keys = origins.map((origin) => {
    const id = idOf(game, tables, origin);
    const key = id === undefined ? `at ${origin.file} ${origin.table} ${origin.index}` : `${origin.table} ${id}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before === 0 ? key : `${key} again ${before}`;
  });
  return { definitions, decks: decksOf(material), options, keys };
}

function nameOf(game: Game, { material, tables }: ReadCards, at: number, origin: DefinitionOrigin): string {
  const name = game.play?.nameOf(material.definitions[at]).trim() ?? "";
  return name === "" ? (idOf(game, tables, origin) ?? `${origin.table} ${origin.index}`) : name;
}

/** What the row of a card has in the id column of its kind of sheet. */
function idOf({ sheets }: Game, tables: readonly BoundTable[], { file, table, index }: DefinitionOrigin) {
  const found = tables.find((each) => each.file === file && each.table.join(".") === table);
  const column = sheets.find(({ kind }) => kind === found?.kind)?.idColumn;
  const row = found?.rows[index];
  const value = row && column !== undefined && Object.hasOwn(row, column) ? row[column] : undefined;
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

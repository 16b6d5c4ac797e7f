import { fitsSchema, typedKeyCount, type SheetSchema, type TableShape } from "../sheet/index.js";
import type { SheetAddress } from "./problem.js";
import type { CheckedGame } from "./rule.js";
import type { Settings, TableBinding } from "./settings.js";

/** The game a table belongs to, and the schema that the game has for it. */
export interface Binding {
  readonly game: CheckedGame;
  readonly schema: SheetSchema;
}

/** A table that may belong to a game. */
export interface BindableTable extends TableShape {
  readonly address: SheetAddress;
  /** Whether it is a plain table. Where absent, it may be either. */
  readonly isSingle?: boolean | undefined;
}

/** Binds a table by what the workspace's settings say of it; undefined where they say nothing (VALIDATE-5). */
export function saidBinding(
  games: readonly CheckedGame[],
  { bindings }: Settings,
  { file, table }: SheetAddress,
): { readonly binding: Binding | undefined } | undefined {
  const key = table.join(".");
  const said = bindings.find((each) => each.file === file && (each.table === undefined || each.table === key));
  return said && { binding: bindingSaid(games, said, key) };
}

function bindingSaid(games: readonly CheckedGame[], said: TableBinding, key: string): Binding | undefined {
  const game = games.find(({ id }) => id === said.game);
  const schema =
    game?.sheets.find(({ kind }) => kind === said.kind) ??
    game?.sheets.find(({ tables }) => tables.includes(key)) ??
    game?.sheets[0];
  return game && schema ? { game, schema } : undefined;
}

/** The kinds of sheet that a table can be, by its key, its columns and their values: one of each game, in the order of the games. */
export const fittingBindings = (games: readonly CheckedGame[], table: BindableTable): readonly Binding[] =>
  games.flatMap((game): Binding[] => {
    const key = table.address.table.join(".");
    const fitting = game.sheets.filter(
      (schema) =>
        fitsSchema(schema, key, table) &&
        (table.isSingle === undefined || table.isSingle === (schema.isSingle ?? false)),
    );
    const schema = mostTyped(fitting, (each) => each) ?? fitting[0];
    return schema ? [{ game, schema }] : [];
  });

/** The one whose signature says most of the values of its columns; undefined where several say as much. */
export function mostTyped<Item>(items: readonly Item[], schemaOf: (item: Item) => SheetSchema): Item | undefined {
  const counts = items.map((item) => typedKeyCount(schemaOf(item)));
  const most = Math.max(...counts);
  const [found, ...others] = items.filter((_, at) => counts[at] === most);
  return others.length === 0 ? found : undefined;
}

export const sameBinding = (a: Binding | undefined, b: Binding | undefined): boolean =>
  a?.game === b?.game && a?.schema === b?.schema;

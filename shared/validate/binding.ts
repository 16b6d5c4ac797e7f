import { schemaOf, type SheetSchema } from "../sheet/index.js";
import type { SheetAddress } from "./problem.js";
import type { CheckedGame } from "./rule.js";
import type { Settings } from "./settings.js";

/** The game a table belongs to, and what that game knows of it. */
export interface Binding {
  readonly game: CheckedGame;
  readonly schema: SheetSchema;
}

/** Binds a table by what the workspace's settings say of it, else by its key and columns (VALIDATE-5). */
export function bindingOf(
  games: readonly CheckedGame[],
  { bindings }: Settings,
  { file, table }: SheetAddress,
  columns: ReadonlySet<string>,
): Binding | undefined {
  const key = table.join(".");
  const said = bindings.find((each) => each.file === file && (each.table === undefined || each.table === key));
  if (said) {
    const game = games.find(({ id }) => id === said.game);
    const schema =
      game?.sheets.find(({ kind }) => kind === said.kind) ??
      game?.sheets.find(({ tables }) => tables.includes(key)) ??
      game?.sheets[0];
    return game && schema ? { game, schema } : undefined;
  }
  for (const game of games) {
    const schema = schemaOf(game.sheets, key, columns);
    if (schema) return { game, schema };
  }
  return undefined;
}

export const sameBinding = (a: Binding | undefined, b: Binding | undefined): boolean =>
  a?.game === b?.game && a?.schema === b?.schema;

import { failed, ok, type Fault, type Result, type Steps } from "../base/index.js";
import type { Artifacts, Generated } from "./artifact.js";
import { boundTables, type FolderTable } from "./folder-tables.js";
import type { Game } from "./game.js";

/** The files that several games generate. */
export interface FolderGenerated extends Generated {
  /** Names of the files that are always made: the main one of each game. */
  readonly mains: ReadonlySet<string>;
}

const namesOf = ({ main, extras }: Artifacts): readonly string[] => [main, ...extras];

/** Names of all files these games can generate. */
export const artifactNames = (games: readonly Game[]): ReadonlySet<string> =>
  new Set(games.flatMap(({ artifacts }) => (artifacts ? namesOf(artifacts) : [])));

/** Generates the files of each of these games. Fails where none has any, or two make a file of one name. */
export function* generateAll(games: readonly Game[], tables: readonly FolderTable[]): Steps<Result<FolderGenerated>> {
  const making = games.flatMap(({ id, title, artifacts }) => (artifacts ? [{ id, title, artifacts }] : []));
  if (making.length === 0) {
    const message = "No table here belongs to a game with generated files.";
    return failed({ code: "cli/no-artifacts", message });
  }
  const clash = sameName(making);
  if (clash) return failed(clash);
  const parts: Generated[] = [];
  for (const game of making) parts.push(yield* game.artifacts.generate(boundTables(tables, game)));
  return ok({
    files: parts.flatMap(({ files }) => files),
    failed: parts.flatMap((part) => part.failed),
    duplicates: parts.flatMap(({ duplicates }) => duplicates),
    mains: new Set(making.map(({ artifacts }) => artifacts.main)),
  });
}

function sameName(making: readonly { readonly title: string; readonly artifacts: Artifacts }[]): Fault | undefined {
  const owners = new Map<string, string>();
  for (const { title, artifacts } of making) {
    for (const name of namesOf(artifacts)) {
      const other = owners.get(name);
      if (other !== undefined) {
        const message = `${other} and ${title} both generate a file ${name}.`;
        return { code: "artifacts/same-name", message, suggestion: "generate the files of one game at a time" };
      }
      owners.set(name, title);
    }
  }
  return undefined;
}

import type { Fault } from "../../shared/base/index.js";
import { languageOfBinding, plainKinds, type FolderTable } from "../../shared/games/index.js";
import { folderDifference, tableView, type TableDifference, type TableView } from "../../shared/revision/index.js";
import { type TomlDocument } from "../../shared/toml/index.js";
import { bindingsIn, type Bindings, tableAddress } from "./bindings.js";
import { describeFault, type Output } from "./output.js";
import type { Version, Versions } from "./versions.js";

/** Whether some file was left out, so that nobody can say that nothing changed. */
export const isPartial = ({ before, after }: Versions): boolean => before.broken.size + after.broken.size > 0;

/**
 * Compares two versions of a folder. A file that one of them cannot be read in is left out of both, which is said: else all its
 * rows would seem to be new or gone.
 */
export function describeDifference({ before, after }: Versions, output: Output): readonly TableView[] {
  const broken = new Map([...before.broken, ...after.broken]);
  for (const [name, fault] of broken) output.remark(`${describeFault({ file: name, ...fault })} Left out.`);
  return differencesOf({ before, after }, broken).map(({ difference, binding }) =>
    tableView(difference, languageOfBinding(binding)),
  );
}

interface BoundDifference {
  readonly difference: TableDifference;
  readonly binding: FolderTable["binding"];
}

/** The tables that differ, but for those of broken files. */
function differencesOf(
  { before, after }: Pick<Versions, "before" | "after">,
  broken: ReadonlyMap<string, Fault>,
): readonly BoundDifference[] {
  const readable = ({ documents }: Version): ReadonlyMap<string, TomlDocument> =>
    new Map([...documents].filter(([name]) => !broken.has(name)));
  const bindings = bindingsOf({ before, after });
  const differences = folderDifference(readable(before), readable(after), {
    schemaOf: ({ file, path }) => bindings.get(tableAddress(file, path))?.schema,
    plainKinds,
  });
  return differences.map((difference) => {
    const { file = "", path = [] } = difference.after ?? difference.before ?? {};
    return { difference, binding: bindings.get(tableAddress(file, path)) };
  });
}

/**
 * Where the rows are, by the addresses of their tables, that are new or changed in the version after. Rows of a file that cannot
 * be read before are all new.
 */
export function changedPlaces({ before, after }: Versions): ReadonlyMap<string, ReadonlySet<number>> {
  const differences = differencesOf({ before, after }, after.broken);
  return new Map(
    differences.flatMap(({ difference: { after: table, rows } }) => {
      if (table === undefined) return [];
      const places = rows.flatMap((row) => {
        if (row.kind === "removed" || (row.kind === "changed" && row.cells.length === 0)) return [];
        return [row.after];
      });
      return [[tableAddress(table.file, table.path), new Set(places)] as const];
    }),
  );
}

/** The games of all tables: as they are bound in the version after, and for those that are gone in the one before. */
const bindingsOf = ({ before, after }: Pick<Versions, "before" | "after">): Bindings =>
  new Map([...bindingsIn(before), ...bindingsIn(after)]);

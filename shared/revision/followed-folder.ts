import type { SheetSchema } from "../sheet/index.js";
import type { TomlDocument } from "../toml/index.js";
import { folderDifference, type FolderKnowledge, type FolderVersion } from "./folder.js";
import { FollowedTable } from "./followed-table.js";
import { tableDifference, type TableDifference, type TableVersion } from "./table.js";

interface Followed {
  readonly before: TomlDocument | undefined;
  readonly schema: SheetSchema | undefined;
  readonly table: FollowedTable;
}

/** A folder that is compared with an earlier version of it again and again while it is edited: `folderDifference`, but quick. */
export class FollowedFolder {
  #tables = new Map<string, Followed>();

  difference(before: FolderVersion, after: FolderVersion, knowledge: FolderKnowledge): TableDifference[] {
    const known = this.#tables;
    // Only the tables of this comparison are remembered for the next.
    this.#tables = new Map();
    return folderDifference(before, after, knowledge, (old, fresh, schema) => {
      if (!fresh) return tableDifference(old, fresh, schema);
      const address = JSON.stringify([old?.file ?? null, fresh.file, ...fresh.path]);
      const table = followed(known.get(address), old, schema);
      this.#tables.set(address, table);
      return table.table.difference(fresh);
    });
  }
}

const followed = (
  known: Followed | undefined,
  before: TableVersion | undefined,
  schema: SheetSchema | undefined,
): Followed =>
  known && known.before === before?.document && known.schema === schema
    ? known
    : { before: before?.document, schema, table: new FollowedTable(before, schema) };

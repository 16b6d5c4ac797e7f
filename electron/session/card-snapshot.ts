import type { Steps } from "../../shared/base/index.js";
import type { CallRequest, CardsOnScreen } from "../../shared/bridge/index.js";
import { folderTables, games, readFolderSettings, type FolderTable } from "../../shared/games/index.js";
import type { WireValue } from "../../shared/toml/index.js";
import { settingsFile } from "../../shared/validate/index.js";
import {
  contentOnScreen,
  filesOnScreen,
  sheetBinding,
  type FileOnScreen,
  type SheetBinding,
  type TableOnScreen,
  type WorkspaceState,
} from "../../shared/workspace/index.js";
import { yieldToEventLoop } from "../files/index.js";

/** The cards of a folder as they stood on screen in one moment. */
export type CardSnapshot = readonly FileOnScreen[];

/** A file as games read it. */
export interface CardSource {
  readonly file: string;
  readonly content: Readonly<Record<string, WireValue>>;
}

/** What the files hold, in the order of their names; computed in slices, so that other calls have their turn. */
export async function sourcesOf(snapshot: CardSnapshot): Promise<readonly CardSource[]> {
  const sources: CardSource[] = [];
  for (const each of snapshot) sources.push({ file: each.file, content: await slowly(contentOnScreen(each)) });
  return sources.sort((a, b) => Buffer.compare(Buffer.from(a.file), Buffer.from(b.file)));
}

/** The tables of files that were on screen, with the games they belong to, as the settings and their columns say. */
export const tablesOf = ({ files }: WorkspaceState, sources: readonly CardSource[]): readonly FolderTable[] =>
  folderTables(games, sources, readFolderSettings(games, files.get(settingsFile)?.content?.document));

/** The tables of a game as they stand on screen, for a page that plays with them. */
export async function cardsOnScreen(
  state: WorkspaceState,
  { game, typed }: CallRequest<"cards/on-screen">,
): Promise<CardsOnScreen> {
  const bindings = new Map<TableOnScreen, SheetBinding>();
  const snapshot = filesOnScreen(state, typed).flatMap((each) => {
    const tables = each.tables.filter((table) => {
      const binding = sheetBinding(state, { file: each.file, table: table.path });
      if (binding?.game === game) bindings.set(table, binding);
      return binding?.game === game;
    });
    return tables.length === 0 ? [] : [{ ...each, tables }];
  });
  const contents = new Map((await sourcesOf(snapshot)).map(({ file, content }) => [file, content]));
  return {
    tables: [...contents].flatMap(([file, content]) => {
      const tables = snapshot.find((each) => each.file === file)?.tables ?? [];
      return tables.map((table) => {
        const { kind = "", lexicon } = bindings.get(table) ?? {};
        const rows = rowsAt(content, table.path);
        return { sheet: { file, table: table.path }, kind, rowKeys: table.keys, rows, ...(lexicon && { lexicon }) };
      });
    }),
  };
}

type Row = CardsOnScreen["tables"][number]["rows"][number];

const isRow = (value: WireValue | undefined): value is Row => typeof value === "object" && !Array.isArray(value);

/** The rows of a table, a plain table as one row. */
function rowsAt(content: Row, path: readonly string[]): readonly Row[] {
  let value: WireValue | undefined = content;
  for (const key of path) value = isRow(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  const rows: readonly (WireValue | undefined)[] = Array.isArray(value) ? value : [value];
  return rows.map((row) => (isRow(row) ? row : {}));
}

/** Carries out work in slices, so that other calls have their turn. */
export async function slowly<Outcome>(work: Steps<Outcome>): Promise<Outcome> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await yieldToEventLoop();
  }
}

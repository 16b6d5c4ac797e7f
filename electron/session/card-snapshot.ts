import type { Steps } from "../../shared/base/index.js";
import type { CallRequest, CardsOnScreen } from "../../shared/bridge/index.js";
import { folderTables, games, gamesOfTables, type Game } from "../../shared/games/index.js";
import type { WireValue } from "../../shared/toml/index.js";
import { readSettings, settingsFile } from "../../shared/validate/index.js";
import {
  contentOnScreen,
  filesOnScreen,
  sheetBinding,
  type FileOnScreen,
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

/** The games that tables of the folder belong to, as its settings and their columns say. */
export const gamesOfFolder = ({ files }: WorkspaceState, sources: readonly CardSource[]): readonly Game[] =>
  gamesOfTables(games, folderTables(games, sources, readSettings(files.get(settingsFile)?.content?.document)));

/** The tables of a game as they stand on screen, for a page that plays with them. */
export async function cardsOnScreen(
  state: WorkspaceState,
  { game, typed }: CallRequest<"cards/on-screen">,
): Promise<CardsOnScreen> {
  const snapshot = filesOnScreen(state, typed).flatMap((each) => {
    const tables = each.tables.filter(
      ({ path }) => sheetBinding(state, { file: each.file, table: path })?.game === game,
    );
    return tables.length === 0 ? [] : [{ ...each, tables }];
  });
  const sources = await sourcesOf(snapshot);
  const keys = new Map(snapshot.map(({ file, tables }) => [file, new Set(tables.map(({ path: [key] }) => key))]));
  return {
    files: sources.map(({ file, content }) => ({
      file,
      content: Object.fromEntries(Object.entries(content).filter(([key]) => keys.get(file)?.has(key) === true)),
    })),
    tables: snapshot.flatMap(({ file, tables }) =>
      tables.map(({ path, keys: rowKeys }) => ({ sheet: { file, table: path }, rowKeys })),
    ),
  };
}

async function slowly<Outcome>(work: Steps<Outcome>): Promise<Outcome> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await yieldToEventLoop();
  }
}

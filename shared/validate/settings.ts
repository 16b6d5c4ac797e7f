import { failed, ok, type Fault, type Result } from "../base/index.js";
import {
  deleteRow,
  insertRow,
  removeKey,
  setValue,
  valueAt,
  type Edited,
  type TomlDocument,
  type TomlValue,
} from "../toml/index.js";
import { imageFolderOf } from "./image-folder.js";
import { severities, type Severity } from "./problem.js";

/** Which game a table belongs to, where its columns do not say so. `game` null: to none. */
export interface TableBinding {
  readonly file: string;
  /** The table's key; every table of the file where absent. */
  readonly table?: string | undefined;
  readonly game: string | null;
  /** The kind of sheet; where absent, the first of the game's that stands under the table's key, else its first. */
  readonly kind?: string | undefined;
}

/** Tables of a game in the settings, by their names: lists of texts by their keys. */
export type GameLists = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** How names and texts are spelled. */
export interface Spelling {
  /** `en`; undefined where the check is off. */
  readonly language?: string | undefined;
  readonly words: readonly string[];
}

/** What a workspace lays down for everybody who works in it. */
export interface Settings {
  readonly severities: ReadonlyMap<string, Severity | "off">;
  readonly bindings: readonly TableBinding[];
  /** Where pictures of cards are looked for by number, relative to the workspace, in the form that `imageFolderOf` returns. */
  readonly imageFolder?: string;
  /** The language of names and texts, whose spelling is checked where it is set, and words that are right in them. */
  readonly spelling?: Spelling;
  /** The settings of games by game id: for `[ttcg.style-patterns]`, the lists in that table. */
  readonly ofGames?: ReadonlyMap<string, GameLists>;
}

export const noSettings: Settings = { severities: new Map(), bindings: [] };

/** The only file of ours in a workspace (VALIDATE-6). */
export const settingsFile = ".cardwright/workspace.toml";

/**
 * Reads `.cardwright/workspace.toml`: severities by code under `[severities]`, `[[sheets]]` with `file`, `table`, `game`
 * (`none`: of no game) and `kind`, `folder` under `[images]`, `language` and `words` under `[spelling]`, and lists of texts in tables of games, such as
 * `[ttcg.style-patterns]`, for the ids of `games`. What cannot be used is left out.
 */
export function readSettings(document: TomlDocument | undefined, games: readonly string[] = []): Settings {
  if (!document) return noSettings;
  const said = valueAt(document, ["severities"]);
  const sheets = valueAt(document, ["sheets"]);
  const imageFolder = readImageFolder(document);
  const ofGames = readGames(document, games);
  const spelling = readSpelling(document);
  return {
    severities: new Map(
      said?.kind === "table" ? [...said.entries].flatMap(([code, value]) => readSeverity(code, value)) : [],
    ),
    bindings: sheets?.kind === "array" ? sheets.items.flatMap(readBinding) : [],
    ...(imageFolder === undefined ? {} : { imageFolder }),
    ...(spelling ? { spelling } : {}),
    ...(ofGames.size === 0 ? {} : { ofGames }),
  };
}

function readGames(document: TomlDocument, games: readonly string[]): ReadonlyMap<string, GameLists> {
  const said = games.map((game): [string, GameLists] => [
    game,
    new Map(tablesIn(valueAt(document, [game])).map(([name, lists]) => [name, listsIn(lists)])),
  ]);
  return new Map(said.filter(([, tables]) => tables.size > 0));
}

const tablesIn = (value: TomlValue | undefined): readonly (readonly [string, TomlValue])[] =>
  value?.kind === "table" ? [...value.entries].filter(([, each]) => each.kind === "table") : [];

const listsIn = (value: TomlValue): ReadonlyMap<string, readonly string[]> =>
  new Map(
    value.kind === "table"
      ? [...value.entries].flatMap(([key, list]): [string, readonly string[]][] =>
          list.kind === "array"
            ? [[key, list.items.flatMap((item) => (item.kind === "string" ? [item.value] : []))]]
            : [],
        )
      : [],
  );

/** The folder of images alone, for views that are made often. */
export function readImageFolder(document: TomlDocument): string | undefined {
  const said = valueAt(document, ["images", "folder"]);
  if (said?.kind !== "string") return undefined;
  const folder = imageFolderOf(said.value);
  return folder.ok ? folder.value : undefined;
}

const textsIn = (value: TomlValue | undefined): readonly string[] =>
  value?.kind === "array" ? value.items.flatMap((item) => (item.kind === "string" ? [item.value] : [])) : [];

/** How names and texts are spelled; undefined where nothing is said of it. */
function readSpelling(document: TomlDocument): Spelling | undefined {
  if (valueAt(document, ["spelling"])?.kind !== "table") return undefined;
  const language = valueAt(document, ["spelling", "language"]);
  const words = textsIn(valueAt(document, ["spelling", "words"]));
  return { language: language?.kind === "string" ? language.value : undefined, words };
}

function readSeverity(code: string, value: TomlValue): [string, Severity | "off"][] {
  const severity = [...severities, "off" as const].find((each) => value.kind === "string" && each === value.value);
  return severity === undefined ? [] : [[code, severity]];
}

function readBinding(value: TomlValue): TableBinding[] {
  if (value.kind !== "table") return [];
  const text = (key: string): string | undefined => {
    const found = value.entries.get(key);
    return found?.kind === "string" ? found.value : undefined;
  };
  const [file, game] = [text("file"), text("game")];
  if (file === undefined || game === undefined) return [];
  return [{ file, game: game === "none" || game === "" ? null : game, table: text("table"), kind: text("kind") }];
}

/** Sets how severe a code is in this workspace; null leaves it to the rule. Fails where `severities` is not a table. */
export const setSeverity = (document: TomlDocument, code: string, severity: Severity | "off" | null): Result<Edited> =>
  setEntry(document, "severities", code, severity);

/** Sets the folder of images of this workspace; null takes it back. Fails where `images` is not a table. */
export const setImageFolder = (document: TomlDocument, folder: string | null): Result<Edited> =>
  setEntry(document, "images", "folder", folder);

/** Sets the language of names and texts, whose spelling is checked then; null takes it back. Fails where `spelling` is not a table. */
export const setSpelling = (document: TomlDocument, language: string | null): Result<Edited> =>
  setEntry(document, "spelling", "language", language);

/** Adds words to the dictionary of the workspace and takes others out. Fails where `spelling` is not a table. */
export function setWords(
  document: TomlDocument,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Result<Edited> {
  const said = valueAt(document, ["spelling"]);
  if (said !== undefined && said.kind !== "table") return failed(notATable("spelling"));
  const present = textsIn(valueAt(document, ["spelling", "words"]));
  const words = [...new Set([...present.filter((word) => !remove.includes(word)), ...add])];
  if (words.length === 0 && present.length > 0) return removeKey(document, ["spelling", "words"]);
  if (words.length === present.length && words.every((word, at) => word === present[at]))
    return ok({ doc: document, changes: [], inverse: [] });
  const items = words.map((value) => ({ kind: "string", value }) as const);
  return setValue(document, ["spelling", "words"], { kind: "array", items });
}

/** Says which game a table belongs to, or with null takes that back. Fails where `sheets` is not a list of tables. */
export function setBinding(
  document: TomlDocument,
  before: TableBinding | null,
  after: TableBinding | null,
): Result<Edited> {
  const wanted = after ?? before;
  const list = valueAt(document, ["sheets"]);
  if (list !== undefined && list.kind !== "array") {
    return failed({ code: "settings/not-a-list", message: `sheets in ${settingsFile} is not a list of tables.` });
  }
  const said = (list?.items ?? []).map((item) => readBinding(item)[0]);
  const place = said.findIndex((each) => each?.file === wanted?.file && each?.table === wanted?.table);
  if (!after)
    return place === -1 ? ok({ doc: document, changes: [], inverse: [] }) : deleteRow(document, ["sheets"], place);
  const game = { kind: "string", value: after.game ?? "none" } as const;
  if (place !== -1) return setValue(document, ["sheets", place, "game"], game);
  const { file, table, kind } = after;
  const entries = Object.entries({ file, table, game: game.value, kind }).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: { kind: "string", value } as const }],
  );
  return insertRow(document, ["sheets"], said.length, { entries });
}

const notATable = (table: string): Fault => ({
  code: "settings/not-a-table",
  message: `${table} in ${settingsFile} is not a table.`,
});

function setEntry(document: TomlDocument, table: string, key: string, text: string | null): Result<Edited> {
  const said = valueAt(document, [table]);
  if (said !== undefined && said.kind !== "table") {
    return failed(notATable(table));
  }
  if (text === null) {
    if (!said?.entries.has(key)) return ok({ doc: document, changes: [], inverse: [] });
    return removeKey(document, [table, key]);
  }
  return setValue(document, [table, key], { kind: "string", value: text });
}

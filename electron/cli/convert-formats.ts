import { randomBytes } from "node:crypto";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import {
  convert,
  formatNames,
  formatOfFile,
  inputFormats,
  readTableName,
  type FormatName,
  type InputFormat,
  type Source,
} from "../../shared/formats/index.js";
import { games, type GameFormat } from "../../shared/games/index.js";
import { randomUuid } from "../../shared/sheet/index.js";
import { parseDocument } from "../../shared/toml/index.js";

/** Formats of games, which become TOML and come from it. */
export const gameFormats: readonly GameFormat[] = games.flatMap(({ formats = [] }) => formats);

/** What `convert` was asked to do with a file. */
export interface ConvertRequest {
  readonly input: string;
  readonly target: string;
  readonly as?: string | undefined;
  readonly from?: string | undefined;
  readonly table?: string | undefined;
  readonly force: boolean;
  readonly update: boolean;
  readonly raw: boolean;
}

/** The formats a file is read in and written in. */
export interface Formats {
  readonly from: InputFormat | GameFormat;
  readonly to: FormatName | GameFormat;
}

/** Which formats are meant: those that are named, else those that the names and the text speak of. */
export function formatsOf({ input, target, as, from, update, raw }: ConvertRequest, text: string): Result<Formats> {
  const named = gameFormat(as);
  // A card list has no place in a TOML file, so what is named is what the list to be read is in.
  const isImport = named !== undefined && from === undefined && formatOfFile(target) === "toml";
  const reading = isImport ? named : (gameFormat(from) ?? plainFormat(from) ?? formatOfText(input, text));
  const writing = isImport ? "toml" : (named ?? formatNames.find((name) => name === as) ?? formatOfFile(target));
  if (!reading) return failed(noFormat(input, "--from"));
  if (!writing) return failed(noFormat(target, "--as"));
  if (update && (writing !== "toml" || target === "-")) {
    return failed({ code: "cli/not-updatable", message: "Only a TOML file can be updated." });
  }
  if (raw && writing !== "csv") {
    return failed({ code: "cli/not-raw", message: "--raw applies to CSV only, and another format is to be written." });
  }
  return ok({ from: reading, to: writing });
}

const gameFormat = (name: string | undefined): GameFormat | undefined =>
  gameFormats.find((format) => format.name === name);

const plainFormat = (name: string | undefined): InputFormat | undefined =>
  inputFormats.find((format) => format === name);

function formatOfText(fileName: string, text: string): InputFormat | GameFormat | undefined {
  const byName = formatOfFile(fileName);
  const recognised = gameFormats.find((format) => format.extension === byName && format.recognises(text));
  return recognised ?? byName;
}

/** What is read, in a format that is not a game's. */
export interface Plain {
  readonly text: string;
  readonly source: Source;
}

/** The text as TOML where it is in the format of a game. */
export function asPlain(
  text: string,
  { input, target, table, update }: ConvertRequest,
  from: Formats["from"],
): Result<Plain> {
  const named = table === undefined ? undefined : readTableName(table);
  const fileName = input === "-" ? target : input;
  const outputName = target === "-" ? undefined : target;
  if (typeof from === "string") return ok({ text, source: { from, fileName, table: named, outputName } });
  const rows = named ?? from.table;
  const toml = from.toToml(text, rows, update ? undefined : () => randomUuid(randomInt32));
  return toml.ok ? ok({ text: toml.value, source: { from: "toml", fileName, table: rows, outputName } }) : toml;
}

/** The text in the format that is written. */
export function inFormat({ text, source }: Plain, to: Formats["to"]): Result<string> {
  if (typeof to === "string") return convert(text, { ...source, to });
  const table = source.table ?? to.table;
  const toml = convert(text, { ...source, table, to: "toml" });
  if (!toml.ok) return toml;
  const document = parseDocument(toml.value);
  return document.ok ? to.fromToml(document.value, table) : document;
}

const noFormat = (file: string, option: string): Fault => ({
  code: "cli/no-format",
  message: `The format of “${file}” cannot be inferred from its name.`,
  suggestion: `${option} FORMAT`,
});

const randomInt32 = (): number => randomBytes(4).readInt32LE();

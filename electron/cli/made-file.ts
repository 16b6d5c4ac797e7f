import { stat } from "node:fs/promises";
import { join } from "node:path";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import { NotDrawn, type CardFiles } from "../print/index.js";
import { systemClock, writePiecesWhole } from "../files/index.js";
import { emptyName } from "./named-path.js";
import { disk, tidily } from "./store.js";

/** A number with the word for what is counted: `1 card`, `2 cards`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

/** What a file is made of: a text, bytes, or pieces that come while it is written. */
export type Content = string | Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Writes a file that a command makes, whole or not at all. Without `replaces` it must be a new one. No command makes TOML this
 * way, so card files and settings are never replaced.
 */
export async function writeMade(path: string, content: Content, replaces: boolean): Promise<Result<null>> {
  const refused = refusedName(path);
  if (refused) return failed(refused);
  const pieces = typeof content === "string" || content instanceof Uint8Array ? onePiece(content) : content;
  const written = await tidily(() => writePiecesWhole(disk, systemClock, path, pieces, replaces)).catch(faultOfCard);
  if (written.ok || replaces || written.error.code !== "file/exists") return written;
  return failed({ ...written.error, ...forceAdvice });
}

const notOverToml: Fault = {
  code: "file/toml",
  message: "A .toml file holds cards or settings; this output is neither.",
  suggestion: "another name for the file to write",
};
const forceAdvice = { suggestion: "--force to replace it" };

/** Refuses a place before hours are spent on what should be there; `writeMade` refuses it in any case. */
export async function expectPlace(path: string, replaces: boolean): Promise<Result<null>> {
  const refused = refusedName(path);
  if (refused) return failed(refused);
  let isFile: boolean;
  try {
    isFile = (await stat(path)).isFile();
  } catch {
    return ok(null);
  }
  if (!isFile)
    return failed({
      code: "file/not-a-file",
      message: "This is not a regular file, so nothing is written here.",
      file: path,
    });
  if (replaces) return ok(null);
  return failed({ code: "file/exists", message: "The file is there already.", file: path, ...forceAdvice });
}

/** Why no command makes a file of this name. */
function refusedName(path: string): Fault | undefined {
  if (path === "") return emptyName("file");
  return /\.toml$/iu.test(path) ? { ...notOverToml, file: path } : undefined;
}

/** Writes files that a command makes to a folder as they are made; returns how many. Fails at the first that cannot be written. */
export async function writeAllMade(folder: string, files: CardFiles, replaces: boolean): Promise<Result<number>> {
  let count = 0;
  try {
    for await (const { path, content } of files) {
      const written = await writeMade(join(folder, path), content, replaces);
      if (!written.ok) return written;
      count += 1;
    }
  } catch (error) {
    return faultOfCard(error);
  }
  return ok(count);
}

/** Why a card of a file cannot be drawn; other errors are not expected and go on. */
function faultOfCard(error: unknown): Result<never> {
  if (error instanceof NotDrawn) return failed(error.fault);
  throw error;
}

async function* onePiece(bytes: Uint8Array | string): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  yield typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
}

import { failed, type Result } from "../../shared/base/index.js";
import { systemClock, writePiecesWhole } from "../files/index.js";
import { disk } from "./store.js";

/** A number with the word for what is counted: `1 card`, `2 cards`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

/** What a file is made of: a text, bytes, or pieces that come while it is written. */
export type Content = string | Uint8Array | AsyncIterable<Uint8Array>;

/** Writes a file that a command makes, whole or not at all. Without `replaces` it must be a new one. */
export async function writeMade(path: string, content: Content, replaces: boolean): Promise<Result<null>> {
  const pieces = typeof content === "string" || content instanceof Uint8Array ? onePiece(content) : content;
  const written = await writePiecesWhole(disk, systemClock, path, pieces, replaces);
  if (written.ok || written.error.code !== "file/exists") return written;
  return failed({ ...written.error, suggestion: "--force to replace it" });
}

async function* onePiece(bytes: Uint8Array | string): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  yield typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
}

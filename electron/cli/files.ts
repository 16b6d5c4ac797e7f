import { failed, neverHappens, ok, type Fault, type Result } from "../../shared/base/index.js";
import { parseDocument, type TomlDocument } from "../../shared/toml/index.js";
import type { DiskStamp, ReadOutcome } from "../../shared/workspace/index.js";
import type { HeldFile, ImagePiece } from "../files/index.js";
import type { CliContext } from "./command.js";
import { emptyName } from "./named-path.js";
import type { Output } from "./output.js";
import { withFile } from "./store.js";

/** How often an edit is retried because another program changed the file in between. */
const mostTries = 5;

/** A file that was named on the command line. */
export interface ReadFile {
  readonly text: string;
  readonly stamp: DiskStamp;
}

/** What is said of a file whose content is no TOML, not even text. */
export const isBrokenFault = ({ line }: Fault): boolean => line !== undefined;

function contentOf(outcome: ReadOutcome, path: string): Result<ReadFile> {
  switch (outcome.kind) {
    case "content":
      return ok(outcome);
    case "not-text":
    case "unreadable":
      return failed({ ...outcome.fault, file: path });
    case "missing":
      return failed({ code: "file/not-found", message: "File not found.", file: path });
    default:
      return neverHappens(outcome);
  }
}

export const readText = (path: string, output: Output): Promise<Result<ReadFile>> =>
  path === ""
    ? Promise.resolve(failed(emptyName("file")))
    : withFile(path, output, async (file) => contentOf(await file.read(), path));

/** The text of a file, or for `-` of the standard input. */
export async function readTextOrInput(context: CliContext, path: string): Promise<Result<string>> {
  if (path === "-") return context.readInput();
  const read = await readText(path, context.output);
  return read.ok ? ok(read.value.text) : read;
}

/** Reads a file as TOML; faults name it as it was named. */
export async function readToml(path: string, output: Output): Promise<Result<TomlDocument>> {
  const read = await readText(path, output);
  return read.ok ? parsed(read.value.text, path) : read;
}

function parsed(text: string, path: string): Result<TomlDocument> {
  const document = parseDocument(text);
  return document.ok ? document : failed({ ...document.error, file: path });
}

/** An edit of a whole document; its second result is passed on once the edit is on disk. */
export type DocumentEdit<Value> = (document: TomlDocument) => Result<{
  readonly document: TomlDocument;
  readonly value: Value;
}>;

/**
 * Makes an edit on the file as it is now, durably and as a whole or not at all, while no other program of ours writes it:
 * edits by several processes are made one after the other. When a program that knows no lock changes the file in between,
 * the edit is made again on what that left. An edit that changes nothing writes nothing.
 */
export function editFile<Value>(
  path: string,
  output: Output,
  edit: DocumentEdit<Value>,
  patienceMs?: number,
): Promise<Result<Value>> {
  return exclusively(path, output, (held) => editHeld(path, held, edit), patienceMs);
}

async function exclusively<Value>(
  path: string,
  output: Output,
  act: (held: HeldFile) => Promise<Result<Value>>,
  patienceMs?: number,
): Promise<Result<Value>> {
  if (path === "") return failed(emptyName("file"));
  const done = await withFile(path, output, (file) => file.exclusively(act), patienceMs);
  return done.ok ? done.value : failed({ ...done.error, file: path });
}

async function editHeld<Value>(path: string, held: HeldFile, edit: DocumentEdit<Value>): Promise<Result<Value>> {
  let outcome = await held.read();
  for (let tries = 0; tries < mostTries; tries += 1) {
    const content = contentOf(outcome, path);
    if (!content.ok) return content;
    const document = parsed(content.value.text, path);
    if (!document.ok) return document;
    const edited = edit(document.value);
    if (!edited.ok) return failed({ ...edited.error, file: path });
    if (edited.value.document === document.value) return ok(edited.value.value);
    if (outcome.kind === "content" && outcome.readOnly !== undefined) return failed(readOnly(path, outcome.readOnly));
    const written = await held.write([...edited.value.document.chunks], content.value.stamp);
    if (written.kind === "written") return ok(edited.value.value);
    if (written.kind === "failed") return failed({ ...written.fault, file: path });
    outcome = written.found;
  }
  return failed({ code: "file/busy", message: "Another program keeps changing it; nothing was written.", file: path });
}

const readOnly = (path: string, reason: string): Fault => ({
  code: "file/read-only",
  message: `Nothing was written. ${reason}`,
  file: path,
});

/** Writes a text as a file. Without `replace` the file must be a new one. */
export function writeText(path: string, output: Output, text: string, replace: boolean): Promise<Result<null>> {
  return exclusively(path, output, async (held): Promise<Result<null>> => {
    const found = await held.read();
    if (found.kind === "unreadable") return failed({ ...found.fault, file: path });
    if (found.kind !== "missing" && !replace) return failed(alreadyThere(path));
    if (found.kind !== "missing" && found.readOnly !== undefined) return failed(readOnly(path, found.readOnly));
    const piece: ImagePiece = { text, byteLength: Buffer.byteLength(text) };
    const written = await held.write([piece], found.kind === "missing" ? null : found.stamp);
    if (written.kind === "written") return ok(null);
    if (written.kind === "failed") return failed({ ...written.fault, file: path });
    return failed({ code: "file/busy", message: "Another program changed it; nothing was written.", file: path });
  });
}

const alreadyThere = (path: string): Fault => ({
  code: "file/exists",
  message: "The file already exists.",
  suggestion: "--update to update its rows, --force to replace it",
  file: path,
});

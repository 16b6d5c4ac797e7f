import { ok, type Fault, type Result } from "../../shared/base/index.js";
import { decodeBytes, parseDocument, type TomlDocument } from "../../shared/toml/index.js";
import { commitOf, filesAt } from "./files.js";

/** TOML files by name, and why others cannot be read. */
export interface CommittedDocuments {
  readonly documents: ReadonlyMap<string, TomlDocument>;
  readonly broken: ReadonlyMap<string, Fault>;
}

/** The TOML files of a folder as they were in the commit that a person names. */
export async function documentsAt(
  folder: string,
  revision: string,
  isWanted: (name: string) => boolean,
): Promise<Result<CommittedDocuments>> {
  const commit = await commitOf(folder, revision);
  if (!commit.ok) return commit;
  const files = await filesAt(folder, commit.value, isWanted);
  if (!files.ok) return files;
  const documents = new Map<string, TomlDocument>();
  const broken = new Map<string, Fault>();
  for (const { name, bytes } of files.value) {
    const text = decodeBytes(bytes);
    const document = text.ok ? parseDocument(text.value) : text;
    if (document.ok) documents.set(name, document.value);
    else broken.set(name, { ...document.error, file: name });
  }
  return ok({ documents, broken });
}

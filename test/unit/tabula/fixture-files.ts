import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { decodeBytes, parseDocument, type TomlDocument } from "../../../shared/toml/index.js";

const folder = join(import.meta.dirname, "../../fixtures/sheets");

export const fixtureNames = readdirSync(folder).sort();

/** A fixture as it lies on disk. */
export const fixtureBytes = (name: string): Buffer => readFileSync(join(folder, name));

/** A fixture as text, its byte order mark and line ends kept. */
export function fixtureText(name: string): string {
  const text = decodeBytes(fixtureBytes(name));
  if (!text.ok) throw new Error(`${name}: ${text.error.message}`);
  return text.value;
}

export function fixtureDocument(name: string): TomlDocument {
  const document = parseDocument(fixtureText(name));
  if (!document.ok) throw new Error(`${name}: ${document.error.message}`);
  return document.value;
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small workspace of our own, with a trailing comment, a multi-line text, an empty text, and an absent key. */
export const deckText = `# The deck of the tests
[[cards]]
name = "Lantern Keeper"
id = "3f0c6a52-6a55-4c8e-9a53-0f0a1c0d4e01"
cost = 2 # cheap
kind = "Character"
is-fast = false
rules-text = """
When it grows dark,
draw a card."""
tags = ["light", "keeper"]

[[cards]]
name = "Tide Bell"
id = "3f0c6a52-6a55-4c8e-9a53-0f0a1c0d4e02"
cost = 4
kind = "Event"
is-fast = true
rules-text = ""

[[cards]]
name = "Salt Widow"
id = "3f0c6a52-6a55-4c8e-9a53-0f0a1c0d4e03"
cost = 5
kind = "Character"
is-fast = false
rules-text = "Return an ally to hand."
tags = ["sea"]

[metadata]
schema_version = 1

[[metadata.validation_rules]]
column = "kind"
type = "enum"
enum = ["Character", "Event"]
colors = ["#D8E6C8", "#F2D6C4"]

[[metadata.columns]]
key = "name"
width = 180
bold = true
frozen = true
`;

export interface Folder {
  readonly path: string;
  read(file?: string): string;
  write(text: string, file?: string): void;
  remove(): void;
}

/** A temporary folder with these files. */
export function makeFolder(files: Readonly<Record<string, string>>): Folder {
  const path = mkdtempSync(join(tmpdir(), "cardwright-"));
  const write = (text: string, file = "cards.toml"): void => writeFileSync(join(path, file), text);
  for (const [file, text] of Object.entries(files)) write(text, file);
  return {
    path,
    write,
    read: (file = "cards.toml") => readFileSync(join(path, file), "utf8"),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

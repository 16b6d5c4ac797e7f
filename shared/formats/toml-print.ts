import { writeKey, writeValue, type TomlValue } from "../toml/index.js";

type Entries = ReadonlyMap<string, TomlValue>;
type TableValue = Extract<TomlValue, { kind: "table" }>;

/**
 * A whole TOML file for a table of values: keys in their order, plain values before tables as TOML needs it, tables and lists
 * of tables with headers of their own, one blank line between them. Only for new files: an existing file
 * is edited in place.
 */
export function printToml(root: Entries): string {
  const blocks: string[] = [];
  writeBlock(blocks, root, [], undefined);
  return blocks.join("\n");
}

const isTables = (value: TomlValue): value is Extract<TomlValue, { kind: "array" }> =>
  value.kind === "array" && value.items.length > 0 && value.items.every((item) => item.kind === "table");

/** Whether a table within a row is short enough for one line: nothing but plain values. */
const fitsInLine = ({ entries }: TableValue): boolean =>
  entries.size <= 4 &&
  [...entries.values()].every((value) => value.kind !== "table" && value.kind !== "array" && !isLong(value));

const isLong = (value: TomlValue): boolean =>
  value.kind === "string" && (value.value.length > 40 || value.value.includes("\n"));

function writeBlock(blocks: string[], table: Entries, path: readonly string[], header: string | undefined): void {
  const isRow = header?.startsWith("[[") ?? false;
  const hasHeader = (value: TomlValue): boolean =>
    isTables(value) || (value.kind === "table" && !(isRow && fitsInLine(value)));
  const lines = [...table].flatMap(([key, value]) =>
    hasHeader(value) ? [] : [`${writeKey(key)} = ${writeValue(value)}\n`],
  );
  const inner = [...table].filter(([, value]) => hasHeader(value));
  const isImplied = lines.length === 0 && inner.length > 0 && !isRow;
  if (header !== undefined && !isImplied) blocks.push(`${header}\n${lines.join("")}`);
  else if (lines.length > 0) blocks.push(lines.join(""));
  for (const [key, value] of inner) {
    const innerPath = [...path, key];
    const name = innerPath.map(writeKey).join(".");
    if (value.kind === "table") writeBlock(blocks, value.entries, innerPath, `[${name}]`);
    else if (value.kind === "array") {
      for (const item of value.items)
        if (item.kind === "table") writeBlock(blocks, item.entries, innerPath, `[[${name}]]`);
    }
  }
}

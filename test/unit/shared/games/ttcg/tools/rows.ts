import type { ToolRow } from "../../../../../../shared/games/index.js";
import type { TomlValue } from "../../../../../../shared/toml/index.js";

const toml = (value: string | number): TomlValue =>
  typeof value === "string" ? { kind: "string", value } : { kind: "integer", value: BigInt(value) };

export const toolRow = (key: string, cells: Readonly<Record<string, string | number>>): ToolRow => ({
  key,
  cells: new Map(Object.entries(cells).map(([name, value]) => [name, toml(value)])),
});

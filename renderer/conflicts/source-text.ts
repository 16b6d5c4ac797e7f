import { readValue } from "../../shared/toml/index.js";

/** TOML source as people read it: a string without its quotes, everything else as it is written. */
export function textOfSource(source: string | null): string | null {
  if (source === null) return null;
  const value = readValue(source);
  return value.ok && value.value.kind === "string" ? value.value.value : source;
}

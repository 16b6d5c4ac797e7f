import { failed, ok, type Result } from "../../shared/base/index.js";
import { readValue, type TomlValue } from "../../shared/toml/index.js";

/** A value from the command line: TOML, or with `as` text the text itself. */
export function readArgument(text: string, as: "toml" | "text"): Result<TomlValue> {
  if (/\p{Surrogate}/u.test(text)) return failed({ code: "cli/not-text", message: "The value is not valid Unicode." });
  if (as === "text") return ok({ kind: "string", value: text });
  const value = readValue(text.trim());
  if (value.ok) return value;
  const { message } = value.error;
  return failed({
    code: "cli/not-a-value",
    message: `“${text}” is not a TOML value: ${message}`,
    suggestion: `--string, or ${JSON.stringify(text)} with its quotes kept from the shell`,
  });
}

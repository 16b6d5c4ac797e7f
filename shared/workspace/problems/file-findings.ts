import type { CodedFinding } from "../../validate/index.js";
import type { FileState } from "../state.js";

/** What is wrong with a file as a whole: it cannot be read as TOML, or its metadata says what nobody understands. */
export function fileFindings({ condition, content }: FileState): CodedFinding[] {
  if (condition.kind === "broken") {
    const { code, message, line, column } = condition.fault;
    const place = line === undefined ? "" : ` (line ${line}${column === undefined ? "" : `, column ${column}`})`;
    return [{ code: tomlCode(code), severity: "error", finding: { message: `${message}${place}` } }];
  }
  return (content?.metadata.warnings ?? []).map(({ code, message, suggestion }) => ({
    code,
    severity: "info",
    finding: { message: suggestion === undefined ? message : `${message} ${suggestion}` },
  }));
}

const tomlCode = (code: string): string => (code.startsWith("toml/") ? code : `toml/${code.replaceAll("/", "-")}`);

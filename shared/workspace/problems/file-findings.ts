import type { CodedFinding } from "../../validate/index.js";
import { mostColumns } from "../../sheet/index.js";
import type { FileState, TableState } from "../state.js";

/** What is wrong with a file as a whole: it cannot be read as TOML, or its metadata cannot be understood. */
export function fileFindings({ condition, content }: FileState): CodedFinding[] {
  if (condition.kind === "broken") {
    const { code, message, line, column } = condition.fault;
    const place = line === undefined ? "" : ` (line ${line}${column === undefined ? "" : `, column ${column}`})`;
    return [{ code: tomlCode(code), severity: "error", finding: { message: `${message}${place}` } }];
  }
  if (condition.kind === "deleted") return [];
  const warnings = (content?.metadata.warnings ?? []).map(({ code, message, suggestion }): CodedFinding => ({
    code,
    severity: "info",
    finding: { message: suggestion === undefined ? message : `${message} ${suggestion}` },
  }));
  return [...warnings, ...(content?.tables ?? []).flatMap(cutColumns)];
}

function cutColumns({ path, facts }: TableState): CodedFinding[] {
  if (!facts.isCut) return [];
  const message =
    `${path.join(".")} has more than ${mostColumns.toLocaleString("en-US")} columns. ` +
    "Those beyond are not shown, but stay in the file; text mode shows them.";
  return [{ code: "toml/too-many-columns", severity: "warning", finding: { message } }];
}

const tomlCode = (code: string): string => (code.startsWith("toml/") ? code : `toml/${code.replaceAll("/", "-")}`);

import type { Position } from "../../../shared/base/index.js";
import type { RuleView, Severity } from "../../../shared/validate/index.js";
import type { PlacedProblem, PlaceRecord } from "./records.js";

const levels: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "note" };

const uriOf = (file: string): string => file.split("/").map(encodeURIComponent).join("/");

const logicalName = ({ table, row, id, column }: PlaceRecord): string =>
  [table, id ?? row, column].filter((part) => part !== null).join("/");

/** The problems as a SARIF 2.1.0 log, for tools that show the findings of many checkers. Paths are relative to the folder. */
export function sarifLog(problems: readonly PlacedProblem[], rules: readonly RuleView[], version: string): unknown {
  const codes = [...new Set(problems.map(({ record }) => record.code))].sort();
  const known = new Map(rules.map((rule) => [rule.code, rule]));
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: { name: "Cardwright", version, rules: codes.map((code) => sarifRule(code, known.get(code))) },
        },
        columnKind: "utf16CodeUnits",
        results: problems.map((problem) => sarifResult(problem, codes.indexOf(problem.record.code))),
      },
    ],
  };
}

const sarifRule = (code: string, rule: RuleView | undefined): unknown => ({
  id: code,
  ...(rule
    ? {
        shortDescription: { text: rule.title },
        fullDescription: { text: rule.explanation },
        help: { text: `${rule.explanation} Source: ${rule.source}.` },
        defaultConfiguration: { level: levels[rule.standard] },
      }
    : {}),
});

const physical = (file: string, position: Position | undefined): unknown => ({
  artifactLocation: { uri: uriOf(file) },
  ...(position ? { region: { startLine: position.line, startColumn: position.column } } : {}),
});

function sarifResult({ record, position, related: positions }: PlacedProblem, ruleIndex: number): unknown {
  const { code, severity, message, related, waived } = record;
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text: message },
    locations: [
      {
        physicalLocation: physical(record.file, position),
        logicalLocations: [{ fullyQualifiedName: logicalName(record) }],
      },
    ],
    relatedLocations: related.map((other, id) => ({
      id,
      message: { text: other.message },
      physicalLocation: physical(other.file, positions[id]),
      logicalLocations: [{ fullyQualifiedName: logicalName(other) }],
    })),
    ...(waived === undefined ? {} : { suppressions: [{ kind: "inSource", justification: waived }] }),
  };
}

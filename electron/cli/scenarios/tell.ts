import { visibleName } from "../../../shared/base/index.js";
import type { Check, ScenarioReport } from "../../../shared/scenario/index.js";
import { describeFault } from "../output.js";

type FileReport = ScenarioReport & { readonly file: string };

/** A `#` begins a directive in TAP: after `# TODO` or `# SKIP` a failure would not count as one. */
const escaped = (text: string): string => text.replace(/[\\#]/gu, "\\$&");

/** `ok 3 - title`, as test reporters read it: one line, whatever the title is. */
export const lineOf = ({ verdict, title, file }: FileReport, number: number): string =>
  visibleName(`${verdict === "passed" ? "ok" : "not ok"} ${number} - ${escaped(`${title} (${file})`)}`);

const sign = ({ held }: Check): string => (held ? "✓" : "✗");

const checkLine = (check: Check): string => `    ${sign(check)} ${check.what}: ${check.expected}`;

/** What a person wants to know besides: what is wrong; on request every expectation and the log, each in one line. */
export function detailsOf(report: FileReport, verbose: boolean): readonly string[] {
  const { file, faults, checks, log, verdict, waiting } = report;
  const lines = faults.map((fault) => `    ${describeFault(fault, file)}`);
  for (const check of checks) {
    if (check.held) {
      if (verbose) lines.push(checkLine(check));
      continue;
    }
    const { line, column, step, what, expected, seen } = check;
    const where = step === 0 ? "in the set-up" : `in step ${step}`;
    lines.push(`    ${file}:${line}:${column}: ${where}: ${what}`);
    lines.push(`      expected: ${expected}`, `      seen:     ${seen}`);
  }
  const shown = verbose ? log : verdict === "failed" ? log.slice(-12) : [];
  if (shown.length > 0) lines.push("    log:", ...shown.map((line) => `      ${line}`));
  if (verdict === "failed" && waiting !== "") lines.push(`    then asked: ${waiting}`);
  return lines.map(visibleName);
}

/** `# 114 scenarios: 113 passed, 1 failed, 0 wrong; 620 expectations`. */
export function summaryOf(reports: readonly FileReport[]): string {
  const count = (verdict: ScenarioReport["verdict"]): number =>
    reports.filter((report) => report.verdict === verdict).length;
  const checks = reports.reduce((sum, report) => sum + report.checks.length, 0);
  const all = `${reports.length} ${reports.length === 1 ? "scenario" : "scenarios"}`;
  return `# ${all}: ${count("passed")} passed, ${count("failed")} failed, ${count("wrong")} wrong; ${checks} expectations`;
}

import { positionAt } from "../../shared/base/index.js";
import type { Diagnostic, TextLanguage, TextReading } from "../../shared/text/index.js";
import { diagnosticRecord, fullMessage, type DiagnosticRecord } from "./diagnostics.js";
import { exitCodes, printJsonLine, type ExitCode, type Output } from "./output.js";

/** What came of one line of a file, for programs. */
interface LineRecord {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** Whether it is read; a blank line is not. */
  readonly ok: boolean;
  /** What of the grammar it was read by, for languages that name it. */
  readonly productions: readonly string[];
  /** The text as the game shows it; null where it is not read. */
  readonly printed: string | null;
  readonly diagnostics: readonly DiagnosticRecord[];
}

/** The lines of a text without their ends; the last one may lack its own. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\n/u);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

/** Reads each line as a text of its own and prints a record each; without JSON only what is wrong with them. */
export function parseLines(
  { output, language, main }: { readonly output: Output; readonly language: TextLanguage; readonly main: string },
  lines: readonly string[],
  json: boolean,
): ExitCode {
  let unread = 0;
  for (const [at, text] of lines.entries()) {
    const record = recordOf(at + 1, text, language.read({ [main]: text }));
    if (!record.ok) unread += 1;
    if (json) printJsonLine(output, record);
    else
      for (const each of record.diagnostics)
        output.remark(`${record.line}:${each.column}: ${each.severity}: ${fullMessage(each)}`);
  }
  if (!json) output.say(`${lines.length - unread} of ${lines.length} lines are read.\n`);
  return unread === 0 ? exitCodes.fine : exitCodes.problems;
}

function recordOf(line: number, text: string, reading: TextReading): LineRecord {
  const isRead = reading.state === "parsed";
  const { abilities } = reading;
  const shown = abilities.map((ability) => ability.shown()?.plain ?? "").join("\n\n");
  return {
    line,
    text,
    ok: isRead,
    productions: isRead ? abilities.flatMap((ability) => ability.productions?.() ?? []) : [],
    printed: isRead ? shown : null,
    diagnostics: reading.diagnostics.map((diagnostic) => inLine(diagnostic, text, line)),
  };
}

/** A diagnostic whose line is that of the file. */
const inLine = (diagnostic: Diagnostic, text: string, line: number): DiagnosticRecord => ({
  ...diagnosticRecord(diagnostic, positionAt(text, diagnostic.span.from)),
  line,
});

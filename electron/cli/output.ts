import { escapeControls, type Fault, visible, visibleName } from "../../shared/base/index.js";

/**
 * `fine`, `problems`: something was found that is to be looked at, `wrongUse`: nothing could be done,
 * `interrupted`: by the user, as shells count it.
 */
export const exitCodes = { fine: 0, problems: 1, wrongUse: 2, interrupted: 130 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Results go to one place and remarks to another, so that results can be piped. */
export interface Output {
  /** Results for programs, as they are; a terminal gets them without its control characters. */
  print(text: string): void;
  /** Results for people, in lines; control characters that names and texts of files hold are shown, not sent. */
  say(text: string): void;
  /** A remark: one line, shown likewise. */
  remark(line: string): void;
}

export const standardOutput: Output = {
  print: (text) => void process.stdout.write(process.stdout.isTTY ? visible(text) : text),
  say: (text) => void process.stdout.write(visible(text)),
  remark: (line) => void process.stderr.write(`${visible(line)}\n`),
};

/** A fault with the place it is about, as other tools write it: `cards.toml:4:7: message`. */
export function describeFault({ file, line, column, message, expected, suggestion }: Fault, path = file): string {
  const place = [path === undefined ? path : visibleName(path), line, column]
    .filter((part) => part !== undefined)
    .join(":");
  const wanted = expected === undefined ? "" : ` Expected: ${expected}.`;
  const advice = suggestion === undefined ? "" : ` Try: ${suggestion}.`;
  return `${place === "" ? "" : `${place}: `}${message}${wanted}${advice}`;
}

/** Says why nothing was done. */
export function refuse(output: Output, fault: Fault, path?: string): ExitCode {
  output.remark(`cardwright: ${describeFault(fault, path)}`);
  return exitCodes.wrongUse;
}

/** JSON that is safe to print anywhere: what a terminal might obey is escaped. */
export const printJsonLine = (output: Output, value: unknown): void =>
  output.print(`${escapeControls(JSON.stringify(value))}\n`);

/** The same in lines, to read. */
export const printJson = (output: Output, value: unknown): void =>
  output.print(`${escapeControls(JSON.stringify(value, null, 2))}\n`);

import { escapeControls, visible, visibleName } from "../../../../shared/base/index.js";
import { expect, test } from "vitest";
import { describeFault, printJson, printJsonLine, type Output } from "../../../../electron/cli/output.js";

const hostile = "a\u0000\u0007\b\u001b[31m\u007f\u009b2J\u202eb\r";

test("nothing that a terminal obeys is sent to it, but line feeds and tabs", () => {
  expect(visible(`${hostile}\n\tok é 日本 ●`)).toBe(
    "a\\u0000\\u0007\\b\\u001b[31m\\u007f\\u009b2J\\u202eb\\r\n\tok é 日本 ●",
  );
  expect(visibleName("a\nb\tc")).toBe("a\\nb\\tc");
});

test("a place of a fault is one line, whatever the file is called", () => {
  expect(describeFault({ code: "x", message: "No.", file: "a\n\b.toml", line: 2 })).toBe("a\\n\\b.toml:2: No.");
});

test("JSON stays the same value, without control characters", () => {
  const printed: string[] = [];
  const print = (text: string): void => void printed.push(text);
  const output: Output = { print, say: print, remark: print };
  printJsonLine(output, { [hostile]: [hostile, "\n\t"] });
  printJson(output, { [hostile]: [hostile, "\n\t"] });
  for (const text of printed) {
    expect(JSON.parse(text)).toEqual({ [hostile]: [hostile, "\n\t"] });
    expect(escapeControls(text)).toBe(text);
  }
});

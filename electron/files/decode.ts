import { isUtf8 } from "node:buffer";
import { failed, ok, type Result } from "../../shared/base/index.js";

/** The text of UTF-8 bytes, a byte order mark kept as its first unit; the fault names the first wrong byte. */
export function decodeText(file: string, bytes: Buffer): Result<string> {
  if (isUtf8(bytes)) return ok(bytes.toString("utf8"));
  const at = firstWrongByte(bytes);
  const before = bytes.subarray(0, at);
  const lineStart = before.lastIndexOf(0x0a) + 1;
  let line = 1;
  for (const byte of before) if (byte === 0x0a) line += 1;
  const column = before.subarray(lineStart).toString("utf8").length + 1;
  const value = (bytes[at] ?? 0).toString(16).padStart(2, "0");
  const offset = at.toString(16);
  const message = `${file} is not UTF-8 text: byte 0x${value} at offset 0x${offset}, line ${line}.`;
  return failed({ code: "file/not-utf8", message, file, line, column });
}

/** Where a text stops being UTF-8: the longest well-formed beginning, found by halving. */
function firstWrongByte(bytes: Buffer): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = characterStart(bytes, good + ((bad - good) >> 1), good);
    if (middle === good) return scan(bytes, good, bad);
    if (isUtf8(bytes.subarray(good, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

/** The start of the character that `at` is in, not before `from`. */
function characterStart(bytes: Buffer, at: number, from: number): number {
  let start = at;
  while (start > from && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start;
}

function scan(bytes: Buffer, from: number, to: number): number {
  for (let at = from; at < to;) {
    const length = [1, 2, 3, 4].find((size) => at + size <= to && isUtf8(bytes.subarray(at, at + size)));
    if (length === undefined) return at;
    at += length;
  }
  return to;
}

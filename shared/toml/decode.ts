import { failed, ok, type Result } from "../base/index.js";

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text of a file, strictly UTF-8; a byte order mark stays in it. A fault says at which byte, line and column. */
export function decodeBytes(bytes: Uint8Array): Result<string> {
  try {
    return ok(decoder.decode(bytes));
  } catch {
    const at = firstBadByte(bytes);
    const before = new TextDecoder("utf-8").decode(bytes.subarray(0, at));
    const lines = before.split("\n");
    return failed({
      code: "toml/invalid-utf8",
      message: `The file is not UTF-8 text: byte ${at} (0x${(bytes[at] ?? 0).toString(16).padStart(2, "0")}) does not fit.`,
      line: lines.length,
      column: (lines.at(-1)?.length ?? 0) + 1,
      expected: "text saved as UTF-8",
    });
  }
}

/** Length of the UTF-8 sequence that `lead` begins, or 0 where it begins none. */
const sequenceLength = (lead: number): number => {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
};

function firstBadByte(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0;
    const length = sequenceLength(lead);
    if (length === 0) return at;
    for (let next = 1; next < length; next += 1) {
      const byte = bytes[at + next] ?? 0;
      const least = next > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
      const most = next > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
      if (byte < least || byte > most) return at;
    }
    at += length;
  }
  return bytes.length;
}

import { failed, ok, type Result } from "../../shared/base/index.js";
import { decodeBytes } from "../../shared/toml/index.js";
import { texts } from "./texts.js";

/** Byte order marks of UTF-16, with what reads it. */
const marks = [
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/**
 * The text of a file that a person chose: UTF-8, or UTF-16 with its mark. Other encodings are refused: reading them as UTF-8 would
 * put signs for the unreadable in place of letters.
 */
export async function chosenText(file: File): Promise<Result<string>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  const text = wide ? wideText(bytes, wide.encoding) : decodeBytes(bytes);
  if (!text.ok) return failed({ code: "exchange/not-utf-8", message: texts.notUtf8 });
  return ok(text.value.replace(/^\uFEFF/u, ""));
}

function wideText(bytes: Uint8Array, encoding: "utf-16le" | "utf-16be"): Result<string> {
  try {
    return ok(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return failed({ code: "exchange/not-utf-16", message: texts.notUtf8 });
  }
}

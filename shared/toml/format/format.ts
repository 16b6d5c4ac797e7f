import { ok, type Result } from "../../base/index.js";
import { printDocument, type TomlDocument } from "../document.js";
import { parseAfter, refusal } from "../edited.js";
import { newlineOf } from "../layout.js";
import type { Chunk } from "../nodes.js";
import { equalValues } from "../values.js";
import { documentValue } from "../whole.js";
import { readBody } from "./groups.js";
import { partsOf, type Line } from "./lines.js";
import { inOrder, type ReadPart, type WantedOrder } from "./order.js";
import { LineWriter } from "./writer.js";

/**
 * The document in the canonical form (TOML-9): the same values and comments, in the usual spelling and order of keys. The
 * same document where it has that form. Linear in its text.
 */
export function formatDocument(document: TomlDocument, wanted: WantedOrder = () => undefined): Result<TomlDocument> {
  const before = printDocument(document);
  const after = formattedText(document, wanted);
  if (after === before) return ok(document);
  const formatted = parseAfter(document, after);
  if (!formatted.ok) return formatted;
  return equalValues(documentValue(document), documentValue(formatted.value))
    ? formatted
    : refusal("format-changed-values", "Formatting would have changed a value, so nothing was changed.");
}

function formattedText(document: TomlDocument, wanted: WantedOrder): string {
  const read = [...document.chunks].map(readChunk);
  const bodies = inOrder(
    read.flatMap(({ parts }) => parts),
    wanted,
  );
  const byteOrderMark = printDocument(document).startsWith("\uFEFF") ? "\uFEFF" : "";
  const writer = new LineWriter(newlineOf(document));
  let place = 0;
  let tail: readonly Line[] = [];
  for (const { above, parts } of read) {
    for (const [at, { header }] of parts.entries()) {
      if (header) {
        writer.between(at === 0 ? [...tail, ...above] : tail, "header");
        writer.write(header);
      }
      const body = bodies[place];
      if (body) writer.body(body);
      tail = body?.tail ?? [];
      place += 1;
    }
  }
  writer.between(tail, "end");
  return byteOrderMark + writer.text();
}

interface ReadChunk {
  readonly above: readonly Line[];
  readonly parts: readonly ReadPart[];
}

function readChunk(chunk: Chunk): ReadChunk {
  const { above, parts } = partsOf(chunk);
  const [first] = chunk.sections;
  const isOfRow = first?.kind === "array" && first.path[0] !== "metadata";
  return {
    above,
    parts: parts.map((part) => ({ ...part, isOfRow, body: readBody(part.below) })),
  };
}

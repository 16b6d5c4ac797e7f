import type { z } from "zod";
import { failed, issueWords, ok, runToEnd, type Fault, type Result } from "../base/index.js";
import { parseDocument } from "./document.js";
import { valueAt, type Path } from "./locate.js";
import { nearestPosition } from "./nearest-position.js";
import type { TomlValue } from "./values.js";
import { documentContent } from "./whole.js";

/** A kind of file that a schema describes. */
export interface FileShape<Content> {
  readonly schema: z.ZodType<Content>;
  /** What a file of this kind is called: `A macro`. */
  readonly kind: string;
  /** The first part of the codes of its faults. */
  readonly code: string;
  /** The most characters it may have. */
  readonly longest: number;
  /** What to say of a key or value that is wrong in this place. */
  readonly suggestion: (key: Path[number] | undefined, value: TomlValue | undefined) => string | undefined;
}

/** Each fault costs a look through the text for its line. */
const mostFaults = 20;

/** Reads a whole file of a kind. Fails with what is wrong in it, each at its line. */
export function readShape<Content>(text: string, shape: FileShape<Content>): Result<Content, readonly Fault[]> {
  const { schema, kind, code, longest, suggestion } = shape;
  if (text.length > longest) {
    const most = longest.toLocaleString("en");
    return failed([
      { code: `${code}/too-long`, message: `${kind} has at most ${most} characters, and the file has more.` },
    ]);
  }
  const parsed = parseDocument(text);
  if (!parsed.ok) return failed([parsed.error]);
  const document = parsed.value;
  const read = schema.safeParse(runToEnd(documentContent(document)));
  if (read.success) return ok(read.data);
  return failed(
    read.error.issues.slice(0, mostFaults).map((issue): Fault => {
      const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
      const path: Path = [...issue.path.map((key) => (typeof key === "symbol" ? String(key) : key)), ...unknown];
      const where = path.length === 0 ? "" : `${path.join(".")}: `;
      const found = suggestion(path.at(-1), valueAt(document, path));
      return {
        code: `${code}/shape`,
        message: `${where}${issueWords(issue)}.`,
        ...(found === undefined ? {} : { suggestion: found }),
        ...nearestPosition(document, path),
      };
    }),
  );
}

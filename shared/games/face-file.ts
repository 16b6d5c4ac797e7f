import { z } from "zod";
import { failed, issueWords, ok, ownFolder, runToEnd, type Fault, type Result } from "../base/index.js";
import { faceTemplateSchema } from "../face/index.js";
import { printToml } from "../formats/index.js";
import { documentContent, fromWire, nearestPosition, parseDocument, valueAt, type Path } from "../toml/index.js";
import type { FaceFile } from "./face-choice.js";

/** Where a workspace keeps the faces of its own cards. */
export const faceFolder = `${ownFolder}/faces`;

const headSchema = z.object({ tables: z.array(z.string().min(1).max(200)).min(1).max(100) });

/** A face of all parts that there may be is much shorter; reading a longer text would take long only to refuse it. */
const longest = 1_000_000;

/** Each fault costs a look through the text for its line. */
const mostFaults = 20;

const tooLong: Fault = {
  code: "face/too-long",
  message: `A face has at most ${longest.toLocaleString("en")} characters, and the file has more.`,
};

/**
 * Reads a face of `.cardwright/faces`: `tables`, and a template in millimetres. Fails with what is wrong in it, each at its line.
 */
export function readFaceFile(text: string): Result<FaceFile, readonly Fault[]> {
  if (text.length > longest) return failed([tooLong]);
  const parsed = parseDocument(text);
  if (!parsed.ok) return failed([parsed.error]);
  const document = parsed.value;
  const { tables, ...rest } = runToEnd(documentContent(document));
  const head = headSchema.safeParse({ tables });
  const template = faceTemplateSchema.safeParse(rest);
  if (head.success && template.success) return ok({ tables: head.data.tables, template: template.data });
  const issues = [...(head.error?.issues ?? []), ...(template.error?.issues ?? [])];
  return failed(
    issues.slice(0, mostFaults).map((issue): Fault => {
      const { path: keys } = issue;
      const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
      const path: Path = [...keys.map((key) => (typeof key === "symbol" ? String(key) : key)), ...unknown];
      const where = path.length === 0 ? "" : `${path.join(".")}: `;
      // Its plain form is a table, which nobody wrote.
      const value = valueAt(document, path);
      const isOdd = value?.kind === "float" && !Number.isFinite(value.value);
      const words = isOdd ? "Expected a finite number" : issueWords(issue);
      return { code: "face/shape", message: `${where}${words}.`, ...nearestPosition(document, path) };
    }),
  );
}

/** A face as the text of such a file, from which a workspace's own can be made. */
export function writeFaceFile({ tables, template }: FaceFile): string {
  const value = fromWire({ tables, ...template });
  return value.ok && value.value.kind === "table" ? printToml(value.value.entries) : "";
}

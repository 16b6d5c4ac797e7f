import { failed, issueWords, ok, runToEnd, type Fault, type Result } from "../base/index.js";
import { nearestWords } from "../text/index.js";
import { documentContent, nearestPosition, parseDocument, valueAt, writeValue, type Path } from "../toml/index.js";
import { macroActs, macroSchema, type Macro } from "./steps.js";

/** A macro of the most steps is shorter, unless it sets long texts. */
const longest = 1_000_000;

/** Each fault costs a look through the text for its line. */
const mostFaults = 20;

/** Reads a macro of `.cardwright/macros`. Fails with what is wrong in it, each at its line. */
export function readMacroFile(text: string): Result<Macro, readonly Fault[]> {
  if (text.length > longest) {
    const most = longest.toLocaleString("en");
    return failed([
      { code: "macro/too-long", message: `A macro has at most ${most} characters, and the file has more.` },
    ]);
  }
  const parsed = parseDocument(text);
  if (!parsed.ok) return failed([parsed.error]);
  const document = parsed.value;
  const read = macroSchema.safeParse(runToEnd(documentContent(document)));
  if (read.success) return ok(read.data);
  return failed(
    read.error.issues.slice(0, mostFaults).map((issue): Fault => {
      const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
      const path: Path = [...issue.path.map((key) => (typeof key === "symbol" ? String(key) : key)), ...unknown];
      const where = path.length === 0 ? "" : `${path.join(".")}: `;
      const suggestion = suggestionFor(path.at(-1), valueAt(document, path));
      return {
        code: "macro/shape",
        message: `${where}${issueWords(issue)}.`,
        ...(suggestion === undefined ? {} : { suggestion }),
        ...nearestPosition(document, path),
      };
    }),
  );
}

const keys = ["steps", "column", "act", "value", "rounded"];

/** The nearest word that is known in this place. */
function suggestionFor(key: Path[number] | undefined, value: ReturnType<typeof valueAt>): string | undefined {
  const isAct = key === "act" && value?.kind === "string";
  const [nearest] = isAct
    ? nearestWords(value.value, macroActs)
    : typeof key === "string" && !keys.includes(key)
      ? nearestWords(key, keys)
      : [];
  return nearest === undefined ? undefined : `Did you mean “${nearest}”?`;
}

const string = (value: string): string => writeValue({ kind: "string", value });

/** A macro as the text of such a file. */
export function writeMacroFile({ steps }: Macro): string {
  const blocks = steps.map(({ column, act, value, rounded }) =>
    [
      "[[steps]]",
      `column = ${string(column)}`,
      `act = ${string(act)}`,
      ...(value === undefined ? [] : [`value = ${string(value)}`]),
      ...(rounded === true ? ["rounded = true"] : []),
      "",
    ].join("\n"),
  );
  return `# A macro of Cardwright. “Run macro…” carries out its steps in each of some rows.\n\n${blocks.join("\n")}`;
}

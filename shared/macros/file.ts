import type { Fault, Result } from "../base/index.js";
import { nearestWords } from "../text/index.js";
import { readShape, writeValue, type FileShape } from "../toml/index.js";
import { macroActs, macroSchema, type Macro } from "./steps.js";

const keys = ["steps", "column", "act", "value", "rounded"];

const shape: FileShape<Macro> = {
  schema: macroSchema,
  kind: "A macro",
  code: "macro",
  // One of the most steps is shorter, unless it sets long texts.
  longest: 1_000_000,
  suggestion: suggestionFor,
};

/** Reads a macro of `.cardwright/macros`. Fails with what is wrong in it, each at its line. */
export const readMacroFile = (text: string): Result<Macro, readonly Fault[]> => readShape(text, shape);

/** The nearest word that is known in this place. */
function suggestionFor(...[key, value]: Parameters<FileShape<Macro>["suggestion"]>): string | undefined {
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

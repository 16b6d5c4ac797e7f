import { z } from "zod";
import { failed, issueWords, ok, parseJson, type Result } from "../base/index.js";
import type { Kernel } from "./kernel.js";
import type { MatchSetup } from "./rules.js";
import { savedState } from "./saved-state.js";
import type { MatchState, MatchTypes } from "./state.js";

const format = "cardwright-position";

/** A position as JSON text. What never changes in a match is left out: it is rebuilt from the setup. */
export function saveState<T extends MatchTypes>(state: MatchState<T>): string {
  const position = { ...state, constants: undefined };
  return JSON.stringify({ format, version: 1, position });
}

/** Reads a saved position of a match that began with `setup`. */
export function loadState<T extends MatchTypes>(
  kernel: Kernel<T>,
  text: string,
  setup: MatchSetup,
): Result<MatchState<T>> {
  const { rules } = kernel;
  const prepared = rules.prepare(setup);
  if (!prepared.ok) return prepared;
  const json = parseJson(text);
  if (!json.ok) {
    const message = `This is not a saved position: ${json.error.message}.`;
    return failed({ ...json.error, code: "match/save", message });
  }
  const envelope = z.strictObject({
    format: z.literal(format),
    version: z.literal(1),
    position: savedState(rules),
  });
  const read = envelope.safeParse(json.value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue === undefined ? "" : ` at ${issue.path.join(".")}: ${issueWords(issue)}`;
    return failed({ code: "match/save", message: `This is not a saved position${where}.` });
  }
  return ok({ ...read.data.position, constants: prepared.value.constants });
}

import { failed, ok, type Fault, type Result } from "../../../shared/base/index.js";
import { metadataWarnings } from "../../../shared/metadata/index.js";
import { nearestWords } from "../../../shared/text/index.js";
import type { RuleView } from "../../../shared/validate/index.js";

/**
 * Tells for the code of a problem whether it is one of those asked for: codes of rules, or what stands before the `/` for
 * all of them; every code where nothing was asked for. Fails for what is no rule, with what it is like.
 */
export function wantedRules(asked: readonly string[], rules: readonly RuleView[]): Result<(code: string) => boolean> {
  const codes = [...rules.map(({ code }) => code), ...metadataWarnings.map((id) => `metadata/${id}`)];
  const groups = new Set([...codes.map(groupOf), fileGroup]);
  const known = new Set([...groups, ...codes]);
  const unknown = asked.find((each) => !known.has(each) && groupOf(each) !== fileGroup);
  if (unknown !== undefined) return failed(noSuchRule(unknown, [...known]));
  return ok((code) => asked.length === 0 || asked.some((each) => code === each || groupOf(code) === each));
}

/** What a file that cannot be read is told under has as many codes as there are ways to break TOML. */
const fileGroup = "toml";

const groupOf = (code: string): string => code.split("/", 1)[0] ?? code;

function noSuchRule(asked: string, known: readonly string[]): Fault {
  const named = known.filter((code) => code.endsWith(`/${asked}`));
  const [nearest] = named.length > 0 ? named : nearestWords(asked, known);
  return {
    code: "validate/unknown-rule",
    message: `There is no rule ${asked}.`,
    ...(nearest === undefined ? {} : { suggestion: nearest }),
  };
}

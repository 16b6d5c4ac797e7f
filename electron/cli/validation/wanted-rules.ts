import { failed, ok, type Fault, type Result } from "../../../shared/base/index.js";
import { metadataWarnings } from "../../../shared/metadata/index.js";
import { nearestWords } from "../../../shared/text/index.js";
import type { RuleView } from "../../../shared/validate/index.js";

/** A file that cannot be read has one of many codes, one for each way to break TOML. */
const fileGroup = "toml";

const groupOf = (code: string): string => code.split("/", 1)[0] ?? code;

/** The codes of all problems but those of files that cannot be read. */
const codesOf = (rules: readonly RuleView[]): readonly string[] => [
  ...rules.map(({ code }) => code),
  ...metadataWarnings.map((id) => `metadata/${id}`),
];

/**
 * Tells for the code of a problem whether it is one of those asked for: codes of rules, or what stands before the `/` for
 * all of them; every code where nothing was asked for. Fails for what is not a rule, with what it is like.
 */
export function wantedRules(asked: readonly string[], rules: readonly RuleView[]): Result<(code: string) => boolean> {
  const codes = codesOf(rules);
  const known = [...new Set([...codes.map(groupOf), fileGroup]), ...codes];
  for (const each of asked) {
    const fault = noSuchRule(each, known);
    if (fault) return failed(fault);
  }
  return ok((code) => asked.length === 0 || asked.some((each) => code === each || groupOf(code) === each));
}

/** The message for an unknown code; undefined for a known one. */
export const noSuchCode = (code: string, rules: readonly RuleView[]): Fault | undefined =>
  noSuchRule(code, codesOf(rules));

/** Groups have no `/` in their names; where none are known, only rules can be named. */
function expectedRules(known: readonly string[]): string {
  const groups = known.filter((each) => !each.includes("/"));
  return groups.length === 0
    ? "the code of a rule"
    : `the code of a rule, or one of ${groups.join(", ")} for all of its rules`;
}

function noSuchRule(asked: string, known: readonly string[]): Fault | undefined {
  if (known.includes(asked) || asked.startsWith(`${fileGroup}/`)) return undefined;
  const named = known.filter((code) => code.endsWith(`/${asked}`));
  const [nearest] = named.length > 0 ? named : nearestWords(asked, known);
  return {
    code: "validate/unknown-rule",
    message: `There is no rule “${asked}”.`,
    ...(nearest === undefined ? { expected: expectedRules(known) } : { suggestion: nearest }),
  };
}

/**
 * Words that names, comments and texts do not use, each with the term of the field that is used instead. A word is added
 * here when it is renamed, so that it does not come back.
 */
const retired = [
  [/\bmend(s|ed|ing)?\b/gi, "fix (`applyFix`)"],
  [/\bveil(s|ed|ing)?\b/gi, "redact"],
  [/\b(Asker|asker)s?\b/g, "lookup (`TrackedLookup`), reader or dependency"],
  [/\bWorkplace\b/g, "context (`CheckContext`)"],
  [/\bWitness\b/g, "detector (`RenameRaceDetector`)"],
  [/\bHearings?\b/g, "trigger index (`TriggerIndex`)"],
  [/\bCourse\b/g, "run (`ScenarioRun`)"],
  [/\bpour(s|ed|ing)?\b/gi, "write (`writeInPlace`)"],
  [/\b(breathe|breathes)\b/g, "yield to the event loop (`yieldToEventLoop`)"],
  [/\bthe heart\b/gi, "workspace core"],
  [/\bSurroundings\b/g, "context (`CliContext`, `FindingContext`) or ports (`RunnerPorts`)"],
  [/\bletGo\b/g, "release"],
  [/\bSingleRows\b/g, "`RowOverrides`"],
  [/\bFrozenRows\b/g, "`GridRows`"],
  [/\bThought\b/g, "search (`BotSearch`)"],
  [/\bwork(s|ed|ing)? out\b/gi, "compute"],
  [/\b(hangs?|hung|hanging) on\b/gi, "depend on"],
  [/\b(is|are|was|were) told of\b/gi, "is notified of, is reported"],
  [/\bbeyond all measure\b/gi, "over the limit"],
  [/\bthe gravest\b/gi, "the most severe"],
  [/\banew\b/gi, "again"],
];

/** The retired words of a text, each with its offset and what to write instead. */
export const retiredWords = (text) =>
  retired.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map((match) => ({ word: match[0], at: match.index, instead })),
  );

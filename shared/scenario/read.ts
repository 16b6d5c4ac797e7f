import type { z } from "zod";
import { droppedKey, droppedKeys, failed, issueWords, ok, runToEnd, type Fault, type Result } from "../base/index.js";
import { nearestWords, suggestionLimit } from "../text/index.js";
import {
  documentContent,
  nearestPosition,
  parseDocument,
  valueAt,
  type Path,
  type TomlDocument,
} from "../toml/index.js";
import { promptKeys, zoneKeys } from "./expect/schema.js";
import { positionKeys, scenarioSchema, type ScenarioText } from "./schema.js";

/** A scenario as it is written, with the document that knows the position of each part. */
export interface Scenario {
  readonly text: ScenarioText;
  readonly document: TomlDocument;
}

/** The keys that are allowed at a place in the format, for suggestions. */
const keysOfTables: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^$/u, Object.keys(scenarioSchema.shape)],
  [/^steps\.\d+$/u, Object.keys(scenarioSchema.shape.steps.unwrap().element.shape)],
  [/^steps\.\d+\.move\.\d+$/u, ["card", "player", "from", "to", "side"]],
  [/^steps\.\d+\.by-hand\.\d+$/u, ["what", "player", "card", "value"]],
  [/^steps\.\d+\.expect\.prompt$/u, promptKeys],
  [/^steps\.\d+\.expect\.stack\.\d+$/u, ["card", "controller", "targets"]],
  [/^steps\.\d+\.expect\.[^.]+\.[^.]+$/u, zoneKeys],
  [/^(?:steps\.\d+\.)?position$/u, positionKeys],
];

/** More faults than this are only counted: finding the line of each costs a look through the text. */
const mostFaults = 100;

/**
 * Reads the text of a `*.scenario.toml` file. Fails with what is wrong in it, each at its line; where very much is, with
 * the first faults and how many more there are.
 */
export function readScenario(text: string): Result<Scenario, readonly Fault[]> {
  const parsed = parseDocument(text);
  if (!parsed.ok) return failed([parsed.error]);
  const document = parsed.value;
  const content = runToEnd(documentContent(document));
  const dropped = droppedKeys(content).map((path) => unknownKey(document, path, droppedKey));
  const read = scenarioSchema.safeParse(content);
  if (read.success && dropped.length === 0) return ok({ text: read.data, document });
  const wrong = [...dropped, ...(read.error?.issues ?? []).flatMap((issue) => faultsOf(document, issue))];
  const faults = wrong.slice(0, mostFaults).map((fault) => fault());
  const more = wrong.length - faults.length;
  if (more > 0) faults.push({ code: "scenario/more", message: `${more} more such faults are in the file.` });
  return failed(faults);
}

/** The first of the ways to read a value that only fails by its keys, with its path from the root. */
function unknownKeysIn(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssueUnrecognizedKeys | undefined {
  for (const each of issue.errors.flat()) {
    const path = [...issue.path, ...each.path];
    if (each.code === "unrecognized_keys") return { ...each, path };
    const deeper = each.code === "invalid_union" ? unknownKeysIn({ ...each, path }) : undefined;
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

/** The faults of an issue, each made when it is asked for. */
function faultsOf(document: TomlDocument, issue: z.core.$ZodIssue): (() => Fault)[] {
  const path: Path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
  if (issue.code === "invalid_union") {
    const inner = unknownKeysIn(issue);
    if (inner !== undefined) return faultsOf(document, inner);
  }
  if (issue.code === "invalid_type" && path.length > 0 && !valueAt(document, path)) return [missingKey(document, path)];
  if (issue.code !== "unrecognized_keys") {
    const where = path.length === 0 ? "" : `${path.join(".")}: `;
    return [
      () => ({ code: "scenario/shape", message: `${where}${issueWords(issue)}.`, ...nearestPosition(document, path) }),
    ];
  }
  return issue.keys.filter((key) => key !== droppedKey).map((key) => unknownKey(document, path, key));
}

const missingKey = (document: TomlDocument, path: Path) => (): Fault => ({
  code: "scenario/no-key",
  message: `There must be a key "${path.at(-1) ?? ""}" here.`,
  ...nearestPosition(document, path),
});

const unknownKey = (document: TomlDocument, path: Path, key: string) => (): Fault => {
  const known = keysOfTables.find(([pattern]) => pattern.test(path.join(".")))?.[1] ?? [];
  const [suggestion] = nearestWords(key, known, Math.max(2, suggestionLimit(key)));
  return {
    code: "scenario/unknown-key",
    message: `There is no key "${key}" here.`,
    ...nearestPosition(document, [...path, key]),
    ...(known.length === 0 ? {} : { expected: known.join(", ") }),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
};

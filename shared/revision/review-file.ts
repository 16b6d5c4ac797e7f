import { z } from "zod";
import { failed, ok, type Fault, type Result } from "../base/index.js";
import {
  appendRows,
  documentValue,
  parseDocument,
  printDocument,
  removeKey,
  setValue,
  toWire,
  writeValue,
  type RowEntry,
  type TomlDocument,
  type TomlValue,
} from "../toml/index.js";
import {
  reviewKey,
  verdictsOfReview,
  type CardDecision,
  type ColumnDecision,
  type ReviewFile,
  type ReviewVerdict,
} from "./review.js";

const text = z.string().default("");
const decidedBeforeKey = "decided-before";
const place = { file: z.string(), table: z.string() };
const decided = {
  ...{ decision: z.enum(verdictsOfReview), note: text, changes: z.array(z.string()).default([]) },
  [decidedBeforeKey]: z.enum(verdictsOfReview).optional(),
};
/** Which one of several with the same name. */
const number = z.int().min(2).optional();
const fileSchema = z.object({
  since: text,
  commit: z.string().regex(/^[0-9a-f]{40,64}$/u),
  started: text,
  cards: z.array(z.object({ ...place, card: z.string(), id: text, number, ...decided })).default([]),
  // Reviews from before columns were items have none.
  columns: z
    .array(
      z.object({ ...place, kind: z.enum(["added", "removed", "renamed"]), column: z.string(), was: text, ...decided }),
    )
    .default([]),
});

/** Reads a review; of several decisions about one card or column the last counts. */
export function readReview(document: TomlDocument): Result<ReviewFile> {
  const read = fileSchema.safeParse(toWire(documentValue(document)));
  if (!read.success) return failed(notAReview(read.error));
  const { cards, columns, ...review } = read.data;
  return ok({ ...review, decisions: lastOf(cards.map(named)), columns: lastOf(columns.map(named)) });
}

const lastOf = <Decision extends CardDecision | ColumnDecision>(
  decisions: readonly Decision[],
): readonly Decision[] => [...new Map(decisions.map((each) => [reviewKey(each), each])).values()];

/** A decision with the names that code has for its keys. */
const named = <Read extends { readonly [decidedBeforeKey]?: ReviewVerdict | undefined }>({
  [decidedBeforeKey]: decidedBefore,
  ...decision
}: Read): Omit<Read, typeof decidedBeforeKey> & Pick<CardDecision, "decidedBefore"> =>
  decidedBefore === undefined ? decision : { ...decision, decidedBefore };

function notAReview({ issues: [issue] }: z.ZodError): Fault {
  const place = issue?.path.join(".") ?? "";
  return {
    code: "review/shape",
    message: `This is not a review: ${place === "" ? "" : `${place}: `}${issue?.message ?? "it cannot be read"}.`,
    expected: "a file that “Start a review” made, with since, commit and [[cards]]",
  };
}

const string = (value: string): TomlValue => ({ kind: "string", value });

/** The text of a new review, without decisions. */
export function newReview(review: Omit<ReviewFile, "decisions" | "columns">): string {
  const entries = Object.entries(review).map(([key, value]) => `${key} = ${writeValue(string(value))}`);
  return `# A review of changed cards, written by Cardwright.\n${entries.join("\n")}\n`;
}

/**
 * A review with one more decision, or with another one in place of that about the same card or column. What
 * else is in the file stays as it is.
 */
export function withDecision(review: string, decision: CardDecision | ColumnDecision): Result<string> {
  const document = parseDocument(review);
  if (!document.ok) return document;
  const read = fileSchema.safeParse(toWire(documentValue(document.value)));
  if (!read.success) return failed(notAReview(read.error));
  const key = reviewKey(decision);
  const list = "column" in decision ? "columns" : "cards";
  const at = read.data[list].findLastIndex((each) => reviewKey(each) === key);
  const entries = entriesOf(decision);
  if (at < 0) {
    const added = appendRows(document.value, [list], [{ entries }]);
    return added.ok ? ok(printDocument(added.value.doc)) : added;
  }
  let now = document.value;
  for (const name of ["id", "note", decidedBeforeKey]) {
    if (entries.some(({ key: each }) => each === name)) continue;
    const removed = removeKey(now, [list, at, name]);
    if (!removed.ok) return removed;
    now = removed.value.doc;
  }
  for (const entry of entries) {
    const set = setValue(now, [list, at, entry.key], entry.value);
    if (!set.ok) return set;
    now = set.value.doc;
  }
  return ok(printDocument(now));
}

function entriesOf({ changes, ...about }: CardDecision | ColumnDecision): readonly RowEntry[] {
  const { file, table, decision, note, decidedBefore = "" } = about;
  const name =
    "column" in about ? { kind: about.kind, column: about.column, was: about.was } : { card: about.card, id: about.id };
  const words = (of: Readonly<Record<string, string>>): readonly RowEntry[] =>
    Object.entries(of).flatMap(([key, value]) => (value === "" ? [] : [{ key, value: string(value) }]));
  const number = "column" in about ? undefined : about.number;
  return [
    ...words({ file, table, ...name }),
    ...(number === undefined ? [] : [{ key: "number", value: { kind: "integer", value: BigInt(number) } as const }]),
    ...words({ decision, [decidedBeforeKey]: decidedBefore, note }),
    { key: "changes", value: { kind: "array", items: changes.map(string) } },
  ];
}

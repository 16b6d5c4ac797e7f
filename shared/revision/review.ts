import { z } from "zod";
import { failed, ok, ownFolder, type Fault, type Result } from "../base/index.js";
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

/** Where reviews are kept in a folder of sheets, so that they travel in git. */
export const reviewFolder = `${ownFolder}/reviews`;

/** What a meeting may decide of a card that changed. */
export const verdictsOfReview = ["keep", "revert", "discuss"] as const;
export type ReviewVerdict = (typeof verdictsOfReview)[number];

/** A card that changed, by what it is found again. */
export interface ReviewedCard {
  readonly file: string;
  readonly table: string;
  /** What it is called. */
  readonly card: string;
  /** Empty where it has none. */
  readonly id: string;
}

/** What was decided of a card. */
export interface CardDecision extends ReviewedCard {
  readonly decision: ReviewVerdict;
  readonly note: string;
  /** What had changed when it was decided, in lines. */
  readonly changes: readonly string[];
  /** What was decided of the same changes before they were reverted: it holds again where the revert is taken back. */
  readonly decidedBefore?: ReviewVerdict | undefined;
}

/** A review as its file says it. */
export interface ReviewFile {
  /** The commit that cards are compared with, as a person named it. */
  readonly since: string;
  /** The same in full. */
  readonly commit: string;
  readonly started: string;
  readonly decisions: readonly CardDecision[];
}

/** Equal for one card in two versions, also where its file was renamed or the card was, if it has an id. */
export const reviewKey = ({ file, table, card, id }: ReviewedCard): string =>
  JSON.stringify(id === "" ? [file, table, card] : [table, id]);

const text = z.string().default("");
const decidedBeforeKey = "decided-before";
const fileSchema = z.object({
  since: text,
  commit: z.string().regex(/^[0-9a-f]{40,64}$/u),
  started: text,
  cards: z
    .array(
      z.object({
        ...{ file: z.string(), table: z.string(), card: z.string(), id: text },
        ...{ decision: z.enum(verdictsOfReview), note: text, changes: z.array(z.string()).default([]) },
        [decidedBeforeKey]: z.enum(verdictsOfReview).optional(),
      }),
    )
    .default([]),
});

/** Reads a review; of several decisions about one card the last counts. */
export function readReview(document: TomlDocument): Result<ReviewFile> {
  const read = fileSchema.safeParse(toWire(documentValue(document)));
  if (!read.success) return failed(notAReview(read.error));
  const { cards, ...review } = read.data;
  const decisions = new Map(
    cards.map(({ [decidedBeforeKey]: before, ...card }) => [
      reviewKey(card),
      before === undefined ? card : { ...card, decidedBefore: before },
    ]),
  );
  return ok({ ...review, decisions: [...decisions.values()] });
}

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
export function newReview(review: Omit<ReviewFile, "decisions">): string {
  const entries = Object.entries(review).map(([key, value]) => `${key} = ${writeValue(string(value))}`);
  return `# A review of changed cards, written by Cardwright.\n${entries.join("\n")}\n`;
}

/**
 * A review with one more decision, or with another one in place of that about the same card. What
 * else is in the file stays as it is.
 */
export function withDecision(review: string, decision: CardDecision): Result<string> {
  const document = parseDocument(review);
  if (!document.ok) return document;
  const cards = fileSchema.safeParse(toWire(documentValue(document.value)));
  if (!cards.success) return failed(notAReview(cards.error));
  const key = reviewKey(decision);
  const place = cards.data.cards.findLastIndex((card) => reviewKey(card) === key);
  const entries = entriesOf(decision);
  if (place < 0) {
    const added = appendRows(document.value, ["cards"], [{ entries }]);
    return added.ok ? ok(printDocument(added.value.doc)) : added;
  }
  let now = document.value;
  for (const name of ["id", "note", decidedBeforeKey]) {
    if (entries.some(({ key: each }) => each === name)) continue;
    const removed = removeKey(now, ["cards", place, name]);
    if (!removed.ok) return removed;
    now = removed.value.doc;
  }
  for (const entry of entries) {
    const set = setValue(now, ["cards", place, entry.key], entry.value);
    if (!set.ok) return set;
    now = set.value.doc;
  }
  return ok(printDocument(now));
}

function entriesOf(entry: CardDecision): readonly RowEntry[] {
  const { file, table, card, id, decision, note, changes, decidedBefore = "" } = entry;
  const words = { file, table, card, id, decision, [decidedBeforeKey]: decidedBefore, note };
  return [
    ...Object.entries(words).flatMap(([key, value]) => (value === "" ? [] : [{ key, value: string(value) }])),
    { key: "changes", value: { kind: "array", items: changes.map(string) } },
  ];
}

import { describe, expect, it } from "vitest";
import {
  folderDifference,
  newReview,
  notesHtml,
  notesMarkdown,
  readReview,
  revertRow,
  reviewedCards,
  reviewItems,
  reviewKey,
  reviewNotes,
  tableView,
  withDecision,
  type CardDecision,
} from "../../../../shared/revision/index.js";
import { parseDocument, printDocument, type TomlDocument } from "../../../../shared/toml/index.js";

function documentOf(text: string): TomlDocument {
  const document = parseDocument(text);
  if (!document.ok) throw new Error(document.error.message);
  return document.value;
}

const value = <Value>(result: { ok: true; value: Value } | { ok: false; error: { message: string } }): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

const review = newReview({ since: "v1", commit: "a".repeat(40), started: "2026-11-24" });
const kept: CardDecision = {
  ...{ file: "cards.toml", table: "cards", card: 'The "Fox"', id: "1" },
  ...{ decision: "keep", note: "", changes: ["~ Fox", "cost: 2 → 3"] },
};

describe("the file of a review", () => {
  it("is TOML that is read again as it was decided, the last decision about a card last", () => {
    expect(value(readReview(documentOf(review)))).toEqual({
      ...{ since: "v1", commit: "a".repeat(40), started: "2026-11-24", decisions: [], columns: [] },
    });
    const one = value(withDecision(review, kept));
    const other: CardDecision = { ...kept, card: "Owl", id: "", decision: "discuss", note: 'Too "strong"?\nAsk Zoë.' };
    const both = value(withDecision(one, other));
    expect(value(readReview(documentOf(both))).decisions).toEqual([kept, other]);
    const changed = value(withDecision(both, { ...other, decision: "keep", note: "" }));
    expect(value(readReview(documentOf(changed))).decisions).toEqual([kept, { ...other, decision: "keep", note: "" }]);
  });

  it("keeps what people wrote into it", () => {
    const mine = value(withDecision(review, kept)).replace("[[cards]]", "# why: playtest 3\n[[cards]]\nowner = 'Ada'");
    const now = value(withDecision(mine, { ...kept, decision: "discuss", note: "hm" }));
    expect(now).toContain("# why: playtest 3\n[[cards]]\nowner = 'Ada'");
    expect(now).toContain("# A review of changed cards");
    expect(value(readReview(documentOf(now))).decisions).toMatchObject([{ decision: "discuss", note: "hm" }]);
  });

  it.each([
    ["", "commit"],
    ['commit = "--output=x"', "commit"],
    ['commit = "abcdef1"', "commit"],
    [`commit = "${"a".repeat(40)}"\n[[cards]]\nfile = 1`, "cards.0.file"],
    [`commit = "${"a".repeat(40)}"\n[[cards]]\nfile = "a"\ntable = "b"\ncard = "c"\ndecision = "maybe"`, "decision"],
  ])("is refused where it is not a review: %s", (text, place) => {
    const read = readReview(documentOf(text));
    expect(read).toMatchObject({ ok: false, error: { code: "review/shape" } });
    expect(read.ok ? "" : read.error.message).toContain(place);
    expect(withDecision(text, kept).ok).toBe(false);
  });

  it("says nothing of what is empty, and changes the last of several decisions about a card, which counts", () => {
    const one = value(withDecision(review, { ...kept, id: "" }));
    expect(one).not.toMatch(/^(?:id|note) = /mu);
    const decisionOf = (text: string): string => text.slice(text.indexOf("[[cards]]"));
    const twice = `${value(withDecision(review, kept))}\n${decisionOf(value(withDecision(review, { ...kept, decision: "discuss" })))}`;
    const now = value(withDecision(twice, { ...kept, decision: "revert" }));
    expect(value(readReview(documentOf(now))).decisions).toEqual([{ ...kept, decision: "revert" }]);
    expect(now.match(/^decision = .*$/gmu)).toEqual(['decision = "keep"', 'decision = "revert"']);
  });

  it("writes which of several cards of one name was decided, and reads it again", () => {
    const [first, second]: readonly CardDecision[] = [
      { ...kept, id: "" },
      { ...kept, id: "", number: 2, decision: "discuss" },
    ];
    if (!first || !second) throw new Error("No decisions.");
    const both = value(withDecision(value(withDecision(review, first)), second));
    expect(both.match(/^number = .*$/gmu)).toEqual(["number = 2"]);
    const changed = value(withDecision(both, { ...second, decision: "keep" }));
    expect(value(readReview(documentOf(changed))).decisions).toEqual([first, { ...second, decision: "keep" }]);
    const wrong = readReview(documentOf(both.replace("number = 2", "number = 1")));
    expect(wrong).toMatchObject({ ok: false, error: { code: "review/shape" } });
  });

  it("finds a card again by its id, else by file and name", () => {
    expect(reviewKey({ ...kept, card: "Renamed", file: "other.toml" })).toBe(reviewKey(kept));
    expect(reviewKey({ ...kept, id: "", card: "Renamed" })).not.toBe(reviewKey({ ...kept, id: "" }));
  });
});

const card = (id: string, name: string, more = ""): string => `[[cards]]\nid = "${id}"\nname = "${name}"\n${more}\n`;
const before = card("1", "Fox", "cost = 2 # cheap\n") + card("2", "Owl", "cost = 3\n") + card("3", "Elk", "cost = 4\n");

function differenceOf(after: string, old = before) {
  const version = (text: string) => new Map([["cards.toml", documentOf(text)]]);
  const [table] = folderDifference(version(old), version(after), { schemaOf: () => undefined, plainKinds: [] });
  if (!table) throw new Error("Nothing differs.");
  return table;
}

const revertFirst = (after: string, old = before): string => {
  const difference = differenceOf(after, old);
  const [row] = difference.rows;
  if (!row) throw new Error("No row differs.");
  return printDocument(value(revertRow(difference, row)));
};

describe("reverting a row", () => {
  it.each([
    ["a changed cell", before.replace("cost = 2 # cheap", "cost = 5")],
    [
      "a row that is new",
      before.replace(card("2", "Owl", "cost = 3\n"), card("2", "Owl", "cost = 3\n") + card("9", "Ant")),
    ],
    ["the first row that is gone", before.replace(card("1", "Fox", "cost = 2 # cheap\n"), "")],
    ["a row in the middle that is gone", before.replace(card("2", "Owl", "cost = 3\n"), "")],
    ["the last row that is gone", before.replace(card("3", "Elk", "cost = 4\n"), "")],
  ])("brings back what was there, byte for byte: %s", (_, after) => {
    expect(revertFirst(after)).toBe(before);
  });

  it("leaves a row where it stands now, and other rows as they are now", () => {
    const after = card("2", "Owl", "cost = 9\n") + card("1", "Fox", "cost = 7\n") + card("3", "Elk", "cost = 4\n");
    const difference = differenceOf(after);
    const fox = difference.rows.find(({ title }) => title === "Fox");
    if (!fox) throw new Error("Fox does not differ.");
    expect(printDocument(value(revertRow(difference, fox)))).toBe(after.replace("cost = 7", "cost = 2 # cheap"));
  });

  it("is refused where the whole sheet is gone", () => {
    const version = (text?: string) => new Map(text === undefined ? [] : [["cards.toml", documentOf(text)]]);
    const [table] = folderDifference(version(before), version(), { schemaOf: () => undefined, plainKinds: [] });
    const [row] = table?.rows ?? [];
    expect(table && row && revertRow(table, row)).toMatchObject({ ok: false, error: { code: "revision/no-sheet" } });
    expect(table && reviewedCards(table)[0]).toEqual({ file: "cards.toml", table: "cards", card: "Fox", id: "1" });
  });

  it("knows a row by the column of ids that its sheet has", () => {
    const rows = (name: string): string => `[[cards]]\ncard_id = "fox"\nname = "${name}"\n`;
    const version = (text: string) => new Map([["cards.toml", documentOf(text)]]);
    const about = { kind: "cards", title: "Cards", tables: ["cards"], signature: [], holdsCards: true };
    const schema = { ...about, idColumn: "card_id", makeId: { kind: "uuid" } as const };
    const [table] = folderDifference(version(rows("Fox")), version(rows("Wolf")), {
      schemaOf: () => schema,
      plainKinds: [],
    });
    expect(table && reviewedCards(table).map(({ id }) => id)).toEqual(["fox"]);
  });

  it("writes the line ends that the file has now", () => {
    const after = before.replace("cost = 3", "cost = 8").replaceAll("\n", "\r\n");
    expect(revertFirst(after)).toBe(before.replaceAll("\n", "\r\n"));
  });
});

describe("the cards of a review", () => {
  it("are numbered where they share a name and have no id, as they were numbered before, and new ones follow", () => {
    const rat = (cost: number): string => `[[cards]]\nname = "Rat"\nkind = "k${cost % 10}"\ncost = ${cost}\n\n`;
    const old = rat(1) + rat(2) + rat(3);
    const numbers = (after: string) =>
      reviewedCards(differenceOf(after, old)).map(({ card: name, number = 1 }) => `${name} ${number}`);
    expect(numbers(rat(11) + rat(12) + rat(3) + rat(7) + rat(8))).toEqual(["Rat 1", "Rat 2", "Rat 4", "Rat 5"]);
    expect(numbers(rat(1) + rat(12) + rat(3))).toEqual(["Rat 2"]);
    expect(numbers(rat(1) + rat(2))).toEqual(["Rat 3"]);
  });

  const after = before.replace("cost = 2 # cheap", "cost = 5").replace('"Owl"', '"Great Owl"') + card("4", "Ant");
  const tablesOf = (text: string) => {
    const difference = differenceOf(text);
    return [{ view: tableView(difference), cards: reviewedCards(difference) }];
  };
  const items = (text: string, decisions: readonly CardDecision[] = []) =>
    reviewItems(tablesOf(text), { decisions, columns: [] }).cards;
  const decide = (text: string, id: string, decision: CardDecision["decision"], note = ""): CardDecision => {
    const item = items(text).find((each) => each.card.id === id);
    if (!item) throw new Error("No such card.");
    return { ...item.card, decision, note, changes: item.changes };
  };

  it("are those that differ, with what is decided of them", () => {
    const decisions = [decide(after, "1", "keep"), decide(after, "2", "discuss", "why?")];
    expect(
      items(after, decisions).map(({ card: { card: name }, verdict, note, isStale }) => [name, verdict, note, isStale]),
    ).toEqual([
      ["Fox", "keep", "", false],
      ["Great Owl", "discuss", "why?", false],
      ["Ant", null, "", false],
    ]);
  });

  it("are open again where they were changed since, and where what was reverted is back", () => {
    const decisions = [decide(after, "1", "keep"), decide(after, "2", "discuss", "why?"), decide(after, "4", "revert")];
    const later = after.replace("cost = 5", "cost = 6").replace("Great", "Grand");
    expect(items(later, decisions).map(({ verdict, isStale, former }) => [verdict, isStale, former])).toEqual([
      [null, true, "keep"],
      ["discuss", true, "discuss"],
      [null, true, "revert"],
    ]);
    expect(reviewNotes(items(later, decisions)).flatMap(({ rows }) => rows.map(({ said }) => said))).toEqual([
      ["It changed since it was to be discussed."],
      ["It was kept, and changed since then."],
      ["It was reverted, and differs again."],
    ]);
  });

  it("are decided as before where a revert is taken back, and reverted where it is done again", () => {
    const reverted: CardDecision = { ...decide(after, "1", "revert", "Fine."), decidedBefore: "keep" };
    expect(items(after, [reverted])[0]).toMatchObject({ verdict: "keep", note: "Fine.", isStale: false, former: null });
    const later = after.replace("cost = 5", "cost = 6");
    expect(items(later, [reverted])[0]).toMatchObject({ verdict: null, isStale: true, former: "revert" });
    const file = value(withDecision(review, reverted));
    expect(value(readReview(documentOf(file))).decisions).toEqual([reverted]);
    const keptAgain = value(withDecision(file, { ...reverted, decision: "keep", decidedBefore: undefined }));
    expect(keptAgain).not.toContain("decided-before");
    expect(reviewItems([], { decisions: [reverted], columns: [] }).cards[0]).toMatchObject({
      verdict: "revert",
      row: null,
      isStale: false,
    });
  });

  it("are still told where they differ no more", () => {
    const decisions = [decide(after, "1", "revert"), decide(after, "2", "keep")];
    const now = before + card("4", "Ant");
    expect(
      items(now, decisions).map(({ card: { card: name }, row, verdict, isStale }) => [
        name,
        row?.kind,
        verdict,
        isStale,
      ]),
    ).toEqual([
      ["Ant", "added", null, false],
      ["Fox", undefined, "revert", false],
      ["Great Owl", undefined, "keep", true],
    ]);
  });

  it("stay decided where their row is moved to another place", () => {
    const decisions = [decide(after, "1", "keep")];
    const [first = "", ...others] = after.split(/^(?=\[\[)/mu);
    const moved = items([...others, first].join(""), decisions);
    expect(moved.find(({ card: { id } }) => id === "1")).toMatchObject({ verdict: "keep", isStale: false });
  });

  it("list what had changed, under the titles of columns", () => {
    const changes = ["~ Fox", "spark-bonus: 1 → 2", "tags[0]: a → b"];
    const [group] = reviewNotes(reviewItems([], { decisions: [{ ...kept, changes }], columns: [] }).cards);
    expect(group?.rows[0]?.said).toEqual(["Spark Bonus: 1 → 2", "Tags 1: a → b", "It no longer differs like that."]);
  });

  it("leaves out rows that were only moved", () => {
    const moved =
      card("3", "Elk", "cost = 4\n") + card("1", "Fox", "cost = 2 # cheap\n") + card("2", "Owl", "cost = 3\n");
    expect(items(moved)).toEqual([]);
  });

  it("end in a summary to paste", () => {
    const decisions = [decide(after, "1", "revert"), decide(after, "2", "discuss", "Too *long*?\nAsk <Zoë>.")];
    const groups = reviewNotes(items(after.replace("cost = 5", "cost = 2 # cheap"), decisions));
    expect(notesMarkdown("Meeting", groups)).toBe(`# Meeting

## To discuss (1)

**Great Owl** (was Owl)

> Too \\*long\\*? / Ask \\<Zoë\\>.

## Reverted (1)

**Fox**
- Cost: 2 → 5

## Undecided (1)

**Ant**
- ID: 4
- Name: Ant
`);
    const drawn = reviewNotes(items(after), ({ card: { card: name } }) =>
      name === "Fox" ? [{ title: "Now & then", svg: "<svg/>" }] : undefined,
    );
    const page = notesHtml("Meeting", drawn, "@font-face{}");
    expect(page).toContain('<div class="faces"><figure><svg/><figcaption>Now &amp; then</figcaption></figure></div>');
    expect(page).toContain("<style>@font-face{}");
    expect(notesHtml("Meeting", groups)).toContain("<blockquote>Too *long*?\nAsk &lt;Zoë&gt;.</blockquote>");
  });
});

import { describe, expect, it } from "vitest";
import { games } from "../../../../shared/games/index.js";
import {
  folderDifference,
  meaningChanges,
  notesHtml,
  notesMarkdown,
  patchNotes,
  tableLines,
  tableView,
  type CellView,
  type NotesGroup,
  type TableView,
} from "../../../../shared/revision/index.js";
import { languageOfKind } from "../../../../shared/text/index.js";
import { parseDocument } from "../../../../shared/toml/index.js";

type NotedRow = NotesGroup["rows"][number];

const dreamtides = games.find(({ id }) => id === "dreamtides");
const schema = dreamtides?.sheets.find(({ kind }) => kind === "cards");

const card = (id: string, name: string, text: string, more = ""): string =>
  `[[cards]]\nid = "${id}"\nname = "${name}"\nrules-text = "${text}"\n${more}\n`;

function view(before: string, after: string): readonly TableView[] {
  const version = (text: string) => {
    const document = parseDocument(text);
    if (!document.ok) throw new Error(document.error.message);
    return new Map([["cards.toml", document.value]]);
  };
  return folderDifference(version(before), version(after), { schemaOf: () => schema, plainKinds: [] }).map((table) =>
    tableView(table, languageOfKind(dreamtides?.languages, "cards")),
  );
}

const draw = "Draw {cards($c)}.";
const numbers = (cost: number, spark: number, cards = 2): string =>
  `energy-cost = ${cost}\nspark = ${spark}\nvariables = "c: ${cards}"`;

describe("what a change means for a player", () => {
  it.each([
    ["buffed", card("1", "A", "", numbers(3, 1)), card("1", "A", "", numbers(2, 1))],
    ["buffed", card("1", "A", "", numbers(3, 1)), card("1", "A", "", numbers(3, 2))],
    ["nerfed", card("1", "A", "", numbers(3, 1)), card("1", "A", "", numbers(4, 1))],
    ["adjusted", card("1", "A", "", numbers(3, 1)), card("1", "A", "", numbers(4, 2))],
    ["nerfed", card("1", "A", "", "spark = 1"), card("1", "A", "", numbers(2, 1).replace(/^variables.*$/mu, ""))],
    ["buffed", card("1", "A", "", "energy-cost = 2.5"), card("1", "A", "", "energy-cost = 1.5")],
    ["reworked", card("1", "A", draw, numbers(3, 1)), card("1", "A", draw, numbers(2, 1, 3))],
    ["reworked", card("1", "A", draw, numbers(3, 1)), card("1", "A", "", numbers(3, 1))],
    ["reworded", card("1", "A", draw, numbers(3, 1)), card("1", "A", `${draw} `, numbers(3, 1))],
    ["reworded", card("1", "A", draw, numbers(3, 1)), card("1", "A", `${draw} `, `${numbers(3, 1)}\nimage-number = 5`)],
    ["other", card("1", "A", draw, numbers(3, 1)), card("1", "A", draw, `${numbers(3, 1)}\nimage-number = 5`)],
  ])("%s", (verdict, before, after) =>
    expect(view(before, after).flatMap(({ rows }) => rows.map((row) => row.verdict))).toEqual([verdict]),
  );
});

describe("what abilities do otherwise", () => {
  it.each<[string, unknown, unknown, readonly string[]]>([
    ["nothing", { a: [1] }, { a: [1] }, []],
    ["a number", { Draw: { count: 2 } }, { Draw: { count: 3 } }, ["draw, count: 2 → 3"]],
    [
      "a verb, and what both have",
      { DissolveCharacter: { target: "Enemy", cost: 1 } },
      { BanishCharacter: { target: "Ally" } },
      ["dissolve character → banish character", "target: enemy → ally"],
    ],
    ["what is new in it", { a: { x: 1 } }, { a: { x: 1, y: "SomeName" } }, ["a, y: + some name"]],
    ["what is gone from it", { a: { x: 1, y: { Up: 3 } } }, { a: { x: 1 } }, ["a, y: − up 3"]],
    ["an item of a list", { do: ["Draw", "Gain"] }, { do: ["Draw", "Kindle", "Gain"] }, ["do: + kindle"]],
    ["a field by another", { cost: 2 }, { spark: 2 }, ["cost: − 2", "spark: + 2"]],
    ["names beside others", { Up: 1, Down: 2 }, { Down: 2, Left: 1 }, ["up: − 1", "left: + 1"]],
    ["what is gone, without what it left open", { a: { p: null, q: 2 } }, {}, ["a: − q 2"]],
    ["nothing but how it is written", { n: 1, surface: "one" }, { n: 1, surface: "1" }, []],
  ])("%s", (_, before, after, expected) => {
    const changes = meaningChanges(before, after).map(({ path, before: old, after: fresh }) => {
      const place = path.length === 0 ? "" : `${path.join(", ")}: `;
      if (old === undefined) return `${place}+ ${fresh ?? ""}`;
      return fresh === undefined ? `${place}− ${old}` : `${place}${old} → ${fresh}`;
    });
    expect(changes).toEqual(expected);
  });

  it("is described by what a text means, and by abilities that are new or gone", () => {
    const [table] = view(card("1", "A", draw, numbers(1, 1)), card("1", "A", draw, numbers(1, 1, 4)));
    expect(table && tableLines(table)).toEqual([
      "cards.toml [cards]",
      "~ A",
      "    variables: c: [-2-]{+4+}",
      "    ability: draw cards, count: 2 → 4",
    ]);
    const [gone] = view(card("1", "A", draw, numbers(1, 1)), card("1", "A", "", numbers(1, 1)));
    expect(gone && tableLines(gone)).toContain("    ability gone: Draw 2 cards.");
  });

  it.each([
    ["Draw a card, blorp.", draw, "    ability changed: Draw 2 cards."],
    [draw, "Draw a card, blorp.", "    ability changed: Draw a card, blorp."],
  ])("is not described where one of two texts cannot be read: %s, %s", (old, fresh, line) => {
    const [table] = view(card("1", "A", old, numbers(1, 1)), card("1", "A", fresh, numbers(1, 1)));
    expect(table && tableLines(table)).toContain(line);
  });
});

describe("patch notes", () => {
  const before = card("1", "Fox", draw, numbers(2, 1)) + card("2", "Owl", "", numbers(3, 1)) + card("3", "Elk", "");
  const after =
    card("4", "<b>Cat & *Dog*</b>", "", numbers(1, 1)) +
    card("1", "Fox", draw, numbers(2, 1, 3)) +
    card("2", "Great Owl", "", numbers(2, 1));
  const notes = patchNotes(view(before, after));

  it("sort cards into chapters", () =>
    expect(notes.map(({ title, rows }) => [title, ...rows.map(({ row }) => row.title)])).toEqual([
      ["New", "<b>Cat & *Dog*</b>"],
      ["Buffed", "Great Owl"],
      ["Reworked", "Fox"],
      ["Removed", "Elk"],
    ]));

  it("are Markdown in which texts of cards are no markup", () => {
    const text = notesMarkdown("Version 2", notes);
    expect(text).toContain("# Version 2\n\n## New (1)\n\n**\\<b\\>Cat &amp; \\*Dog\\*\\</b\\>**");
    expect(text).toContain("**Great Owl** (was Owl)\n- Energy Cost: 3 → 2\n");
    expect(text).toContain(
      "**Fox**\n- Variables: c: ~~2~~**3**\n- Draw ~~2~~**3** cards.\n- *draw cards, count: 2 → 3*\n",
    );
  });

  it("are a page in which texts of cards are no markup", () => {
    const page = notesHtml("Version <2>", notes);
    expect(page).toContain("<title>Version &lt;2&gt;</title>");
    expect(page).toContain("<h1>Version &lt;2&gt;</h1>");
    expect(page).toContain("<h3>&lt;b&gt;Cat &amp; *Dog*&lt;/b&gt;</h3>");
    expect(page).toContain("<li>Energy Cost: <del>3</del> → <ins>2</ins></li>");
    expect(page).toContain("<li>Draw <del>2</del><ins>3</ins> cards.</li>");
    expect(page).not.toContain("<b>");
  });

  it("have the wording of a rules text and what its ability does otherwise", () => {
    const discard = draw.replace("Draw", "Discard");
    const groups = patchNotes(view(card("1", "Fox", draw, numbers(2, 1)), card("1", "Fox", discard, numbers(2, 1))));
    const text = notesMarkdown("x", groups);
    expect(text).toContain("**Fox**\n- Rules Text: ~~Draw~~**Discard** \\{cards($c)\\}.\n");
    expect(text).toContain("- *event, effect: draw cards → discard cards*");
    const page = notesHtml("x", groups);
    expect(page).toContain("<li>Rules Text: <del>Draw</del><ins>Discard</ins> {cards($c)}.</li>");
    expect(page).toContain("<li><em>event, effect: draw cards → discard cards</em></li>");
  });

  it("say the words of an ability once where the text has them as they are", () => {
    const groups = patchNotes(view(card("1", "Fox", "Blorp 2 cards."), card("1", "Fox", "Blorp 3 cards.")));
    expect(notesMarkdown("x", groups)).toContain("**Fox**\n- Rules Text: Blorp ~~2~~**3** cards.\n");
    expect(notesMarkdown("x", groups).match(/Blorp/gu)).toHaveLength(1);
    expect(notesHtml("x", groups).match(/Blorp/gu)).toHaveLength(1);
  });

  it("say that nothing has changed", () => {
    expect(notesMarkdown("x", patchNotes(view(before, before)))).toBe("# x\n\nNo card has changed.\n");
    expect(notesHtml("x", [])).toContain("<p>No card has changed.</p>");
  });

  it("have cards that only have another name, and rules texts that only read otherwise", () => {
    const [other] = patchNotes(view(card("1", "Fox", ""), card("1", "Wolf", "")));
    expect([other?.title, other?.rows.map(({ row }) => row.title)]).toEqual(["Other changes", ["Wolf"]]);
    const [reworded] = patchNotes(view(card("1", "Fox", draw), card("1", "Fox", `${draw} `)));
    expect(reworded?.rows[0]?.cells.map(({ key }) => key)).toEqual(["rules-text"]);
  });

  it("name the sheets of cards where there are several", () => {
    const [cards] = view(before, after);
    if (!cards) throw new Error("Nothing differs.");
    const sheetsOf = (tables: readonly TableView[]) => [
      ...new Set(patchNotes(tables).flatMap(({ rows }) => rows.map(({ sheet }) => sheet))),
    ];
    expect(sheetsOf([cards])).toEqual([undefined]);
    expect(sheetsOf([cards, { ...cards, title: null, table: "others" }])).toEqual([cards.title, "others"]);
  });

  const cell = (old: string | null, fresh: string | null, more: Partial<CellView> = {}): Partial<NotedRow> => ({
    cells: [{ column: "Cost", key: "cost", before: old, after: fresh, ...more }],
  });
  const change = { path: ["<x>"], before: "*1*", after: "2" };
  const meaning = { before: "a", after: "b", words: [], changes: [change] };

  it.each<[string, Partial<NotedRow>, string, string]>([
    ["a value that is new", cell(null, "<b> *x*"), "- Cost: \\<b\\> \\*x\\*", "<li>Cost: &lt;b&gt; *x*</li>"],
    ["a value that is gone", cell("2", null), "- Cost: 2 → empty", "<del>2</del> → <ins>empty</ins>"],
    ["a value that is empty now", cell("2", ""), "- Cost: 2 → empty", "<del>2</del> → <ins>empty</ins>"],
    ["a value that was empty", cell("", "2"), "- Cost: empty → 2", "<del>empty</del> → <ins>2</ins>"],
    [
      "a space between words",
      cell("ab", "a b", {
        words: [
          { kind: "kept", text: "a" },
          { kind: "added", text: " " },
          { kind: "kept", text: "b" },
        ],
      }),
      "- Cost: a b",
      "<li>Cost: a<ins> </ins>b</li>",
    ],
    ["a backslash before a mark", cell(null, "a\\*b"), "- Cost: a\\\\\\*b", "<li>Cost: a\\*b</li>"],
    ["what else is said", { said: ["<i> _x_"] }, "- \\<i\\> \\_x\\_", "<li>&lt;i&gt; _x_</li>"],
    [
      "what an ability means",
      { row: { kind: "changed", row: 1, title: "Fox", isMoved: false, cells: [], abilities: [meaning] } },
      "- *\\<x\\>: \\*1\\* → 2*",
      "<em>&lt;x&gt;: *1* → 2</em>",
    ],
  ])("write %s without taking it for markup", (_, more, markdown, html) => {
    const row = { kind: "changed", row: 1, title: "Fox", isMoved: false, cells: [], abilities: [] } as const;
    const groups = [{ title: "New", rows: [{ row, sheet: undefined, cells: [], ...more }] }];
    expect(`${notesMarkdown("x", groups)}\n`).toContain(`${markdown}\n`);
    expect(notesHtml("x", groups)).toContain(html);
  });

  it("leave out what was only moved", () => {
    const moved = view(card("1", "A", "") + card("2", "B", ""), card("2", "B", "") + card("1", "A", ""));
    expect(moved).toHaveLength(1);
    expect(patchNotes(moved)).toEqual([]);
  });
});

it("every game says of some column which numbers are better", () => {
  for (const { id, sheets } of games) {
    const known = sheets.flatMap(({ columns = [] }) => columns.filter(({ better }) => better !== undefined));
    expect({ id, isKnown: known.length > 0 }).toEqual({ id, isKnown: true });
  }
});

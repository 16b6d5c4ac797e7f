import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import type { FolderFile } from "../../../../../../shared/games/index.js";
import { deckFolder } from "../../../../../../shared/games/ttcg/decks/format.js";
import { parseDocument, type TomlDocument } from "../../../../../../shared/toml/index.js";

const card = (id: string, name: string, type: string, level: number, serial: string): string =>
  `[[ttcg-cards]]\nid = "${id}"\nname = "${name}"\ntype = "${type}"\nlevel = ${level}\nserial = "${serial}"\n`;

const cards = [
  card("a", "Ash Newt", "fire", 1, "A100000000000x"),
  card("b", "3 Wishes; or so", "spell", 1, "W100000000000a"),
  card("c", "Brine Ox", "water", 2, "B200000000000a"),
  card("d", "Brine Cow", "water", 2, "B200000000000b"),
].join("\n");

const deck = `[[decks]]
name = "Tide"
cards = [
    { card = "c", copies = 2 }, # the ox
    { card = "a" }, # one newt
]
`;

const documents = (decks: string, ofCards: string): Map<string, TomlDocument> =>
  new Map([
    ["cards.toml", must(parseDocument(ofCards))],
    ["my-decks.toml", must(parseDocument(decks))],
  ]);

function imported(path: string, text: string, decks = deck, ofCards = cards) {
  const outcome = deckFolder.toToml([{ path, text }], documents(decks, ofCards), {});
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  const { files, remarks } = outcome.value;
  return {
    decks: files.find((file) => file.path === "my-decks.toml")?.text ?? "",
    home: files.find((file) => file.path === "decks.toml")?.text,
    remarks: remarks.map(({ line, message, isLoss }) => `${line ?? "-"} ${isLoss ? "lost " : ""}${message}`),
  };
}

function exported(form: string, before: readonly FolderFile[] = [], decks = deck, ofCards = cards) {
  const outcome = deckFolder.fromToml(documents(decks, ofCards), before, { form });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  const { files, removed, remarks } = outcome.value;
  return { files: Object.fromEntries(files.map(({ path, text }) => [path, text])), removed, remarks };
}

describe("deck files (TTCG-13)", () => {
  it.each([
    ["text", { "Tide.deck.txt": "# Tide\n1 Ash Newt\n2 Brine Ox\n" }],
    ["csv", { "Tide.deck.csv": "COPIES;NAME\r\n1;Ash Newt\r\n2;Brine Ox\r\n" }],
    ["serials", { "Tide.serials.txt": "A100000000000x\nB200000000000a\nB200000000000a\n" }],
  ])("are written as %s by type, level and name, and read back without a change", (form, files) => {
    expect(exported(form).files).toEqual(files);
    for (const [path, text] of Object.entries(files)) {
      expect(imported(path, text)).toEqual({ decks: deck, home: undefined, remarks: [] });
    }
  });

  it("name cards with or without a cross, in any case, in several lines, also a name that begins with a number", () => {
    const text =
      "# New\r\n\r\n2 Ash Newt\r\n1x ash newt\r\n2 x BRINE OX\r\n3 Wishes; or so\r\n1 3 Wishes; or so\r\n# a remark\r\n";
    const made = imported("folder/any.deck.txt", text, "");
    expect(made.remarks).toEqual([]);
    expect(made.home).toBe(`[[decks]]
name = "New"
cards = [
    { card = "a", copies = 3 }, # Ash Newt
    { card = "c", copies = 2 }, # Brine Ox
    { card = "b", copies = 2 }, # 3 Wishes; or so
]
`);
  });

  it("are called as the file is where they do not say it, and go where the other decks are", () => {
    const { decks, home } = imported("lists/Low Water.deck.csv", 'copies;name\n1;"3 Wishes; or so"\n');
    expect(home).toBeUndefined();
    expect(decks).toBe(
      `${deck}\n[[decks]]\nname = "Low Water"\ncards = [\n    { card = "b", copies = 1 }, # 3 Wishes; or so\n]\n`,
    );
  });

  it("change what is different in a deck that is there, and leave the remarks beside its cards", () => {
    expect(imported("x.deck.txt", "# Tide\n4 Brine Cow\n3 Brine Ox\n1 Ash Newt\n").decks).toBe(
      deck
        .replace('"c", copies = 2', '"c", copies = 3')
        .replace("# one newt\n", '# one newt\n    { card = "d", copies = 4 },\n'),
    );
    expect(imported("x.deck.txt", "# Tide\n2 Brine Ox\n").decks).toBe(deck.replace(/ {4}\{ card = "a".*\n/u, ""));
    expect(imported("x.deck.txt", "# Tide\n2 Brine Ox\n1 Ash Newt\n1 Brine Cow\n").decks).toBe(
      deck.replace("# one newt\n", '# one newt\n    { card = "d", copies = 1 },\n'),
    );
    const file = { path: "mine.deck.txt", text: "# Tide\n2 Brine Ox\n" };
    expect(exported("text", [file]).files).toEqual({ [file.path]: "# Tide\n1 Ash Newt\n2 Brine Ox\n" });
  });

  it("say of every line that cannot be taken why, with the nearest name", () => {
    expect(imported("x.deck.txt", "# Tide\n2 Brine Ocks\n9 Nothing like it\n").remarks).toEqual([
      "2 lost No card is called “Brine Ocks”. Did you mean “Brine Ox”?",
      "3 lost No card is called “Nothing like it”.",
    ]);
    expect(imported("x.deck.csv", "COPIES;NAME\ntwo;Ash Newt\n1\n\n").remarks).toEqual([
      "2 lost Expected a number of copies and the name of a card.",
      "3 lost Expected a number of copies and the name of a card.",
    ]);
    expect(imported("x.deck.csv", "NAME;COPIES\n").remarks).toEqual([
      "1 lost The first line of a deck is COPIES;NAME.",
    ]);
  });

  it("take serial numbers without their last character where only one card has it", () => {
    const { home, remarks } = imported("x.serials.txt", "A100000000000\nB200000000000\nzzz\n", "");
    expect(home).toContain('{ card = "a", copies = 1 }');
    expect(remarks).toEqual([
      "2 lost Several cards have a serial number that begins with B200000000000.",
      "3 lost No card has the serial number zzz.",
    ]);
  });

  it("stay as they are written where the deck is the same, and are named where they are of no deck", () => {
    const own = { path: "sub/mine.deck.txt", text: "# Tide\n\n# big ones\n2x brine ox\nAsh Newt\n" };
    const gone = { path: "Old.deck.txt", text: "# Old\n1 Ash Newt\n" };
    expect(exported("csv", [own, gone])).toEqual({
      files: { [own.path]: own.text },
      removed: [gone.path],
      remarks: [],
    });
  });

  it("are told apart by what they are called, and have names that every system can write", () => {
    const row = (name: string): string => `[[decks]]\nname = "${name}"\ncards = [{ card = "a" }, { card = "gone" }]\n`;
    const { files, remarks } = exported("text", [], row("a/b: c?") + row("a/b: c?") + row(".."));
    expect(Object.keys(files)).toEqual(["a-b- c-.deck.txt", "deck.deck.txt"]);
    expect(remarks.map(({ message }) => message)).toEqual([
      "The deck “a/b: c?” names a card that is not there: gone.",
      "There is another deck called “a/b: c?”; only the first is written.",
      "The deck “..” names a card that is not there: gone.",
    ]);
  });

  it("name the first of several cards of one name, and none that a deck could not refer to", () => {
    const twin = card("e", " ash NEWT ", "water", 1, "N100000000000x");
    const nobody = card("", "Nobody", "fire", 1, "");
    const spaced = card("f", " Mud Eel ", "water", 1, "");
    expect(imported("x.deck.txt", "1 mud eel\n", "", spaced).remarks).toEqual([]);
    expect(imported("x.deck.txt", "1 Ash Newt\n1 Nobody\n", "", `${cards}\n${twin}\n${nobody}`)).toMatchObject({
      home: '[[decks]]\nname = "x"\ncards = [\n    { card = "a", copies = 1 }, # Ash Newt\n]\n',
      remarks: ["2 lost No card is called “Nobody”."],
    });
  });

  it("are written in the order of types, levels and names, cards of unknown types last", () => {
    const unordered = [
      card("1", "Zed", "odd", 1, ""),
      card("2", "Ant", "odd", 1, ""),
      card("3", "Bee", "fire", 2, ""),
      card("4", "Asp", "fire", 2, ""),
      card("5", "Cat", "fire", 1, ""),
      card("6", "Owl", "water", 1, ""),
    ];
    const row = `[[decks]]\nname = "All"\ncards = [${[1, 2, 3, 4, 5, 6].map((id) => `{ card = "${id}" }`).join(", ")}]\n`;
    const names = exported("text", [], row, unordered.join("\n")).files["All.deck.txt"]?.match(/[A-Z]\w+$/gmu);
    expect(names).toEqual(["All", "Cat", "Asp", "Bee", "Owl", "Ant", "Zed"]);
  });

  it("may begin with a byte order mark, end lines in any way, and name themselves once", () => {
    const text = "\uFEFF#\n# First\r# Second\r\n2× Ash Newt\r3 × Brine Ox";
    expect(imported("x.deck.txt", text, "").home).toBe(
      '[[decks]]\nname = "First"\ncards = [\n    { card = "a", copies = 2 }, # Ash Newt\n    { card = "c", copies = 3 }, # Brine Ox\n]\n',
    );
  });

  it("leave out cards of which there are none, and count those of several lines together", () => {
    expect(imported("x.deck.txt", "# Tide\n0 Brine Cow\n1 Brine Ox\n1 Ash Newt\n1 Brine Ox\n").decks).toBe(deck);
    const twice = deck.replace('{ card = "a" }', '{ card = "c" }');
    expect(exported("text", [], twice).files["Tide.deck.txt"]).toBe("# Tide\n3 Brine Ox\n");
  });

  it("say how many copies there are now where a row said none, and keep quiet where there is still one", () => {
    expect(imported("x.deck.txt", "# Tide\n1 Brine Ox\n2 Ash Newt\n").decks).toBe(
      deck.replace("copies = 2", "copies = 1").replace('{ card = "a" }', '{ card = "a", copies = 2 }'),
    );
    expect(imported("x.deck.txt", "# Tide\n1 Brine Ox\n1 Ash Newt\n").decks).toBe(
      deck.replace("copies = 2", "copies = 1"),
    );
  });

  it("change the first of several decks of one name", () => {
    const other = deck.replace("copies = 2", "copies = 9");
    const { decks } = imported("x.deck.txt", "# Tide\n3 Brine Ox\n1 Ash Newt\n", `${deck}\n${other}`);
    expect(decks).toBe(`${deck.replace("copies = 2", "copies = 3")}\n${other}`);
  });

  it("have names of cards in remarks without what would end these", () => {
    const odd = card("e", "A\\nB", "water", 1, "N100000000000x");
    const { home } = imported("x.serials.txt", "N100000000000x\n", "", `${cards}\n${odd}`);
    expect(home).toContain('{ card = "e", copies = 1 }, # A B\n');
  });

  it("are tables with quoted names where these have marks, and are refused where a quote is left open", () => {
    const row = '[[decks]]\nname = "B"\ncards = [{ card = "b", copies = 2 }]\n';
    expect(exported("csv", [], row).files["B.deck.csv"]).toBe('COPIES;NAME\r\n2;"3 Wishes; or so"\r\n');
    expect(imported("x.deck.csv", 'COPIES;NAME\n;\n1;"Ash', "").remarks).toEqual([expect.stringMatching(/^1 lost /u)]);
    expect(imported("x.deck.csv", "COPIES;NAME\n;\n1;Ash Newt", "").remarks).toEqual([]);
  });

  it("lose cards without serial numbers as lists of these alone", () => {
    const bare = cards.replace("A100000000000x", "");
    const lost = exported("serials", [], deck, bare);
    expect(lost.remarks.map(({ message }) => message)).toEqual(["“Ash Newt” has no serial number."]);
    expect(lost.files["Tide.serials.txt"]).toBe("B200000000000a\nB200000000000a\n");
    expect(exported("text", [], deck, bare).remarks).toEqual([]);
  });

  it("are written as names where nothing else is asked for, and one a name that is left of two", () => {
    expect(Object.keys(exported("").files)).toEqual(["Tide.deck.txt"]);
    const row = (name: string): string => `[[decks]]\nname = "${name}"\ncards = [{ card = "a" }]\n`;
    const { files, remarks } = exported("text", [], `${row("a/b")}\n${row("a:b")}\n${row(`. ${"x".repeat(200)}`)}`);
    expect(Object.keys(files)).toEqual(["a-b.deck.txt", `${"x".repeat(100)}.deck.txt`]);
    expect(remarks.map(({ message }) => message)).toEqual([
      "There is another deck called “a:b”; only the first is written.",
    ]);
  });

  it("guess at the names of a hundred lines, and no more", () => {
    const { remarks } = imported("x.deck.txt", "1 Brine Ocks\n".repeat(102), "");
    expect(remarks.filter((remark) => remark.includes("Did you mean"))).toHaveLength(100);
    expect(remarks).toHaveLength(102);
  });

  it("are the only files of a folder that is taken for one of deck files", () => {
    expect(deckFolder.recognises(["a.deck.txt", "b/c.serials.txt"])).toBe(true);
    expect(deckFolder.recognises(["a.deck.txt", "readme.md"])).toBe(false);
    expect(deckFolder.recognises([])).toBe(false);
  });
});

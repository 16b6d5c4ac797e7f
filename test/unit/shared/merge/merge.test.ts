import { describe, expect, it } from "vitest";
import { mergeFiles, type Merge } from "../../../../shared/merge/index.js";

const card = (id: string, name: string, more = ""): string => `[[cards]]\nid = "${id}"\nname = "${name}"\n${more}`;
const fileOf = (...cards: readonly string[]): string => cards.join("\n");

function merge(base: string, ours: string, theirs: string, policy: "cell" | "row" = "cell"): Merge {
  const merged = mergeFiles({ base, ours, theirs }, { policy, matchOptionsOf: () => ({}) });
  if (!merged.ok) throw new Error(merged.error.message);
  return merged.value;
}

const clean = (base: string, ours: string, theirs: string): string => {
  const { text, conflicts } = merge(base, ours, theirs);
  expect(conflicts).toEqual([]);
  return text;
};

const [fox, owl, elk] = [
  card("1", "Fox", "cost = 2\npower = 1\n"),
  card("2", "Owl", "cost = 3\n"),
  card("3", "Elk", "cost = 4\n"),
];

describe("what two changed in one file", () => {
  it("keeps cells of one row that each changed", () => {
    const ours = fileOf(fox.replace("cost = 2", "cost = 5"), owl);
    const theirs = fileOf(fox.replace("power = 1", "power = 7"), owl);
    expect(clean(fileOf(fox, owl), ours, theirs)).toBe(fileOf(card("1", "Fox", "cost = 5\npower = 7\n"), owl));
  });

  it("keeps ours where both changed a cell, and reports all three values", () => {
    const merged = merge(
      fileOf(owl, elk),
      fileOf(owl.replace("cost = 3", "cost = 5"), elk),
      fileOf(owl.replace("cost = 3", "cost = 0x7"), elk),
    );
    expect(merged.text).toBe(fileOf(owl.replace("cost = 3", "cost = 5"), elk));
    expect(merged.conflicts).toEqual([
      { kind: "cell", table: ["cards"], row: 0, path: ["cost"], base: "3", ours: "5", theirs: "0x7" },
    ]);
  });

  it("treats rows as a whole where that is wanted", () => {
    const [ours, theirs] = [fox.replace("cost = 2", "cost = 5"), fox.replace("power = 1", "power = 7")];
    const merged = merge(fox, ours, theirs, "row");
    expect(merged.text).toBe(ours);
    expect(merged.conflicts).toEqual([{ kind: "row", table: ["cards"], row: 0, base: fox, ours, theirs }]);
  });

  it("takes a row that only one changed, also where rows are treated as a whole", () => {
    const [base, changed] = [fileOf(fox, owl), fileOf(fox.replace("cost = 2", "cost = 5"), owl)];
    expect(merge(base, changed, base, "row")).toEqual({ text: changed, conflicts: [] });
    expect(merge(base, base, changed, "row")).toEqual({ text: changed, conflicts: [] });
  });

  it("reports a value of a table by its key in it, and by no row", () => {
    const [base, ours, theirs] = [1, 2, 3].map((most) => fileOf(fox, `[rules.deck]\nmost = ${most}\n`));
    const merged = merge(base ?? "", ours ?? "", theirs ?? "");
    expect(merged.text).toBe(ours);
    expect(merged.conflicts).toEqual([
      { kind: "cell", table: ["rules", "deck"], row: null, path: ["most"], base: "1", ours: "2", theirs: "3" },
    ]);
  });

  it("keeps the rows that each added, ours first, parted by a blank line", () => {
    const [ours, theirs] = [fileOf(fox, owl), fileOf(fox, elk)];
    expect(clean(fox, ours, theirs)).toBe(fileOf(fox, owl, elk));
  });

  it("takes a row that both added with one id once", () => {
    const merged = merge("", fox, fox.replace("cost = 2", "cost = 3"));
    expect(merged.text).toBe(fox);
    expect(merged.conflicts).toMatchObject([{ kind: "cell", base: null, ours: "2", theirs: "3" }]);
  });

  it("removes what one removed and the other left", () => {
    const base = fileOf(fox, owl, elk);
    expect(clean(base, fileOf(fox, elk), fileOf(fox, owl))).toBe(fox);
    expect(clean(base, base, fileOf(owl, elk))).toBe(fileOf(owl, elk));
  });

  it.each(["ours", "theirs"] as const)("keeps a row that %s removed and the other changed", (by) => {
    const changed = owl.replace("cost = 3", "cost = 4");
    const [gone, kept] = [fileOf(fox, elk), fileOf(fox, changed, elk)];
    const merged = by === "ours" ? merge(fileOf(fox, owl, elk), gone, kept) : merge(fileOf(fox, owl, elk), kept, gone);
    expect(merged.text).toBe(kept);
    expect(merged.conflicts).toEqual([{ kind: "removed", by, table: ["cards"], row: 1, base: owl, changed }]);
  });

  it("moves what theirs moved and keeps what ours changed in it", () => {
    const ours = fileOf(fox, owl, elk.replace("cost = 4", "cost = 9"));
    expect(clean(fileOf(fox, owl, elk), ours, fileOf(elk, fox, owl))).toBe(
      fileOf(elk.replace("cost = 4", "cost = 9"), fox, owl),
    );
  });

  it("finds no dispute in a row that both moved to one place, whatever else ours added there", () => {
    const base = fileOf(fox, owl, elk);
    const ours = fileOf(card("4", "Bee"), elk, fox, owl);
    expect(clean(base, ours, fileOf(elk, fox, owl))).toBe(ours);
  });

  it("says what both moved to different places", () => {
    const base = fileOf(fox, owl, elk, card("4", "Bee"));
    const [ours, theirs] = [fileOf(elk, fox, owl, card("4", "Bee")), fileOf(fox, elk, owl, card("4", "Bee"))];
    const merged = merge(base, ours, theirs);
    expect(merged.text).toBe(ours);
    expect(merged.conflicts).toEqual([{ kind: "order", table: ["cards"], row: 0 }]);
  });
});

describe("inside a row", () => {
  const base = card(
    "1",
    "Fox",
    'tags = ["a", "b"]\nstats = { power = 1, health = 2 }\n\n[[cards.abilities]]\nname = "Bite"\namount = 1\n',
  );

  it.each([
    ["elements of a list", '"a", "b"', '"x", "b"', '"a", "b"', '"a", "y"', '"x", "y"'],
    [
      "members of an inline table",
      "power = 1, health = 2",
      "power = 5, health = 2",
      "power = 1, health = 2",
      "power = 1, health = 6",
      "power = 5, health = 6",
    ],
    [
      "values of a nested row",
      'name = "Bite"\namount = 1',
      'name = "Gnaw"\namount = 1',
      'name = "Bite"\namount = 1',
      'name = "Bite"\namount = 3',
      'name = "Gnaw"\namount = 3',
    ],
  ])("merges %s", (_, before, ours, old, theirs, expected) => {
    expect(clean(base, base.replace(before, ours), base.replace(old, theirs))).toBe(base.replace(before, expected));
  });

  it.each([
    [
      "a list that one made shorter",
      "tags = ['a', 'b'], cost = 1",
      "tags = ['a', 'b'], cost = 2",
      "tags = ['a'], cost = 1",
    ],
    ["a list that one made longer", "tags = ['a'], cost = 1", "tags = ['a'], cost = 2", "tags = ['a', 'b'], cost = 1"],
    ["a value that one removed", "tags = 1, cost = 1, x = 1", "tags = 1, cost = 2, x = 1", "cost = 1, x = 1"],
  ])("merges %s in a line that the other changed", (_, ...versions) => {
    const [old = "", ours = "", theirs = ""] = versions.map((inner) => card("1", "Fox", `stats = { ${inner} }\n`));
    const wanted = theirs.replace("cost = 1", "cost = 2");
    expect(clean(old, ours, theirs)).toBe(wanted);
    expect(clean(old, theirs, ours)).toBe(wanted);
  });

  it.each([
    ["a number became a table on both sides", "cost = 2", "cost = { fire = 1 }", "cost = { water = 2 }"],
    ["both added lists, one of rows", "", "cost = [{ fire = 1 }]", "cost = [3]"],
  ])("takes a value as a whole where %s", (_, old, ours, theirs) => {
    const [before, mine, other] = [old, ours, theirs].map((line) => card("1", "Fox", line === "" ? "" : `${line}\n`));
    const sourceOf = (line: string): string | null => (line === "" ? null : line.slice("cost = ".length));
    expect(merge(before ?? "", mine ?? "", other ?? "")).toEqual({
      text: mine,
      conflicts: [
        {
          ...{ kind: "cell", table: ["cards"], row: 0, path: ["cost"] },
          ...{ base: sourceOf(old), ours: sourceOf(ours), theirs: sourceOf(theirs) },
        },
      ],
    });
  });

  it("takes a list that both made longer as one value", () => {
    const merged = merge(base, base.replace('"b"]', '"b", "c"]'), base.replace('"b"]', '"b", "d"]'));
    expect(merged.conflicts).toMatchObject([
      { kind: "cell", path: ["tags"], ours: '["a", "b", "c"]', theirs: '["a", "b", "d"]' },
    ]);
  });

  it("names the place of a conflict in a nested row", () => {
    const merged = merge(base, base.replace("amount = 1", "amount = 2"), base.replace("amount = 1", "amount = 3"));
    expect(merged.conflicts).toMatchObject([{ kind: "cell", path: ["abilities", 0, "amount"] }]);
  });

  it("adds a nested row of theirs beside a change of ours", () => {
    const added = `${base}\n[[cards.abilities]]\nname = "Howl"\namount = 4\n`;
    expect(clean(base, base.replace("power = 1", "power = 5"), added)).toBe(added.replace("power = 1", "power = 5"));
  });
});

describe("comments and layout", () => {
  it("takes the comments below a row with it where one removed both", () => {
    const base = fileOf(fox, `${owl}\n# About birds.\n`, elk);
    const gone = fileOf(fox, elk);
    expect(clean(base, gone, base)).toBe(gone);
    expect(clean(base, base, gone)).toBe(gone);
  });

  it("keeps no comment from the end of a file behind a row that it was not about", () => {
    const base = fileOf(fox, owl, `${elk}\n# About elks.\n`);
    const merged = clean(base, fileOf(fox, `${elk}\n# About elks.\n`), fileOf(fox, owl));
    expect(merged.trimEnd()).toBe(fox.trimEnd());
  });

  it("parts rows as widely as one of the two does", () => {
    const [base, wide, wider] = ["", "\n", "\n\n"].map((gap) => fileOf(fox, gap + owl));
    expect(clean(base ?? "", wide ?? "", wider ?? "")).toBe(wider);
    expect(clean(base ?? "", wider ?? "", wide ?? "")).toBe(wider);
  });

  it("keeps the comments of both", () => {
    const ours = fileOf(`# ours\n${fox}`, owl);
    const theirs = fileOf(fox.replace("cost = 2\n", "# theirs\ncost = 3 # cheap\n"), owl);
    expect(clean(fileOf(fox, owl), ours, theirs)).toBe(
      fileOf(`# ours\n${fox.replace("cost = 2\n", "# theirs\ncost = 3 # cheap\n")}`, owl),
    );
  });

  it("keeps both comments where both wrote one at the same place", () => {
    const [ours, theirs] = [`# ours\n${fox}`, `# theirs\n${fox}`];
    expect(clean(fox, ours, theirs)).toBe(`# ours\n# theirs\n${fox}`);
  });

  it("keeps the comments of both beside a conflict", () => {
    const ours = fox.replace("cost = 2", "# ours\ncost = 3");
    const theirs = fox.replace("cost = 2", "cost = 4").replace("power", "# theirs\npower");
    const merged = merge(fox, ours, theirs);
    expect(merged.text).toBe(fox.replace("cost = 2", "# ours\ncost = 3").replace("power", "# theirs\npower"));
    expect(merged.conflicts).toMatchObject([{ kind: "cell", path: ["cost"] }]);
  });

  it("records a comment of theirs that has no place", () => {
    const merged = merge(fox, fox.replace("cost = 2", "cost = 3 # ours"), fox.replace("cost = 2", "cost = 3 # theirs"));
    expect(merged.text).toBe(fox.replace("cost = 2", "cost = 3 # ours"));
    expect(merged.conflicts).toEqual([{ kind: "comment", table: ["cards"], row: 0, theirs: "cost = 3 # theirs\n" }]);
  });

  it.each([
    ["line ends", (text: string) => text.replaceAll("\n", "\r\n")],
    ["a byte order mark", (text: string) => `\uFEFF${text}`],
    ["the end of the last line", (text: string) => text.slice(0, -1)],
  ])("merges %s as a value of the file", (_, restyled) => {
    const base = fileOf(fox, owl);
    const edited = base.replace("cost = 3", "cost = 8");
    expect(clean(base, edited, restyled(base))).toBe(restyled(edited));
    expect(clean(base, restyled(base), edited)).toBe(restyled(edited));
  });
});

describe("line ends", () => {
  const returned = (text: string): string => text.replaceAll("\n", "\r\n");
  const dearer = (text: string): string => text.replace("cost = 3", "cost = 8");

  it("stay where a version mixes them", () => {
    const mixed = fileOf(fox, returned(owl));
    expect(clean(mixed, mixed.replace("cost = 2", "cost = 5"), dearer(mixed))).toBe(
      dearer(mixed).replace("cost = 2", "cost = 5"),
    );
    const even = returned(fileOf(fox, owl));
    expect(merge(mixed, even, dearer(even)).text).toBe(dearer(even));
  });

  it("are those of ours where theirs or the ancestor is empty", () => {
    const [ours, theirs] = [fileOf(fox, owl), returned(fileOf(fox, owl))];
    expect(clean("", ours, theirs)).toBe(ours);
    expect(clean("", theirs, ours)).toBe(theirs);
    expect(merge(theirs, dearer(theirs), "").text).toBe(dearer(returned(owl)));
  });
});

describe("files that are not merged by cells", () => {
  it("refuses a table that theirs changed as rows and ours as a plain table", () => {
    const [base, ours] = [fileOf(fox, owl), "[cards]\nx = 1\n"];
    const versions = { base, ours, theirs: base.replace("cost = 2", "cost = 5") };
    const merged = mergeFiles(versions, { policy: "cell", matchOptionsOf: () => ({}) });
    expect(merged.ok ? merged.value : merged.error.code).toBe("merge/not-toml");
    expect(clean(base, ours, base)).toBe(ours);
  });

  it.each([
    ["a version that is not TOML", "a = \n", "Their version: "],
    ["a row in several places", "[[a]]\n[[b]]\n[a.c]\nx = 1\n", "Their version spreads a row"],
    ["versions that exclude each other", "[cards]\nx = 1\n", "The merged file would be no TOML"],
  ])("refuses %s", (_, theirs, message) => {
    const merged = mergeFiles({ base: "", ours: fox, theirs }, { policy: "cell", matchOptionsOf: () => ({}) });
    expect(merged.ok ? "merged" : merged.error.message).toContain(message);
  });
});

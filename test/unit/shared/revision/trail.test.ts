import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  RowTrail,
  uncommittedChange,
  type FileCommit,
  type RowChange,
  type TrailTable,
} from "../../../../shared/revision/index.js";
import { parseDocument } from "../../../../shared/toml/index.js";

const table: TrailTable = { path: ["cards"], schema: undefined, language: undefined };
const row = (id: string, name: string, cost: number): string =>
  `[[cards]]\nid = "${id}"\nname = "${name}"\ncost = ${cost}\n\n`;
const [fox, owl] = [row("1", "Fox", 2), row("2", "Owl", 3)];

/** `changed Fox, cost 2→4` */
const described = (change: RowChange | undefined): string | undefined =>
  change &&
  [
    `${change.row.kind} ${change.row.title}`,
    ...(change.fileBefore === undefined ? [] : [`from ${change.fileBefore}`]),
    ...(change.row.kind === "changed"
      ? change.row.cells.map(({ key, before, after }) => `${key} ${before}→${after}`)
      : []),
  ].join(", ");

interface Step extends Pick<FileCommit, "before" | "after"> {
  readonly hash?: string;
  readonly file?: string;
  readonly fileBefore?: string;
}

/** What commits did to a row of the newest content, the newest commit first. Contents are called by their names. */
function follow(
  contents: Readonly<Record<string, string>>,
  steps: readonly Step[],
  start = 0,
  of: TrailTable = table,
): readonly (string | undefined)[] {
  const [{ file = "cards.toml", after } = { after: null }] = steps;
  const content = after ?? "";
  const document = must(parseDocument(contents[content] ?? ""));
  const trail = new RowTrail(of, { file, content, document, row: start });
  return steps.map(({ hash, ...step }, at) => {
    const commit = { hash: hash ?? `commit ${at}`, author: "Ada", date: "2026-11-02", subject: "x" };
    return described(trail.follow({ commit, file: "cards.toml", ...step }, (name) => contents[name]));
  });
}

describe("the trail of a row", () => {
  it("goes back to where the row was made, past what others changed", () => {
    const contents = { d: row("1", "Fox", 4) + owl, c: owl + fox, b: fox + row("2", "Owl", 9), a: fox };
    const steps: readonly Step[] = [
      { before: ["c"], after: "d" },
      { before: ["b"], after: "c" },
      { before: ["a"], after: "b" },
      { before: [null], after: "a" },
    ];
    expect(follow(contents, steps)).toEqual(["changed Fox, cost 2→4", undefined, undefined, "added Fox"]);
    expect(follow(contents, steps, 1)).toEqual([undefined, "changed Owl, cost 9→3", "added Owl", undefined]);
  });

  it.each<[string, Readonly<Record<string, string>>, readonly Step[], readonly (string | undefined)[]]>([
    [
      "of a new name has the name as a cell like others",
      { b: row("1", "Red Fox", 4), a: fox },
      [{ before: ["a"], after: "b" }],
      ["changed Red Fox, name Fox→Red Fox, cost 2→4"],
    ],
    [
      "of a merge has what no parent had",
      { m: row("1", "Red Fox", 5), a: row("1", "Red Fox", 4), b: row("1", "Fox", 4) },
      [{ before: ["a", "b"], after: "m" }],
      ["changed Red Fox, cost 4→5"],
    ],
    [
      "of a merge has nothing where each parent had some of it",
      { m: row("1", "Red Fox", 4), a: row("1", "Red Fox", 2), b: row("1", "Fox", 4) },
      [{ before: ["a", "b"], after: "m" }],
      [undefined],
    ],
    [
      "of a merge has no row as new that a parent had",
      { m: fox, a: fox, b: owl },
      [{ before: ["a", "b"], after: "m" }],
      [undefined],
    ],
    [
      "goes on before a removal where the row came back under its id",
      { d: fox, c: owl, b: row("1", "Fox", 1) + owl },
      [
        { before: ["c"], after: "d" },
        { before: ["b"], after: "c" },
        { before: [null], after: "b" },
      ],
      ["added Fox", "removed Fox", "added Fox"],
    ],
    [
      "has no removal where one parent of a merge lacks the row, too",
      { d: fox, m: owl, a: fox + owl, b: owl },
      [
        { before: ["m"], after: "d" },
        { before: ["a", "b"], after: "m" },
      ],
      ["added Fox", undefined],
    ],
    [
      "goes on where the whole file went and came back",
      { c: row("1", "Fox", 4), a: fox },
      [
        { before: [null], after: "c" },
        { before: ["a"], after: null },
        { before: [null], after: "a" },
      ],
      ["added Fox", "removed Fox", "added Fox"],
    ],
    [
      "passes over contents that are no TOML",
      { c: row("1", "Fox", 4), b: "broken = ", a: fox },
      [
        { before: ["b"], after: "c" },
        { before: ["a"], after: "b" },
        { before: [null], after: "a" },
      ],
      [undefined, "changed Fox, cost 2→4", "added Fox"],
    ],
    [
      "follows the file to the name that it had, and counts each commit once",
      { b: row("1", "Fox", 4), a: fox },
      [
        { hash: "renaming", file: "new.toml", fileBefore: "cards.toml", before: ["a"], after: "b" },
        { hash: "renaming", file: "cards.toml", before: ["a"], after: null },
        { before: [null], after: "a" },
      ],
      ["changed Fox, from cards.toml, cost 2→4", undefined, "added Fox"],
    ],
  ])("%s", (_, contents, steps, expected) => expect(follow(contents, steps)).toEqual(expected));

  it("counts a commit once that is met under the name that the file had, too", () => {
    const contents = { b: row("1", "Fox", 4), a: fox };
    const steps: readonly Step[] = [
      { hash: "back", file: "cards.toml", fileBefore: "new.toml", before: ["a"], after: "b" },
      { hash: "back", file: "cards.toml", before: [null], after: "b" },
    ];
    expect(follow(contents, steps)).toEqual(["changed Fox, from new.toml, cost 2→4", undefined]);
  });

  it("knows the last id that a row had, where it had none for a while", () => {
    const contents = { d: fox, c: fox.replace('id = "1"\n', ""), b: owl + row("3", "Elk", 9), a: fox };
    const steps: readonly Step[] = [
      { before: ["c"], after: "d" },
      { before: ["b"], after: "c" },
      { before: ["a"], after: "b" },
      { before: [null], after: "a" },
    ];
    expect(follow(contents, steps)).toEqual(["changed Fox, id null→1", "added Fox", "removed Fox", "added Fox"]);
  });

  it("finds a row again by the column of ids that its sheet has", () => {
    const named = (text: string): string => text.replaceAll("id = ", "card_id = ");
    const about = { kind: "cards", title: "Cards", tables: ["cards"], signature: [], holdsCards: true };
    const schema = { ...about, idColumn: "card_id", makeId: { kind: "uuid" } as const };
    const contents = { c: named(fox), b: named(owl), a: named(owl + row("1", "Wolf", 7)) };
    const steps: readonly Step[] = [
      { before: ["b"], after: "c" },
      { before: ["a"], after: "b" },
    ];
    expect(follow(contents, steps, 0, { ...table, schema })).toEqual(["added Fox", "removed Wolf"]);
  });

  it("finds a row without an id by its content", () => {
    const plain = (name: string, cost: number): string =>
      `[[cards]]\nname = "${name}"\ncost = ${cost}\nkind = "x"\npower = 1\n\n`;
    const contents = { c: plain("Fox", 4), b: plain("Elk", 1) + plain("Fox", 2), a: plain("Elk", 1) };
    const steps: readonly Step[] = [
      { before: ["b"], after: "c" },
      { before: ["a"], after: "b" },
      { before: [null], after: "a" },
    ];
    expect(follow(contents, steps)).toEqual(["changed Fox, cost 2→4", "added Fox", undefined]);
  });

  it("is as long as there are commits, with more contents than are kept", () => {
    const contents = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`v${at}`, row("1", "Fox", at)]));
    const steps = Array.from({ length: 200 }, (_, back): Step => {
      const at = 199 - back;
      return { before: [at === 0 ? null : `v${at - 1}`], after: `v${at}` };
    });
    expect(follow(contents, steps)).toEqual([
      ...Array.from({ length: 199 }, (_, back) => `changed Fox, cost ${198 - back}→${199 - back}`),
      "added Fox",
    ]);
  });
});

describe("what is not committed yet", () => {
  const changeOf = (before: string | undefined, after: string, place = 0) => {
    const now = { document: must(parseDocument(after)), row: place };
    const old = before === undefined ? undefined : must(parseDocument(before));
    const { row: found, change } = uncommittedChange(table, "cards.toml", old, now);
    return [found, described(change)];
  };

  it.each<[string | undefined, string, number, readonly unknown[]]>([
    [owl + fox, row("1", "Fox", 4) + owl, 0, [1, "changed Fox, cost 2→4"]],
    [fox, fox, 0, [0, undefined]],
    [owl, owl + fox, 1, [null, "added Fox"]],
    [undefined, fox, 0, [null, "added Fox"]],
  ])("from %j to %j, row %i", (before, after, place, expected) =>
    expect(changeOf(before, after, place)).toEqual(expected),
  );
});

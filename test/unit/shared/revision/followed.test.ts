import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  FollowedCells,
  FollowedFolder,
  folderDifference,
  tableDifference,
  type FolderVersion,
  type TableVersion,
} from "../../../../shared/revision/index.js";
import type { SheetSchema } from "../../../../shared/sheet/index.js";
import { parseDocument } from "../../../../shared/toml/index.js";

interface Row {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  readonly cost: number;
}

const rowText = ({ id, list, name, cost }: Row): string =>
  `[[cards]]\n${id === "" ? "" : `id = "${id}"\n`}${list === "" ? "" : `list = "${list}"\n`}name = "${name}"\ncost = ${cost}\n\n`;

const version = (rows: readonly Row[], file = "cards.toml"): FolderVersion =>
  new Map([[file, must(parseDocument(rows.map(rowText).join("")))]]);

/** Rows named by ids, by a column, and by nothing but what they hold. */
const schemas: readonly (SheetSchema | undefined)[] = [
  undefined,
  { kind: "cards", title: "Cards", idColumn: "id", makeId: "uuid" } as unknown as SheetSchema,
  { kind: "cards", title: "Cards", idColumn: "list" } as unknown as SheetSchema,
];

const row = fc.record<Row>({
  id: fc.constantFrom("", "a", "b", "c", "d", "e"),
  list: fc.constantFrom("", "p", "q", "r", "s"),
  name: fc.constantFrom("Ash", "Birch", "Cedar"),
  cost: fc.nat(3),
});
/** Mostly rows with names of their own, so that edits leave their pairs alone. */
const namedRows = fc.uniqueArray(row, { selector: ({ id, list }) => (id === "" ? list : id), maxLength: 6 });
const rows = fc.oneof(namedRows, fc.array(row, { maxLength: 6 }));

const edit = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("cost" as const), at: fc.nat(5), to: fc.nat(3) }) },
  fc.record({ kind: fc.constant("row" as const), at: fc.nat(5), to: row }),
  fc.record({ kind: fc.constant("add" as const), at: fc.nat(5), to: row }),
  fc.record({ kind: fc.constant("delete" as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant("swap" as const), at: fc.nat(4) }),
);
type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never;

function edited(before: readonly Row[], change: Edit): readonly Row[] {
  const at = Math.min(change.at, Math.max(0, before.length - 1));
  const here = before[at];
  if (change.kind === "add") return before.toSpliced(at, 0, change.to);
  if (!here) return before;
  if (change.kind === "cost") return before.with(at, { ...here, cost: change.to });
  if (change.kind === "row") return before.with(at, change.to);
  if (change.kind === "delete") return before.toSpliced(at, 1);
  const next = before[at + 1];
  return next ? before.with(at, next).with(at + 1, here) : before;
}

const named = (id: string, cost: number, list = ""): Row => ({ id, list, name: "Ash", cost });

/** Edits that leave names alone and change pairs, or the other way round: each was answered wrongly by a shortcut too many. */
const examples: [Row[], Row[], Edit[], SheetSchema | undefined][] = [
  // A new row becomes like one that is gone, under a name of its own.
  [[named("d", 2)], [named("a", 0)], [{ kind: "cost", at: 0, to: 2 }], undefined],
  // A new row takes the name of a row that another one was paired with.
  [[named("e", 0)], [named("c", 0), named("e", 0)], [{ kind: "row", at: 0, to: named("e", 0) }], undefined],
  [
    [named("e", 0)],
    [],
    [
      { kind: "add", at: 0, to: named("c", 0) },
      { kind: "add", at: 0, to: named("e", 1) },
      { kind: "row", at: 1, to: named("e", 0) },
    ],
    undefined,
  ],
  [
    [named("b", 0, "r")],
    [named("", 0, "q"), named("", 0, "p")],
    [{ kind: "row", at: 1, to: named("b", 0, "p") }],
    schemas[2],
  ],
];

/** Checks rows after each of some edits, by what is made for the rows before and their schema. */
function afterAnyEdits(
  follow: (old: readonly Row[], schema: SheetSchema | undefined) => (now: readonly Row[]) => void,
) {
  fc.assert(
    fc.property(
      rows,
      rows,
      fc.array(edit, { maxLength: 12 }),
      fc.constantFrom(...schemas),
      (old, first, edits, schema) => {
        const check = follow(old, schema);
        let now: readonly Row[] = first;
        check(now);
        for (const change of edits) check((now = edited(now, change)));
      },
    ),
    { numRuns: 300, examples },
  );
}

describe("a folder that is compared again and again", () => {
  it("differs as when it is compared for the first time, after any edits", () => {
    afterAnyEdits((old, schema) => {
      const knowledge = { schemaOf: () => schema, plainKinds: [] };
      const followed = new FollowedFolder();
      const before = version(old);
      return (now) => {
        const after = version(now);
        expect(followed.difference(before, after, knowledge)).toEqual(folderDifference(before, after, knowledge));
      };
    });
  });

  it("returns the very differences of rows that an edit did not touch", () => {
    const knowledge = { schemaOf: () => undefined, plainKinds: [] };
    const rowOf = (id: string, cost: number): Row => ({ id, list: "", name: id.toUpperCase(), cost });
    const before = version(["a", "b", "c", "d"].map((id) => rowOf(id, 1)));
    const followed = new FollowedFolder();
    const rowsAfter = (costs: readonly number[]) =>
      followed.difference(before, version(["a", "b", "c"].map((id, at) => rowOf(id, costs[at] ?? 1))), knowledge)[0]
        ?.rows ?? [];
    const first = rowsAfter([2, 2, 1]);
    const second = rowsAfter([2, 3, 1]);
    expect(second.map(({ kind, title }) => `${kind} ${title}`)).toEqual(["changed A", "changed B", "removed D"]);
    expect(second.map((each) => first.indexOf(each))).toEqual([0, -1, 2]);
  });

  it("forgets a table whose earlier version is another one", () => {
    const knowledge = { schemaOf: () => undefined, plainKinds: [] };
    const card: Row = { id: "a", list: "", name: "A", cost: 1 };
    const followed = new FollowedFolder();
    const after = version([card]);
    expect(followed.difference(version([{ ...card, cost: 2 }]), after, knowledge)).toHaveLength(1);
    expect(followed.difference(version([card]), after, knowledge)).toEqual([]);
    expect(followed.difference(new Map(), after, knowledge)[0]?.rows).toMatchObject([{ kind: "added" }]);
  });
});

const tableOf = (rowsOfTable: readonly Row[]): TableVersion => ({
  file: "cards.toml",
  path: ["cards"],
  document: must(parseDocument(rowsOfTable.map(rowText).join(""))),
});

describe("cells that are compared again and again", () => {
  it("are those of the rows that differ, after any edits", () => {
    afterAnyEdits((old, schema) => {
      const before = tableOf(old);
      const followed = new FollowedCells(before, schema);
      return (now) => {
        const after = tableOf(now);
        const { rows: differences } = tableDifference(before, after, schema);
        expect(followed.changed(after)).toEqual({
          added: differences.flatMap((each) => (each.kind === "added" ? [each.after] : [])),
          changed: differences.flatMap((each) =>
            each.kind === "changed" && each.cells.length > 0 ? [{ row: each.after, cells: each.cells }] : [],
          ),
          removed: differences.filter(({ kind }) => kind === "removed").length,
        });
      };
    });
  });
});

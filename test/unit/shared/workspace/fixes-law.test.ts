import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { games } from "../../../../shared/games/index.js";
import { cellValue, type ColumnId } from "../../../../shared/sheet/index.js";
import { toWire } from "../../../../shared/toml/index.js";
import { sheetOf, type SheetRef } from "../../../../shared/workspace/index.js";
import type { ProblemView } from "../../../../shared/validate/index.js";
import { allProblems } from "../../../support/workspace/problems.js";
import { World } from "../../../support/workspace/world.js";

const samples = join(import.meta.dirname, "../../../../tabula");

const filesOf = (game: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(samples, game))
      .filter((name) => name.endsWith(".toml"))
      .map((name) => [name, readFileSync(join(samples, game, name), "utf8")]),
  );

/** Rules of the files' own, which hold beside those of the games. */
const ownRules: Readonly<Record<string, string>> = {
  ttcg: `
[[metadata.validation_rules]]
column = "attack"
type = "range"
min = 0
max = 500
`,
  dreamtides: "",
};

const values = [
  '""',
  '"x"',
  '" Beast "',
  "-5",
  "0",
  "7",
  "1000",
  "1.5",
  '"3"',
  "true",
  "[]",
  '["dragon", "dragon"]',
  null,
];

/** Errors and warnings, by what stays of them while rows come and go. */
const standing = (world: World): Map<string, ProblemView> =>
  new Map(
    allProblems(world)
      .filter(({ severity }) => severity !== "info")
      .map((problem) => [problem.id, problem]),
  );

const nameOf = ({ code, rowTitle, column, message }: ProblemView): string =>
  `${code} ${rowTitle} ${column}: ${message}`;

it.each(Object.keys(ownRules))("a certain fix of %s fixes its problem and breaks nothing else", (game) => {
  const files = filesOf(game);
  const main = game === "ttcg" ? "ttcg-cards.toml" : "cards.toml";
  files[main] = `${files[main] ?? ""}${ownRules[game] ?? ""}`;
  const world = new World(files, undefined, { games });
  world.wait(10_000);
  const sheets = Object.keys(files).flatMap((file): SheetRef[] =>
    (world.state.files.get(file)?.content?.tables ?? []).map(({ path }) => ({ file, table: path })),
  );
  const damage = fc.record({ sheet: fc.nat(), row: fc.nat(), column: fc.nat(), value: fc.nat(), other: fc.nat() });
  const tried = new Set<string>();
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 5 }), (damages) => {
      let edits = 0;
      for (const { sheet: at, row, column: atColumn, value, other } of damages) {
        const sheet = sheets[at % sheets.length];
        const table = sheet && sheetOf(world.state, sheet)?.table;
        const rowKey = table?.keys[row % table.keys.length];
        const column: ColumnId | undefined = table?.facts.columns[atColumn % table.facts.columns.length]?.id;
        if (!sheet || !table || rowKey === undefined || !column) continue;
        const source = value % 2 === 0 ? sourceIn(world, sheet, other, column) : values[(value >> 1) % values.length];
        const reply = world.do({
          kind: "cells/edit",
          edits: [
            {
              sheet,
              rowKey,
              column,
              input: { kind: "text", text: source ?? "" },
              seen: seenIn(world, sheet, rowKey, column),
              revision: 0,
            },
          ],
        });
        if (reply.ok && reply.value.outcomes[0]?.kind === "done") edits += 1;
      }
      world.wait(100);
      const before = standing(world);
      for (const problem of before.values()) {
        for (const fix of problem.fixes.filter(({ kind }) => kind === "certain")) {
          const name = `${problem.code} ${fix.id}`;
          const reply = world.do({ kind: "problems/fix", problem: problem.id, fix: fix.id });
          if (!reply.ok) {
            expect(reply.error.code).toBe("problem/breaks-others");
            continue;
          }
          world.wait(100);
          const after = standing(world);
          tried.add(name);
          const came = [...after].filter(([id]) => !before.has(id)).map(([, each]) => nameOf(each));
          expect({ fix: fix.title, of: nameOf(problem), came, isMended: !after.has(problem.id) }).toEqual({
            fix: fix.title,
            of: nameOf(problem),
            came: [],
            isMended: true,
          });
          world.do({ kind: "history/undo" });
          world.wait(100);
        }
      }
      for (let undone = 0; undone < edits; undone += 1) world.do({ kind: "history/undo" });
      world.wait(100);
    }),
    { seed: 5, numRuns: game === "ttcg" ? 24 : 40, endOnFailure: true },
  );
  expect(tried.size).toBeGreaterThan(3);
});

function sourceIn(world: World, sheet: SheetRef, row: number, column: ColumnId): string | undefined {
  const found = sheetOf(world.state, sheet);
  const rowKey = found?.table.keys[row % found.table.keys.length];
  const value = rowKey === undefined ? null : seenIn(world, sheet, rowKey, column);
  return value === null ? undefined : typeof value === "string" ? value : JSON.stringify(value);
}

function seenIn(world: World, sheet: SheetRef, rowKey: string, column: ColumnId) {
  const found = sheetOf(world.state, sheet);
  if (!found) return null;
  const place = found.table.keys.indexOf(rowKey);
  const value = cellValue(found.content.document, sheet.table, place, column);
  return value === undefined ? null : toWire(value);
}

import { describe, expect, it } from "vitest";
import type { Result } from "../../../../shared/base/index.js";
import { metadataOf, sectionChange, type RawMetadata } from "../../../../shared/metadata/index.js";
import { sheetRows, type SheetRef } from "../../../../shared/workspace/index.js";
import { World } from "../../../support/workspace/world.js";

const [trees, birds]: readonly [SheetRef, SheetRef] = [
  { file: "trees.toml", table: ["trees"] },
  { file: "birds.toml", table: ["birds"] },
];

const text = (table: string): string => `[[${table}]]
id = "a" # first
height = 3

[metadata]
schema_version = 1

[metadata.sort]
column = "height"
ascending = false

[metadata.filter]
active = true

[[metadata.filter.filters]]
column = "height"
condition = { min = 1 }
`;

const opened = (): World => new World({ [trees.file]: text("trees"), [birds.file]: text("birds") });

const rawOf = (world: World, sheet: SheetRef): RawMetadata => sheetRows(world.state, sheet, 0, 1)?.view.metadata ?? {};

function clear(world: World, sheet: SheetRef, section: "sort" | "filter"): Result<unknown> {
  const changes = sectionChange(rawOf(world, sheet), section, null);
  const reply = world.do({ kind: "metadata/edit", sheet, changes, label: "Clear" });
  world.settle();
  return reply;
}

describe("the sort and the filter that a file asks for", () => {
  it.each([
    ["S12", "sort", /\[metadata\.sort\]\n(?:.+\n)+\n/u],
    ["FI10", "filter", /\n\[metadata\.filter\]\n[^]*$/u],
  ] as const)("%s: cleared in one file, the %s of another stays; clearing twice is safe", (_, section, block) => {
    const world = opened();
    const [both, other] = [world.text(trees.file) ?? "", world.text(birds.file)];
    clear(world, trees, section);
    expect(world.text(trees.file)).toBe(both.replace(block, ""));
    expect(world.text(birds.file)).toBe(other);
    expect(metadataOf(rawOf(world, trees))[section]).toBeUndefined();
    expect(metadataOf(rawOf(world, birds))[section]).toBeDefined();
    const after = world.text(trees.file);
    clear(world, trees, section);
    expect(world.text(trees.file)).toBe(after);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(trees.file)).toBe(both);
  });

  it("S13: turned round twice, a direction is what it was, in the file too", () => {
    const world = opened();
    const before = world.text(trees.file);
    const turn = (ascending: boolean): void => {
      const changes = sectionChange(rawOf(world, trees), "sort", {
        column: "height",
        ...(ascending ? {} : { ascending }),
      });
      world.do({ kind: "metadata/edit", sheet: trees, changes, label: "Turn" });
      world.settle();
    };
    turn(true);
    expect(metadataOf(rawOf(world, trees)).sort).toEqual({ column: "height", ascending: true });
    turn(false);
    expect(metadataOf(rawOf(world, trees)).sort).toEqual({ column: "height", ascending: false });
    expect(world.text(trees.file)).toBe(before);
  });
});

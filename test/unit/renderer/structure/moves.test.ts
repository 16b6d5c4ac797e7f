import { describe, expect, test } from "vitest";
import { isBlock, type Line } from "../../../../renderer/structure/model/line.js";
import { edge, nearest, sideways, tabbed, vertical, type Cursor } from "../../../../renderer/structure/model/moves.js";
import { linesOf } from "../../../support/structure/lines.js";

const lines = linesOf({
  mana: { fire: 1 },
  abilities: [{ name: "Rage", ability_type: "passive", alterations: [] }],
  parts: [{ card: "a", copies: 1 }],
});
const named = (text: string): Line => {
  const found = lines.find(({ name }) => name === text);
  if (!found) throw new Error(`No ${text}, only ${lines.map(({ name }) => name).join("; ")}`);
  return found;
};
const nameOf = (cursor: Cursor | undefined): string | undefined =>
  cursor && `${lines.find(({ id }) => id === cursor.id)?.name ?? "?"} ${cursor.at}`;
const from = (text: string, at = 0): Cursor => ({ id: named(text).id, at });

describe("the keyboard in the lines", () => {
  test("goes up and down, past the titles of sub-grids, and keeps its place in the line", () => {
    expect(nameOf(vertical(lines, from("parts, 1 item"), 1))).toBe("Part 1 of 1, a 0");
    expect(nameOf(vertical(lines, from("mana, fire", 1), 1))).toBe("mana, new key 0");
    expect(vertical(lines, from("mana"), -1)).toBeUndefined();
    expect(nameOf(edge(lines, "first"))).toBe("mana 0");
    expect(nameOf(edge(lines, "last"))).toBe("Part 1 of 1, a 0");
  });

  test("goes from editor to editor, through sub-grids cell by cell", () => {
    expect(nameOf(tabbed(lines, from("mana"), 1))).toBe("mana, fire 0");
    expect(nameOf(tabbed(lines, from("mana, fire"), 1))).toBe("mana, fire 1");
    expect(nameOf(tabbed(lines, from("Part 1 of 1, a"), 1))).toBe("Part 1 of 1, a 1");
    expect(tabbed(lines, from("Part 1 of 1, a", 1), 1)).toBeUndefined();
    expect(nameOf(tabbed(lines, from("mana, new key"), -1))).toBe("mana, fire 1");
    expect(nameOf(tabbed(lines, from("Part 1 of 1, a"), -1))).toBe("Ability 1 of 1, Rage, ability_type 0");
  });

  test("opens, closes and goes in and out of blocks", () => {
    const block = "Ability 1 of 1, Rage";
    expect(sideways(lines, from(block), -1)).toEqual({ kind: "toggle", id: named(block).id });
    expect(sideways(lines, from(block), 1)).toEqual({ kind: "go", to: from("Ability 1 of 1, Rage, name") });
    expect(sideways(lines, from("Ability 1 of 1, Rage, name"), -1)).toEqual({ kind: "go", to: from(block) });
    expect(sideways(lines, from("Part 1 of 1, a"), 1)).toEqual({ kind: "go", to: from("Part 1 of 1, a", 1) });
    expect(sideways(lines, from("Ability 1 of 1, Rage, name"), 1)).toBeUndefined();
  });

  test("does not leave an open block that holds nothing for the line below it", () => {
    const empty = lines.findIndex((line, at) => {
      const next = lines[at + 1];
      return isBlock(line) && line.isOpen && next !== undefined && next.level <= line.level;
    });
    const { id = "" } = lines[empty] ?? {};
    expect(id).not.toBe("");
    expect(sideways(lines, { id, at: 0 }, 1)).toBeUndefined();
  });

  test("ends at the first line and the last, and stays within a shorter line", () => {
    expect(vertical(lines, from("Part 1 of 1, a"), 1)).toBeUndefined();
    expect(nameOf(vertical(lines, from("mana, fire"), -1))).toBe("mana 0");
    expect(nameOf(vertical(lines, from("mana, new key"), -1))).toBe("mana, fire 0");
    expect(tabbed(lines, from("mana, fire"), -1)).toBeUndefined();
    expect(nameOf(tabbed(lines, from("mana, fire", 1), -1))).toBe("mana, fire 0");
    expect(nameOf(tabbed(lines, from("mana, fire", 1), 1))).toBe("mana, new key 0");
    expect(tabbed([], from("mana"), 1)).toBeUndefined();
    expect(sideways([], from("mana"), 1)).toBeUndefined();
    expect(sideways(lines, from("mana, new key"), -1)).toEqual({ kind: "go", to: from("mana") });
    expect(sideways(lines, from("mana, fire", 1), -1)).toEqual({ kind: "go", to: from("mana, fire") });
  });

  test("goes along the members that could be added, and begins at the first line that it can stop at", () => {
    const absent = lines.find(({ kind }) => kind === "absent");
    expect(absent?.kind === "absent" && absent.members.length).toBeGreaterThan(1);
    const id = absent?.id ?? "";
    expect(sideways(lines, { id, at: 0 }, 1)).toEqual({ kind: "go", to: { id, at: 1 } });
    const headFirst = lines.slice(lines.findIndex(({ kind }) => kind === "head"));
    expect(headFirst[0]?.kind).toBe("head");
    expect(edge(headFirst, "first")).toEqual(from("Part 1 of 1, a"));
    expect(edge(headFirst.slice(0, 1), "last")).toBeUndefined();
    expect(nearest(headFirst, { id: headFirst[0]?.id ?? "", at: 0 }, 1)).toEqual(from("Part 1 of 1, a"));
    expect(nameOf(nearest(lines, { id: "gone", at: 0 }, lines.length))).toBe("Part 1 of 1, a 0");
    expect(nameOf(nearest(lines, { id: "gone", at: 0 }, 0))).toBe("mana 0");
  });

  test("stays near where its line was", () => {
    const index = lines.indexOf(named("mana, fire"));
    const left = lines.filter(({ name }) => name !== "mana, fire");
    expect(nameOf(nearest(lines, from("mana, fire", 1), index))).toBe("mana, fire 1");
    expect(nameOf(nearest(left, from("mana, fire", 1), index))).toBe("mana 0");
    expect(nearest([], from("mana"), 0)).toBeUndefined();
  });
});

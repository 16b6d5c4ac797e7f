import { describe, expect, test } from "vitest";
import { fieldsOf, isBlock, type Line } from "../../../../renderer/structure/model/line.js";
import { structureLines } from "../../../../renderer/structure/model/lines.js";
import { failed, must } from "../../../../shared/base/index.js";
import { abilityLanguage } from "../../../../shared/games/ptg/projection/language.js";
import type { ColumnSchema, MapKeys, Projection, RowType } from "../../../../shared/sheet/index.js";
import { fromWire } from "../../../../shared/toml/index.js";
import { linesOf } from "../../../support/structure/lines.js";

/** A line in one text: its level as indentation, its kind, what it shows. */
const shown = (line: Line): string => {
  const what = isBlock(line)
    ? `${line.title}${line.kind === "list" ? ` (${line.count})` : ""}${line.isOpen ? "" : ` … ${line.summary}`}`
    : line.kind === "absent"
      ? line.members.map(({ key }) => key).join(", ")
      : line.kind === "head"
        ? line.titles.map(({ title }) => title).join(" | ")
        : line.kind === "new-key"
          ? (line.map.keys?.join(", ") ?? "any")
          : fieldsOf(line)
              .map(({ key }) => key)
              .join(" | ");
  return `${"  ".repeat(line.level - 1)}${line.kind} ${what}`;
};

const abilities = [
  {
    name: "Healing Aura",
    ability_type: "triggered",
    alterations: [{ effect: "heal", params: { amount: 2 } }],
  },
  {},
];

describe("the lines of typed structures", () => {
  test("lists, items, members, those that are not there, and members of the present case", () => {
    expect(linesOf({ abilities }).map(shown)).toEqual([
      "list abilities (2)",
      "  item Healing Aura",
      "    field name",
      "    field ability_type",
      "    list Alterations (1)",
      "      item heal",
      "        field effect",
      "        table Params",
      "          field amount",
      "        absent target, do",
      "    absent hidden, tags",
      "  item Ability 2",
      "    field ability_type",
      "    list Alterations (0)",
      "    absent name, hidden, tags",
    ]);
  });

  test("items of scalars are a sub-grid", () => {
    expect(linesOf({ parts: [{ card: "a", copies: 2 }, { card: "b" }] }).map(shown)).toEqual([
      "list parts (2)",
      "  head Card | Copies",
      "  cells card | copies",
      "  cells card | copies",
    ]);
  });

  test("maps offer what is left of their keys", () => {
    expect(linesOf({ mana: { fire: 1 } }).map(shown)).toEqual(["table mana", "  entry fire", "  new-key water, any"]);
    expect(linesOf({ mana: { fire: 1, water: 1, any: 1 } }).map(shown)).toHaveLength(4);
    expect(linesOf({ mana: undefined }).map(shown)).toEqual(["table mana", "  new-key fire, water, any"]);
  });

  test("values of another kind are shown as what they are", () => {
    expect(linesOf({ abilities: "soon", mana: [1] }).map(shown)).toEqual(["field abilities", "field mana"]);
    expect(linesOf({ abilities: [7] }).map(shown)).toEqual(["list abilities (1)", "  field 1"]);
  });

  test("closed blocks show their summary and nothing inside", () => {
    const closed = ['item ["abilities",0]', 'item ["abilities",1]'];
    expect(linesOf({ abilities }, { closed }).map(shown)).toEqual([
      "list abilities (2)",
      "  item Healing Aura … name Healing Aura, ability_type triggered, alterations (1)",
      "  item Ability 2 … ",
    ]);
  });

  test("every line has a name to be read out", () => {
    expect(
      linesOf({ abilities })
        .map(({ name }) => name)
        .slice(0, 6),
    ).toEqual([
      "abilities, 2 items",
      "Ability 1 of 2, Healing Aura",
      "Ability 1 of 2, Healing Aura, name",
      "Ability 1 of 2, Healing Aura, ability_type",
      "Ability 1 of 2, Healing Aura, alterations, 1 item",
      "Alteration 1 of 1, heal",
    ]);
  });

  const lineOf = <Kind extends Line["kind"]>(all: readonly Line[], kind: Kind, at = 0) => {
    const found = all.filter((line): line is Extract<Line, { kind: Kind }> => line.kind === kind)[at];
    if (!found) throw new Error(`No ${kind}`);
    return found;
  };

  test("know the list that they are in, and a list its end", () => {
    const all = linesOf({ abilities, parts: [{ card: "a" }, { card: "b" }] });
    expect(lineOf(all, "list").own).toMatchObject({ place: ["abilities"], at: 1, count: 2 });
    expect(lineOf(all, "list").list).toBeUndefined();
    expect(lineOf(all, "item", 1).place).toEqual(["abilities", 0, "alterations", 0]);
    expect(lineOf(all, "item").list).toMatchObject({ place: ["abilities"], at: 0, count: 2 });
    expect(lineOf(all, "cells", 1).list).toMatchObject({ place: ["parts"], at: 1, count: 2 });
    expect(lineOf(all, "cells", 1).fields[0]).toMatchObject({
      place: ["parts", 1, "card"],
      name: "Part 2 of 2, b, card",
    });
    expect(lineOf(all, "list").own.rows?.title).toBe("Ability");
  });

  test("name the places of what could be added, but of no key that programs write", () => {
    const absent = lineOf(linesOf({ abilities: [{}] }), "absent");
    expect(absent.members[0]).toMatchObject({ key: "name", place: ["abilities", 0, "name"] });
    const schema: ColumnSchema = { key: "_made", type: { kind: "text" }, about: "" };
    const context = { types: undefined, row: () => undefined, closed: new Set<string>(), isReadOnly: false };
    expect(structureLines([], context, [schema])).toEqual([]);
    expect(structureLines([], context, [{ ...schema, key: "made_" }])).toHaveLength(1);
  });

  test("keep keys that nobody knows, with their places", () => {
    const all = linesOf({ abilities: [{ name: "A", odd: 3 }] });
    const odd = all.find((line) => line.kind === "field" && line.field.key === "odd");
    expect(odd).toMatchObject({
      place: ["abilities", 0, "odd"],
      field: { key: "odd", about: "", type: { kind: "any" }, place: ["abilities", 0, "odd"], isRequired: false },
    });
    expect(all.filter((line) => line.kind === "field" && line.field.key === "name")).toHaveLength(1);
  });

  test("say which members an item must have", () => {
    const fields = linesOf({ abilities: [{ name: "A", ability_type: "passive" }] }).flatMap((line) => fieldsOf(line));
    expect(fields.map(({ key, isRequired }) => [key, isRequired])).toEqual([
      ["name", false],
      ["ability_type", true],
    ]);
  });

  test("know by what type a new key is chosen", () => {
    const keyType = (keys: MapKeys) => {
      const type = { kind: "map", keys, value: { kind: "integer" } } as const;
      const context = { types: undefined, row: () => undefined, closed: new Set<string>(), isReadOnly: false };
      const schema: ColumnSchema = { key: "m", type, about: "" };
      const all = structureLines([{ key: "m", title: "M", schema, value: must(fromWire({ fire: 1 })) }], context);
      expect(lineOf(all, "entry")).toMatchObject({
        place: ["m", "fire"],
        field: { place: ["m", "fire"], name: "m, fire" },
      });
      return lineOf(all, "new-key").map;
    };
    expect(keyType({ kind: "text" })).toMatchObject({ place: ["m"], keys: undefined, keyType: { kind: "text" } });
    expect(keyType({ kind: "choice", values: ["fire", "air"] })).toMatchObject({
      keys: ["air"],
      keyType: { kind: "choice", values: ["air"] },
      value: { kind: "integer" },
    });
  });

  test("a closed table or list holds no lines", () => {
    const value = { mana: { fire: 1 }, parts: [{ card: "a" }] };
    const closed = ['table ["mana"]', 'list ["parts"]'];
    expect(linesOf(value, { closed }).map(({ kind }) => kind)).toEqual(["table", "list"]);
  });

  test("nothing can be added to what is read-only", () => {
    const kinds = linesOf({ abilities, mana: { fire: 1 } }, { isReadOnly: true }).map(({ kind }) => kind);
    expect(kinds).not.toContain("absent");
    expect(kinds).not.toContain("new-key");
  });
});

describe("the lines of structures of no game", () => {
  test("tables take any key, lists of tables any member", () => {
    const value = { a: 1, list: [{ x: 1, deep: { y: 1 } }], flat: [{ n: 1 }, { m: 2 }] };
    expect(linesOf({ value }, { isTyped: false }).map(shown)).toEqual(
      [
        "table value",
        "  entry a",
        "  list list (1)",
        "    item Item 1",
        "      entry x",
        "      table deep",
        "        entry y",
        "        new-key any",
        "      new-key any",
        "  list Flat (2)",
        "    head N | M",
        "    cells n | m",
        "    cells n | m",
        "  new-key any",
      ].map((line) => line.replace("Flat", "flat")),
    );
  });
});

describe("a list whose items have a text that follows them", () => {
  const rows: RowType = { title: "Rule", name: [], spelling: "inline", members: [] };
  const linesWith = (projection: Projection): readonly Line[] => {
    const schema: ColumnSchema = { key: "rules", type: { kind: "rows", rows }, about: "", projection };
    const value = must(fromWire([{ amount: 3, bonus: { of: 1 } }]));
    const row = (key: string) => (key === "name" ? must(fromWire("Kestrel")) : undefined);
    const context = { types: undefined, row, closed: new Set<string>(), isReadOnly: false };
    return structureLines([{ key: "rules", title: "Rules", schema, value }], context);
  };
  const projection: Projection = {
    title: String,
    each: true,
    print: (value, row) =>
      `${row.text("name") ?? ""} ${value.kind === "table" ? [...value.entries.keys()].join() : ""}`,
    parse: () => failed({ code: "x", message: "It follows." }),
  };
  const captions = (lines: readonly Line[]) => lines.flatMap((line) => (line.kind === "item" ? [line.caption] : []));

  test("shows it with each item", () => expect(captions(linesWith(projection))).toEqual(["Kestrel amount,bonus"]));

  test("shows none that is edited as text in the sheet, and none of the whole list", () => {
    expect(captions(linesWith({ ...projection, language: abilityLanguage }))).toEqual([undefined]);
    expect(captions(linesWith({ ...projection, each: false }))).toEqual([undefined]);
  });
});

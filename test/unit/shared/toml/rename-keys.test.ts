import { describe, expect, it } from "vitest";
import { setValue, valueAt, type Path, type TomlValue } from "../../../../shared/toml/index.js";
import { edited, integer } from "./edited-text.js";

const mana: Path = ["cards", 0, "mana"];

/** The text after one key of a table got another name at its place; `values` replaces values, too. */
const renamed = (text: string, from: string, to: string, values: Readonly<Record<string, TomlValue>> = {}): string =>
  edited(text, (document) => {
    const value = valueAt(document, mana);
    if (value?.kind !== "table") throw new Error("no table");
    const entries = [...value.entries].map(([key, each]) => [key === from ? to : key, values[key] ?? each] as const);
    return setValue(document, mana, { kind: "table", entries: new Map(entries) });
  });

const card = (...lines: readonly string[]): string => ["[[cards]]", ...lines, "z = 1", ""].join("\n");
const crlf = (text: string): string => text.replaceAll("\n", "\r\n");

const cases: readonly (readonly [what: string, before: string, from: string, to: string, after: string])[] = [
  [
    "the only key of an inline table",
    card("mana =  {fire = 1 }  # cost"),
    "fire",
    "water",
    card("mana =  {water = 1 }  # cost"),
  ],
  [
    "one of several, at its place",
    card("mana = { any=0x2, fire  =  1, earth = 3 }"),
    "fire",
    "water",
    card("mana = { any=0x2, water  =  1, earth = 3 }"),
  ],
  [
    "a quoted key, and one that needs quotes",
    card(`mana = { "fire = 1" = 1, 'b' = 2 }`),
    "fire = 1",
    "deep water",
    card(`mana = { "deep water" = 1, 'b' = 2 }`),
  ],
  [
    "the last part of a dotted key",
    card("mana.fire = 1 # hot", "mana . 'any.a' = 2"),
    "any.a",
    "water",
    card("mana.fire = 1 # hot", "mana . water = 2"),
  ],
  [
    "a key of a table with a header",
    card("[cards.mana]", "fire   = 1 # hot", "any    = 2"),
    "fire",
    "water",
    card("[cards.mana]", "water   = 1 # hot", "any    = 2"),
  ],
];

describe("a renamed key", () => {
  it.each(cases)("changes its token alone: %s", (_, before, from, to, after) => {
    expect(renamed(before, from, to)).toBe(after);
    expect(renamed(crlf(before), from, to)).toBe(crlf(after));
  });

  it("beside another one that is renamed at the same time has both new names", () => {
    const after = edited(card("mana = { any = 2, fire = 1 }"), (document) =>
      setValue(document, mana, {
        kind: "table",
        entries: new Map([
          ["all", integer(2)],
          ["water", integer(1)],
        ]),
      }),
    );
    expect(after).toBe(card("mana = { all = 2, water = 1 }"));
  });

  it("with another value changes both", () => {
    const after = renamed(card("mana = { any = 2, fire = 1 }"), "fire", "water", { fire: integer(3) });
    expect(after).toBe(card("mana = { any = 2, water = 3 }"));
  });
});

import { describe, expect, it } from "vitest";
import { freeFileName, plainTable, readColumns, readFileName } from "../../../../renderer/start/plain-table.js";

describe("columns of one's own", () => {
  it("are read from a list with commas", () => {
    expect(readColumns(" name, cost ,, rules text")).toEqual({ ok: true, value: ["name", "cost", "rules text"] });
  });
  it.each(["", " , ", "name, name"])("are refused where %j names none, or one twice", (text) => {
    expect(readColumns(text).ok).toBe(false);
  });
  it("become a table with one row, keys quoted where TOML asks for it", () => {
    expect(plainTable("my cards", ["name", "rules text"])).toBe('[["my cards"]]\nname = ""\n"rules text" = ""\n');
  });
});

describe("the name of a new file", () => {
  it.each([
    ["cards", "cards.toml"],
    [" cards.toml ", "cards.toml"],
    ["Zweites Set", "Zweites Set.toml"],
  ])("may be %j", (text, file) => {
    expect(readFileName(text, [])).toEqual({ ok: true, value: file });
  });
  it.each(["", ".toml", "a/b", "../a", "sheets", "x.scenario", "CARDS"])("may not be %j", (text) => {
    expect(readFileName(text, ["cards.toml"]).ok).toBe(false);
  });
  it("is counted up where it is taken", () => {
    expect(freeFileName("cards.toml", [])).toBe("cards.toml");
    expect(freeFileName("cards.toml", ["Cards.toml", "cards-2.toml"])).toBe("cards-3.toml");
  });
});

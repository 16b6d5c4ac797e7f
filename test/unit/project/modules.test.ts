import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
const modules = ["shared", "electron", "renderer"].flatMap((area) =>
  readdirSync(join(root, area), { recursive: true, encoding: "utf8" })
    .map((name) => `${area}/${name.replaceAll("\\", "/")}`)
    .filter((name) => /\.tsx?$/.test(name)),
);
const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** A module of fewer lines belongs to the idea it is a part of. */
const leastLines = 15;

const linesOf = (text: string): number => text.split("\n").length - 1;
const isIndex = (file: string): boolean => /(?:^|\/)index\.tsx?$/.test(file);
/** Type declarations of a package, which cannot be part of a module. */
const isDeclaration = (file: string): boolean => file.endsWith(".d.ts");

/** Members and parameters with the keyword `private`; a private constructor has no other way. */
const keywordsIn = (text: string): readonly string[] =>
  text.match(/^\s*(?:constructor\()?private (?!constructor\b)(?:static |async |readonly |get |set )*\w+/gmu) ?? [];

describe("modules", () => {
  test("of a few lines are indexes of rooms only", () => {
    const small = modules.filter((file) => !isIndex(file) && !isDeclaration(file) && linesOf(read(file)) < leastLines);
    expect(small).toEqual([]);
    expect(modules.length).toBeGreaterThan(500);
  });

  test("write private members as #names", () => {
    expect(modules.filter((file) => keywordsIn(read(file)).length > 0)).toEqual([]);
  });

  test("are distinguished from texts that mention such members", () => {
    expect(
      keywordsIn("class A {\n  private readonly count = 0;\n  constructor(private readonly b: B) {}\n}"),
    ).toHaveLength(2);
    expect(keywordsIn("  constructor(private readonly b: B) {}")).toHaveLength(1);
    expect(keywordsIn("/** A private copy. */\n * private to it")).toEqual([]);
  });
});

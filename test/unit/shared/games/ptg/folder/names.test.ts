import { describe, expect, it, test } from "vitest";
import { FreePaths, pathFor, usualPath } from "../../../../../../shared/games/ptg/folder/names.js";

describe("the path that a row asks for", () => {
  test.each(["a.yaml", "./cards/a.yaml", "./sets/first set/a.yaml", "Ä.yaml"])("%j is taken", (file) => {
    expect(pathFor("cards", "a", file)).toBeDefined();
  });

  test.each([
    ["a hidden folder", "./.git/config.yaml"],
    ["a hidden file", ".a.yaml"],
    ["a folder above", "../a.yaml"],
    ["a drive", "C:/x.yaml"],
    ["a device of Windows", "CON.yaml"],
    ["a device with an ending", "./aux.x/a.yaml"],
    ["a line feed", "a\nb.yaml"],
    ["text that runs backwards", "a\u202eb.yaml"],
    ["a zero character", "a\0.yaml"],
    ["a folder that ends with a dot", "./a./b.yaml"],
    ["a long name", `${"a".repeat(300)}.yaml`],
    ["a deep folder", `./${"a/".repeat(40)}b.yaml`],
    ["no card file", "a.sh"],
  ])("with %s is refused", (_, file) => {
    expect(pathFor("cards", "a", file)).toBeUndefined();
  });
});

test.each([
  [".git", "cards/_git.yaml"],
  ["con", "cards/_con.yaml"],
  ["a/b", "cards/a_b.yaml"],
  ["x".repeat(1_000), `cards/${"x".repeat(200)}.yaml`],
])("the usual path of %j is one that every system can write", (name, path) => {
  expect(usualPath("cards", name)).toBe(path);
});

it("returns paths that differ also where upper and lower case are one", () => {
  const paths = new FreePaths();
  const taken = ["cards/A.yaml", "cards/a.yaml", "cards/a-2.yaml", "cards/a.yaml"].map((path) => paths.take(path));
  expect(taken).toEqual(["cards/A.yaml", "cards/a-2.yaml", "cards/a-2-2.yaml", "cards/a-3.yaml"]);
});

it("takes no path twice, whatever its case", () => {
  const paths = new FreePaths();
  const taken = ["cards/A.yaml", "cards/A.yaml", "cards/B-2.yaml", "cards/b.yaml", "cards/B.yaml"];
  const free = taken.map((path) => paths.take(path));
  expect(free).toEqual(["cards/A.yaml", "cards/A-2.yaml", "cards/B-2.yaml", "cards/b.yaml", "cards/B-3.yaml"]);
});

it("finds the path of a file in constant time, however many rows have one name", () => {
  const paths = new FreePaths();
  const last = Array.from({ length: 100_000 }, () => paths.take("cards/a.yaml")).at(-1);
  expect(last).toBe("cards/a-100000.yaml");
});

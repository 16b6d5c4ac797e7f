import { describe, expect, test } from "vitest";
import { cli, inFolder, read, write } from "./runs.js";

const card = (id: string, name: string, more = ""): string => `[[cards]]\nid = "${id}"\nname = "${name}"\n${more}`;
const fox = card("1", "Fox", "cost = 2\npower = 1\n");

describe("merge", () => {
  inFolder();

  const versions = (ours: string, theirs: string, base = fox): readonly string[] => {
    write("base.toml", base);
    write("ours.toml", ours);
    write("theirs", theirs);
    return ["merge", "base.toml", "ours.toml", "theirs"];
  };

  test("prints what two changed in different cells", async () => {
    const line = versions(fox.replace("cost = 2", "cost = 3"), fox.replace("power = 1", "power = 5"));
    expect(await cli(line)).toEqual({ code: 0, out: card("1", "Fox", "cost = 3\npower = 5\n"), err: "" });
  });

  test("says a conflict with all three values, and exits with 1", async () => {
    const ours = fox.replace("cost = 2", "cost = 3");
    const { code, out, err } = await cli([...versions(ours, fox.replace("cost = 2\n", "")), "--output", "ours.toml"]);
    expect({ code, out, err }).toEqual({
      code: 1,
      out: "",
      err: "ours.toml: Fox: cost: was 2, ours 3, theirs absent; ours stands.\n",
    });
    expect(read("ours.toml")).toBe(ours);
  });

  test("prints JSON for programs", async () => {
    const { out } = await cli([...versions(fox.replace("2", "3"), fox.replace("2", "4")), "--json"]);
    expect(JSON.parse(out)).toEqual({
      text: fox.replace("2", "3"),
      conflicts: [{ kind: "cell", table: ["cards"], row: 0, path: ["cost"], base: "2", ours: "3", theirs: "4" }],
      marks: 0,
    });
  });

  test("keeps rows whole where that is asked for", async () => {
    const ours = fox.replace("cost = 2", "cost = 3");
    const line = versions(ours, fox.replace("power = 1", "power = 5"));
    const { code, out, err } = await cli([...line, "--policy", "row"]);
    expect({ code, out, err }).toEqual({ code: 1, out: ours, err: "ours.toml: Fox: both changed it; ours stands.\n" });
    expect((await cli([...line, "--policy", "sheet"])).err).toContain("Expected: cell or row");
  });

  test("merges by lines what is not TOML", async () => {
    const { code, out, err } = await cli(versions("a =\nb = 1\n", "a =\nb = 2\n", "a =\nb = 0\n"));
    expect(code).toBe(1);
    expect(out).toBe("a =\n<<<<<<< ours\nb = 1\n=======\nb = 2\n>>>>>>> theirs\n");
    expect(err).toContain("Merged by lines.");
    expect(err).toContain("1 place is marked in the file.");
  });

  test("refuses a file that is not there", async () => {
    write("a", "");
    expect(await cli(["merge", "a", "a", "gone"])).toMatchObject({
      code: 2,
      err: "cardwright: gone: File not found.\n",
    });
  });
});

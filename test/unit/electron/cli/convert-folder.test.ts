import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();

const sample = join(import.meta.dirname, "../../../../tabula/ptg");
const put = (name: string, text: string): void => {
  mkdirSync(dirname(pathOf(name)), { recursive: true });
  write(name, text);
};
const goblin = "card_id: goblin\nname: Goblin\ntype: creature\nattack: 2\n";
const toYaml = (...more: readonly string[]) => cli(["convert", "my", "out", "--as", "ptg-yaml", ...more]);
const toToml = (...more: readonly string[]) => cli(["convert", "out", "my", "--from", "ptg-yaml", ...more]);
const textsOf = (folder: string): readonly (readonly [string, string])[] =>
  readdirSync(pathOf(folder), { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .sort()
    .map((name) => [name, read(`${folder}/${name}`)]);

describe("convert with a format of folders", () => {
  test("the sample becomes a file a card and comes back, byte for byte", async () => {
    cpSync(sample, pathOf("my"), { recursive: true });
    const before = textsOf("my");
    expect(await toYaml()).toEqual({ code: 0, out: "", err: "out: 89 new, 0 changed, 0 unchanged\n" });
    expect(readdirSync(pathOf("out/cards"))).toHaveLength(85);
    expect(await toYaml()).toMatchObject({ code: 0, err: "out: 0 new, 0 changed, 89 unchanged\n" });
    expect(await toToml()).toMatchObject({ code: 0, err: "my: 0 new, 0 changed, 3 unchanged\n" });
    expect(textsOf("my")).toEqual(before);

    await cli(["convert", "out", "fresh", "--from", "ptg-yaml"]);
    const again = await cli(["convert", "fresh", "out", "--as", "ptg-yaml"]);
    expect(again.err).toBe("out: 0 new, 0 changed, 89 unchanged\n");
  });

  test("changes only files whose value differs, and deletes none", async () => {
    put("out/cards/goblin.yaml", "attack: 0x2\ntype: creature\nname: 'Goblin'\ncard_id: goblin\n");
    put("out/cards/gone.yaml", "card_id: gone\n");
    put("my/cards.toml", '[[cards]]\ncard_id = "goblin"\nname = "Goblin"\ntype = "creature"\nattack = 2\n');
    const spelled = read("out/cards/goblin.yaml");
    expect((await toYaml("--dry-run")).out).toBe("unchanged   cards/goblin.yaml\nnot needed  cards/gone.yaml\n");
    expect((await toYaml()).err).toContain(
      "out/cards/gone.yaml: Nothing stands for this file any more; it is not deleted.",
    );
    expect(read("out/cards/goblin.yaml")).toBe(spelled);
    expect(existsSync(pathOf("out/cards/gone.yaml"))).toBe(true);
    write("my/cards.toml", read("my/cards.toml").replace("attack = 2", "attack = 3"));
    expect((await toYaml()).err).toContain("out: 0 new, 1 changed, 0 unchanged");
    expect(read("out/cards/goblin.yaml")).toBe(goblin.replace("2", "3"));
  });

  test("a dry run writes nothing, and makes no folder", async () => {
    put("out/cards/goblin.yaml", goblin);
    expect(await toToml("--dry-run")).toEqual({ code: 0, out: "new         cards.toml\n", err: "" });
    expect(existsSync(pathOf("my"))).toBe(false);
  });

  test("stops where something would be left out, unless by force", async () => {
    put("out/cards/goblin.yaml", goblin);
    put("out/cards/ember.yml", "card_id: ember\n");
    const { code, err } = await toToml();
    expect(code).toBe(1);
    expect(err).toContain("out/cards/ember.yml: The package does not read .yml; the file is left out.\n");
    expect(existsSync(pathOf("my"))).toBe(false);
    // What would be written is listed all the same.
    expect(await toToml("--dry-run")).toMatchObject({ code: 1, out: "new         cards.toml\n" });
    expect((await toToml("--force", "--as", "toml")).code).toBe(0);
    expect(read("my/cards.toml")).toContain('card_id = "goblin"');
  });

  test("options, and remarks with their lines", async () => {
    put("out/cards/goblin.yaml", `${goblin}attack: 3\n`);
    expect((await toToml("--option", "duplicate_keys=last")).err).toContain(
      "out/cards/goblin.yaml:5: attack is in this table twice.\n",
    );
    expect(read("my/cards.toml")).toContain("attack = 3\n");
    expect(await toToml("--option", "keys=last")).toMatchObject({
      code: 2,
      err: 'cardwright: There is no option "keys"; there are: duplicate_keys.\n',
    });
  });

  test("names each file that cannot be read", async () => {
    put("out/cards/a.yaml", "x: 1\n");
    put("out/cards/b.yaml", "card_id: b\nx: [1\n");
    const { code, err } = await toToml();
    expect(code).toBe(2);
    expect(err).toMatch(/^cardwright: out\/cards\/a\.yaml: It has neither card_id nor cards\.\n/u);
    expect(err).toMatch(/\ncardwright: out\/cards\/b\.yaml:3: .*\n$/u);
  });

  test("says how many rows have no file, and deletes none", async () => {
    const row = (id: string): string => `[[cards]]\ncard_id = "${id}"\nname = "${id}"\n`;
    put("out/cards/goblin.yaml", goblin);
    put("my/cards.toml", row("goblin") + row("ember"));
    expect((await toToml()).err).toContain("my: 1 row has no file in the folder; not deleted.\n");
    write("my/cards.toml", row("goblin") + row("ember") + row("frost"));
    expect((await toToml()).err).toContain("my: 2 rows have no file in the folder; not deleted.\n");
    expect(read("my/cards.toml")).toContain("frost");
  });

  test("writes no file that is too large to be read again, and reads many into one that is larger", async () => {
    const long = (id: string, size: number): string =>
      `card_id: ${id}\nname: ${id}\ndescription: ${"x".repeat(size)}\n`;
    put("out/cards/a.yaml", long("a", 700_000));
    put("out/cards/b.yaml", long("b", 700_000));
    expect(await toToml()).toMatchObject({ code: 0 });
    write("my/cards.toml", read("my/cards.toml").replace("xxx", "x".repeat(600_000)));
    expect(await toYaml()).toMatchObject({ code: 2, err: "cardwright: out/cards/a.yaml: It has more than 1 MiB.\n" });
    expect(read("out/cards/a.yaml")).toBe(long("a", 700_000));
  });

  test("reads a folder that a link is named of, and names files that are no TOML", async () => {
    put("out/cards/goblin.yaml", goblin);
    symlinkSync(pathOf("out"), pathOf("link"));
    expect(await cli(["convert", "link", "my", "--from", "ptg-yaml"])).toMatchObject({ code: 0 });
    write("my/cards.toml", "a = \n");
    expect(await toYaml()).toMatchObject({ code: 2 });
    expect((await toYaml()).err).toMatch(/^cardwright: my\/cards\.toml:1:5: /u);
    write("file", "mine");
    expect((await cli(["convert", "out", "file", "--from", "ptg-yaml"])).err).toMatch(
      /^cardwright: file: This is a file\./u,
    );
  });

  test("reads and writes nothing through links that lead out", async () => {
    put("else/goblin.yaml", goblin);
    put("my/cards.toml", '[[cards]]\ncard_id = "goblin"\n');
    mkdirSync(pathOf("out"));
    symlinkSync(pathOf("else"), pathOf("out/cards"));
    expect(await toToml()).toMatchObject({
      code: 2,
      err: "cardwright: out/cards: It is a link to a folder, which is not followed.\n",
    });
    expect((await toYaml()).code).toBe(2);
    put("in/cards/ember.yaml", goblin);
    symlinkSync(pathOf("else/goblin.yaml"), pathOf("in/cards/goblin.yaml"));
    expect((await cli(["convert", "in", "my", "--from", "ptg-yaml"])).err).toBe(
      "cardwright: in/cards/goblin.yaml: It leads outside the folder, by a link.\n",
    );
    expect(read("else/goblin.yaml")).toBe(goblin);
  });

  test("says so where a file is in the way of a folder", async () => {
    put("my/cards.toml", '[[cards]]\ncard_id = "goblin"\n');
    put("out/cards", "mine");
    const { code, err } = await toYaml();
    expect(code).toBe(2);
    expect(err).toMatch(/^cardwright: out\/cards/u);
    expect(read("out/cards")).toBe("mine");
  });

  test("says what is wrong with the folders and the options", async () => {
    put("out/cards/goblin.yaml", `${goblin}description: ${"x".repeat(1024 * 1024)}\n`);
    mkdirSync(pathOf("empty"));
    const wrong = async (...args: readonly string[]) => (await cli(["convert", ...args])).err;
    expect(await wrong("out", "my", "--from", "ptg-yaml")).toBe(
      "cardwright: out/cards/goblin.yaml: It has more than 1 MiB.\n",
    );
    expect(await wrong("none", "my", "--from", "ptg-yaml")).toBe("cardwright: none: Folder not found.\n");
    expect(await wrong("empty", "my", "--from", "ptg-yaml")).toBe(
      "cardwright: empty: No files of ptg-yaml in the folder.\n",
    );
    expect(await wrong("empty", "my", "--as", "ptg-yaml")).toBe("cardwright: empty: No TOML files in the folder.\n");
    expect(await wrong("out", "my", "--from", "ptg-yaml", "--raw")).toContain("are about files");
    expect(await wrong("a.toml", "a.csv", "--dry-run")).toContain("are about formats of folders");
    expect(await wrong("out", "my", "--from", "ptg-yaml", "--as", "csv")).toContain("not both");
  });
});

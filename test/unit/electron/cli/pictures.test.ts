import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { pngOf } from "../../../../electron/print/png.js";
import { cli, inFolder, pathOf, write } from "./runs.js";

inFolder();

const face = `tables = ["things"]
width = 63
height = 88
parts = [{ kind = "picture", x = 1, y = 1, width = 50.8, height = 25.4, column = "picture", focus = "focus" }]
`;

/** A folder of things with a picture of two inches by one on each. */
function put(things: string): void {
  mkdirSync(pathOf("set/.cardwright/faces"), { recursive: true });
  write("set/things.toml", things);
  write("set/.cardwright/faces/things.toml", face);
  write("set/.cardwright/workspace.toml", '[images]\nfolder = "art"\n');
}

const thing = (name: string, picture: string, more = ""): string =>
  `[[things]]\nname = "${name}"\npicture = ${picture}\n${more}\n`;

/** A picture in one colour. */
async function paint(path: string, width: number, height: number, shade = 9): Promise<void> {
  mkdirSync(dirname(pathOf(path)), { recursive: true });
  const pixels = { width, height, rgba: Buffer.alloc(width * height * 4, shade) };
  writeFileSync(pathOf(path), await pngOf(pixels, 72));
}

describe("cardwright pictures", () => {
  test("is content with a folder where nothing is to be looked at", async () => {
    put(thing("Oar", "7") + thing("Mast", '"art/mast.png"') + thing("Rope", '"http://host/rope.png"'));
    await paint("set/art/7.png", 600, 300);
    await paint("set/art/mast.png", 900, 500);
    expect(await cli(["pictures", "set"])).toEqual({
      code: 0,
      out: "3 cards, 2 pictures in the folder, 1 picture on hosts not looked at: nothing to look at\n",
      err: "",
    });
  });

  test("lists what is missing, empty, too small, equal, unused and without a licence", async () => {
    put(
      thing("Oar", "7", 'artist = "Ada"') +
        thing("Mast", '"mast.png"', 'focus = "50% 50% 200%"') +
        thing("Rope", '"../rope.png"') +
        thing("Sail", '""') +
        thing("Keel", "8"),
    );
    await paint("set/art/7.png", 300, 300);
    await paint("set/art/mast.png", 1000, 500, 1);
    await paint("set/art/deep/copy.png", 1000, 500, 1);
    await paint("set/art/.hidden/secret.png", 10, 10, 2);
    await paint("set/elsewhere.png", 10, 10, 3);
    expect(await cli(["pictures", "set"])).toEqual({
      code: 1,
      out: [
        "Named, but cannot be shown:",
        "  ../rope.png is outside this workspace. (Rope)",
        "  8: Not found. (Keel)",
        "Cards without a picture:",
        "  things.toml: row 3 of things, Sail",
        "Fewer than 300 pixels to the inch:",
        "  art/7.png: 150 at 300 × 300, wanted 600 × 600 (Oar)",
        "  art/mast.png: 250 at 1000 × 500, wanted 1200 × 600 (Mast)",
        "The same picture twice:",
        "  art/deep/copy.png, art/mast.png",
        "Used by no card:",
        "  art/deep/copy.png",
        "Cards that do not say whose picture they show:",
        "  things.toml: row 1 of things, Mast",
        "5 cards, 3 pictures in the folder",
        "",
      ].join("\n"),
      err: "",
    });
  });

  test("prints the same as JSON, for the tables and the sharpness that are asked for", async () => {
    put(thing("Oar", "7"));
    await paint("set/art/7.png", 200, 100);
    const { code, out } = await cli(["pictures", "set", "--json", "--dpi", "101"]);
    const oar = { file: "things.toml", table: ["things"], row: 0, id: "", name: "Oar" };
    const small = {
      path: "art/7.png",
      size: { width: 200, height: 100 },
      dpi: 100,
      wanted: { width: 202, height: 101 },
      cards: [oar],
    };
    const none = { missing: [], empty: [], equal: [], unused: [], unlicensed: [] };
    expect([code, JSON.parse(out)]).toEqual([1, { cards: 1, files: 1, hosted: 0, small: [small], ...none }]);
    expect(await cli(["pictures", "set", "--dpi", "100"])).toMatchObject({ code: 0 });
    expect(await cli(["pictures", "set", "--table", "others"])).toMatchObject({ code: 2 });
  });

  test("looks through the whole folder where none is chosen for images, and follows no link", async () => {
    put(thing("Oar", '"oar.png"'));
    write("set/.cardwright/workspace.toml", "");
    await paint("set/oar.png", 900, 500);
    await paint("set/any/where.png", 10, 10);
    await paint("outside/other.png", 10, 10);
    symlinkSync(pathOf("outside"), pathOf("set/linked"));
    expect(await cli(["pictures", "set"])).toMatchObject({
      code: 1,
      out: "Used by no card:\n  any/where.png\n1 card, 2 pictures in the folder\n",
    });
  });

  test("looks through a folder that a link is named of as through the folder itself", async () => {
    put(thing("Oar", "7"));
    await paint("set/art/7.png", 900, 500);
    symlinkSync(pathOf("set"), pathOf("link"));
    expect(await cli(["pictures", "link"])).toEqual(await cli(["pictures", "set"]));
    expect(await cli(["pictures", "link"])).toMatchObject({ code: 0 });
  });

  test("looks at no folder outside of the one it is given, where a link leads there", async () => {
    put(thing("Oar", "7"));
    await paint("outside/7.png", 900, 500);
    await paint("outside/secret.png", 900, 500);
    symlinkSync(pathOf("outside"), pathOf("set/art"));
    expect(await cli(["pictures", "set"])).toMatchObject({
      code: 1,
      out: "Named, but cannot be shown:\n  7: art is outside this workspace. (Oar)\n1 card, 0 pictures in the folder\n",
    });
  });

  test("says of a cell that cannot name a picture that it cannot", async () => {
    put(thing("Oar", JSON.stringify("a/".repeat(2_100))));
    expect(await cli(["pictures", "set"])).toMatchObject({
      code: 1,
      out: expect.stringMatching(
        /^Named, but cannot be shown:\n {2}(?:a\/){150}…: That is too long for the name of a picture\. \(Oar\)\n/u,
      ) as unknown,
    });
  });

  test.each([
    ["licence", true],
    ["License", true],
    ["credit", true],
    ["credits", true],
    ["image-credit", true],
    ["art-licence", true],
    ["picture-artist", true],
    ["illustrator", true],
    ["artistic", false],
    ["credit-card", false],
    ["no-licence", false],
  ])("asks for whose a picture is by a column %s: %s", async (key, isAsked) => {
    put(thing("Oar", "7", `${key} = ""`));
    await paint("set/art/7.png", 600, 300);
    expect((await cli(["pictures", "set"])).code).toBe(isAsked ? 1 : 0);
  });

  test("is content with one of several columns that say whose a picture is", async () => {
    put(thing("Oar", "7", 'artist = ""\nlicence = "CC0"') + thing("Mast", "7", 'artist = "Ada"'));
    await paint("set/art/7.png", 600, 300);
    expect(await cli(["pictures", "set"])).toMatchObject({ code: 0 });
  });

  test("names three cards and counts the others, and takes no card that is not asked for", async () => {
    const names = ["Oar", "Mast", "Rope", "Sail"];
    put(
      names
        .slice(0, 3)
        .map((name) => thing(name, "8"))
        .join(""),
    );
    expect((await cli(["pictures", "set"])).out).toContain("  8: Not found. (Oar, Mast, Rope)\n");
    put(names.map((name) => thing(name, "8")).join(""));
    expect((await cli(["pictures", "set"])).out).toContain("  8: Not found. (Oar, Mast, Rope, 1 more)\n");
    write("set/others.toml", '[[others]]\nname = "Keel"\npicture = 9\n');
    write("set/.cardwright/faces/things.toml", face.replace('["things"]', '["things", "others"]'));
    const { out } = await cli(["pictures", "set", "--table", "others"]);
    expect(out).toContain("9: Not found. (Keel)");
    expect(out).not.toContain("Oar");
    expect(await cli(["pictures", "set", "--game", "dreamtides"])).toMatchObject({ code: 2 });
  });

  test("takes what cards that are not asked for show for used, and empty files for no copies", async () => {
    put(thing("Oar", "7"));
    write("set/others.toml", '[[others]]\nname = "Keel"\npicture = "8"\n');
    write("set/.cardwright/faces/things.toml", face.replace('["things"]', '["things", "others"]'));
    await paint("set/art/7.png", 600, 300);
    await paint("set/art/8.png", 601, 301);
    expect(await cli(["pictures", "set", "--table", "things"])).toMatchObject({ code: 0 });
    write("set/art/empty.png", "");
    write("set/art/empty2.png", "");
    expect((await cli(["pictures", "set", "--table", "things"])).out).not.toContain("twice");
  });

  test("ends with 1 where a file is no TOML, and takes the least and the largest sharpness", async () => {
    put(thing("Oar", "7"));
    await paint("set/art/7.png", 4800, 2400);
    expect(await cli(["pictures", "set", "--dpi", "30"])).toMatchObject({ code: 0 });
    expect(await cli(["pictures", "set", "--dpi", "2400"])).toMatchObject({ code: 0 });
    write("set/broken.toml", "a = ");
    expect(await cli(["pictures", "set"])).toMatchObject({ code: 1 });
  });

  test.each(["0", "29", "2401", "many", "1.5"])("refuses --dpi %s", async (dpi) => {
    put(thing("Oar", "7"));
    expect(await cli(["pictures", "set", "--dpi", dpi])).toMatchObject({
      code: 2,
      err: "cardwright: --dpi must be a whole number from 30 to 2400.\n",
    });
  });
});

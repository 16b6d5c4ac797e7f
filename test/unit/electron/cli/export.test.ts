import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();

const face = `tables = ["things"]
width = 63
height = 88
[[parts]]
kind = "shape"
x = 0
y = 0
width = 63
height = 88
fill = "#204060"
[[parts]]
kind = "text"
x = 5
y = 40
width = 50
height = 40
text = "{words}"
size = 4
leastSize = 3
color = "#ffffff"
`;

const put = (names: readonly string[], title = "set"): void => {
  mkdirSync(pathOf(`${title}/.cardwright/faces`), { recursive: true });
  write(`${title}/.cardwright/faces/things.toml`, face);
  const rows = names.map(
    (name, at) =>
      `[[things]]\nid = "t${at}"\nname = ${JSON.stringify(name)}\nwords = "Word ${at}"\ncolor = "#20${at}0${at}0"\ncount = ${at}\n`,
  );
  write(`${title}/things.toml`, rows.join(""));
};
const exportAs = (...options: readonly string[]) => cli(["export", "set", "--as", ...options]);

/** The size of a PNG, from its header. */
const pngSize = (name: string): readonly [number, number] => {
  const bytes = readFileSync(pathOf(name));
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test("makes a deck for Tabletop Simulator with its pictures", async () => {
  put(["Oar", "Mast", "Rope"]);
  expect(await exportAs("tts", "--out", "tts", "--title", "My deck")).toEqual({
    code: 0,
    out: "tts: 3 cards on 1 picture\n",
    err: "",
  });
  expect(readdirSync(pathOf("tts")).sort()).toEqual([
    "my-deck-1.png",
    "my-deck-back.png",
    "my-deck.json",
    "my-deck.png",
  ]);
  // Three columns and two lines, the lowest grid, of cards at 300 pixels an inch.
  expect(pngSize("tts/my-deck-1.png")).toEqual([3 * 744, 2 * 1039]);
  const saved = read("tts/my-deck.json");
  expect(saved).toMatch(/"FaceURL": "file:\/\/\/.*\/tts\/my-deck-1\.png"/u);
  expect(saved).toContain('"Description": "Word 2"');
  const hosted = ["--address", "https://example.org/x", "--force"];
  await exportAs("tts", "--out", "tts", "--title", "My deck", ...hosted);
  expect(read("tts/my-deck.json")).toContain('"BackURL": "https://example.org/x/my-deck-back.png"');
});

test("puts a picture of one's own on the backs of a deck", async () => {
  put(["Oar"]);
  await exportAs("cgs", "--out", "game", "--set", "SEA");
  expect(await exportAs("tts", "--out", "plain")).toMatchObject({ code: 0 });
  expect(await exportAs("tts", "--out", "own", "--back", pathOf("game/sets/SEA/t0.png"))).toMatchObject({ code: 0 });
  const backOf = (folder: string): Buffer => readFileSync(pathOf(`${folder}/set-back.png`));
  expect(backOf("own").equals(backOf("plain"))).toBe(false);
});

test("holds a deck list's copies, and refuses one that names no card", async () => {
  put(["Oar", "Mast", "Rope"]);
  write("deck.txt", "3 Rope\n1 Oar\n");
  expect((await exportAs("tts", "--out", "tts", "--deck", "deck.txt")).out).toBe("tts: 4 cards on 1 picture\n");
  write("deck.txt", "3 Sail\n");
  expect((await exportAs("csv", "--out", "a.csv", "--deck", "deck.txt")).code).toBe(2);
  expect(existsSync(pathOf("a.csv"))).toBe(false);
});

/** What the parser of Cockatrice asks for, in our words: the order of a card's parts, and sets that are texts. */
const schema = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="cockatrice_carddatabase"><xs:complexType><xs:sequence>
    <xs:element name="sets"><xs:complexType><xs:sequence>
      <xs:element name="set" maxOccurs="unbounded"><xs:complexType><xs:all>
        <xs:element name="name" type="xs:string"/>
        <xs:element name="longname" type="xs:string" minOccurs="0"/>
        <xs:element name="settype" type="xs:string" minOccurs="0"/>
        <xs:element name="releasedate" type="xs:string" minOccurs="0"/>
      </xs:all></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>
    <xs:element name="cards"><xs:complexType><xs:sequence>
      <xs:element name="card" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
        <xs:element name="name" type="xs:string"/>
        <xs:element name="text" type="xs:string" minOccurs="0"/>
        <xs:element name="prop" minOccurs="0"><xs:complexType><xs:sequence>
          <xs:any minOccurs="0" maxOccurs="unbounded" processContents="skip"/>
        </xs:sequence></xs:complexType></xs:element>
        <xs:element name="set" maxOccurs="unbounded"><xs:complexType><xs:simpleContent><xs:extension base="xs:string">
          <xs:attribute name="picurl" type="xs:anyURI"/>
        </xs:extension></xs:simpleContent></xs:complexType></xs:element>
      </xs:sequence></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence><xs:attribute name="version" type="xs:positiveInteger" use="required"/></xs:complexType></xs:element>
</xs:schema>
`;

const hasXmllint = ((): boolean => {
  try {
    execFileSync("xmllint", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

test("makes a set for Cockatrice, and says which names it numbered", async () => {
  put(["Oar", "Oar", '<Mast> & "Rope"', "\u05D0\u{1F40B}"]);
  const { code, out, err } = await exportAs("cockatrice", "--out", "cards.xml", "--set", "SEA");
  expect([code, out]).toEqual([1, "cards.xml: 4 cards\n"]);
  expect(err).toContain("this one is exported as “Oar (2)”");
  expect(read("cards.xml")).toContain('<cockatrice_carddatabase version="4">');
});

test.skipIf(!hasXmllint)("which its parser accepts", async () => {
  put(["Oar", '<Mast> & "Rope"', "a\u0001b", "\u05D0\u{1F40B}"]);
  await exportAs("cockatrice", "--out", "cards.xml", "--address", "https://example.org/a b/");
  write("cards.xsd", schema);
  const checked = execFileSync("xmllint", ["--noout", "--schema", pathOf("cards.xsd"), pathOf("cards.xml")], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  expect(checked.toString()).toBe("");
});

test("makes a game for Card Game Simulator, with a picture for each id", async () => {
  put(["Oar", "Mast"]);
  expect((await exportAs("cgs", "--out", "game", "--set", "SEA")).code).toBe(0);
  expect(readdirSync(pathOf("game")).sort()).toEqual(["AllCards.json", "AllSets.json", "cgs.json", "sets"]);
  expect(readdirSync(pathOf("game/sets/SEA")).sort()).toEqual(["t0.png", "t1.png"]);
  expect(pngSize("game/sets/SEA/t0.png")).toEqual([744, 1039]);
});

test("makes a table for Squib and nanDECK", async () => {
  put(["Oar", "Mast"]);
  await exportAs("csv", "--out", "cards.csv", "--copies", "count");
  expect(read("cards.csv")).toBe(
    "qty,id,name,text,image,words,color,count\n1,t1,Mast,Word 1,mast.png,Word 1,#201010,1\n",
  );
});

test.each([
  [["csv", "--out", "cards.csv", "--address", "javascript:alert(1)"], "--address is an address"],
  [["csv", "--out", "cards.csv", "--set", "../up"], "--address is an address"],
  [["cgs", "--out", "cards.csv", "--set", "Con"], "--address is an address"],
  [["tts", "--out", "tts", "--back", "nothing.png"], "File not found"],
])("refuses %j", async (options, message) => {
  put(["Oar"]);
  const { code, err } = await exportAs(...options);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(existsSync(pathOf("cards.csv"))).toBe(false);
});

test.each([
  ["my set", [], "MY-SET", "my set"],
  ["x".repeat(30), [], "X".repeat(20), "x".repeat(30)],
  ["set", ["--set", "a".repeat(20), "--title", "t".repeat(200)], "a".repeat(20), "t".repeat(200)],
])("calls a set by its folder %s, unless %j says otherwise", async (folder, options, code, title) => {
  put(["Oar"], folder);
  expect(await cli(["export", `${folder}/`, "--as", "cockatrice", "--out", "c.xml", ...options])).toMatchObject({
    code: 0,
  });
  expect(read("c.xml")).toContain(`<name>${code}</name>\n      <longname>${title}</longname>`);
});

test.each([
  [["--set", "a".repeat(21)], "--set is up to 20"],
  [["--set", ""], "--set is up to 20"],
  [["--title", "t".repeat(201)], "--title up to 200"],
  [["--title", ""], "--title up to 200"],
  [["--address", "ftp://example.org/"], "--address is an address"],
])("refuses %j for a set", async (options, message) => {
  put(["Oar"]);
  const { code, err } = await exportAs("cockatrice", "--out", "c.xml", ...options);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test("ends the address of pictures with one slash, and ends with 1 where a file is no TOML", async () => {
  put(["Oar"]);
  write("set/broken.toml", "a = ");
  const { code, err } = await exportAs("cockatrice", "--out", "c.xml", "--address", "https://example.org/a//");
  expect(code).toBe(1);
  expect(err).toContain("broken.toml");
  expect(read("c.xml")).toContain('picurl="https://example.org/a/oar.png"');
});

test("never replaces a file unasked, nor writes where a file is in the way", async () => {
  put(["Oar"]);
  write("cards.csv", "mine");
  const { code, err } = await exportAs("csv", "--out", "cards.csv");
  expect([code, read("cards.csv")]).toEqual([2, "mine"]);
  expect(err).toContain("--force to replace it");
  writeFileSync(pathOf("game"), "mine");
  expect((await exportAs("cgs", "--out", "game")).code).toBe(2);
  expect(read("game")).toBe("mine");
});

test.each([
  ["tts", "out"],
  ["cockatrice", "out.xml"],
  ["cgs", "out"],
  ["csv", "out.csv"],
])("replaces what was made as %s only with --force", async (format, out) => {
  put(["Oar"]);
  const make = (...more: readonly string[]) => exportAs(format, "--out", out, ...more);
  expect((await make()).code).toBe(0);
  const again = await make();
  expect(again).toMatchObject({ code: 2, out: "" });
  expect(again.err).toContain("--force to replace it");
  expect((await make("--force")).code).toBe(0);
});

test("has the cards of all tables with faces, and names cells that do not say how many are wanted", async () => {
  put(["Oar", "Mast"]);
  write("set/.cardwright/faces/things.toml", face.replace('["things"]', '["things", "others"]'));
  write("set/others.toml", '[[others]]\nname = "Keel"\ncount = "many"\n');
  expect(await exportAs("csv", "--out", "cards.csv", "--copies", "count")).toEqual({
    code: 1,
    out: "cards.csv: 2 cards\n",
    err: "others.toml: row 0 of others (Keel) says many copies, which is no whole number: one is made\n",
  });
  expect(read("cards.csv")).toMatch(/^qty,.*\n1,.*Keel.*\n1,t1,Mast/u);
  // One of each where a table has no such column; and a deck list says how many without any.
  write("set/others.toml", '[[others]]\nname = "Keel"\n');
  expect(await exportAs("csv", "--out", "more.csv", "--copies", "count")).toMatchObject({ code: 0, err: "" });
  write("deck.txt", "3 Keel\n");
  await exportAs("csv", "--out", "deck.csv", "--copies", "none", "--deck", "deck.txt");
  expect(read("deck.csv")).toMatch(/^qty,.*\n3,.*Keel.*\n$/u);
});

test("writes thousands of cards", async () => {
  put(Array.from({ length: 5_000 }, () => "Oar"));
  const { code } = await exportAs("cockatrice", "--out", "cards.xml");
  expect(code).toBe(1);
  expect(read("cards.xml").match(/<card>/gu)).toHaveLength(5_000);
  expect(read("cards.xml")).toContain("<name>Oar (5000)</name>");
});

test.each([
  ["tts", 1],
  ["cgs", 1],
  ["cockatrice", 0],
  ["csv", 0],
] as const)("%s ends with %i where a text is cut off on its face", async (format, expected) => {
  put(["Oar"]);
  write("set/things.toml", `[[things]]\nid = "t"\nname = "Oar"\nwords = "${"Row on. ".repeat(300)}"\n`);
  const { code, err } = await exportAs(format, "--out", "made");
  expect(code).toBe(expected);
  expect(err.includes("row 0 of things (Oar) has a text that is cut off on its face")).toBe(expected === 1);
});

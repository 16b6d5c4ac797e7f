import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pagesOf } from "../print/pdf-pages.js";
import { commit, git, testWithGit } from "./repository.js";
import { cli, inFolder, pathOf, write } from "./runs.js";

inFolder();

const face = (parts: string): string => `tables = ["things"]\nwidth = 63\nheight = 88\n${parts}`;
const ground = `[[parts]]\nkind = "shape"\nx = 0\ny = 0\nwidth = 63\nheight = 88\nradius = 3\nfill = "#204060"\n`;
const label = `[[parts]]\nkind = "text"\nx = 5\ny = 5\nwidth = 50\nheight = 6\ntext = "{name}"\nsize = 4\nleastSize = 3\ncolor = "#ffffff"\n`;

const put = (names: readonly string[], parts = ground + label): void => {
  mkdirSync(pathOf("set/.cardwright/faces"), { recursive: true });
  write("set/.cardwright/faces/things.toml", face(parts));
  write("set/things.toml", names.map((name, at) => `[[things]]\nname = "${name}"\ncount = ${at}\n`).join(""));
};
const letters = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `Card ${at}`);
const rounded = (length: number): number => Math.round(length * 100) / 100;
const pages = (name: string) => pagesOf(readFileSync(pathOf(name)));

test("prints nine cards on a sheet of A4, each at its millimetre", async () => {
  put(letters(11));
  expect(await cli(["print", "set", "--out", "cards.pdf"])).toEqual({
    code: 0,
    out: "cards.pdf: 11 cards on 2 pages\n",
    err: "",
  });
  const [first, second, ...more] = pages("cards.pdf");
  expect(more).toEqual([]);
  expect(first?.media).toEqual([0, 0, 210, 297]);
  const places = [16.5, 104.5, 192.5].flatMap((y) => [10.5, 73.5, 136.5].map((x) => ({ x, y })));
  expect(first?.images).toHaveLength(9);
  for (const [at, { x, y, width, height }] of (first?.images ?? []).entries()) {
    // The lower left corner, from the bottom.
    expect({ x, y: rounded(297 - y - height) }).toEqual({
      x: places[at]?.x,
      y: places[at]?.y,
    });
    expect([width, height]).toEqual([63, 88]);
  }
  expect(second?.images).toHaveLength(2);
  expect(first?.trim).toEqual([10.5, 16.5, 199.5, 280.5]);
});

test("makes a page for each card, with the boxes that printing houses ask for", async () => {
  put(letters(2));
  await cli(["print", "set", "--out", "cards.pdf", "--paper", "card"]);
  expect(pages("cards.pdf")).toHaveLength(2);
  const [page] = pages("cards.pdf");
  expect(page?.media).toEqual([0, 0, 69, 94]);
  expect(page?.bleed).toEqual([0, 0, 69, 94]);
  expect(page?.trim).toEqual([3, 3, 66, 91]);
});

test.each([
  ["long", [136.5, 73.5], 0],
  ["short", [10.5, 73.5], 1],
] as const)(
  "lays the backs behind their cards when the paper is turned around its %s edge",
  async (turn, xs, turned) => {
    put(letters(2));
    await cli(["print", "set", "--out", "cards.pdf", "--back", "plain", "--turn", turn]);
    const [front, back] = pages("cards.pdf");
    expect(front?.images.map(({ x }) => x)).toEqual([10.5, 73.5]);
    expect(back?.images).toHaveLength(2);
    // A picture upside down begins at its right upper corner and runs back.
    expect(back?.images.map(({ x, width }) => rounded(x + (turned ? width : 0)))).toEqual(xs);
    const top = back?.images.map(({ y, height }) => rounded(turned ? 297 - y : 297 - y - height));
    expect(top).toEqual(turned ? [192.5, 192.5] : [16.5, 16.5]);
  },
);

test("lays eight cards with a bleed across on A4, and a page to measure before them", async () => {
  put(letters(8));
  const { out } = await cli(["print", "set", "--out", "cards.pdf", "--bleed", "2", "--calibration"]);
  expect(out).toBe("cards.pdf: 8 cards on 2 pages\n");
  const [calibration, sheet] = pages("cards.pdf");
  expect(calibration?.images).toEqual([]);
  expect(sheet?.media).toEqual([0, 0, 297, 210]);
  expect(sheet?.images.map(({ width }) => width)).toEqual(Array.from({ length: 8 }, () => 67));
});

test.each([
  [["--copies", "count"], 3],
  [["--deck", "deck.txt"], 5],
] as const)("prints copies by %j", async (options, cards) => {
  put(letters(3));
  write("deck.txt", "# mine\n\n3x card 2\n2 Card 0\n");
  const { out } = await cli(["print", "set", "--out", "cards.pdf", ...options]);
  expect(out).toBe(`cards.pdf: ${cards} cards on 1 page\n`);
  expect(pages("cards.pdf")[0]?.images).toHaveLength(cards);
});

test("lays cards apart by a gap, marked as is wanted, in a document of the folder's name", async () => {
  put(letters(2));
  await cli(["print", "set/", "--out", "cards.pdf", "--gap", "4", "--marks", "full"]);
  const [page] = pages("cards.pdf");
  expect(page?.images.map(({ x }) => x)).toEqual([6.5, 73.5]);
  // Two cards apart have four edges across and two down.
  expect(page?.lines).toHaveLength(6);
  expect(readFileSync(pathOf("cards.pdf"), "latin1")).toContain("(set)");
});

test("names texts that are cut off and files that are no TOML, and ends with 1", async () => {
  put(["Oar", "Mast ".repeat(40)]);
  expect(await cli(["print", "set", "--png", "art"])).toMatchObject({
    code: 1,
    err: "things.toml: row 1 of things (Mast Mast Mast Mast Mast Mast Mast Mast…) has a text that is cut off on its face\n",
  });
  put(["Oar"]);
  write("set/broken.toml", "a = ");
  const { code, err } = await cli(["print", "set", "--png", "more"]);
  expect(code).toBe(1);
  expect(err).toContain("broken.toml");
  expect(readdirSync(pathOf("more"))).toEqual(["oar.png"]);
});

test("says which cards have an odd number of copies, and refuses a column that no card has", async () => {
  put(letters(2));
  write("set/things.toml", '[[things]]\nname = "Oar"\ncount = -2\n\n[[things]]\nname = "Mast"\n');
  expect(await cli(["print", "set", "--out", "cards.pdf", "--copies", "count"])).toEqual({
    code: 1,
    out: "cards.pdf: 1 card on 1 page\n",
    err: "things.toml: row 0 of things (Oar) says -2 copies: none are made\n",
  });
  write("deck.txt", "3 Oar\n");
  const deck = ["--copies", "count", "--deck", "deck.txt"];
  expect(await cli(["print", "set", "--out", "deck.pdf", ...deck])).toMatchObject({ code: 0, err: "" });
  const { code, err } = await cli(["print", "set", "--out", "other.pdf", "--copies", "conut"]);
  expect([code, err]).toEqual([
    2,
    "cardwright: set: No card has a column conut, so it cannot say how many copies are wanted.\n",
  ]);
  write("set/things.toml", '[[things]]\nname = "Oar"\ncount = -2\n');
  const none = await cli(["print", "set", "--out", "none.pdf", "--copies", "count"]);
  expect([none.code, none.err]).toEqual([2, "cardwright: set: The column count wants no copy of any card.\n"]);
});

test("names the line of a deck list that names no card", async () => {
  put(letters(2));
  write("deck.txt", "1 Card 1\n2 Nobody\n");
  const { code, err } = await cli(["print", "set", "--out", "cards.pdf", "--deck", "deck.txt"]);
  expect(code).toBe(2);
  expect(err).toContain("deck.txt:2:1: No card with a face among those chosen is called “Nobody”.");
  expect(existsSync(pathOf("cards.pdf"))).toBe(false);
});

const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("draws a PNG of each card at 300 pixels per inch, or of the size that is wanted", async () => {
  put(["Åsa's Oar", "Oar", "Oar", "???"]);
  expect(await cli(["print", "set", "--png", "art"])).toMatchObject({ code: 0, out: "art: 4 pictures\n" });
  expect(readdirSync(pathOf("art")).sort()).toEqual(["asas-oar.png", "card.png", "oar-2.png", "oar.png"]);
  const png = readFileSync(pathOf("art/oar.png"));
  expect(sizeOf(png)).toEqual([744, 1039]);
  // 11811 pixels per metre.
  expect(png.indexOf(Buffer.from([...Buffer.from("pHYs"), 0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, 1]))).toBeGreaterThan(0);
  await cli(["print", "set", "--png", "print", "--pixels", "825x1125"]);
  expect(sizeOf(readFileSync(pathOf("print/oar.png")))).toEqual([825, 1125]);
});

test.each([
  [[], "Choose an output: --out FILE.pdf, --png FOLDER, or both."],
  [["--out", "a.pdf", "--bleed", "wide"], "--bleed and --gap are millimetres from 0 to 50"],
  [["--out", "a.pdf", "--pixels", "825x1125"], "--pixels is about --png"],
  [["--png", "a", "--pixels", "825x1125", "--bleed", "1"], "--pixels is about --png"],
  [["--png", "a", "--pixels", "825x1125px"], "--pixels is a size such as 825x1125"],
  [["--out", "a.pdf", "--bleed", "50.5"], "--bleed and --gap are millimetres from 0 to 50"],
  [["--out", "a.pdf", "--bleed", "-1"], "--bleed and --gap are millimetres from 0 to 50"],
  [["--out", "a.pdf", "--gap", "50.5"], "--bleed and --gap are millimetres from 0 to 50"],
  [["--out", "a.pdf", "--gap", "-1"], "--bleed and --gap are millimetres from 0 to 50"],
  [["--png", "a", "--pixels", "100x100"], "A card does not fit into 100x100 pixels."],
  [["--out", "a.pdf", "--back", "none.png"], "none.png: File not found. Expected: a picture, or plain."],
  [["--out", "a.pdf", "--bleed", "50", "--gap", "50", "--paper", "letter"], undefined],
] as const)("takes %j", async (options, message) => {
  put(letters(1));
  const { code, err } = await cli(["print", "set", ...options]);
  expect(code).toBe(message === undefined ? 0 : 2);
  expect(err).toContain(message ?? "");
});

test("leaves a file that is there alone unless it may replace it", async () => {
  put(letters(1));
  write("cards.pdf", "mine");
  const { code, err } = await cli(["print", "set", "--out", "cards.pdf"]);
  expect({ code, err }).toEqual({
    code: 2,
    err: "cardwright: cards.pdf: The file already exists. Try: --force to replace it.\n",
  });
  expect(readFileSync(pathOf("cards.pdf"), "utf8")).toBe("mine");
  expect(await cli(["print", "set", "--out", "cards.pdf", "--force"])).toMatchObject({ code: 0 });
});

testWithGit("prints only what is new or changed since a commit", async () => {
  put(letters(3));
  git("init", "-q");
  commit("cards");
  put([...letters(3), "Mast"]);
  const { out } = await cli(["print", "set", "--out", "new.pdf", "--since", "HEAD"]);
  expect(out).toBe("new.pdf: 1 card on 1 page\n");
  // Nothing, as of a variable that is not set, is no commit; `..` would be the folder above.
  const nothing = await cli(["print", "set", "--out", "none.pdf", "--since="]);
  expect(nothing.code).toBe(2);
  expect(nothing.err).toContain("No commit is named.");
  const range = await cli(["print", "set", "--out", "none.pdf", "--since", "HEAD.."]);
  expect(range.code).toBe(2);
  expect(range.err).toContain("“HEAD..” is a range of commits");
});

test.each([
  ["print", ["print", "set", "--out"]],
  ["proof", ["proof", "set", "--out"]],
  ["export as Cockatrice's XML", ["export", "set", "--as", "cockatrice", "--out"]],
])("the %s never takes the place of cards", async (_, command) => {
  put(letters(1));
  const before = readFileSync(pathOf("set/things.toml"), "utf8");
  const { code, err } = await cli([...command, "set/things.toml", "--force"]);
  expect(code).toBe(2);
  expect(err).toContain("set/things.toml: A .toml file holds cards or settings");
  expect(readFileSync(pathOf("set/things.toml"), "utf8")).toBe(before);
});

test.each([
  ["print", ["print", "set", "--out", "out"]],
  ["proof", ["proof", "set", "--out", "out"]],
  ["export for Tabletop Simulator", ["export", "set", "--as", "tts", "--out", "out"]],
])("the %s of too many copies is refused before anything is drawn", async (_, command) => {
  put(letters(1));
  write("set/things.toml", `[[things]]\nname = "Oar"\ncount = 1000\n`.repeat(101));
  const { code, err } = await cli([...command, "--copies", "count"]);
  expect(code).toBe(2);
  expect(err).toContain("That is 101,000 cards, copies included");
  expect(existsSync(pathOf("out"))).toBe(false);
});

const red = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==";
const art = `[[parts]]\nkind = "picture"\nx = 0\ny = 0\nwidth = 63\nheight = 88\ncolumn = "name"\n`;

test("draws the pictures of the folder, by number and by path, and in the page of HTML too", async () => {
  put(["12", "art/other.png", "missing.png", "../secret.png"], art);
  mkdirSync(pathOf("set/art"), { recursive: true });
  write("set/.cardwright/workspace.toml", `[images]\nfolder = "art"\n`);
  write("set/art/12.png", Buffer.from(red, "base64"));
  write("set/art/other.png", Buffer.from(red, "base64"));
  write("secret.png", Buffer.from(red, "base64"));
  await cli(["proof", "set", "--out", "proof.html"]);
  expect(readFileSync(pathOf("proof.html"), "utf8").split(red)).toHaveLength(3);
  await cli(["print", "set", "--png", "drawn"]);
  const drawn = readdirSync(pathOf("drawn")).map((name) => readFileSync(pathOf(`drawn/${name}`)));
  expect(new Set(drawn.map((bytes) => bytes.toString("base64"))).size).toBe(2);
});

test("a folder in the place of the file is not said to be replaced by what was asked for already", async () => {
  put(letters(1));
  mkdirSync(pathOf("cards.pdf"));
  const { code, err } = await cli(["print", "set", "--out", "cards.pdf", "--force"]);
  expect({ code, err }).toEqual({
    code: 2,
    err: "cardwright: cards.pdf: Something that is not a file is in its place.\n",
  });
});

test("a card that cannot be drawn is said, and nothing is written", async () => {
  put(letters(2));
  const drawn = await cli(["print", "set", "--png", "pictures", "--pixels", "20000x20000"]);
  expect(drawn).toMatchObject({ code: 2, out: "" });
  expect(drawn.err).toContain("A picture of 20000 × 20000 pixels cannot be drawn.");
  expect(drawn.err).not.toContain("    at ");
  const tiny = `tables = ["things"]\nwidth = 0.00001\nheight = 1\nparts = []\n`;
  write("set/.cardwright/faces/things.toml", tiny);
  const printed = await cli(["print", "set", "--out", "cards.pdf", "--paper", "card", "--bleed", "0"]);
  expect(printed).toMatchObject({ code: 2, out: "" });
  expect(existsSync(pathOf("cards.pdf"))).toBe(false);
});

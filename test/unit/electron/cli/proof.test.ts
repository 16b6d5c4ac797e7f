import { existsSync, mkdirSync } from "node:fs";
import { expect, test } from "vitest";
import { games, readFaceFile } from "../../../../shared/games/index.js";
import { commit, git, testWithGit } from "./repository.js";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();

const card = (name: string, count: number | string): string =>
  `[[cards]]\nid = "${name}"\nname = "${name}"\nrules-text = "Draw {cards($c)}."\nvariables = "c: 2"\ncard-type = "Event"\ncount = ${count}\n`;

const put = (text: string): void => {
  mkdirSync(pathOf("deck"), { recursive: true });
  write("deck/cards.toml", text);
};
const cardsOn = (page: string): number => page.split('class="card"').length - 1;

test("draws each card once, with its rules text as players read it", async () => {
  put(card("Oar", 3) + card("Anchor", 0));
  expect(await cli(["proof", "deck", "--out", "proof.html"])).toEqual({
    code: 0,
    out: "proof.html: 2 cards\n",
    err: "",
  });
  const page = read("proof.html");
  expect(cardsOn(page)).toBe(2);
  expect(page).toContain(">Draw 2 cards.<");
  expect(page.split("data:font/ttf;base64,")).toHaveLength(5);
});

test.each([
  ["3", "0", 3],
  ["2", '"many"', 3],
  ["1", "-4", 1],
])("draws copies by a column: %s and %s are %i", async (first, second, wanted) => {
  put(card("Oar", first) + card("Anchor", second));
  const { out } = await cli(["proof", "deck", "--out", "proof.html", "--copies", "count"]);
  expect(cardsOn(read("proof.html"))).toBe(wanted);
  expect(out).toBe(`proof.html: ${wanted} ${wanted === 1 ? "card" : "cards"}\n`);
});

test("is a page of the folder's name, on the paper and with the gap that are wanted", async () => {
  put(card("Oar", 1) + card("Mast", 1));
  await cli(["proof", "deck/", "--out", "proof.html", "--paper", "letter", "--gap", "4"]);
  const page = read("proof.html");
  expect(page).toContain("<title>deck</title>");
  expect(page).toContain("@page{size:215.9mm 279.4mm");
  expect(page).toContain("left:9.45mm;top:49.7mm");
});

test("names a file that is no TOML, and ends with 1", async () => {
  put(card("Oar", 1));
  write("deck/broken.toml", "a = ");
  expect(await cli(["proof", "deck", "--out", "proof.html"])).toMatchObject({ code: 1, out: "proof.html: 1 card\n" });
});

test("leaves a file that is there alone unless it may replace it", async () => {
  put(card("Oar", 1));
  write("proof.html", "mine");
  expect(await cli(["proof", "deck", "--out", "proof.html"])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^cardwright: proof\.html: The file already exists\./u) as unknown,
  });
  expect(read("proof.html")).toBe("mine");
  expect(await cli(["proof", "deck", "--out", "proof.html", "--force"])).toMatchObject({ code: 0 });
});

test("names a card whose text is cut off, and ends with 1", async () => {
  put(card("Oar", 1).replace("Draw {cards($c)}.", "Draw {cards($c)}. ".repeat(400)));
  const { code, err } = await cli(["proof", "deck", "--out", "proof.html"]);
  expect(code).toBe(1);
  expect(err).toContain("cards.toml: row 0 of cards (Oar) has a text that is cut off on its face");
  expect(existsSync(pathOf("proof.html"))).toBe(true);
});

test.each([
  [["--gap", "wide"], "--gap must be a number of millimetres from 0 to 50."],
  [["--gap", "-1"], "--gap must be a number of millimetres from 0 to 50."],
  [["--gap", "51"], "--gap must be a number of millimetres from 0 to 50."],
  [["--game", "ptg"], "No cards with faces in the folder."],
  [["--table", "others"], "No cards with faces in the folder."],
  [["--table", "others", "--copies", "count"], "No cards with faces in the folder."],
])("refuses %j", async (options, message) => {
  put(card("Oar", 1));
  const { code, err } = await cli(["proof", "deck", "--out", "proof.html", ...options]);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(existsSync(pathOf("proof.html"))).toBe(false);
});

const own = `tables = ["things"]\nwidth = 40\nheight = 60\n[[parts]]\nkind = "text"\nx = 0\ny = 0\nwidth = 40\nheight = 10\ntext = "{name}!"\nsize = 4\nleastSize = 2\ncolor = "#000000"\n`;

test("draws tables of no game by a face of the folder", async () => {
  mkdirSync(pathOf("deck/.cardwright/faces"), { recursive: true });
  write("deck/.cardwright/faces/things.toml", own);
  write("deck/things.toml", `[[things]]\nname = "Rope"\n`);
  expect(await cli(["proof", "deck", "--out", "proof.html"])).toMatchObject({ code: 0, out: "proof.html: 1 card\n" });
  expect(read("proof.html")).toContain(">Rope!<");
});

test("divides words by the language that a face of the folder names", async () => {
  mkdirSync(pathOf("deck/.cardwright/faces"), { recursive: true });
  write(
    "deck/.cardwright/faces/things.toml",
    `language = "it"\n${own.replace("size = 4", "size = 8").replace("leastSize = 2", "leastSize = 8").replace("height = 10", "height = 40")}`,
  );
  write("deck/things.toml", `[[things]]\nname = "sorprendentemente inaspettatamente"\n`);
  await cli(["proof", "deck", "--out", "proof.html"]);
  expect(read("proof.html")).toMatch(/>[a-z]+-</u);
});

test("says that a card is larger than the paper", async () => {
  mkdirSync(pathOf("deck/.cardwright/faces"), { recursive: true });
  write("deck/.cardwright/faces/things.toml", own.replace("width = 40", "width = 250"));
  write("deck/things.toml", `[[things]]\nname = "Rope"\n`);
  const { code, err } = await cli(["proof", "deck", "--out", "proof.html"]);
  expect(code).toBe(2);
  expect(err).toMatch(/^cardwright: .*250/u);
});

test("names a face that is no text, and draws nothing", async () => {
  put(card("Oar", 1));
  mkdirSync(pathOf("deck/.cardwright/faces"), { recursive: true });
  write("deck/.cardwright/faces/things.toml", Uint8Array.of(0xff, 0xfe, 0xff));
  const { code, err } = await cli(["proof", "deck", "--out", "proof.html"]);
  expect(code).toBe(2);
  expect(err).toContain("deck/.cardwright/faces/things.toml:1:1: ");
  expect(existsSync(pathOf("proof.html"))).toBe(false);
});

test("names the line of a face that is wrong, and draws nothing", async () => {
  put(card("Oar", 1));
  mkdirSync(pathOf("deck/.cardwright/faces"), { recursive: true });
  write("deck/.cardwright/faces/things.toml", own.replace("#000000", "black"));
  const { code, err } = await cli(["proof", "deck", "--out", "proof.html"]);
  expect(code).toBe(2);
  expect(err).toContain("deck/.cardwright/faces/things.toml:13:9: parts.0.color: ");
  expect(existsSync(pathOf("proof.html"))).toBe(false);
});

test("prints the face of a game as a file that is read again", async () => {
  put(card("Oar", 1));
  const printed = await cli(["face", "dreamtides"]);
  expect(printed).toMatchObject({ code: 0, err: "" });
  mkdirSync(pathOf("deck/.cardwright/faces"), { recursive: true });
  await cli(["proof", "deck", "--out", "before.html"]);
  write("deck/.cardwright/faces/cards.toml", printed.out);
  await cli(["proof", "deck", "--out", "after.html"]);
  expect(read("after.html")).toBe(read("before.html"));
  expect(await cli(["face", "dreamtides", "dreamwell"])).toMatchObject({
    code: 2,
    err: "cardwright: dreamtides draws no cards of the kind dreamwell. Expected: cards.\n",
  });
});

const kinds = games.flatMap(({ id, faces = [], sheets }) =>
  faces.flatMap(({ sheets: drawn, template }) =>
    drawn.map((kind) => [id, kind, sheets.find((sheet) => sheet.kind === kind)?.tables ?? [], template] as const),
  ),
);

test.each(kinds)(
  "prints the face of %s for its %s, with all tables that hold them",
  async (game, kind, tables, template) => {
    const { out } = await cli(["face", game, kind]);
    expect(readFaceFile(out)).toEqual({ ok: true, value: { tables, template } });
  },
);

testWithGit("draws only what is new or changed since a commit", async () => {
  put(card("Oar", 1) + card("Anchor", 1) + card("Keel", 1));
  git("init", "-q");
  commit("cards");
  put(card("Keel", 1) + card("Oar", 1).replace("Draw", "Foresee 1. Draw") + card("Anchor", 1) + card("Mast", 1));
  expect(await cli(["proof", "deck", "--out", "new.html", "--since", "HEAD"])).toMatchObject({ code: 0 });
  const page = read("new.html");
  expect(cardsOn(page)).toBe(2);
  expect(page).toContain(">Oar<");
  expect(page).toContain(">Mast<");
  commit("more");
  const { code, err } = await cli(["proof", "deck", "--out", "none.html", "--since", "HEAD"]);
  expect({ code, err }).toEqual({ code: 2, err: "cardwright: deck: No card with a face has changed since HEAD.\n" });
  expect((await cli(["proof", "deck", "--out", "none.html", "--since", "nowhere"])).code).toBe(2);
});

import { unzipSync } from "fflate";
import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  backPng,
  FolderPictures,
  pngFiles,
  pngOf,
  simulatorFiles,
  tabletopFiles,
  zipped,
  type CardFiles,
  type CardTable,
} from "../../../../electron/print/index.js";
import { must } from "../../../../shared/base/index.js";
import { faceTemplateSchema, layOutFace, type Size } from "../../../../shared/face/index.js";

const pictures = new FolderPictures("/nowhere", undefined);
const poker = { width: 63, height: 88 };
const tableOf = (name: string, size: Size, copies: readonly number[]): CardTable => {
  const ground = { kind: "shape", x: 0, y: 0, ...size, fill: "#204060" };
  const layout = layOutFace(faceTemplateSchema.parse({ ...size, parts: [ground] }), new Map());
  return {
    ...{ file: "cards.toml", table: name, size },
    cards: copies.map((count, row) => ({
      ...{ row, id: `${name}${row}`, name: `${name} ${row}`, cells: new Map(), text: "", layout, copies: count },
    })),
  };
};
async function all(files: CardFiles): Promise<Map<string, string | Uint8Array>> {
  const found = new Map<string, string | Uint8Array>();
  for await (const { path, content } of files) found.set(path, content);
  return found;
}
const sizeOf = (png: string | Uint8Array | undefined): readonly number[] => {
  const bytes = Buffer.from(png ?? "");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

describe("pictures of cards", () => {
  test("are those that are wanted, with a bleed where one is, and are counted as they are drawn", async () => {
    const told: number[] = [];
    const wish = { bleed: { x: 3.175, y: 3.175 }, progress: (count: number) => told.push(count) };
    const files = await all(must(pngFiles([tableOf("Oar", poker, [1, 0, 2])], pictures, wish)));
    expect([...files.keys()]).toEqual(["oar-0.png", "oar-2.png"]);
    expect(sizeOf(files.get("oar-0.png"))).toEqual([819, 1114]);
    expect(told).toEqual([1, 2]);
  });

  test.each([
    [{ width: 744, height: 1_040 }, true],
    [{ width: 742, height: 1_040 }, false],
    [{ width: 745, height: 1_039 }, false],
  ])("of %j pixels hold the card: %s", (pixels, fits) =>
    expect(
      pngFiles([tableOf("Oar", { width: 62.9, height: 88 }, [1])], pictures, { bleed: { x: 0, y: 0 }, pixels }).ok,
    ).toBe(fits),
  );
});

describe("a game for Card Game Simulator", () => {
  const set = { code: "SEA", title: "Sea" };
  test("has cards of the size of the first that is wanted", async () => {
    const tables = [
      tableOf("Board", { width: 254, height: 254 }, [0]),
      tableOf("Oar", { width: 50.8, height: 76.2 }, [1]),
    ];
    const files = await all(must(simulatorFiles(tables, pictures, set)));
    expect(JSON.parse(String(files.get("cgs.json")))).toMatchObject({ cardSize: { x: 2, y: 3 } });
    expect([...files.keys()].filter((path) => path.startsWith("sets/"))).toEqual(["sets/SEA/Oar0.png"]);
  });

  test("has no pictures where they are hosted, and is refused without cards", async () => {
    const files = await all(
      must(simulatorFiles([tableOf("Oar", poker, [1])], pictures, { ...set, address: "https://a/" })),
    );
    expect([...files.keys()]).toEqual(["cgs.json", "AllCards.json", "AllSets.json"]);
    expect(simulatorFiles([tableOf("Oar", poker, [0])], pictures, set)).toMatchObject({ ok: false });
  });
});

test("a saved object has a sheet for each table with cards, its cards in their order, and one back", async () => {
  const told: number[] = [];
  const tables = [
    tableOf("None", poker, [0]),
    tableOf("Oar", poker, [1, 2]),
    tableOf("Mast", { width: 20, height: 20 }, [1, 1]),
  ];
  const { sheets, files } = must(
    tabletopFiles(tables, pictures, {
      ...{ back: "plain", title: "My deck", base: "https://a/", progress: (count: number) => told.push(count) },
    }),
  );
  const made = await all(files);
  expect(sheets).toBe(2);
  expect([...made.keys()]).toEqual([
    "my-deck-1.png",
    "my-deck-2.png",
    "my-deck-back.png",
    "my-deck.png",
    "my-deck.json",
  ]);
  expect(told).toEqual([2, 4]);
  expect(sizeOf(made.get("my-deck-1.png"))).toEqual([2 * 744, 2 * 1039]);
  expect(sizeOf(made.get("my-deck-back.png"))).toEqual([744, 1039]);
  expect(sizeOf(made.get("my-deck.png"))).toEqual([248, 346]);
  expect(JSON.parse(String(made.get("my-deck.json")))).toMatchObject({
    SaveName: "My deck",
    ObjectStates: [
      { Nickname: "Oar", DeckIDs: [100, 101, 101] },
      { Nickname: "Mast", DeckIDs: [200, 201] },
    ],
  });
});

test("an archive holds each file as it is", async () => {
  const content = { "a.json": "{}", "sets/b.png": Uint8Array.from([0, 1, 255]) };
  async function* files(): CardFiles {
    await Promise.resolve();
    for (const [path, each] of Object.entries(content)) yield { path, content: each };
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of zipped(files())) pieces.push(piece);
  const found = unzipSync(new Uint8Array(Buffer.concat(pieces)));
  expect(Object.keys(found)).toEqual(Object.keys(content));
  expect(Buffer.from(found["a.json"] ?? []).toString()).toBe("{}");
  expect([...(found["sets/b.png"] ?? [])]).toEqual([0, 1, 255]);
});

test("a PNG has a check sum over the name and the content of each of its parts", async () => {
  const png = await pngOf({ width: 3, height: 2, rgba: new Uint8Array(24) }, 300);
  const names: string[] = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    names.push(png.toString("latin1", at + 4, at + 8));
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    at = end + 4;
  }
  expect(names).toEqual(["IHDR", "pHYs", "IDAT", "IEND"]);
  expect(sizeOf(png)).toEqual([3, 2]);
});

describe("the back of cards", () => {
  const bleed = { x: 1, y: 2 };
  test("has the size of the card with its bleed", async () =>
    expect(sizeOf(await backPng("plain", { card: { width: 23.4, height: 46.8 }, bleed }))).toEqual([300, 600]));
});

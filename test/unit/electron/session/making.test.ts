import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unzipSync } from "fflate";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { CallRequest, Making } from "../../../../shared/bridge/index.js";
import { Desk } from "./desk.js";

const face = `tables = ["things"]
width = 63
height = 88
parts = [
  { kind = "shape", x = 0, y = 0, width = 63, height = 88, fill = "#204060" },
  { kind = "text", x = 5, y = 40, width = 50, height = 10, text = "{words}", size = 4, leastSize = 3, color = "#ffffff" },
]
`;
const thing = (name: string, count: number, words = "Row."): string =>
  `[[things]]\nname = "${name}"\ncount = ${count}\nwords = "${words}"\n`;

const sheet = { file: "things.toml", table: ["things"] };

let desk: Desk;
beforeEach(async () => {
  desk = new Desk({
    "things.toml": thing("Oar", 2) + thing("Mast", 1) + thing("Rope", 0, "long ".repeat(200)),
    ".cardwright/faces/things.toml": face,
  });
  await desk.open();
});
afterEach(() => desk.clear());

const keys = async (): Promise<readonly string[]> =>
  (await desk.call("sheet/rows", { sheet, from: 0, count: 10 })).rows.map(({ key }) => key);

const last = (): Making | undefined =>
  desk.heard.flatMap((heard) => (heard.event === "cards/making" ? [heard.payload] : [])).at(-1);

/** What is made of a wish, whole. */
async function made(wish: Partial<CallRequest<"cards/make">>): Promise<{ making: Making; bytes: Buffer }> {
  const product = { kind: "csv" } as const;
  const { run } = await desk.call("cards/make", { sheet, rowKeys: await keys(), product, ...wish });
  await expect.poll(() => last()?.run === run && last()?.state).toBe("finished");
  const making = last();
  if (!making?.file) throw new Error("Nothing was made.");
  const pieces: Buffer[] = [];
  for (let from = 0; from < making.file.bytes; from += pieces.at(-1)?.length ?? 0) {
    pieces.push(Buffer.from((await desk.call("cards/made-piece", { run, from })).base64, "base64"));
  }
  return { making, bytes: Buffer.concat(pieces) };
}

describe("cards that are made from the app", () => {
  it("are those of the rows that were named, in their order, as often as wanted", async () => {
    const [oar = "", mast = ""] = await keys();
    const { making, bytes } = await made({ rowKeys: [mast, oar], copies: "count" });
    expect(making.file).toEqual({ name: "things.csv", bytes: bytes.length });
    expect(bytes.toString()).toBe(
      "qty,id,name,text,image,count,words\n1,Mast,Mast,Row.,mast.png,1,Row.\n2,Oar,Oar,Row.,oar.png,2,Row.\n",
    );
  });

  it("are as they stand on screen, before they are saved, and as a deck list says", async () => {
    const [key = ""] = await keys();
    const edit = { sheet, rowKey: key, column: { path: ["name"] }, seen: "Oar", revision: 0 };
    await desk.call("cells/edit", { edits: [{ ...edit, input: { kind: "text", text: "Keel" } }] });
    expect((await made({ deck: "3 keel" })).bytes.toString()).toContain("\n3,Keel,Keel,Row.,keel.png");
  });

  it("are refused where the sheet is gone, with the file named once", async () => {
    const gone = { file: "things.toml", table: ["a", "b"] };
    const answer = await desk.ask("cards/make", { sheet: gone, rowKeys: ["r1"], product: { kind: "csv" } });
    expect(answer).toEqual({
      ok: false,
      error: { code: "sheet/unknown", message: "There is no table a.b.", file: "things.toml" },
    });
  });

  it("come as an archive of pictures, with what is cut off", async () => {
    const { making, bytes } = await made({ product: { kind: "png", bleed: 0 } });
    expect(making).toMatchObject({ drawn: 3, total: 3, file: { name: "things.zip" } });
    expect(making.remarks).toEqual(["things.toml: row 2 of things (Rope) has a text that is cut off on its face."]);
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(["oar.png", "mast.png", "rope.png"]);
    expect(Buffer.from(files["oar.png"] ?? []).toString("latin1", 1, 4)).toBe("PNG");
  });

  it("come as lists for other programs, without remarks on texts cut off on faces, which these do not show", async () => {
    expect((await made({ product: { kind: "csv" } })).making.remarks).toEqual([]);
    const { making } = await made({ product: { kind: "cockatrice", title: "Ships", code: "SHP" } });
    expect(making.remarks.filter((remark) => remark.includes("cut off"))).toEqual([]);
  });

  it("come as a PDF and as a saved object whose pictures are where they are said to be", async () => {
    const pdf = { kind: "pdf", size: "a4", bleed: 0, gap: 0, marks: "margin", calibrates: false } as const;
    expect((await made({ product: pdf })).bytes.toString("latin1", 0, 5)).toBe("%PDF-");
    const tts = { kind: "tts", title: "My Ships", address: "https://example.org/s/" } as const;
    const files = unzipSync((await made({ product: tts })).bytes);
    expect(Object.keys(files).sort()).toEqual(["my-ships-1.png", "my-ships-back.png", "my-ships.json", "my-ships.png"]);
    expect(Buffer.from(files["my-ships.json"] ?? []).toString()).toContain("https://example.org/s/my-ships-1.png");
  });

  it("are stopped, and leave no file", async () => {
    const wish = { sheet, rowKeys: await keys(), product: { kind: "png", bleed: 0 } } as const;
    const [begun, second] = await Promise.all([desk.call("cards/make", wish), desk.session.call("cards/make", wish)]);
    expect(second).toMatchObject({ ok: false, error: { code: "making/running" } });
    expect(await desk.call("cards/stop-making", {})).toMatchObject({ run: begun.run, state: "cancelled", file: null });
    const folders = readdirSync(join(desk.data, "workspaces"));
    for (const folder of folders) expect(existsSync(join(desk.data, "workspaces", folder, "made"))).toBe(false);
    expect(await desk.session.call("cards/made-piece", { run: begun.run, from: 0 })).toMatchObject({
      error: { code: "making/gone" },
    });
  });

  it("are refused where there are none, or a deck names none of them", async () => {
    const wish = { sheet, rowKeys: [], product: { kind: "csv" } };
    expect(await desk.session.call("cards/make", wish)).toMatchObject({ error: { code: "making/no-cards" } });
    expect(await desk.session.call("cards/make", { ...wish, rowKeys: await keys(), deck: "Anchor" })).toMatchObject({
      error: { code: "deck/unknown-card", line: 1 },
    });
  });
});

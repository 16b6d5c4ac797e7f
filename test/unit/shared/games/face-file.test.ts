import { describe, expect, it } from "vitest";
import { faceSvg } from "../../../../shared/face/index.js";
import {
  faceOfTable,
  games,
  layOutCard,
  readFaceFile,
  writeFaceFile,
  type FaceFile,
} from "../../../../shared/games/index.js";

const drawn = games.flatMap(({ id, faces = [] }) => faces.map((face, at) => [`${id} ${at}`, face] as const));

function faceIn(text: string): FaceFile {
  const read = readFaceFile(text);
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join("\n"));
  return read.value;
}

const file = `tables = ["cards"]
width = 63
height = 88

[[parts]]
kind = "text"
x = 4
y = 4
width = 40
height = 7
text = "{name}!"
size = 4
leastSize = 2
color = "#000000"
`;

describe("a face of a workspace's own", () => {
  it("is read up to a length, and refused unread beyond it", () => {
    const long = (length: number): string => file + "#".padEnd(length - file.length, "-");
    expect(readFaceFile(long(1_000_000))).toMatchObject({ ok: true });
    expect(readFaceFile(long(1_000_001))).toMatchObject({
      error: [{ message: "A face has at most 1,000,000 characters, and the file has more." }],
    });
  });

  it.each(drawn)("that is written from the face of %s is the same when read", (_name, { template }) => {
    const face = { tables: ["cards", "test.cards"], template };
    expect(faceIn(writeFaceFile(face))).toEqual(face);
  });

  it("draws cards of no game", () => {
    const own = [faceIn(file)];
    const face = faceOfTable(own, ["cards"], undefined);
    const cells = new Map([["name", { kind: "string", value: "Oar" } as const]]);
    expect(face && faceSvg(layOutCard(face, { cells, rules: undefined }), () => undefined)).toContain(">Oar!<");
    expect(faceOfTable(own, ["others"], undefined)).toBeUndefined();
  });

  it("comes before the face of the game, and has its words", () => {
    const [, ofGame] = drawn[0] ?? [];
    const face = faceOfTable([faceIn(file)], ["cards"], ofGame);
    expect(face?.template.parts).toHaveLength(1);
    expect(face?.words).toBe(ofGame?.words);
    expect(faceOfTable([], ["cards"], ofGame)).toBe(ofGame);
  });

  it.each([
    ["no TOML", "tables = [", 1, /./u],
    ["no tables", file.replace('tables = ["cards"]', ""), 1, /^tables: /u],
    ["a size that is not a length", file.replace("width = 40", "width = -1"), 9, /^parts\.0\.width: /u],
    ["no number", file.replace("width = 40", "width = nan"), 9, /^parts\.0\.width: Expected a finite number\.$/mu],
    [
      "a number without end",
      file.replace("size = 4", "size = inf"),
      12,
      /^parts\.0\.size: Expected a finite number\.$/mu,
    ],
    [
      "a colour of another kind",
      file.replace("#000000", "red"),
      14,
      /^parts\.0\.color: Expected a colour such as #1f2a44/u,
    ],
    ["a key that is not known", file.replace("leastSize", "least-size"), 13, /^parts\.0\.least-size: /mu],
    ["a part beside the card", file.replace("x = 4", "x = 30"), 1, /Each part must lie on the card/u],
    ["a kind that there is not", file.replace('"text"\nx', '"script"\nx'), 6, /^parts\.0\.kind: /u],
  ])("is refused with the line: %s", (_name, text, line, message) => {
    const read = readFaceFile(text);
    if (read.ok) throw new Error("It was read.");
    expect(read.error.map((fault) => fault.message).join("\n")).toMatch(message);
    expect(read.error.map((fault) => fault.line)).toContain(line);
  });

  it("reports no more than twenty of many faults", () => {
    const parts = Array.from(
      { length: 150 },
      () => `[[parts]]\nkind = "shape"\nx = -1\ny = 0\nwidth = 1\nheight = 1\nfill = "#000000"\n`,
    );
    const read = readFaceFile(`tables = ["cards"]\nwidth = 63\nheight = 88\n${parts.join("")}`);
    expect(read.ok ? 0 : read.error.length).toBe(20);
  });
});

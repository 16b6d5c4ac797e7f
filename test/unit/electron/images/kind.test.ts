import { describe, expect, it } from "vitest";
import { imageKind } from "../../../../electron/images/kind.js";
import { heads } from "./pictures.js";

describe("the kind of a picture", () => {
  it.each(Object.entries(heads))("%s is recognised by its first bytes", (kind, bytes) => {
    expect(imageKind(bytes)).toBe(kind);
    expect(imageKind(Buffer.concat([bytes, Buffer.alloc(100)]))).toBe(kind);
  });

  it.each([
    ["nothing", ""],
    ["text", "hello, world"],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["an SVG, which can hold scripts", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["the beginning of a PNG alone", "\x89PNG\r\n"],
    ["a sound in the same container as WebP", "RIFF\x10\0\0\0WAVEfmt "],
    ["a film in the same container as AVIF", "\0\0\0\x18ftypisom\0\0\0\0isommp42"],
    ["a brand beyond the end of its box", "\0\0\0\x10ftypisom\0\0\0\0avif"],
    ["a version that reads as the brand", "\0\0\0\x14ftypisomavifisom"],
    ["a box that says it is longer than the file", "\xff\xff\xff\xffftypisom"],
  ])("%s is not a picture", (_what, bytes) => {
    expect(imageKind(Buffer.from(bytes, "latin1"))).toBeUndefined();
  });
});

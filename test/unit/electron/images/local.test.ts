import { beforeEach, describe, expect, it } from "vitest";
import { LocalImages } from "../../../../electron/images/local.js";
import { largestImage } from "../../../../electron/images/kind.js";
import { FakeClock } from "../files/fake-clock.js";
import { FakeDisk } from "../files/fake-disk.js";
import { heads, png } from "./pictures.js";

const root = "/w/deck";
let disk: FakeDisk;
let clock: FakeClock;
let images: LocalImages;

beforeEach(() => {
  disk = new FakeDisk();
  clock = new FakeClock();
  images = new LocalImages(disk, clock);
  disk.folder(`${root}/art`);
  disk.put("/w/secret.png", png("secret"));
});

const put = (path: string, bytes: Uint8Array = png(path)): void => disk.put(`${root}/${path}`, bytes);
const nameOf = (bytes: Buffer): string => bytes.subarray(heads.png.length).toString().replaceAll("\0", "");

async function number(text: string, folder = "art"): Promise<string | undefined> {
  const found = await images.byNumber(root, folder, text);
  return found.ok ? found.value && nameOf(found.value.bytes) : found.error.code;
}

async function path(text: string): Promise<string | undefined> {
  const found = await images.byPath(root, text);
  return found.ok ? found.value && nameOf(found.value.bytes) : found.error.code;
}

describe("a picture by its number", () => {
  it.each([
    ["12", "12.png"],
    ["0028", "0028.JPG"],
    ["Dragon", "dragon.WebP"],
    ["7", "7.jpeg"],
    ["a b&c", "a b&c.gif"],
    ["竜", "竜.avif"],
  ])("%s is found as %s", async (text, file) => {
    put(`art/${file}`);
    expect(await number(text)).toBe(`art/${file}`);
  });

  it.each([
    ["a number with more digits", "1", "12.png"],
    ["an SVG", "1", "1.svg"],
    ["a name without an ending", "1", "1"],
    ["a file of a folder within", "1", "more/1.png"],
    ["a path", "more/1", "more/1.png"],
    ["a way up", "../1", "1.png"],
  ])("%s is not it", async (_what, text, file) => {
    put(`art/${file}`);
    put("1.png");
    expect(await number(text)).toBeUndefined();
  });

  it("is the one written just so where several differ in case, and PNG goes first", async () => {
    put("art/a.PNG");
    put("art/a.png");
    put("art/a.jpg");
    expect(await number("a")).toBe("art/a.png");
    put("art/b.jpg");
    put("art/b.PNG");
    clock.pass(2_000);
    expect(await number("b")).toBe("art/b.PNG");
  });

  it("is the next of its name where the first is a folder", async () => {
    disk.folder(`${root}/art/1.png`);
    put("art/1.jpg");
    expect(await number("1")).toBe("art/1.jpg");
  });

  it("may lie in the workspace's own folder", async () => {
    put("5.png");
    expect(await number("5", ".")).toBe("5.png");
  });

  it("is recognized by its content, not by its name", async () => {
    put("art/1.png", Buffer.from("<script>"));
    put("art/2.png", heads.gif);
    expect(await number("1")).toBe("image/not-an-image");
    expect(await images.byNumber(root, "art", "2")).toMatchObject({ ok: true, value: { kind: "gif" } });
  });

  it("may have 8 MiB and no byte more, and a larger one is not read", async () => {
    put("art/1.png", png("1", largestImage));
    put("art/2.png", png("2", largestImage + 1));
    expect(await number("1")).toBe("1");
    disk.calls.length = 0;
    expect(await number("2")).toBe("image/too-large");
    expect(disk.calls.filter((call) => call.startsWith("read "))).toEqual([]);
  });

  it("may say 64 million pixels and no more, whatever its bytes", async () => {
    const sized = (width: number): Buffer => {
      const bytes = Buffer.concat([heads.png, Buffer.from("\0\0\0\rIHDR", "latin1")], 64);
      bytes.writeUInt32BE(width, 16);
      bytes.writeUInt32BE(8_000, 20);
      return bytes;
    };
    disk.put(`${root}/art/1.png`, sized(8_000));
    disk.put(`${root}/art/2.png`, sized(8_001));
    expect(await images.byNumber(root, "art", "1")).toMatchObject({ ok: true, value: { kind: "png" } });
    expect(await number("2")).toBe("image/too-many-pixels");
  });

  it("that is added is found a little later, and the names are listed once for a screen of cells", async () => {
    expect(await Promise.all(["1", "2", "3"].map((text) => number(text)))).toEqual([undefined, undefined, undefined]);
    expect(disk.calls.filter((call) => call.startsWith("list"))).toHaveLength(1);
    put("art/1.png");
    clock.pass(1_000);
    expect(await number("1")).toBe("art/1.png");
  });

  it("is nothing where the folder is missing or no folder", async () => {
    put("file.png");
    expect(await number("1", "gone")).toBeUndefined();
    expect(await number("1", "file.png")).toBeUndefined();
  });

  it("a file that may not be read is reported", async () => {
    put("art/1.png");
    disk.before = (call) => {
      if (call.startsWith("open")) throw Object.assign(new Error("EACCES"), { code: "EACCES" });
    };
    expect(await number("1")).toBe("file/permission-denied");
  });
});

describe("a picture at a path", () => {
  it.each(["art/1.png", "./art/1.png", "art/with space.png", `${root}/art/1.png`])(
    "%s within the workspace is shown",
    async (text) => {
      put("art/1.png");
      put("art/with space.png");
      expect(await path(text)).toContain("art/");
    },
  );

  it.each([
    "../secret.png",
    "art/../../secret.png",
    "art/../art/1.png",
    "/w/secret.png",
    "/etc/passwd",
    `${root}/../secret.png`,
    "/w/deck-other/1.png",
    "file:///w/secret.png",
    "art/1.png\0.png",
    "art\\1.png",
    "..\\secret.png",
    "",
    ".",
    "//host/share/1.png",
  ])("%j is refused", async (text) => {
    put("art/1.png");
    expect(await path(text)).toBe("image/outside-folder");
  });

  it("a link may lead within the workspace, not out of it, and not to nothing", async () => {
    put("art/1.png");
    disk.symlink(`${root}/inside.png`, "art/1.png");
    disk.symlink(`${root}/out.png`, "/w/secret.png");
    disk.symlink(`${root}/nothing.png`, "/w/gone.png");
    expect(await path("inside.png")).toBe("art/1.png");
    expect(await path("out.png")).toBe("image/outside-folder");
    expect(await path("nothing.png")).toBeUndefined();
  });

  it("a folder that is a link out of the workspace is refused, by path and by number", async () => {
    disk.put("/w/other/1.png", png("other"));
    disk.symlink(`${root}/elsewhere`, "/w/other");
    expect(await path("elsewhere/1.png")).toBe("image/outside-folder");
    expect(await number("1", "elsewhere")).toBe("image/outside-folder");
    disk.symlink(`${root}/art/2.png`, "/w/secret.png");
    expect(await number("2")).toBe("image/outside-folder");
  });

  it("what is missing or a folder is nothing", async () => {
    expect(await path("art/1.png")).toBeUndefined();
    expect(await path("art")).toBeUndefined();
    expect(await path("data:image/png;base64,AAAA")).toBeUndefined();
  });
});

describe("a folder that may become the folder of images", () => {
  it("shows how many pictures it has, and its folders", async () => {
    for (const name of ["1.png", "2.JPG", "notes.txt", "3.svg", "small/1.png", ".hidden/1.png"]) put(`art/${name}`);
    expect(await images.look(root, "./art/")).toEqual({ ok: true, value: { images: 2, folders: ["art/small"] } });
    expect(await images.look(root, ".")).toEqual({ ok: true, value: { images: 0, folders: ["art"] } });
  });

  it.each([
    ["gone", "image/no-folder"],
    ["", "image/no-folder"],
    ["../other", "image/outside-folder"],
    ["/w", "image/outside-folder"],
    ["C:\\art", "image/outside-folder"],
    ["art/1.png", "image/no-folder"],
  ])("%j is refused: %s", async (name, code) => {
    put("art/1.png");
    expect(await images.look(root, name)).toMatchObject({ ok: false, error: { code } });
  });
});

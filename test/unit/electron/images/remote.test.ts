import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Images } from "../../../../electron/images/index.js";
import { largestImage } from "../../../../electron/images/kind.js";
import { FakeClock, settled } from "../files/fake-clock.js";
import { FakeDisk, systemError } from "../files/fake-disk.js";
import { PictureHost } from "./host.js";
import { bytesOf, heads, png } from "./pictures.js";

let disk: FakeDisk;
let clock: FakeClock;
let images: Images;
let host: PictureHost;
let other: PictureHost;
const troubles: string[] = [];

const start = (): Images =>
  new Images({ disk, clock, dataDirectory: "/data", version: "1.2", trouble: (error) => troubles.push(String(error)) });

beforeEach(async () => {
  disk = new FakeDisk();
  disk.folder("/data");
  disk.folder("/w/art");
  clock = new FakeClock();
  troubles.length = 0;
  images = start();
  [host, other] = [await PictureHost.start(), await PictureHost.start()];
});

afterEach(async () => {
  await images.close();
  await Promise.all([host.stop(), other.stop()]);
});

const send = (body: Buffer, headers: Record<string, string> = { "content-type": "image/png" }, status = 200) => {
  host.answer = (_path, response) => void response.writeHead(status, headers).end(body);
};

const find = (source: { number?: string; address?: string }, folder: string | undefined = "art") =>
  images.find(source, { root: "/w", folder });

/** The bytes found at an address, or why there are none. */
async function fetched(address: string): Promise<Buffer | string> {
  const found = await find({ address });
  if (!found.ok) return found.error.code;
  return found.value.kind === "picture" ? bytesOf(found.value.url) : `${found.value.kind} ${found.value.host}`;
}

describe("where a picture is looked for", () => {
  it("is the folder of images first, then the address", async () => {
    send(png("remote"));
    await images.allowHost(host.host, true);
    const source = { number: "1", address: host.url("/1.png") };
    expect(await find(source)).toMatchObject({ ok: true, value: { kind: "picture" } });
    expect(host.paths).toEqual(["/1.png"]);
    disk.put("/w/art/1.png", png("local"));
    clock.pass(1_000);
    const local = await find(source);
    expect(local.ok && local.value.kind === "picture" && bytesOf(local.value.url)).toEqual(png("local"));
    expect(host.paths).toEqual(["/1.png"]);
  });

  it("may be a path of the workspace", async () => {
    disk.put("/w/art/a.gif", heads.gif);
    expect(await find({ address: "art/a.gif" })).toEqual({
      ok: true,
      value: { kind: "picture", url: `data:image/gif;base64,${heads.gif.toString("base64")}` },
    });
    expect(await fetched("../a.gif")).toBe("image/outside-folder");
  });

  it.each([
    [{ number: "7" }, "art", /7\.png.*in the folder art/],
    [{ number: "7" }, ".", /in the folder of the workspace/],
    [{ number: "7", address: "x/7.png" }, "art", /in the folder art and at x\/7\.png/],
    [{ number: "7" }, undefined, /no folder of images/],
    [{}, "art", /names no picture/],
    [{ number: "", address: " " }, "art", /names no picture/],
  ])("is told where there is nothing: %j", async (source, folder, message) => {
    const found = await images.find(source, { root: "/w", folder });
    expect(found).toMatchObject({ ok: false, error: { code: "image/none" } });
    expect(found.ok ? "" : found.error.message).toMatch(message);
  });
});

describe("a host", () => {
  it("is asked nothing until the person allows it, and nothing when that is taken back", async () => {
    send(png("a"));
    expect(await fetched(host.url("/a.png"))).toBe(`host-not-allowed ${host.host}`);
    expect(host.asked).toEqual([]);
    expect(await images.allowHost(host.host, true)).toMatchObject({ ok: true, value: { allowed: [host.host] } });
    expect(await fetched(host.url("/a.png"))).toEqual(png("a"));
    await images.allowHost(host.host, false);
    expect(await fetched(host.url("/a.png"))).toBe(`host-not-allowed ${host.host}`);
    expect((await images.hosts()).allowed).toEqual([]);
  });

  it("is allowed with its port, and no other of the same name is", async () => {
    await images.allowHost(host.host, true);
    expect(await fetched(other.url("/a.png"))).toBe(`host-not-allowed ${other.host}`);
    expect(await fetched("http://127.0.0.1.evil.example/a.png")).toBe("host-not-allowed 127.0.0.1.evil.example");
    expect(await fetched(`HTTP://LOCALHOST/a.png`)).toBe("host-not-allowed localhost");
    expect(await fetched("https://b%C3%BCcher.example/a.png")).toBe("host-not-allowed xn--bcher-kva.example");
  });

  it("stays allowed for the next start, on this computer alone", async () => {
    await images.allowHost("images.example", true);
    expect((await start().hosts()).allowed).toEqual(["images.example"]);
    expect(disk.names("/data")).toContain("/data/image-hosts.json");
  });

  it.each(["", "a/b", "user@a", "http://a", "A.example", "a b", "*", "a:80x", "a?b", "127.1", "a:080", "[::01]"])(
    "%j is not a name of one",
    async (name) => {
      expect(await images.allowHost(name, true)).toMatchObject({ ok: false, error: { code: "image/no-host" } });
      expect((await images.hosts()).allowed).toEqual([]);
    },
  );

  it.each(["images.example", "images.example:8080", "127.0.0.1:3000", "[::1]:3000", "a:443", "a:80"])(
    "%j is one",
    async (name) => {
      expect(await images.allowHost(name, true)).toMatchObject({ ok: true, value: { allowed: [name] } });
    },
  );

  it("takes changes made at once", async () => {
    await Promise.all(["a", "b", "c"].map((name) => images.allowHost(name, true)));
    expect((await images.hosts()).allowed).toEqual(["a", "b", "c"]);
  });

  it("what the file of hosts holds beside names is left out", async () => {
    disk.put("/data/image-hosts.json", JSON.stringify(["*", "good.example", "http://x"]));
    expect((await images.hosts()).allowed).toEqual(["good.example"]);
  });

  it("learns which seat asks, and no more", async () => {
    send(png("a"));
    await images.allowHost(host.host, true);
    await fetched(host.url("/a.png#part"));
    const [{ path, headers } = { path: "", headers: {} }] = host.asked;
    expect(path).toBe("/a.png");
    expect(headers["user-agent"]).toBe("Cardwright/1.2");
    expect(headers.accept).toBe("image/*");
    for (const name of ["referer", "cookie", "authorization", "origin"]) expect(headers).not.toHaveProperty(name);
  });
});

describe("what a host sends", () => {
  beforeEach(() => images.allowHost(host.host, true));
  const address = (): string => host.url("/a.png");

  it.each(["image/png", "image/x-unknown", "application/octet-stream", "IMAGE/PNG; charset=x", ""])(
    "is taken as %j where it is a picture",
    async (type) => {
      send(png("a"), type === "" ? {} : { "content-type": type });
      expect(await fetched(address())).toEqual(png("a"));
    },
  );

  it.each([
    ["a page", "text/html", png("a"), "image/not-an-image"],
    ["an SVG", "image/svg+xml", Buffer.from("<svg/>"), "image/not-an-image"],
    ["text that says it is a picture", "image/png", Buffer.from("hello"), "image/not-an-image"],
    ["nothing", "image/png", Buffer.alloc(0), "image/not-an-image"],
  ])("%s is refused", async (_what, type, body, code) => {
    send(body, { "content-type": type });
    expect(await fetched(address())).toBe(code);
  });

  it.each([404, 410, 403, 500, 204, 304])("status %i is not a picture", async (status) => {
    send(status === 204 || status === 304 ? Buffer.alloc(0) : png("a"), { "content-type": "image/png" }, status);
    expect(await fetched(address())).toBe(status === 204 ? "image/not-an-image" : "image/status");
  });

  it("too large is refused by what it says, and by what it sends", async () => {
    host.answer = (path, response) => {
      const length = path === "/said" ? { "content-length": String(largestImage + 1) } : {};
      response.writeHead(200, { "content-type": "image/png", ...length });
      response.write(png("a", path === "/said" ? 64 : largestImage + 1));
    };
    expect(await fetched(host.url("/said"))).toBe("image/too-large");
    expect(await fetched(host.url("/sent"))).toBe("image/too-large");
  });

  it("may come after three redirects, among allowed hosts alone", async () => {
    await images.allowHost(other.host, true);
    other.answer = (_path, response) => void response.writeHead(200).end(png("there"));
    host.answer = (path, response) => {
      const step = Number(path.slice(1));
      const location = step === 1 ? other.url("/end") : `/${step - 1}`;
      response.writeHead([301, 302, 307, 308][step % 4] ?? 303, { location }).end();
    };
    expect(await fetched(host.url("/3"))).toEqual(png("there"));
    expect(await fetched(host.url("/4"))).toBe("image/status");
    await images.allowHost(other.host, false);
    other.asked.length = 0;
    expect(await fetched(host.url("/2"))).toBe(`host-not-allowed ${other.host}`);
    expect(other.asked).toEqual([]);
    await images.allowHost(other.host, true);
    expect(await fetched(host.url("/2"))).toEqual(png("there"));
  });

  it.each([301, 302, 303, 307, 308])("may come after a redirect of status %i", async (status) => {
    host.answer = (path, response) => {
      if (path === "/a.png") response.writeHead(status, { location: "b.png" }).end();
      else response.writeHead(path === "/b.png" ? 200 : 404).end(png("b"));
    };
    expect(await fetched(address())).toEqual(png("b"));
  });

  it.each([200, 299, 300, 399])("of status %i is a picture up to 299", async (status) => {
    send(png("a"), { "content-type": "image/png" }, status);
    expect(await fetched(address())).toEqual(status < 300 ? png("a") : "image/status");
  });

  it.each([
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
    "http://name:word@127.0.0.1/",
    "http://:word@127.0.0.1/",
    "http://",
    "",
  ])("a redirect to %j leads nowhere", async (location) => {
    host.answer = (path, response) => void response.writeHead(path === "/a.png" ? 302 : 404, { location }).end();
    expect(await fetched(address())).toBe("image/status");
  });

  it("is waited for 8 s and no longer", async () => {
    host.answer = (_path, response) => void response.writeHead(200, { "content-type": "image/png" }).write("\x89PNG");
    const found = find({ address: address() });
    while (host.asked.length === 0) await settled();
    clock.pass(7_999);
    await settled();
    clock.pass(1);
    expect(await found).toMatchObject({
      ok: false,
      error: { code: "image/unreachable", message: expect.stringMatching(/within 8 s/) as string },
    });
  });

  it("comes from nowhere where nobody listens", async () => {
    await other.stop();
    await images.allowHost(other.host, true);
    expect(await fetched(other.url("/a.png"))).toBe("image/unreachable");
    other = await PictureHost.start();
  });

  it.each(["http://name:word@127.0.0.1/a.png", "http://:word@127.0.0.1/a.png", "http://", "https://[bad"])(
    "%j is asked of nobody",
    async (bad) => {
      expect(await fetched(bad)).toBe("image/unreachable");
    },
  );

  it("is asked for by four at once, and once for the same address", async () => {
    host.answer = async (path, response) => {
      await settled();
      response.writeHead(200).end(png(path));
    };
    const paths = Array.from({ length: 12 }, (_, at) => `/${at}.png`);
    const found = await Promise.all([...paths, ...paths].map((path) => fetched(host.url(path))));
    expect(found).toEqual([...paths, ...paths].map((path) => png(path)));
    expect([...host.paths].sort()).toEqual([...paths].sort());
    expect(host.mostAtOnce).toBeLessThanOrEqual(4);
  });

  it("ends with the session", async () => {
    host.answer = () => undefined;
    const found = fetched(address());
    while (host.asked.length === 0) await settled();
    await images.close();
    expect(await found).toBe("image/unreachable");
  });
});

describe("what is kept of hosts", () => {
  beforeEach(() => images.allowHost(host.host, true));

  it("is shown without asking again, by the next start too", async () => {
    send(png("a"));
    await fetched(host.url("/a.png"));
    await host.stop();
    expect(await fetched(host.url("/a.png"))).toEqual(png("a"));
    expect((await images.hosts()).kept).toEqual({ count: 1, bytes: 64 });
    await images.close();
    images = start();
    expect(await fetched(host.url("/a.png"))).toEqual(png("a"));
    host = await PictureHost.start();
  });

  it("is fetched again where its file was spoiled", async () => {
    send(png("a"));
    await fetched(host.url("/a.png"));
    const [file = ""] = disk.names("/data/images").filter((path) => !path.endsWith(".json"));
    disk.put(file, "spoiled");
    expect(await fetched(host.url("/a.png"))).toEqual(png("a"));
    expect(host.paths).toHaveLength(2);
  });

  it("is nothing where the disk takes nothing: pictures are shown all the same", async () => {
    send(png("a"));
    disk.before = (call) => {
      if (call.includes("/data/images")) throw systemError("EROFS");
    };
    expect(await fetched(host.url("/a.png"))).toEqual(png("a"));
    expect(await fetched(host.url("/a.png"))).toEqual(png("a"));
    expect(host.paths).toHaveLength(2);
    expect(troubles).not.toEqual([]);
  });

  it("is a missing picture for an hour, another failure for a minute", async () => {
    const large = Buffer.alloc(largestImage + 1);
    host.answer = (path, response) => {
      if (path === "/large.png") response.writeHead(200, { "content-type": "image/png" }).end(large);
      else response.writeHead({ "/gone.png": 404, "/left.png": 410 }[path] ?? 500).end();
    };
    for (const path of ["/gone.png", "/broken.png"]) {
      for (let look = 0; look < 3; look += 1) expect(await fetched(host.url(path))).toBe("image/status");
    }
    expect(host.paths).toEqual(["/gone.png", "/broken.png"]);
    clock.pass(60_000);
    for (const path of ["/gone.png", "/broken.png"]) await fetched(host.url(path));
    expect(host.paths).toEqual(["/gone.png", "/broken.png", "/broken.png"]);
    for (const path of ["/left.png", "/large.png"]) expect(await fetched(host.url(path))).toMatch(/^image/u);
    clock.pass(60_000);
    for (const path of ["/left.png", "/large.png"]) await fetched(host.url(path));
    expect(host.paths.slice(3)).toEqual(["/left.png", "/large.png", "/large.png"]);
    clock.pass(3_480_000);
    send(png("here"));
    expect(await fetched(host.url("/gone.png"))).toEqual(png("here"));
  });

  it("can be forgotten, failures too", async () => {
    send(png("a"));
    await fetched(host.url("/a.png"));
    send(Buffer.alloc(0), {}, 404);
    await fetched(host.url("/b.png"));
    expect(await images.forget()).toEqual({ allowed: [host.host], kept: { count: 0, bytes: 0 } });
    send(png("new"));
    expect(await fetched(host.url("/a.png"))).toEqual(png("new"));
    expect(await fetched(host.url("/b.png"))).toEqual(png("new"));
  });
});

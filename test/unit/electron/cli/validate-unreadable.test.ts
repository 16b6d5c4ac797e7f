import { mkdirSync, symlinkSync, truncateSync } from "node:fs";
import { createServer } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { nodeDisk } from "../../../../electron/files/index.js";
import { cli, inFolder, pathOf, write } from "./runs.js";

inFolder();

const fine = '[[cards]]\nid = "ash"\n';

describe("validate, in a folder with what cannot be read,", () => {
  it("names the file of a folder that cannot be read", async () => {
    mkdirSync(pathOf("set"));
    write("set/a.toml", fine);
    write("set/b.toml", "");
    truncateSync(pathOf("set/b.toml"), 300 * 1024 * 1024);
    const { code, err } = await cli(["validate", "set"]);
    expect([code, err]).toEqual([2, expect.stringMatching(/^cardwright: set\/b\.toml: /u)]);
  });

  it.each(["nowhere.toml", "b.toml"])("names a link of a folder that leads to no file: %s", async (target) => {
    mkdirSync(pathOf("set"));
    write("set/a.toml", fine);
    symlinkSync(target, pathOf("set/b.toml"));
    const { code, err } = await cli(["validate", "set"]);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^cardwright: set\/b\.toml: It is not a file, nor a link to one/u),
    ]);
  });

  it("names what is no file, and passes over folders, links to files and the locks of editors", async () => {
    mkdirSync(pathOf("set/folder.toml"), { recursive: true });
    write("set/a.toml", fine);
    symlinkSync("folder.toml", pathOf("set/linked-folder.toml"));
    symlinkSync("somebody@somewhere.1", pathOf("set/.#a.toml"));
    expect(await cli(["validate", "set"])).toMatchObject({ code: 0 });
    const server = createServer();
    await new Promise<void>((done) => server.listen(pathOf("set/b.toml"), done));
    try {
      expect(await cli(["validate", "set"])).toMatchObject({
        code: 2,
        err: expect.stringContaining("set/b.toml") as string,
      });
    } finally {
      server.close();
    }
  });

  it("fails where a listed file is gone before it is read", async () => {
    mkdirSync(pathOf("set"));
    write("set/a.toml", fine);
    const list = vi.spyOn(nodeDisk, "list");
    list.mockResolvedValue([{ name: "gone.toml", kind: "file" }]);
    try {
      expect(await cli(["validate", "set"])).toMatchObject({
        code: 2,
        err: "cardwright: set/gone.toml: File not found.\n",
      });
    } finally {
      list.mockRestore();
    }
  });
});

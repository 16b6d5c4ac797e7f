import { describe, expect, it } from "vitest";
import { listWorkspaceFiles } from "../../../../electron/files/list.js";
import { FakeDisk } from "./fake-disk.js";

describe("the files of a workspace", () => {
  it("G1: are its direct TOML children in byte order: hidden ones and links to files, no folders, no scenarios", async () => {
    const disk = new FakeDisk();
    for (const name of [
      "b.toml",
      "a.toml",
      ".hidden.toml",
      "sheets.toml",
      "Z.toml",
      "é.toml",
      "notes.txt",
      "x.toml.tmp",
    ]) {
      disk.put(`/w/${name}`, "");
    }
    disk.put("/w/first.scenario.toml", "");
    disk.folder("/w/folder.toml");
    disk.put("/w/sub/c.toml", "");
    disk.put("/else/where", "");
    disk.symlink("/w/link.toml", "/else/where");
    disk.symlink("/w/link-to-folder.toml", "/w/sub");
    disk.symlink("/w/dangling.toml", "/nowhere");
    expect(await listWorkspaceFiles(disk, "/w")).toEqual([
      ".hidden.toml",
      "Z.toml",
      "a.toml",
      "b.toml",
      "link.toml",
      "sheets.toml",
      "é.toml",
    ]);
  });
});

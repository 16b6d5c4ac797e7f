import { describe, expect, it } from "vitest";
import { planFolder, writeFolderPlan } from "../../../../electron/files/folder-changes.js";
import { faultOfSize, listFolder, mostFolderFiles, readFolderFiles } from "../../../../electron/files/folder-files.js";
import { pathFilter } from "../../../../electron/files/globs.js";
import { must } from "../../../../shared/base/index.js";
import { FakeDisk, systemError } from "./fake-disk.js";
import { folder, Shelf } from "./shelf.js";

const writing = (shelf: Shelf, plan: ReturnType<typeof planFolder>) =>
  writeFolderPlan(shelf.disk, folder, shelf.store, plan);

describe("globs", () => {
  it("match names part by part, and know which folders can hold a match", () => {
    const { matches, mayHold } = pathFilter(["*.yaml", "cards/**/a+*.yaml"]);
    expect(["a.yaml", "cards/a+1.yaml", "cards/x/y/a+.yaml"].filter(matches)).toHaveLength(3);
    expect(["x/a.yaml", "a.yamlx", "cards/b.yaml", "cards/aa.yaml"].filter(matches)).toEqual([]);
    expect(["cards", "cards/x", "cards/x/y", "other"].map(mayHold)).toEqual([true, true, true, false]);
    expect(matches("cards/a+.yaml")).toBe(true);
    expect(pathFilter(["cards/*.yaml"]).mayHold("cards/a.yaml")).toBe(false);
    expect(pathFilter(["cards"]).mayHold("cards")).toBe(false);
  });
});

describe("folders of files", () => {
  it("are listed by their globs, up to a number of files", async () => {
    const disk = new FakeDisk();
    for (const name of ["b.yaml", "cards/a.yaml", "cards/a.txt", "cards/in/c.yaml"]) disk.put(`/w/${name}`, "");
    const filter = pathFilter(["*.yaml", "cards/*.yaml"]);
    expect(must(await listFolder(disk, "/w", filter))).toEqual(["b.yaml", "cards/a.yaml"]);
    for (let at = 0; at < mostFolderFiles; at += 1) disk.put(`/w/${at}.yaml`, "");
    expect(await listFolder(disk, "/w", filter)).toMatchObject({
      error: { code: "exchange/too-many-files", message: "There are more than 5,000 files." },
    });
    expect(faultOfSize([{ path: "a", text: "é".repeat(524_289) }])).toMatchObject({ code: "exchange/file-too-large" });
    expect(faultOfSize([{ path: "a", text: "é".repeat(524_288) }])).toBeUndefined();
  });

  it("are written by a plan: what is new or differs, in folders that are made", async () => {
    const shelf = new Shelf("old\n");
    shelf.disk.put(`${folder}/same.toml`, "same\n");
    const before = must(await readFolderFiles(shelf.disk, folder, ["a.toml", "same.toml"]));
    const plan = planFolder(before, [
      { path: "a.toml", text: "new\n" },
      { path: "same.toml", text: "same\n" },
      { path: "in/b.toml", text: "b\n" },
    ]);
    expect(plan.unchanged).toEqual(["same.toml"]);
    expect(await writing(shelf, plan)).toMatchObject({ ok: true });
    const read = must(await readFolderFiles(shelf.disk, folder, ["a.toml", "in/b.toml"]));
    expect(read.map(({ text }) => text)).toEqual(["new\n", "b\n"]);
  });

  it("are left alone where a file changed since it was read, or one is in the place of a new one", async () => {
    const shelf = new Shelf("old\n");
    const before = must(await readFolderFiles(shelf.disk, folder, ["a.toml"]));
    const first = { path: "0.toml", text: "new\n" };
    const plan = planFolder(before, [first, { path: "a.toml", text: "new\n" }]);
    shelf.disk.put(`${folder}/a.toml`, "theirs\n");
    const refused = { ok: false, error: { code: "exchange/changed-meanwhile", file: "a.toml" } };
    expect(await writing(shelf, plan)).toMatchObject(refused);
    expect(await writing(shelf, planFolder([], [{ path: "a.toml", text: "new\n" }]))).toMatchObject(refused);
    expect(shelf.disk.names(folder)).toEqual([`${folder}/a.toml`]);
  });

  it("lose what is to be deleted, but nothing is done where such a file changed since", async () => {
    const shelf = new Shelf("old\n");
    shelf.disk.put(`${folder}/gone.toml`, "gone\n");
    const removed = must(await readFolderFiles(shelf.disk, folder, ["gone.toml"]));
    const plan = { ...planFolder([], [{ path: "new.toml", text: "new\n" }]), removed };
    shelf.disk.put(`${folder}/gone.toml`, "theirs\n");
    expect(await writing(shelf, plan)).toMatchObject({
      ok: false,
      error: { code: "exchange/changed-meanwhile", file: "gone.toml" },
    });
    expect(shelf.disk.names(folder)).toEqual([`${folder}/a.toml`, `${folder}/gone.toml`]);
    shelf.disk.put(`${folder}/gone.toml`, "gone\n");
    expect(await writing(shelf, plan)).toEqual({ ok: true, value: null });
    expect(shelf.disk.names(folder)).toEqual([`${folder}/a.toml`, `${folder}/new.toml`]);
  });

  it.each(["write", "unlink"])("say so where the disk refuses to %s", async (refused) => {
    const shelf = new Shelf(null);
    shelf.disk.put(`${folder}/gone.toml`, "gone\n");
    const removed = must(await readFolderFiles(shelf.disk, folder, ["gone.toml"]));
    const plan = { ...planFolder([], [{ path: "new.toml", text: "new\n" }]), removed };
    shelf.disk.before = (call) => {
      if (call.startsWith(`${refused} `)) throw systemError("ENOSPC");
    };
    expect(await writing(shelf, plan)).toMatchObject({ ok: false });
    shelf.disk.before = () => undefined;
    expect(shelf.disk.names(folder)).toContain(`${folder}/gone.toml`);
  });

  it("get nothing behind links that lead out, and no path above them", async () => {
    const shelf = new Shelf(null);
    shelf.disk.folder("/else");
    shelf.disk.symlink(`${folder}/out`, "/else");
    const plan = (path: string) => planFolder([], [{ path, text: "x" }]);
    expect(await writing(shelf, plan("out/in/x.toml"))).toMatchObject({ error: { code: "exchange/outside-folder" } });
    expect(await writing(shelf, plan("../x.toml"))).toMatchObject({ error: { code: "file/outside-workspace" } });
    expect(shelf.disk.names("/else")).toEqual([]);
  });
});

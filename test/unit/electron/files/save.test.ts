import { sep } from "node:path";
import { describe, expect, it } from "vitest";
import { hashOf } from "../../../../electron/files/stamp.js";
import { folder, overwrites, pieces, Shelf, stampOf, target } from "./shelf.js";

const before = "cost = 1\n";
const after = "cost = 2 # ●\n";

describe("a save", () => {
  it("puts the new bytes under the name and leaves nothing else", async () => {
    const shelf = new Shelf(before);
    const outcome = await shelf.save(after, await shelf.stamp());
    expect(outcome.kind).toBe("written");
    expect(shelf.disk.text(target)).toBe(after);
    await shelf.close();
    expect(shelf.disk.names(folder)).toEqual([target]);
    expect(shelf.disk.names("/data/backup")).toEqual([]);
  });

  it("answers with a stamp by which the next look knows the file", async () => {
    const shelf = new Shelf(before);
    const stamp = stampOf(await shelf.save(after, await shelf.stamp()));
    expect(stamp.hash).toBe(hashOf(Buffer.from(after)));
    shelf.clock.pass(100);
    expect(await shelf.store.readUnless("a.toml", stamp)).toBeNull();
    expect(stampOf(await shelf.store.read("a.toml"))).toMatchObject({ ...stamp });
  });

  it("names each of many saves' content rightly, though its hash is asked for later", async () => {
    const shelf = new Shelf(before);
    let stamp = await shelf.stamp();
    const texts = Array.from({ length: 20 }, (_, index) => `cost = ${index}\n${"# ✪\n".repeat(index)}`);
    const stamps = [];
    for (const text of texts) {
      stamp = stampOf(await shelf.save(text, stamp));
      stamps.push(stamp);
    }
    expect(stamps.map(({ hash }) => hash)).toEqual(texts.map((text) => hashOf(Buffer.from(text))));
  });

  it.runIf(sep === "/").each(["x\\a.toml", "\b.toml", "a\nb.toml"])("goes to a file of the name %j", async (name) => {
    const shelf = new Shelf(before);
    expect((await shelf.store.write(name, pieces(after), null)).kind).toBe("written");
    expect(shelf.disk.text(`${folder}/${name}`)).toBe(after);
  });

  it("keeps the mode of the file", async () => {
    const shelf = new Shelf(before);
    shelf.disk.chmod(target, 0o764);
    await shelf.save(after, await shelf.stamp());
    expect((await shelf.disk.stat(target)).mode).toBe(0o764);
  });

  it("writes through a symbolic link and leaves the link", async () => {
    const shelf = new Shelf(null);
    shelf.disk.put(`${folder}/real.toml`, before);
    shelf.disk.symlink(target, "real.toml");
    await shelf.save(after, await shelf.stamp());
    expect((await shelf.disk.linkStat(target)).kind).toBe("link");
    expect(shelf.disk.text(`${folder}/real.toml`)).toBe(after);
  });

  it("keeps all names of a file that has several, by overwriting it", async () => {
    const shelf = new Shelf(before);
    shelf.disk.hardLink(target, "/elsewhere.toml");
    const outcome = await shelf.save(after, await shelf.stamp());
    expect(outcome.kind).toBe("written");
    expect(shelf.disk.text("/elsewhere.toml")).toBe(after);
    expect(shelf.disk.names(overwrites)).toEqual([]);
  });

  it("overwrites where the folder takes no new files", async () => {
    const shelf = new Shelf(before);
    const stamp = await shelf.stamp();
    shelf.disk.chmod(folder, 0o555);
    expect((await shelf.save(after, stamp)).kind).toBe("written");
    expect(shelf.disk.text(target)).toBe(after);
  });

  it("makes the place for copies before it overwrites", async () => {
    const shelf = new Shelf(before);
    const stamp = await shelf.stamp();
    shelf.disk.chmod(folder, 0o555);
    shelf.disk.remove(overwrites);
    expect((await shelf.save(after, stamp)).kind).toBe("written");
  });

  it("overwrites nothing where no copy can be kept, and names the place", async () => {
    const shelf = new Shelf(before);
    const stamp = await shelf.stamp();
    shelf.disk.chmod(folder, 0o555);
    shelf.disk.chmod(overwrites, 0o555);
    const outcome = await shelf.save(after, stamp);
    expect(outcome).toMatchObject({ kind: "failed", fault: { file: "a.toml" }, retry: "later" });
    const message = outcome.kind === "failed" ? outcome.fault.message : "";
    expect(message).toContain(`but ${overwrites} cannot be written: you may not change it.`);
    expect(shelf.disk.text(target)).toBe(before);
  });

  it("makes a file that must be new", async () => {
    const shelf = new Shelf(null);
    expect((await shelf.save(after, null)).kind).toBe("written");
    expect(shelf.disk.text(target)).toBe(after);
    expect(shelf.litter()).toEqual([]);
  });

  it("makes a file that must be new where the drive knows no hard links", async () => {
    const shelf = new Shelf(null, { hardLinks: false });
    expect((await shelf.save(after, null)).kind).toBe("written");
    expect(shelf.disk.text(target)).toBe(after);
    expect(shelf.litter()).toEqual([]);
  });

  it("replaces a file where the drive knows no hard links", async () => {
    const shelf = new Shelf(before, { hardLinks: false });
    expect((await shelf.save(after, await shelf.stamp())).kind).toBe("written");
    expect(shelf.disk.text(target)).toBe(after);
    expect(shelf.litter()).toEqual([]);
  });
});

describe("a save is refused", () => {
  const stale: { name: string; change: (shelf: Shelf) => void; found: string }[] = [
    { name: "other content", change: ({ disk }) => disk.overwrite(target, "cost = 9\n"), found: "content" },
    { name: "another file", change: ({ disk }) => disk.renameOver(target, "cost = 9\n"), found: "content" },
    { name: "nothing", change: ({ disk }) => disk.remove(target), found: "missing" },
    {
      name: "a folder",
      change: ({ disk }) => {
        disk.remove(target);
        disk.folder(target);
      },
      found: "unreadable",
    },
  ];
  it.each(stale)("when the disk holds $name by then", async ({ change, found }) => {
    const shelf = new Shelf(before);
    const stamp = await shelf.stamp();
    change(shelf);
    const outcome = await shelf.save(after, stamp);
    expect(outcome).toMatchObject({ kind: "stale", found: { kind: found } });
    expect(shelf.litter()).toEqual([]);
  });

  it("when the file should be new and is there", async () => {
    const shelf = new Shelf(before);
    expect(await shelf.save(after, null)).toMatchObject({ kind: "stale", found: { kind: "content", text: before } });
    expect(shelf.disk.text(target)).toBe(before);
  });

  it("not when the file was only touched", async () => {
    const shelf = new Shelf(before);
    const stamp = await shelf.stamp();
    shelf.clock.pass(1000);
    shelf.disk.overwrite(target, before);
    expect((await shelf.save(after, stamp)).kind).toBe("written");
  });

  it("by the mode of the file, which root could write in spite of", async () => {
    const shelf = new Shelf(before, { root: true });
    const stamp = await shelf.stamp();
    shelf.disk.chmod(target, 0o444);
    const outcome = await shelf.save(after, stamp);
    expect(outcome).toMatchObject({ kind: "failed", retry: "when-writable", fault: { code: "file/read-only" } });
    expect(shelf.disk.text(target)).toBe(before);
    expect(shelf.litter()).toEqual([]);
  });

  it("through a link that leads out of the folder", async () => {
    const shelf = new Shelf(null);
    shelf.disk.put("/elsewhere/real.toml", before);
    shelf.disk.symlink(target, "/elsewhere/real.toml");
    const outcome = await shelf.save(after, await shelf.stamp());
    expect(outcome).toMatchObject({ kind: "failed", retry: "when-writable", fault: { code: "file/read-only" } });
    expect(shelf.disk.text("/elsewhere/real.toml")).toBe(before);
  });

  it("through a link to nothing", async () => {
    const shelf = new Shelf(null);
    shelf.disk.symlink(target, "gone.toml");
    expect(await shelf.store.read("a.toml")).toEqual({ kind: "missing" });
    expect(await shelf.save(after, null)).toMatchObject({ kind: "failed", fault: { code: "file/dangling-link" } });
  });

  const climbing = ["../a.toml", "/etc/a.toml", "b/../../a.toml", "", ".", "a\0.toml"];
  it.each(sep === "\\" ? [...climbing, "x\\a.toml"] : climbing)(
    "under the name %j, which leaves the folder or is none",
    async (name) => {
      const shelf = new Shelf(before);
      const outcome = await shelf.store.write(name, pieces(after), null);
      expect(outcome).toMatchObject({ kind: "failed", fault: { code: "file/outside-workspace" } });
      expect(shelf.disk.names(folder)).toEqual([target]);
    },
  );

  it("in a folder that is another user's, by overwriting instead of changing its owner", async () => {
    const shelf = new Shelf(before);
    shelf.disk.giveTo(target, 1001);
    expect((await shelf.save(after, await shelf.stamp())).kind).toBe("written");
    expect(await shelf.disk.stat(target)).toMatchObject({ owner: 1001 });
    expect(shelf.litter()).toEqual([]);
  });
});

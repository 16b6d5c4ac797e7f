import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { card, cardsFile, Desk, until } from "./desk.js";

let desk: Desk;

beforeEach(() => {
  desk = new Desk({ [cardsFile]: card("a", 1) });
});
afterEach(() => desk.clear());

describe.runIf(process.platform === "linux")("a file of a folder", () => {
  const rawName = (): Buffer =>
    Buffer.concat([Buffer.from(`${desk.folder}/`), Buffer.from([0xe9, 0xff]), Buffer.from(".toml")]);

  it("whose name is not UTF-8 is named among those that cannot be opened, until it is renamed", async () => {
    writeFileSync(rawName(), card("b", 2));
    const { files } = await desk.open();
    const garbled = files.find(({ file }) => file !== cardsFile);
    expect(garbled).toMatchObject({
      file: "\uFFFD\uFFFD.toml",
      sheets: [],
      condition: { kind: "unreadable", fault: { code: "file/garbled-name" } },
    });
    const conditions = async () =>
      Object.fromEntries(
        ((await desk.call("workspace/get", {}))?.files ?? []).map(({ file, condition }) => [file, condition.kind]),
      );
    await desk.call("file/retry", { file: "\uFFFD\uFFFD.toml" });
    expect((await conditions())["\uFFFD\uFFFD.toml"]).toBe("unreadable");
    renameSync(rawName(), join(desk.folder, "b.toml"));
    await until(conditions, (found) => found["b.toml"] === "fine");
    await desk.call("file/retry", { file: "\uFFFD\uFFFD.toml" });
    await until(conditions, (found) => found["\uFFFD\uFFFD.toml"] !== "unreadable");
  });

  it.each([
    ["a link to nothing", (path: string) => symlinkSync("nowhere", path)],
    ["a pipe", (path: string) => execFileSync("mkfifo", [path])],
  ])("that is %s is named among those that cannot be opened, until a file is there", async (_, make) => {
    const path = join(desk.folder, "deck.toml");
    make(path);
    const { files } = await desk.open();
    expect(files.map(({ file, condition }) => [file, condition.kind])).toEqual([
      [cardsFile, "fine"],
      ["deck.toml", "unreadable"],
    ]);
    const conditions = async () =>
      ((await desk.call("workspace/get", {}))?.files ?? []).map(({ condition }) => condition.kind);
    await desk.call("file/retry", { file: "deck.toml" });
    expect(await conditions()).toEqual(["fine", "unreadable"]);
    rmSync(path);
    writeFileSync(path, card("b", 2));
    await until(conditions, (found) => found.every((kind) => kind === "fine"));
  });

  it("whose folder's name is not UTF-8 is not offered to be opened", async () => {
    mkdirSync(Buffer.concat([Buffer.from(`${desk.folder}/`), Buffer.from([0xe9, 0xff])]));
    mkdirSync(join(desk.folder, "plain"));
    const listing = await desk.call("folders/list", { path: desk.folder });
    expect(listing.folders).toMatchObject([{ name: "plain" }, { name: "\uFFFD\uFFFD", tomlFiles: 0, isGarbled: true }]);
    expect(listing.folders[0]).not.toHaveProperty("isGarbled");
  });

  it("has a title in which nothing turns or hides letters", async () => {
    writeFileSync(join(desk.folder, "\u202egnp.toml"), card("b", 2));
    const { sheets } = await desk.open();
    expect(sheets.map(({ title }) => title)).toContain("\\u202egnp");
  });

  it.each(["\b.toml", "a\nb.toml", "a\\b.toml", "\u202egnp.toml", "\uFFFD.toml"])(
    "named %j opens and is saved",
    async (name) => {
      writeFileSync(join(desk.folder, name), card("b", 2));
      const { files, sheets } = await desk.open();
      expect(files.find(({ file }) => file === name)?.condition.kind).toBe("fine");
      const sheet = sheets.find(({ ref }) => ref.file === name)?.ref;
      await desk.type("b", "cost", "3", sheet);
      await until(
        () => readFileSync(join(desk.folder, name), "utf8"),
        (text) => text === card("b", 3),
      );
    },
  );
});

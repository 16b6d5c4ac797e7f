import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CellEdit } from "../../../../shared/workspace/index.js";
import { card, cardsFile, cardsSheet, Desk, until } from "./desk.js";

const before = card("a", 1) + card("b", 2);
let desk: Desk;
let elsewhere: string;

beforeEach(() => {
  desk = new Desk({ [cardsFile]: before });
  elsewhere = mkdtempSync(join(tmpdir(), "cardwright-elsewhere-"));
  writeFileSync(join(elsewhere, cardsFile), before);
});
afterEach(async () => {
  await desk.clear();
  rmSync(elsewhere, { recursive: true });
});

const fault = (name: string, request: unknown): Promise<string | undefined> => desk.faultOf(name, request);

describe("which folders may be opened", () => {
  it("are the roots and what is in them, links followed", async () => {
    desk.write("inner/cards.toml", before);
    symlinkSync(elsewhere, desk.path("way-out"));
    expect(await fault("workspace/open", { path: desk.path("inner") })).toBeUndefined();
    expect(await fault("workspace/open", { path: elsewhere })).toBe("folder/not-allowed");
    expect(await fault("workspace/open", { path: desk.path("way-out") })).toBe("folder/not-allowed");
    expect(await fault("workspace/open", { path: `${desk.folder}/../${elsewhere.split("/").at(-1) ?? ""}` })).toBe(
      "folder/not-allowed",
    );
    expect(await fault("workspace/open", { path: desk.path("nowhere") })).toBe("file/not-found");
    expect(await fault("workspace/open", { path: "/etc/passwd" })).toBe("folder/not-allowed");
  });

  it("are more when the shell allows one", async () => {
    await desk.session.allow(elsewhere);
    expect(await fault("workspace/open", { path: elsewhere })).toBeUndefined();
  });

  it("include those opened before only where the system's dialog was the way to them", async () => {
    await desk.session.allow(elsewhere);
    await desk.open(elsewhere);
    await desk.session.close();
    const host = { kind: "electron", version: "0", platform: "test", nativeFolderDialog: true } as const;
    for (const [session, expected] of [
      [desk.start(), false],
      [desk.start({ host, roots: [] }), true],
    ] as const) {
      const { recent } = await desk.call("folders/known", {}, session);
      expect(recent.some(({ path }) => path === elsewhere)).toBe(expected);
      expect((await session.call("workspace/open", { path: elsewhere })).ok).toBe(expected);
      await session.close();
    }
  });

  it("may have no TOML files: a set can be started in them", async () => {
    await desk.open();
    mkdirSync(desk.path("empty"));
    const opened = await desk.call("workspace/open", { path: desk.path("empty") });
    expect([opened.sheets, opened.files]).toEqual([[], []]);
    const text = '[[cards]]\nname = ""\n';
    await desk.call("files/write-texts", { files: [{ file: "cards.toml", text, seen: null }], label: "Start a set" });
    await desk.call("workspace/flush", {});
    expect(readFileSync(desk.path("empty/cards.toml"), "utf8")).toBe(text);
  });

  it("can be made where pages may see folders, under names that every system can write", async () => {
    const make = (name: string, parent = desk.path(".")) => desk.ask("folders/make", { parent, name });
    expect(await make("My set")).toMatchObject({ ok: true, value: { path: join(desk.path("."), "My set") } });
    expect(await make("My set")).toMatchObject({ ok: false, error: { code: "folder/name-taken" } });
    for (const name of ["", "..", "a/b", ".hidden", "end ", "end.", "a\u0000b"]) {
      expect(await make(name)).toMatchObject({ ok: false, error: { code: "folder/bad-name" } });
    }
    expect(await make("x", "/")).toMatchObject({ ok: false, error: { code: "folder/not-allowed" } });
  });
});

describe("the list of folders", () => {
  it("shows folders with their number of TOML files, and the way up only within the roots", async () => {
    desk.write("b/cards.toml", before);
    desk.write("a/none.txt", "");
    desk.write(".git/config.toml", "");
    const top = await desk.call("folders/list", {});
    expect(top).toEqual({
      path: desk.folder,
      parent: null,
      folders: [
        { name: "a", path: desk.path("a"), tomlFiles: 0 },
        { name: "b", path: desk.path("b"), tomlFiles: 1 },
      ],
      tomlFiles: [cardsFile],
    });
    expect((await desk.call("folders/list", { path: desk.path("b") })).parent).toBe(desk.folder);
  });

  it.each(["/", "/etc", ".."])("does not show %s", async (path) => {
    expect(await fault("folders/list", { path })).toBe("folder/not-allowed");
  });
});

describe("opening", () => {
  it("a file shows that file alone", async () => {
    desk.write("other.toml", before);
    expect((await desk.open(desk.path(cardsFile))).files.map(({ file }) => file)).toEqual([cardsFile]);
  });

  it("the same folder again keeps what is open, unsaved edits and all", async () => {
    await desk.open();
    const [row] = await desk.rows();
    await desk.call("cells/draft", {
      sheet: cardsSheet,
      rowKey: row?.key ?? "",
      column: { path: ["name"] },
      text: "Oa",
      seen: "A",
    });
    await desk.open();
    const { marks } = await desk.call("sheet/rows", { sheet: cardsSheet, from: 0, count: 5 });
    expect(marks.map(({ mark }) => mark)).toEqual([{ kind: "draft", text: "Oa" }]);
  });

  it("another folder saves and leaves the first", async () => {
    desk.write("second/cards.toml", card("z", 9));
    await desk.open();
    await desk.type("a", "cost", "5");
    await desk.open(desk.path("second"));
    expect(readFileSync(desk.path(cardsFile), "utf8")).toContain("cost = 5");
    expect(await desk.column("id")).toEqual(["z"]);
    desk.write(cardsFile, before);
    const { recent } = await desk.call("folders/known", {});
    expect(recent.map(({ path }) => path)).toEqual([desk.path("second"), desk.folder]);
  });

  it("a sample opens a copy of it, the same one the next time", async () => {
    const sample = { title: "Sample", path: elsewhere, description: "To try" };
    const session = desk.start({ samples: [sample] });
    const view = await desk.call("workspace/open", { path: elsewhere }, session);
    expect(view.root.startsWith(desk.data)).toBe(true);
    const [row] = await desk.rows(cardsSheet, session);
    await desk.call(
      "cells/edit",
      {
        edits: [
          {
            sheet: cardsSheet,
            rowKey: row?.key ?? "",
            column: { path: ["cost"] },
            input: { kind: "text", text: "8" },
            seen: 1,
            revision: 0,
          },
        ],
      },
      session,
    );
    await session.close();
    expect(readFileSync(join(elsewhere, cardsFile), "utf8")).toBe(before);
    const again = desk.start({ samples: [sample] });
    await desk.call("workspace/open", { path: elsewhere }, again);
    expect(await desk.column("cost", cardsSheet, again)).toEqual([8, 2]);
  });
});

describe("a second process", () => {
  it("opens the same folder read-only, and sees what the first one saves", async () => {
    await desk.open();
    const second = desk.start();
    const view = await desk.call("workspace/open", { path: desk.folder }, second);
    expect(view.readOnly).toContain("read-only here");
    const [row] = await desk.rows(cardsSheet, second);
    const edit: CellEdit = {
      sheet: cardsSheet,
      rowKey: row?.key ?? "",
      column: { path: ["cost"] },
      input: { kind: "text", text: "9" },
      seen: 1,
      revision: 0,
    };
    expect(await desk.ask("cells/edit", { edits: [edit] }, second)).toMatchObject({
      ok: false,
      error: { code: "workspace/read-only" },
    });
    expect((await desk.type("a", "cost", "6"))?.kind).toBe("done");
    await until(
      () => desk.column("cost", cardsSheet, second),
      (costs) => costs[0] === 6,
    );
    await second.close();
    await desk.session.close();
    const third = desk.start();
    expect((await desk.call("workspace/open", { path: desk.folder }, third)).readOnly).toBeUndefined();
  });
});

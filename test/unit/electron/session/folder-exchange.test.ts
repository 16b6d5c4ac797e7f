import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallName, CallRequest } from "../../../../shared/bridge/index.js";
import { Desk } from "./desk.js";

const goblin = '# ours\n[[cards]]\ncard_id = "goblin"\nname = "Goblin"  # who\ntype = "creature"\nattack = 2\n';
const giant = '\n[[cards]]\ncard_id = "giant"\nname = "Giant"\ntype = "creature"\nattack = 7\n';
let desk: Desk;
beforeEach(async () => {
  desk = new Desk({ "cards.toml": goblin + giant });
  desk.write("ptg/cards/goblin.yaml", "card_id: goblin\nname: Goblin\ntype: creature\nattack: 3\n");
  desk.write("ptg/cards/ember.yaml", "card_id: ember\nname: Ember\ntype: spell\n");
  desk.write("ptg/decks/red.yaml", "cards:\n  goblin: 4\n");
  await desk.open();
});
afterEach(() => desk.clear());

const asked = (folder = "ptg") => ({ path: desk.path(folder), format: "ptg-yaml", answers: {} });
const onDisk = (name: string): string => readFileSync(desk.path(name), "utf8");
const saved = async (name: string): Promise<string> => {
  await desk.call("workspace/flush", {});
  return onDisk(name);
};
const codeOf = async <Name extends CallName>(name: Name, request: CallRequest<Name>): Promise<string> => {
  const answer = await desk.ask(name, request);
  return answer.ok ? "" : answer.error.code;
};

describe("a folder of card files that is imported", () => {
  it("is recognised, and previewed before anything changes", async () => {
    expect(await desk.call("folder-exchange/look", { path: desk.path("ptg") })).toEqual({ formats: ["ptg-yaml"] });
    expect(await desk.call("folder-exchange/look", { path: desk.folder })).toEqual({ formats: [] });
    expect(await desk.call("folder-exchange/import-preview", asked())).toMatchObject({
      ...{ filesRead: 3, changedFiles: ["cards.toml"], newFiles: ["decks.toml"] },
      ...{ cells: 1, changed: 1, added: 2, newRows: ["Ember", "red"] },
      changes: [{ file: "cards.toml", row: "Goblin", column: "Attack", before: "2", after: "3" }],
      ...{ unmatched: 1, unmatchedRows: ["Giant"], remarks: [], remarkCount: 0 },
    });
    expect(await saved("cards.toml")).toBe(goblin + giant);
    expect(existsSync(desk.path("decks.toml"))).toBe(false);
  });

  it("changes all its files in one step, which undo takes back", async () => {
    const { id } = await desk.call("folder-exchange/import-preview", asked());
    const done = await desk.call("folder-exchange/import", { id, deletesUnmatched: false });
    expect(done).toEqual({ cells: 1, added: 2, deleted: 0 });
    const after = await saved("cards.toml");
    expect(after).toContain(goblin.replace("attack = 2", "attack = 3") + giant);
    expect(after).toContain('card_id = "ember"');
    expect(onDisk("decks.toml")).toContain('name = "red"');
    expect(await desk.column("name", { file: "decks.toml", table: ["decks"] })).toEqual(["red"]);
    expect(await desk.call("history/undo", {})).toMatchObject({ label: "Bring in cards of ptg-yaml", skipped: [] });
    expect(await saved("cards.toml")).toBe(goblin + giant);
    await vi.waitFor(() => expect(existsSync(desk.path("decks.toml"))).toBe(false));
    await desk.call("history/redo", {});
    expect(await saved("cards.toml")).toBe(after);
    expect(onDisk("decks.toml")).toContain('name = "red"');
  });

  it("takes what the folder no longer has away only where that is asked for", async () => {
    const { id } = await desk.call("folder-exchange/import-preview", asked());
    const done = await desk.call("folder-exchange/import", { id, deletesUnmatched: true });
    expect(done).toEqual({ cells: 1, added: 2, deleted: 1 });
    expect(await saved("cards.toml")).not.toContain("giant");
    await desk.call("history/undo", {});
    expect(await saved("cards.toml")).toBe(goblin + giant);
  });

  it("is refused where a sheet was changed since the preview, or previewed again", async () => {
    const { id } = await desk.call("folder-exchange/import-preview", asked());
    const [row] = await desk.rows({ file: "cards.toml", table: ["cards"] });
    await desk.call("cells/edit", {
      edits: [
        {
          sheet: { file: "cards.toml", table: ["cards"] },
          rowKey: row?.key ?? "",
          column: { path: ["attack"] },
          input: { kind: "text", text: "9" },
          seen: 2,
          revision: 0,
        },
      ],
    });
    const wish = { id, deletesUnmatched: false };
    expect(await codeOf("folder-exchange/import", wish)).toBe("exchange/changed-meanwhile");
    expect(existsSync(desk.path("decks.toml"))).toBe(false);
    await desk.call("folder-exchange/import-preview", asked());
    expect(await codeOf("folder-exchange/import", wish)).toBe("exchange/not-looked-at");
  });

  it("or says why not", async () => {
    const outside = mkdtempSync(join(tmpdir(), "cardwright-outside-"));
    try {
      symlinkSync(outside, desk.path("way-out"));
      mkdirSync(desk.path("empty"));
      const preview = "folder-exchange/import-preview";
      expect(await codeOf(preview, { ...asked(), path: outside })).toBe("folder/not-allowed");
      expect(await codeOf(preview, asked("way-out"))).toBe("folder/not-allowed");
      expect(await codeOf(preview, asked("cards.toml"))).toBe("folder/not-a-folder");
      expect(await codeOf(preview, asked("empty"))).toBe("folder/no-files");
      expect(await codeOf(preview, { ...asked(), format: "docx" })).toBe("exchange/no-format");
      const answers = { duplicate_keys: "both" };
      expect(await codeOf(preview, { ...asked(), answers })).toBe("options/wrong-value");
      desk.write("ptg/cards/broken.yaml", "card_id: [\n");
      expect(await desk.ask(preview, asked())).toMatchObject({ error: { file: "cards/broken.yaml" } });
      await desk.open(desk.path("cards.toml"));
      expect(await codeOf(preview, asked())).toBe("exchange/one-file");
    } finally {
      rmSync(outside, { recursive: true, force: true });
    }
  });

  it("is not taken while a sheet cannot be read", async () => {
    desk.write("broken.toml", "[[cards\n");
    await desk.session.close();
    desk.session = desk.start();
    await desk.open();
    expect(await codeOf("folder-exchange/import-preview", asked())).toBe("exchange/unreadable-sheet");
  });
});

describe("a folder of card files that is written", () => {
  it("is previewed file by file, and keeps what has no counterpart", async () => {
    const view = await desk.call("folder-exchange/export-preview", asked());
    expect(view).toMatchObject({
      ...{ made: ["cards/giant.yaml"], changed: ["cards/goblin.yaml"], unchanged: 0 },
      removed: ["cards/ember.yaml", "decks/red.yaml"],
    });
    const { id } = view;
    const file = await desk.call("folder-exchange/file", { id, file: "cards/goblin.yaml" });
    expect(file.before).toContain("attack: 3");
    expect(file.after).toContain("attack: 2");
    expect(await codeOf("folder-exchange/file", { id, file: "cards/ember.yaml" })).toBe("exchange/not-planned");
    const done = await desk.call("folder-exchange/export", { id, removes: false });
    expect(done).toEqual({ written: 2, removed: 0 });
    expect(onDisk("ptg/cards/goblin.yaml")).toBe(file.after);
    expect(onDisk("ptg/cards/giant.yaml")).toContain("card_id: giant");
    expect(existsSync(desk.path("ptg/cards/ember.yaml"))).toBe(true);
    expect(await codeOf("folder-exchange/export", { id, removes: false })).toBe("exchange/not-looked-at");
    expect(await desk.call("folder-exchange/export-preview", asked())).toMatchObject({ made: [], changed: [] });
    expect(await desk.call("history/undo", {})).toMatchObject({ label: null });
  });

  it("loses what has no counterpart on request, unless it was changed in the meantime", async () => {
    let { id } = await desk.call("folder-exchange/export-preview", asked());
    desk.write("ptg/cards/ember.yaml", "card_id: ember\nname: Ember II\ntype: spell\n");
    expect(await codeOf("folder-exchange/export", { id, removes: true })).toBe("exchange/changed-meanwhile");
    expect(existsSync(desk.path("ptg/cards/giant.yaml"))).toBe(false);
    ({ id } = await desk.call("folder-exchange/export-preview", asked()));
    expect(await desk.call("folder-exchange/export", { id, removes: true })).toEqual({ written: 2, removed: 2 });
    expect(existsSync(desk.path("ptg/cards/ember.yaml"))).toBe(false);
    expect(existsSync(desk.path("ptg/decks/red.yaml"))).toBe(false);
  });

  it("is not written over what another program wrote since the preview", async () => {
    const { id } = await desk.call("folder-exchange/export-preview", asked());
    desk.write("ptg/cards/goblin.yaml", "card_id: goblin\nname: Theirs\ntype: creature\n");
    expect(await codeOf("folder-exchange/export", { id, removes: false })).toBe("exchange/changed-meanwhile");
    expect(onDisk("ptg/cards/goblin.yaml")).toContain("Theirs");
    expect(existsSync(desk.path("ptg/cards/giant.yaml"))).toBe(false);
  });

  it("has what was typed and is not on disk yet", async () => {
    mkdirSync(desk.path("fresh"));
    const sheet = { file: "cards.toml", table: ["cards"] };
    const [row] = await desk.rows(sheet);
    await desk.call("cells/edit", {
      edits: [
        {
          ...{ sheet, rowKey: row?.key ?? "", column: { path: ["attack"] } },
          ...{ input: { kind: "text", text: "9" }, seen: 2, revision: 0 },
        },
      ],
    });
    const { id, made } = await desk.call("folder-exchange/export-preview", asked("fresh"));
    expect(made).toEqual(["cards/giant.yaml", "cards/goblin.yaml"]);
    await desk.call("folder-exchange/export", { id, removes: false });
    expect(onDisk("fresh/cards/goblin.yaml")).toContain("attack: 9");
  });
});

// @vitest-environment happy-dom
import { answerCalls, eachOnNewPage, person, requestsOf, session } from "../../../support/page/page.js";
import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { ReactElement } from "react";
import { FolderExportDialog, FolderImportDialog, folderFormats } from "../../../../renderer/exchange/index.js";
import { getApp, openOverlay, setApp } from "../../../../renderer/state/index.js";
import { failed } from "../../../../shared/base/index.js";
import type { FolderExportView, FolderImportView } from "../../../../shared/bridge/index.js";

eachOnNewPage();
beforeEach(() => {
  setApp({ host: { kind: "electron", version: "0", platform: "linux", nativeFolderDialog: true } });
});

const format = folderFormats().at(-1)?.format.name ?? "";
const button = (name: string): HTMLButtonElement => screen.getByRole("button", { name });
const status = (): string | null => screen.getByRole("status").textContent;
type Answers = Readonly<Record<string, (request: unknown) => unknown>>;

async function choose(dialog: ReactElement, answers: Answers): Promise<void> {
  answerCalls({
    "folders/choose": () => ({ path: "/cards" }),
    "folder-exchange/look": () => ({ formats: [format] }),
    ...answers,
  });
  openOverlay({ kind: "import-folder" });
  render(dialog);
  await person().click(button("Choose a folder…"));
}

const imported: FolderImportView = {
  id: "look-1",
  remarks: [{ path: "a.yml", line: 3, message: "The key colour is not kept.", isLoss: true }],
  remarkCount: 1,
  filesRead: 3,
  changedFiles: ["cards.toml"],
  newFiles: [],
  cells: 2,
  changed: 1,
  added: 0,
  changes: [],
  newRows: [],
  unmatched: 2,
  unmatchedRows: ["Ash", "Elm"],
};

describe("importing a folder", () => {
  it("previews the folder in the format it was recognised as, with remarks", async () => {
    await choose(<FolderImportDialog />, { "folder-exchange/import-preview": () => imported });
    await expect.poll(status).toBe("3 files read: 1 row changes (2 cells), 0 are new, 2 are not in the folder.");
    expect(requestsOf("folder-exchange/import-preview")).toMatchObject([{ path: "/cards", format }]);
    expect(screen.getByRole("region", { name: "Remarks" }).textContent).toContain("a.yml, line 3");
  });

  it("keeps rows that the folder does not have unless their deletion is chosen", async () => {
    await choose(<FolderImportDialog />, {
      "folder-exchange/import-preview": () => imported,
      "folder-exchange/import": () => ({ cells: 2, added: 0, deleted: 0 }),
    });
    await expect.poll(() => button("Import").disabled).toBe(false);
    await person().click(button("Import"));
    expect(requestsOf("folder-exchange/import")).toEqual([{ id: "look-1", deletesUnmatched: false }]);
    await expect.poll(() => getApp().overlay).toBeNull();
  });

  it("deletes them where that is chosen, even when nothing else changes", async () => {
    await choose(<FolderImportDialog />, {
      "folder-exchange/import-preview": () => ({ ...imported, changedFiles: [], cells: 0, changed: 0 }),
      "folder-exchange/import": () => ({ cells: 0, added: 0, deleted: 2 }),
    });
    const box = await screen.findByRole("checkbox", { name: "Delete 2 rows that the folder no longer has" });
    expect(button("Import").disabled).toBe(true);
    await person().click(box);
    await person().click(button("Import"));
    expect(requestsOf("folder-exchange/import")).toEqual([{ id: "look-1", deletesUnmatched: true }]);
  });

  it("previews again, and says why, when the sheets changed since", async () => {
    await choose(<FolderImportDialog />, { "folder-exchange/import-preview": () => imported });
    await expect.poll(() => button("Import").disabled).toBe(false);
    const { answer } = session;
    session.answer = (name, request) =>
      name === "folder-exchange/import"
        ? Promise.resolve(failed({ code: "test/stale", message: "A sheet was changed." }))
        : answer(name, request);
    await person().click(button("Import"));
    await expect.poll(status).toMatch(/^A sheet was changed\. This is what would change now\. 3 files read/);
    expect(requestsOf("folder-exchange/import-preview")).toHaveLength(2);
    expect(getApp().overlay).not.toBeNull();
  });

  it("says why a folder cannot be read, and lets another be chosen", async () => {
    await choose(<FolderImportDialog />, {});
    const { answer } = session;
    session.answer = (name, request) =>
      name === "folder-exchange/import-preview"
        ? Promise.resolve(failed({ code: "test/read", message: "No key.", file: "a.yml", line: 2 }))
        : answer(name, request);
    const other = await screen.findByRole("button", { name: "Other folder…" });
    await act(async () => {
      await person().click(other);
    });
    await person().click(button("Choose a folder…"));
    await expect.poll(status).toBe("a.yml, line 2: No key.");
    expect(button("Import").disabled).toBe(true);
  });
});

const exported: FolderExportView = {
  id: "look-2",
  remarks: [],
  remarkCount: 0,
  made: ["new.yml"],
  changed: ["old.yml"],
  unchanged: 4,
  removed: ["gone.yml"],
};

describe("exporting to a folder", () => {
  it("lists the files, with the lines of one that is opened", async () => {
    await choose(<FolderExportDialog />, {
      "folder-exchange/export-preview": () => exported,
      "folder-exchange/file": () => ({ before: "a\nb\n", after: "a\nc\n" }),
    });
    await expect.poll(status).toBe("1 new file, 1 changed, 4 unchanged.");
    await person().click(button("old.yml"));
    const lines = await screen.findByLabelText("Changes of old.yml");
    expect(lines.textContent).toContain("− b\n+ c\n");
    expect(requestsOf("folder-exchange/file")).toEqual([{ id: "look-2", file: "old.yml" }]);
  });

  it.each([false, true])("deletes files without a row where that is chosen: %s", async (removes) => {
    await choose(<FolderExportDialog />, {
      "folder-exchange/export-preview": () => exported,
      "folder-exchange/export": () => ({ written: 2, removed: removes ? 1 : 0 }),
    });
    const box = await screen.findByRole("checkbox", { name: "Delete 1 file without a row" });
    if (removes) await person().click(box);
    await person().click(button("Export"));
    expect(requestsOf("folder-exchange/export")).toEqual([{ id: "look-2", removes }]);
    await expect.poll(() => getApp().overlay).toBeNull();
  });

  it("has nothing to export where the folder matches", async () => {
    const matching = { ...exported, made: [], changed: [], removed: [] };
    await choose(<FolderExportDialog />, { "folder-exchange/export-preview": () => matching });
    await expect.poll(status).toBe("The folder matches your sheets already.");
    expect(button("Export").disabled).toBe(true);
  });
});

describe("in a browser", () => {
  const listing = { path: "/cards", parent: null, folders: [], tomlFiles: [] };

  it.each([
    ["a folder to export to can be made", <FolderExportDialog key="out" />, true],
    ["a folder to import from is there", <FolderImportDialog key="in" />, false],
  ])("%s", async (_, dialog, mayMake) => {
    setApp({ host: { kind: "web", version: "0", platform: "linux", nativeFolderDialog: false } });
    answerCalls({ "folders/list": () => listing });
    openOverlay({ kind: "export-folder" });
    render(dialog);
    await screen.findByRole("button", { name: "Use this folder" });
    expect(screen.queryByRole("button", { name: "Make folder" }) !== null).toBe(mayMake);
  });
});

import { mkdirSync, renameSync, rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fileInHead, rowHistory } from "../../../../electron/git/index.js";
import { blame, cellHistory, numberSeries, type RowChange } from "../../../../shared/revision/index.js";
import { commit, git, testWithGit } from "../cli/repository.js";
import { inFolder, pathOf, write } from "../cli/runs.js";

const card = (id: string, name: string, cost: number): string =>
  `[[cards]]\nid = "${id}"\nname = "${name}"\ncost = ${cost}\n\n`;
const many = Array.from({ length: 12 }, (_, at) => card(`x${at}`, `Other ${at}`, at)).join("");

async function history(row: number, name = "cards.toml", folder = ".") {
  const file = await fileInHead(pathOf(folder), name);
  if (!file.ok) throw new Error(file.error.message);
  if (!file.value) throw new Error("HEAD has no such file.");
  const found = await rowHistory(file.value, row, { path: ["cards"], schema: undefined, language: undefined });
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

const described = ({ commit: by, row, fileBefore }: RowChange): string =>
  [
    `${by?.subject}: ${row.kind} ${row.title}`,
    ...(fileBefore === undefined ? [] : [`from ${fileBefore}`]),
    ...(row.kind === "changed" ? row.cells.map(({ key, before, after }) => `${key} ${before}→${after}`) : []),
  ].join(", ");

const lines = async (row: number, name?: string, folder?: string) =>
  (await history(row, name, folder)).changes.map(described);

function start(): void {
  git("init", "-q", "-b", "main");
  write("cards.toml", card("1", "Fox", 2) + card("2", "Owl", 3) + many);
  commit("begin");
}

describe("the history of a row", () => {
  inFolder();

  testWithGit("has the commits that changed it, with authors and dates, and no others", async () => {
    start();
    write("cards.toml", card("1", "Fox", 4) + card("2", "Owl", 3) + many);
    git("add", "-A");
    git(
      "commit",
      "-q",
      "-m",
      "fox dearer\n\nmore words",
      "--author=Zoë Ü <z@example.org>",
      "--date=2020-02-03T04:05:06+0100",
    );
    write("cards.toml", card("2", "Owl", 9) + card("1", "Red Fox", 4) + many);
    commit("owl first");
    const { changes, commits, isCut } = await history(1);
    expect({ commits, isCut }).toEqual({ commits: 3, isCut: false });
    expect(changes.map(described)).toEqual([
      "owl first: changed Red Fox, name Fox→Red Fox",
      "fox dearer: changed Fox, cost 2→4",
      "begin: added Fox",
    ]);
    expect(changes[1]?.commit).toMatchObject({ author: "Zoë Ü", date: "2020-02-03T04:05:06+01:00" });
  });

  testWithGit("tells who is to be asked about a cell, and how its numbers went", async () => {
    start();
    for (const cost of [5, 1]) {
      write("cards.toml", card("1", "Fox", cost) + card("2", "Owl", 3) + many);
      commit(`cost ${cost}`);
    }
    const { changes } = await history(0);
    const asked = blame(changes);
    expect(asked.get("cost")?.commit?.subject).toBe("cost 1");
    expect(asked.get("name")?.commit?.subject).toBe("begin");
    expect(cellHistory(changes, "cost").map(({ commit: by }) => by?.subject)).toEqual(["cost 1", "cost 5", "begin"]);
    expect(numberSeries(changes).map(({ key, points }) => [key, points.map(({ value }) => value)])).toEqual([
      ["cost", [2, 5, 1]],
    ]);
  });

  testWithGit("follows renames, also there and back again, and folders below the top", async () => {
    start();
    mkdirSync(pathOf("set one"));
    renameSync(pathOf("cards.toml"), pathOf("set one/[a].toml"));
    commit("moved");
    write("set one/[a].toml", card("1", "Fox", 7) + card("2", "Owl", 3) + many);
    commit("seven");
    renameSync(pathOf("set one/[a].toml"), pathOf("cards.toml"));
    commit("back");
    write("cards.toml", card("1", "Fox", 8) + card("2", "Owl", 3) + many);
    commit("eight");
    expect(await lines(0)).toEqual([
      "eight: changed Fox, cost 7→8",
      "seven: changed Fox, cost 2→7",
      "begin: added Fox",
    ]);
    renameSync(pathOf("cards.toml"), pathOf("set one/ö.toml"));
    write("set one/ö.toml", card("1", "Fox", 9) + card("2", "Owl", 3) + many);
    commit("renamed and changed");
    expect((await lines(0, "ö.toml", "set one"))[0]).toBe(
      "renamed and changed: changed Fox, from cards.toml, cost 8→9",
    );
  });

  testWithGit("compares commits of branches with their own parents, and merges with all of theirs", async () => {
    start();
    git("checkout", "-q", "-b", "side");
    write("cards.toml", card("1", "Fox", 2) + card("2", "Owl", 6) + many);
    commit("owl on the side");
    write("cards.toml", card("1", "Silver Fox", 2) + card("2", "Owl", 6) + many);
    commit("silver");
    git("checkout", "-q", "main");
    write("cards.toml", card("1", "Fox", 5) + card("2", "Owl", 3) + many);
    commit("five");
    git("merge", "-q", "--no-commit", "-s", "ours", "side");
    write(
      "cards.toml",
      card("1", "Silver Fox", 5).replace("[[cards]]", "[[cards]]\nrare = true") + card("2", "Owl", 6) + many,
    );
    commit("merged");
    expect((await lines(0)).toSorted()).toEqual(
      [
        "merged: changed Silver Fox, rare null→true",
        "silver: changed Silver Fox, name Fox→Silver Fox",
        "five: changed Fox, cost 2→5",
        "begin: added Fox",
      ].toSorted(),
    );
    expect((await lines(0))[0]).toContain("merged");
    expect((await lines(0)).at(-1)).toContain("begin");
  });

  testWithGit("goes on before a removal where the row came back under its id", async () => {
    start();
    write("cards.toml", card("2", "Owl", 3) + many);
    commit("fox gone");
    rmSync(pathOf("cards.toml"));
    write("other.toml", "[[x]]\n");
    commit("all gone");
    write("cards.toml", card("2", "Owl", 3) + many + card("1", "Fox", 3));
    commit("back");
    expect(await lines(13)).toEqual(["back: added Fox", "fox gone: removed Fox", "begin: added Fox"]);
    expect(await lines(0)).toEqual(["back: added Owl", "all gone: removed Owl", "begin: added Owl"]);
  });

  testWithGit("passes over versions that are no TOML", async () => {
    start();
    write("cards.toml", "<<<<<<<\n");
    commit("broken");
    write("cards.toml", card("1", "Fox", 4) + card("2", "Owl", 3) + many);
    commit("mended");
    expect(await lines(0)).toEqual(["broken: changed Fox, cost 2→4", "begin: added Fox"]);
  });

  testWithGit("is marked as cut in a clone that lacks older commits", async () => {
    start();
    write("cards.toml", card("1", "Fox", 4) + card("2", "Owl", 3) + many);
    commit("four");
    git("clone", "-q", "--depth", "1", `file://${pathOf(".")}`, "copy");
    const file = await fileInHead(pathOf("copy"), "cards.toml");
    const found =
      file.ok &&
      file.value &&
      (await rowHistory(file.value, 0, { path: ["cards"], schema: undefined, language: undefined }));
    expect(found).toMatchObject({ ok: true, value: { isCut: true, commits: 1 } });
  });

  testWithGit("is none for a file that was never committed, and a fault without a commit", async () => {
    git("init", "-q");
    write("cards.toml", card("1", "Fox", 4));
    expect(await fileInHead(pathOf("."), "cards.toml")).toMatchObject({ ok: false });
    commit("one");
    expect(await fileInHead(pathOf("."), "new.toml")).toEqual({ ok: true, value: undefined });
  });

  test("is a fault outside of a repository", async () => {
    expect(await fileInHead(pathOf("."), "cards.toml")).toMatchObject({ ok: false });
  });
});

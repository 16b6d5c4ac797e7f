import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
const areas = ["shared", "electron", "renderer", "test", ".eslint", ".github"];

const filesOf = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => ending.test(name) && !name.includes("node_modules/"));

const pages = areas.flatMap((area) => filesOf(area, /\.md$/));
const sources = areas.flatMap((area) => filesOf(area, /\.(?:tsx?|m?js|css)$/));
const read = (file: string): string => readFileSync(join(root, file), "utf8");

interface Heading {
  readonly page: string;
  readonly id: string;
  readonly title: string;
}

/** The rules of a page: headings such as `### RULES-11 The character limit`. */
const headingsOf = (page: string, text: string): readonly Heading[] =>
  [...text.matchAll(/^#{2,4} ([A-Z]+-\d+)\b ?(.*)$/gmu)].map(([, id = "", title = ""]) => ({ page, id, title }));

const headings = pages.flatMap((page) => headingsOf(page, read(page)));
const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf("-"));
const prefixes = [...new Set(headings.map(({ id }) => prefixOf(id)))];

/** The rules a text names, known or not. */
const citedIn = (text: string): readonly string[] =>
  prefixes.length === 0 ? [] : (text.match(new RegExp(`\\b(?:${prefixes.join("|")})-\\d+\\b`, "gu")) ?? []);

/** Pages that are not in the repository, with the number of a section behind. */
const foreign =
  /\b(?:display spec|dreamtides-battle|rules-text(?:-display)?|engine-effects|editor|stack|design|ttcg(?:-play)?|tcgone|field-facts)(?:\.md)?`? \d+(?:\.\d+)*\b(?! *[%a-z])/gu;

/** Comments, and titles of tests. */
const isProse = (line: string): boolean =>
  /^\s*(?:\*|\/\*|\/\/)|\/\*\*|\/\/ |\b(?:describe|test|it)\b.*\(["'`]/u.test(line);
const foreignIn = (text: string): readonly string[] =>
  text
    .split("\n")
    .filter(isProse)
    .flatMap((line) => line.match(foreign) ?? []);

describe("the pages of rules", () => {
  test("have rules, each with a number of its own and a title", () => {
    expect(headings.length).toBeGreaterThan(100);
    expect(headings.filter(({ title }) => title === "")).toEqual([]);
    const ids = headings.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test("have a prefix each", () => {
    const pagesOf = (prefix: string) =>
      new Set(headings.filter(({ id }) => prefixOf(id) === prefix).map(({ page }) => page));
    expect(prefixes.filter((prefix) => pagesOf(prefix).size !== 1)).toEqual([]);
  });
});

describe("citations", () => {
  const known = new Set(headings.map(({ id }) => id));

  test("name rules that a page has", () => {
    const unknown = [...sources, ...pages].flatMap((file) =>
      citedIn(read(file)).flatMap((id) => (known.has(id) ? [] : [`${file}: ${id}`])),
    );
    expect(unknown).toEqual([]);
  });

  test("name no pages that are not in the repository", () => {
    const found = sources.flatMap((file) => foreignIn(read(file)).map((citation) => `${file}: ${citation}`));
    expect(found).toEqual([]);
  });

  test("are distinguished from other words", () => {
    const page = ["editor", "3.5"].join(" ");
    expect(foreignIn(`/** Typed by the rules of ${page}. */`)).toEqual([page]);
    expect(foreignIn("// The editor 3 rows below; an editor of design.")).toEqual([]);
    expect(foreignIn(`const text = "${page}";`)).toEqual([]);
    expect(headingsOf("a.md", "## RULES-1 One\n### No rule\n#### RULES-2 Two")).toHaveLength(2);
  });
});

describe("the pages of rooms", () => {
  const rooms = readdirSync(join(root, "shared"), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

  /** The first cells of a page's tables of files, as names without their ending: `csv*`, `expect/`. */
  const filesNamedOn = (page: string): readonly string[] =>
    (read(page).split(/^\| files \| .*\n/mu)[1] ?? "")
      .split("\n\n")[0]
      ?.split("\n")
      .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/gu)].map(([, name = ""]) => name)) ?? [];

  test.each(rooms)("shared/%s has one", (room) => {
    expect(
      pages.some((page) => page.startsWith(`shared/${room}/`) && !page.slice(`shared/${room}/`.length).includes("/")),
    ).toBe(true);
  });

  test.each(pages.filter((page) => filesNamedOn(page).length > 0))("%s names files that are there", (page) => {
    const folder = page.slice(0, page.lastIndexOf("/"));
    const names = readdirSync(join(root, folder), { withFileTypes: true }).map((entry) =>
      entry.isDirectory() ? `${entry.name}/` : entry.name.replace(/\.[a-z]+$/u, ""),
    );
    const isThere = (name: string) =>
      name.endsWith("/")
        ? existsSync(join(root, folder, name))
        : name.endsWith("*")
          ? names.some((each) => each.startsWith(name.slice(0, -1)))
          : names.includes(name);
    expect(filesNamedOn(page).filter((name) => !isThere(name))).toEqual([]);
  });
});

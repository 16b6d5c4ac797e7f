import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { rooms } from "../../../.eslint/tables.js";
import { commands } from "../../../electron/cli/commands.js";
import { standardOutput } from "../../../electron/cli/output.js";
import { readOptions } from "../../../electron/start/options.mjs";
import {
  codeLines,
  codeSpans,
  declares,
  exists,
  expanded,
  isPath,
  linksIn,
  missingParts,
  namesWithFiles,
  pageOf,
  pages,
  paths,
  root,
  tableRows,
} from "../../support/pages/page.js";
import { ok } from "../../../shared/base/index.js";

const everywhere = (find: (text: string) => readonly string[]): readonly (readonly [file: string, found: string])[] =>
  pages.flatMap(({ file, text }) => find(text).map((found) => [file, found] as const));

/** What a page says of commands: in fences and between backquotes. */
const commandsIn = (text: string): readonly string[] => [...codeLines(text), ...codeSpans(text)];

describe("the pages of the repository", () => {
  test("are found", () => {
    const found = pages.map(({ file }) => file);
    expect(found).toEqual(expect.arrayContaining(["README.md", ".github/EDITOR.md", "shared/toml/README.md"]));
    expect(found.filter((file) => file.includes("node_modules"))).toEqual([]);
  });

  test.each(pages.map((page) => [page.file, page] as const))("%s names files and folders that exist", (_file, page) => {
    const missing = codeSpans(page.text)
      .filter(isPath)
      .flatMap((path) => missingParts(page, path));
    expect(missing).toEqual([]);
  });

  test("link to what exists", () => {
    const missing = everywhere(linksIn).filter(([file, link]) => {
      const [path = ""] = link.split("#");
      return path !== "" && !exists(posix.join(posix.dirname(file), path));
    });
    expect(missing).toEqual([]);
  });

  test("say of a name in which file it is declared", () => {
    const found = pages.flatMap(({ text }) => namesWithFiles(text));
    expect(found.filter(({ name, file }) => !declares(file, name))).toEqual([]);
  });

  test("list files of their own folder by their names without ending", () => {
    const missing = pages.flatMap(({ file, text }) =>
      tableRows(text, "files").flatMap(([names = ""]) =>
        codeSpans(names).flatMap((name) => {
          const stem = posix.join(posix.dirname(file), name);
          const isThere = name.endsWith("/")
            ? exists(stem)
            : expanded(stem).every((each) => exists(each) || exists(`${each}.*`));
          return isThere ? [] : [`${file}: ${name}`];
        }),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe("commands on the pages", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Readonly<Record<string, string>>;
  };

  test("of npm are scripts of the package", () => {
    const named = everywhere((text) =>
      commandsIn(text).flatMap((line) =>
        [...line.matchAll(/\bnpm (?:run )?([\w:]+)/gu)].map(([, script = ""]) => script),
      ),
    );
    expect(named.length).toBeGreaterThan(5);
    const own = new Set([...Object.keys(scripts), "ci", "install"]);
    expect(named.filter(([, script]) => !own.has(script))).toEqual([]);
  });

  test("of npm start have options that it knows", () => {
    const lines = everywhere((text) => commandsIn(text).filter((line) => line.startsWith("npm start -- ")));
    expect(lines.length).toBeGreaterThan(1);
    const wrong = lines.filter(([, line]) => {
      const [, args = ""] = line.split(" -- ");
      return readOptions(args.replace(/#.*$/u, "").trim().split(/\s+/u)).kind === "wrong";
    });
    expect(wrong).toEqual([]);
  });

  test("of the command line exist, with the options they are shown with", () => {
    const context = {
      output: standardOutput,
      readInput: () => Promise.resolve(ok("")),
      ask: () => Promise.resolve(null),
    };
    const known = new Map(
      commands.flatMap((define) => {
        const made = define(context, () => undefined);
        const inGroup = made.commands.map((each) => [`${made.name()} ${each.name()}`, each] as const);
        return [[made.name(), made] as const, ...inGroup].map(
          ([name, each]) => [name, new Set(each.options.flatMap(({ long }) => (long ? [long] : [])))] as const,
        );
      }),
    );
    const lines = everywhere((text) =>
      commandsIn(text).flatMap((line) => /^(?:npx )?cardwright (.+)$/u.exec(line)?.[1] ?? []),
    );
    expect(lines.length).toBeGreaterThan(10);
    const wrong = lines.filter(([, line]) => {
      const [first = "", ...rest] = line.split(" ");
      const inGroup = `${first} ${rest[0] ?? ""}`;
      const name = known.has(inGroup) ? inGroup : first;
      if (name === "help") return !known.has(rest[0] ?? "");
      const options = line.match(/(?<=\s)--[\w-]+/gu) ?? [];
      return !known.has(name) || options.some((option) => !known.get(name)?.has(option));
    });
    expect(wrong).toEqual([]);
  });
});

describe("keys in the README", () => {
  const sources = paths.filter((path) => path.startsWith("renderer/commands/") && path.endsWith(".ts"));
  const known = new Set(
    sources.flatMap((file) =>
      [
        ...readFileSync(join(root, file), "utf8").matchAll(
          /"((?:(?:Mod|Ctrl|Alt|Shift)\+)*(?:F\d+|[A-Z.]|Enter|Tab|Arrow\w+))"/gu,
        ),
      ].map(([, key = ""]) => key.replace("Mod", "Ctrl").replace("ArrowUp", "↑").replace("ArrowDown", "↓")),
    ),
  );
  /** Keys of the grid and of the browser, which are no commands. */
  const others = ["F2", "Shift+F10"];

  test("are those of commands", () => {
    const named =
      pageOf("README.md").text.match(/(?:(?:Ctrl|Alt|Shift)\+)+(?:F\d+|[A-Z](?![a-z])|\.|Enter|↑|↓)|\bF\d+\b/gu) ?? [];
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((key) => !known.has(key) && !others.includes(key))).toEqual([]);
  });
});

describe("the list of rooms", () => {
  const { text } = pageOf(".github/ARCHITECTURE.md");
  const areas = {
    shared: { ...rooms.shared, games: Object.keys(rooms.shared) },
    electron: rooms.electron,
    renderer: rooms.renderer,
  };

  test.each(Object.entries(areas))("of %s/ has a line for each, below those it may import", (area, table) => {
    const listed = tableRows(text, `${area}/`).map(([room = ""]) => codeSpans(room)[0] ?? room);
    expect(listed.toSorted()).toEqual(Object.keys(table).toSorted());
    const upward = Object.entries<readonly string[]>(table).flatMap(([room, imports]) =>
      imports.flatMap((each) => (listed.indexOf(each) < listed.indexOf(room) ? [] : [`${room} imports ${each}`])),
    );
    expect(upward).toEqual([]);
  });
});

describe("the glossary", () => {
  const rows = tableRows(pageOf(".github/GLOSSARY.md").text, "term");

  test("says of each term what it means and where it lives", () => {
    expect(rows.length).toBeGreaterThan(50);
    const bare = rows.filter(
      ([term = "", meaning = "", where = ""]) => !term || !meaning || codeSpans(where).length === 0,
    );
    expect(bare).toEqual([]);
  });

  test("lists each term once", () => {
    const terms = rows.map(([term = ""]) => term);
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });

  test("names what the files declare", () => {
    const wrong = rows.flatMap(([term = "", , where = ""]) => {
      const spans = codeSpans(where);
      const files = spans.filter(isPath).flatMap(expanded);
      return spans
        .filter((span) => !isPath(span))
        .flatMap((name) =>
          files.some((file) => /\.tsx?$/u.test(file) && declares(file, name)) ? [] : [`${term}: ${name}`],
        );
    });
    expect(wrong).toEqual([]);
  });
});

describe("the reader of pages", () => {
  test("finds code, links and tables", () => {
    const text =
      "See `a/b.ts` and [c](d.md#e).\n\n```sh\nnpm run x\n```\n\n| files | what |\n| --- | --- |\n| `a`, `b-*` | c |\n";
    expect(codeSpans(text)).toEqual(["a/b.ts", "a", "b-*"]);
    expect(codeLines(text)).toEqual(["npm run x"]);
    expect(linksIn(text)).toEqual(["d.md#e"]);
    expect(tableRows(text, "files")).toEqual([["`a`, `b-*`", "c"]]);
    expect(namesWithFiles("`step` in `shared/workspace/step.ts`, `Game` (`shared/games/game.ts`)")).toEqual([
      { name: "step", file: "shared/workspace/step.ts" },
      { name: "Game", file: "shared/games/game.ts" },
    ]);
  });

  test("distinguishes paths from other code, and finds those that are missing", () => {
    const page = { file: "shared/toml/README.md", text: "" };
    expect(["shared/toml", "step.ts", "package.json"].filter((code) => !isPath(code))).toEqual([]);
    expect(["Result", "rules-text", "a/b", "npm start"].filter(isPath)).toEqual([]);
    expect(missingParts(page, "shared/toml/{chunk,no-such}.ts")).toEqual(["shared/toml/no-such.ts"]);
    expect(missingParts(page, "chunk.ts")).toEqual([]);
    expect(missingParts(page, "shared/games/NAME/index.ts")).toEqual([]);
    expect(missingParts(page, "no-such-*.ts")).toEqual(["no-such-*.ts"]);
    expect(declares("shared/workspace/step.ts", "step")).toBe(true);
    expect(declares("shared/workspace/step.ts", "stepp")).toBe(false);
  });
});

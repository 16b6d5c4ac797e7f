import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import type { FolderFile } from "../../../../../../shared/games/index.js";
import { effectsFolder } from "../../../../../../shared/games/ttcg/effects/folder/format.js";
import { parseDocument, printDocument, type TomlDocument } from "../../../../../../shared/toml/index.js";

const templates = "all_effect_templates.txt";
const removals = "placeholders/combinations_to_remove.txt";
const replacements = "placeholders/phrase_replacements.txt";
const classes = "effects_classification.json";

function imported(files: readonly FolderFile[], before: Readonly<Record<string, string>> = {}): string {
  const documents = new Map(Object.entries(before).map(([path, text]) => [path, must(parseDocument(text))]));
  const outcome = effectsFolder.toToml(files, documents, {});
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value.files.find(({ path }) => path === "effects.toml")?.text ?? "";
}

const documentOf = (text: string): Map<string, TomlDocument> => new Map([["effects.toml", must(parseDocument(text))]]);

function exported(text: string): readonly FolderFile[] {
  const outcome = effectsFolder.fromToml(documentOf(text), [], {});
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value.files;
}

describe("a folder of effect files (EFFECTS-7)", () => {
  test("has the same bytes after it was read and written", () => {
    const line = fc.oneof(
      fc.string({ unit: fc.constantFrom("a", "_", " ", ":", "#", "<", ">", "\t", "é", '"', "\\", "\u0085") }),
      fc.constantFrom("", "# remark", "one card(s): one card", "<type> card", "_"),
    );
    const text = fc
      .tuple(fc.array(fc.tuple(line, fc.constantFrom("\n", "\r\n", "\n", "\n"))), line)
      .map(([lines, last]) => lines.map(([each, end]) => each + end).join("") + last);
    const name = fc.constantFrom(
      ...[templates, removals, replacements, "placeholders/type.txt", "placeholders/a b.txt"],
      ...["effect_style_text/echo.txt", "effect_style_text/own.txt"],
    );
    fc.assert(
      fc.property(fc.dictionary(name, text), (folder) => {
        const files = Object.entries(folder).map(([path, each]) => ({ path, text: each }));
        const toml = imported(files);
        expect(exported(toml)).toEqual(files.toSorted((a, b) => (a.path < b.path ? -1 : 1)));
        expect(imported(exported(toml))).toBe(toml);
        expect(imported(files, { "effects.toml": toml })).toBe(toml);
      }),
    );
  });

  test("becomes tables that say what the lines mean", () => {
    const toml = imported([
      { path: templates, text: "Draw <n> card.\n  Mill one. \n" },
      { path: "placeholders/n.txt", text: "one\r\n_\r\nfoo_bar" },
      { path: replacements, text: "# plural\na : b:c\nx: y\n" },
      { path: "effect_style_text/counter.txt", text: "Counter\n" },
    ]);
    const { content } = { content: toml };
    expect(content).toContain('[[effect-templates]]\ntext = "Draw <n> card."\n');
    expect(content).toContain('text = "Mill one."\nwritten = "  Mill one. "\n');
    expect(content).toContain('values = ["one", "", "foo bar"]');
    expect(content).toContain('[[effect-replacements]]\nnote = "# plural"\n');
    expect(content).toContain('from = "a"\nto = "b:c"\nwritten = "a : b:c"\n');
    expect(content).toContain('from = "x"\nto = "y"\n\n');
    expect(content).toContain('patterns = ["counter"]\nwritten = ["Counter"]');
    expect(content).toContain('name = "placeholders/n.txt"\nnewline = "crlf"\nfinal-newline = false');
  });

  test("is written from rows without files of their own", () => {
    const rows = [
      '[[effect-templates]]\ntext = "A."\noff = true\n\n[[effect-templates]]\ntext = "B."\n',
      '[[effect-removals]]\nphrase = "no"\noff = true\n',
      '[[effect-replacements]]\nfrom = "a"\nto = "b"\nwritten = "stale: line"\n',
      '[[placeholders]]\nname = "p"\nvalues = ["", "x y"]\n',
    ];
    expect(exported(rows.join("\n"))).toEqual([
      { path: templates, text: "B.\n" },
      { path: removals, text: "# no\n" },
      { path: "placeholders/p.txt", text: "_\nx y\n" },
      { path: replacements, text: "a: b\n" },
    ]);
  });

  test("says what no line can say", () => {
    const rows = '[[effect-replacements]]\nfrom = "#a"\nto = "b"\n\n[[placeholders]]\nname = "../p"\nvalues = ["a"]\n';
    const outcome = effectsFolder.fromToml(documentOf(rows), [{ path: "placeholders/old.txt", text: "" }], {});
    if (!outcome.ok) throw new Error("refused");
    expect(outcome.value.remarks.map(({ path, isLoss }) => [path, isLoss])).toEqual([
      [replacements, true],
      ["placeholders/../p.txt", true],
    ]);
    expect(outcome.value.removed).toEqual(["placeholders/old.txt"]);
  });

  test("changes only the rows whose lines changed", () => {
    const before = [
      "# Mine.",
      "[[effect-templates]]",
      'text = "A."',
      'id = "first"',
      "",
      "[[effect-templates]] # off",
      'text = "Off."',
      "off = true",
      "",
      "[[effect-templates]]",
      'text = "B."',
      "",
      "[[effect-removals]]",
      'phrase = "no"',
      "off = true",
      "",
      "[[effect-styles]]",
      'style = "surge"',
      'patterns = ["x"]',
      'window = "own"',
      "",
      "[[others]]",
      "x = 1",
      "",
    ].join("\n");
    const files = [
      { path: templates, text: "A.\nNew.\nB.\n" },
      { path: removals, text: "# no\n" },
      { path: "effect_style_text/surge.txt", text: "y\n" },
    ];
    const after = imported(files, { "effects.toml": before });
    const expected = before
      .replace("[[effect-templates]] # off", '[[effect-templates]]\ntext = "New."\n\n[[effect-templates]] # off')
      .replace('["x"]', '["y"]');
    expect(after.startsWith(expected.trimEnd())).toBe(true);
    expect(printDocument(must(parseDocument(after)))).toBe(after);
  });

  test("is refused with the names of the files that cannot be read", () => {
    const files = [
      { path: templates, text: "\uFEFFa" },
      { path: removals, text: "a\rb" },
      { path: classes, text: "{}" },
    ];
    const outcome = effectsFolder.toToml(files, new Map(), {});
    expect(outcome.ok ? [] : outcome.error.map(({ file }) => file)).toEqual([templates, classes, removals]);
  });

  test.each([
    [classes, '[{ "column": "A", "mode": "exact", "patterns": [], "remark": "mine" }]'],
    [classes, '[{ "column": "A", "mode": "regex", "patterns": [] }]'],
    [templates, "a\r"],
    [templates, "a\rb\n"],
  ])("is refused where %s has what no row could keep: %j", (path, text) => {
    const outcome = effectsFolder.toToml([{ path, text }], new Map(), {});
    expect(outcome).toMatchObject({ ok: false, error: [{ file: path }] });
  });

  test("takes a class without a mode for one of patterns, as the rules do", () =>
    expect(exported('[[effect-classes]]\ncolumn = "A"\npatterns = ["a"]\n')).toEqual([
      { path: classes, text: '[\n {\n  "column": "A",\n  "mode": "pattern",\n  "patterns": [\n   "a"\n  ]\n }\n]\n' },
    ]));

  test("has remarks for its blank lines", () => {
    const toml = imported([{ path: removals, text: "a\n\n \n# b\n" }]);
    expect(toml).toMatch(/phrase = "a"\n[^]*note = ""\n[^]*note = " "\n[^]*note = "# b"\n/u);
    expect(toml).not.toContain('phrase = ""');
  });

  test("keeps a classification, however it is laid out", () => {
    const calls = [{ column: "UNIT", input: "a.txt", mode: "pattern", patterns: ["<a>"] }];
    for (const text of [JSON.stringify(calls), JSON.stringify(calls, null, 1), `${JSON.stringify(calls, null, 1)}\n`]) {
      const toml = imported([{ path: classes, text }]);
      expect(exported(toml)).toEqual([{ path: classes, text }]);
      expect(toml.includes("written")).toBe(text === JSON.stringify(calls));
    }
  });

  test("keeps each key of a classification when one of its patterns changes", () => {
    const call = { column: "A", input: "a.txt", match_column: "B", mode: "exact", patterns: ["one"] };
    const toml = imported([{ path: classes, text: JSON.stringify([call, { ...call, mode: "pattern" }]) }]);
    const changed = [call, { ...call, mode: "pattern", patterns: ["two"] }];
    const [file] = exported(toml.replace(/(mode = "pattern"\npatterns = )\["one"\]/u, '$1["two"]'));
    expect(JSON.parse(file?.text ?? "")).toEqual(changed);
  });

  test("has rows of its own files only, those of styles in the order of their indexes", () => {
    const others = ["placeholders/a/b.txt", "placeholders/c.md", "d.txt", "other/e.txt"];
    expect(imported(others.map((path) => ({ path, text: "a\n" })))).toBe("");
    const named = ["aa", "echo", "counter", "surge"].map((style) => ({
      path: `effect_style_text/${style}.txt`,
      text: "x\n",
    }));
    const order = [...imported(named).matchAll(/style = "(\w+)"/gu)].map(([, style]) => style);
    expect(order).toEqual(["counter", "echo", "surge", "aa"]);
  });

  test("says how a line or a file is written only where that is not usual", () => {
    const toml = imported([
      { path: removals, text: "# remark\n\nno\n" },
      { path: templates, text: "" },
    ]);
    expect(toml).not.toContain("written");
    expect(exported(toml).map(({ text }) => text)).toEqual(["", "# remark\n\nno\n"]);
  });

  test("is written as it was while the rows say the same, a row that is switched off beside them", () => {
    const toml = imported([{ path: templates, text: "A.\r\nB.\n" }]);
    expect(exported(`${toml}\n[[effect-templates]]\ntext = "Off."\noff = true\n`)).toEqual([
      { path: templates, text: "A.\r\nB.\n" },
    ]);
    expect(exported(toml.replace('"B."', '"C."'))).toEqual([{ path: templates, text: "A.\r\nC.\r\n" }]);
    const values = '[[placeholders]]\nname = "p"\nvalues = ["two"]\nwritten = ["one_"]\n';
    expect(exported(values)).toEqual([{ path: "placeholders/p.txt", text: "two\n" }]);
  });

  test("has the files that were there though no row is left, and none that never was", () => {
    const file = (name: string) => `[[effect-files]]\nname = "${name}"\n`;
    const known = [classes, templates, "placeholders/p.txt"].map(file).join("\n");
    const empty = '[[placeholders]]\nname = "p"\nvalues = []\n\n[[placeholders]]\nname = "q"\nvalues = []\n';
    expect(exported(`${known}\n${empty}`)).toEqual([
      { path: templates, text: "" },
      { path: classes, text: "[]\n" },
      { path: "placeholders/p.txt", text: "" },
    ]);
  });

  test.each<[what: string, row: string, remarks: (readonly [path: string, isLoss: boolean | undefined])[]]>([
    ["a row that is switched off", '[[effect-removals]]\nphrase = "no"\noff = true\n', []],
    ["a phrase that nothing replaces", '[[effect-replacements]]\nfrom = "a"\n', []],
    ["a remark that is switched off", '[[effect-removals]]\nnote = "# mine"\noff = true\n', []],
    ["a phrase that is a remark", '[[effect-removals]]\nphrase = "# no"\n', [[removals, true]]],
    ["a value with space around it", '[[placeholders]]\nname = "p"\nvalues = [" x"]\n', [["placeholders/p.txt", true]]],
    ["a hidden file", '[[placeholders]]\nname = ".p"\nvalues = ["x"]\n', [["placeholders/.p.txt", true]]],
    [
      "a placeholder named like the replacements",
      '[[placeholders]]\nname = "phrase_replacements"\nvalues = ["x"]\n',
      [[replacements, true]],
    ],
  ])("remarks on what the files cannot say: %s", (_, row, remarks) => {
    const outcome = effectsFolder.fromToml(documentOf(row), [], {});
    if (!outcome.ok) throw new Error("refused");
    expect(outcome.value.remarks.map(({ path, isLoss }) => [path, isLoss])).toEqual(remarks);
  });

  test("keeps a remark that is switched off", () => {
    expect(exported('[[effect-removals]]\nnote = "# mine"\noff = true\n')).toEqual([
      { path: removals, text: "# mine\n" },
    ]);
  });

  test("is known by its templates", () => {
    expect([[templates], [classes], ["placeholders/p.txt"]].map((paths) => effectsFolder.recognises(paths))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("rows that are there already (EFFECTS-7)", () => {
  const row = (table: string, ...lines: readonly string[]): string => `[[${table}]]\n${lines.join("\n")}\n`;
  const rowsOf = (toml: string, table: string): readonly string[] =>
    toml.split(/\n*(?=\[\[)/u).flatMap((each) => (each.startsWith(`[[${table}]]`) ? [each.trim()] : []));
  const after = (files: readonly FolderFile[], table: string, ...rows: readonly string[]): readonly string[] =>
    rowsOf(imported(files, { "effects.toml": rows.join("\n") }), table);

  test("take the lines of the first where several have the name of a file, and new files come last", () => {
    const table = "placeholders";
    const named = (name: string, value: string, ...more: readonly string[]) =>
      row(table, `name = "${name}"`, `values = ["${value}"]`, ...more);
    const files = ["a", "z"].map((name) => ({ path: `placeholders/${name}.txt`, text: "new\n" }));
    expect(after(files, table, named("z", "old", "# first"), named("z", "old", "# second"))).toEqual(
      [named("z", "new", "# first"), named("a", "new")].map((each) => each.trim()),
    );
  });

  test("stay from the start where equal ones become fewer", () => {
    const template = (id: string) => row("effect-templates", 'text = "A."', `id = "${id}"`);
    const files = [{ path: templates, text: "A.\n" }];
    expect(after(files, "effect-templates", template("first"), template("second"))).toEqual([template("first").trim()]);
  });

  test("of classes stay where they say the same and nothing more", () => {
    const call = (...more: readonly string[]) =>
      row("effect-classes", 'column = "A"', 'mode = "exact"', 'patterns = ["x"]', ...more);
    const files = [{ path: classes, text: JSON.stringify([{ column: "A", mode: "exact", patterns: ["x"] }]) }];
    expect(after(files, "effect-classes", call('input = "a.txt"', "# first"), call("# second"))).toEqual([
      call("# second").trim(),
    ]);
  });

  test("of classes keep what else they say where others come before them", () => {
    const before = ["A", "B"].map(
      (column) =>
        `[[effect-classes]]\ncolumn = "${column}"\nmode = "exact"\npatterns = ['a']\nauthor = "of ${column}"\n`,
    );
    const wanted = ["C", "A", "B"].map((column) => ({ column, mode: "exact", patterns: ["a"] }));
    const files = [{ path: classes, text: JSON.stringify(wanted) }];
    const after = imported(files, { "effects.toml": before.join("\n") });
    // They stay as they are spelled, too.
    for (const row of before) expect(after).toContain(row);
    expect(after.match(/author/gu)).toHaveLength(2);
  });

  test("are changed in the file that has them", () => {
    const documents = new Map(
      [
        ["a.toml", "x = 1\n"],
        ["b.toml", row("effect-templates", 'text = "A."')],
      ].map(([path = "", text = ""]) => [path, must(parseDocument(text))]),
    );
    const outcome = effectsFolder.toToml([{ path: templates, text: "A.\nB.\n" }], documents, {});
    if (!outcome.ok) throw new Error("refused");
    const written = new Map(outcome.value.files.map(({ path, text }) => [path, text]));
    expect(written.get("a.toml")).toBe("x = 1\n");
    expect(rowsOf(written.get("b.toml") ?? "", "effect-templates")).toHaveLength(2);
    expect(written.get("effects.toml")).toContain('name = "all_effect_templates.txt"');
  });

  const odd = "[[effect-templates]]\ntext = 'A.'   # mine";
  const last = "[[effect-templates]]\ntext = 'B.'";

  test.each([["N1.", "N2.", "A.", "B."], ["A.", "N1.", "N2.", "B."], ["A.", "B.", "N1.", "N2."], ["B."], ["A."], []])(
    "stay as they are spelled, and new ones stand where their lines do: %s %s %s %s",
    (...lines) => {
      const text = lines.map((line) => `${line}\n`).join("");
      const spelled = new Map([
        ["A.", odd],
        ["B.", last],
      ]);
      expect(after([{ path: templates, text }], "effect-templates", `${odd}\n`, last)).toEqual(
        lines.map((line) => spelled.get(line) ?? `[[effect-templates]]\ntext = "${line}"`),
      );
    },
  );

  test("take a line that changed in place, with what else they say", () => {
    const rows = after([{ path: templates, text: "C.\nB.\n" }], "effect-templates", `${odd}\nid = "first"\n`, last);
    expect([rows.length, rows[1]]).toEqual([2, last]);
    expect(rows[0]).toMatch(/^\[\[effect-templates\]\]\ntext = ["']C\.["'] {3}# mine\nid = "first"$/u);
  });

  test.each([
    ["a line at the start and another that changed", "N. A. B. C2. D.", "- a b c d"],
    ["lines away from both ends", "B. N. D2.", "b c d"],
    ["a line that moved to the end", "B. C. D. A.", "b c d -"],
    ["two that changed, and one more", "A. B2. C2. N. D.", "a b c - d"],
    ["equal lines", "A. A. B. C. D.", "a - b c d"],
    ["all other lines", "N. O.", "a b"],
  ])("keep what else they say beside %s", (_what, lines, ids) => {
    const rows = ["A", "B", "C", "D"].map((each) =>
      row("effect-templates", `text = "${each}."`, `id = "${each.toLowerCase()}"`),
    );
    const texts = lines.split(" ");
    const now = after(
      [{ path: templates, text: texts.map((each) => `${each}\n`).join("") }],
      "effect-templates",
      ...rows,
    );
    expect(now.map((each) => /text = "(.*)"/u.exec(each)?.[1])).toEqual(texts);
    expect(now.map((each) => /id = "(.*)"/u.exec(each)?.[1] ?? "-").join(" ")).toBe(ids);
  });

  test.each(["x = 1", "x = 1\n", "x = 1\n\n"])("are parted from new ones by a blank line: %j", (before) => {
    const toml = imported([{ path: templates, text: "A.\n" }], { "effects.toml": before });
    expect(toml.startsWith("x = 1\n\n[[effect-templates]]\n")).toBe(true);
  });
});

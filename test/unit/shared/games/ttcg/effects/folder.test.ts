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

  test("keeps a classification, however it is laid out", () => {
    const calls = [{ column: "UNIT", input: "a.txt", mode: "pattern", patterns: ["<a>"] }];
    for (const text of [JSON.stringify(calls), JSON.stringify(calls, null, 1), `${JSON.stringify(calls, null, 1)}\n`]) {
      const toml = imported([{ path: classes, text }]);
      expect(exported(toml)).toEqual([{ path: classes, text }]);
      expect(toml.includes("written")).toBe(text === JSON.stringify(calls));
    }
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, must, type Result } from "../../../../shared/base/index.js";
import {
  applyTextChanges,
  behindValue,
  parseDocument,
  printDocument,
  removeKey,
  rowChanges,
  rowEntries,
  rowValue,
  setSource,
  setValue,
  sourceAt,
  type Edited,
  type TomlDocument,
  type TomlValue,
} from "../../../../shared/toml/index.js";
import { WideRow } from "../../../../shared/toml/wide-row.js";

const keyNames = Array.from({ length: 400 }, (_, at) => `k${at}`);
const order = ["id", ...keyNames.slice(0, 300)];

const source = fc.constantFrom(
  ...[
    '"text"',
    "'c:\\d'",
    "12",
    "2.50",
    "true",
    "[1, 2]",
    "[\n  1, # one\n  2,\n]",
    "{ x = 1 }",
    '"""\nlong\n[[cards]]\n"""',
  ],
);
const value = fc.constantFrom<TomlValue>(
  ...[
    { kind: "string" as const, value: "other" },
    { kind: "string" as const, value: "of two\nlines" },
    { kind: "integer" as const, value: 7n },
    { kind: "array" as const, items: [{ kind: "integer" as const, value: 1n }] },
  ],
);

/** How the lines of a row are written: what is above a line, before and behind its `=`, and behind its value. */
const look = fc.record({
  above: fc.constantFrom("", "", "", "# about it\n", "\n", "\n# apart\n\n", "# ---- Water ----\n"),
  gap: fc.constantFrom(" ", "", "   "),
  behind: fc.constantFrom("", "", " # why", "\t"),
  source,
});
const lines = fc.tuple(
  fc.array(look, { minLength: 20, maxLength: 40 }),
  fc.integer({ min: 66, max: 330 }),
  fc.boolean(),
  fc.constantFrom("", "\n", "# below\n\n", "\n# ---- Fire ----\n"),
);

const plainLook: Look = { above: "", gap: " ", behind: "", source: "1" };

function rowText([looks, count, isAligned, tail]: readonly [readonly Look[], number, boolean, string]): string {
  const own = Array.from({ length: count }, (_, at) => {
    const { above, gap, behind, source: spelled } = looks[at % looks.length] ?? plainLook;
    const key = keyNames[(at * 7) % 400] ?? "";
    return `${above}${isAligned ? key.padEnd(6) : `${key}${gap}`}= ${spelled}${behind}\n`;
  });
  return `# the row\n[[cards]]\n${own.join("")}${tail}`;
}
interface Look {
  readonly above: string;
  readonly gap: string;
  readonly behind: string;
  readonly source: string;
}

const act = fc.oneof(
  fc.record({ kind: fc.constant("source" as const), key: fc.constantFrom(...keyNames), source }),
  fc.record({ kind: fc.constant("value" as const), key: fc.constantFrom(...keyNames), value }),
  fc.record({ kind: fc.constant("remove" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("last" as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer Kind> ? Kind : never;

const row = 1;
const at = (key: string) => ["cards", row, key];
const read = (text: string): TomlDocument => must(parseDocument(text));

function carryOut(document: TomlDocument, one: Act): Result<Edited> {
  if (one.kind === "source") return setSource(document, at(one.key), one.source, { order });
  if (one.kind === "value") return setValue(document, at(one.key), one.value, { order });
  const keys = rowEntries(document, ["cards"], row).map(({ key }) => key);
  const own = keys.filter((key) => key !== "below");
  const key = (one.kind === "last" ? own.at(-1) : own[one.at % own.length]) ?? "";
  return removeKey(document, at(key));
}

const wideRows = (document: TomlDocument): number =>
  [...document.chunks].filter((chunk) => chunk instanceof WideRow).length;

/** Each chunk is what a reading of the whole text has in its place. */
function expectAsRead(document: TomlDocument): void {
  const text = printDocument(document);
  const whole = [...read(text).chunks];
  const here = [...document.chunks];
  expect(here.map((chunk) => chunk.text)).toEqual(whole.map((chunk) => chunk.text));
  for (const [place, chunk] of here.entries()) {
    const wanted = whole[place];
    expect(chunk.length).toBe(wanted?.length);
    expect(chunk.byteLength).toBe(wanted?.byteLength);
    const sections = chunk.sections.map(({ path, kind, from, bodyFrom, pairs }) => ({
      path,
      kind,
      from,
      bodyFrom,
      pairs,
    }));
    expect(sections).toEqual(wanted?.sections);
  }
}

describe("a row of many keys", () => {
  it("is edited like one that is read whole each time, and every byte comes back", () => {
    let wide = 0;
    fc.assert(
      fc.property(lines, fc.array(act, { minLength: 1, maxLength: 12 }), fc.boolean(), (shape, acts, isCrLf) => {
        const lf = `[[cards]]\nid = "first"\n\n${rowText(shape)}`;
        const ends = (text: string): string => (isCrLf ? text.replaceAll("\n", "\r\n") : text);
        const next = ends('[[cards]]\nid = "next"\n');
        // A table below the row has it read whole after each edit.
        const below = ends("[cards.below]\nz = 1\n");
        let plain = read(ends(lf) + below + next);
        let document = read(ends(lf) + next);
        const inverses: Edited["inverse"][] = [];
        for (const one of acts) {
          const [edited, other] = [carryOut(document, one), carryOut(plain, one)];
          expect(edited.ok).toBe(other.ok);
          if (!edited.ok || !other.ok) continue;
          expect(applyChanges(printDocument(document), edited.value.changes)).toBe(printDocument(edited.value.doc));
          const [before, after] = [rowEntries(document, ["cards"], row), rowEntries(edited.value.doc, ["cards"], row)];
          const changes = rowChanges(document, edited.value.doc, ["cards", row]);
          const held = (entries: typeof before) => new Map(entries.map((entry) => [entry.key, entry.value]));
          for (const change of changes ?? []) {
            expect(change.before).toEqual(held(before).get(change.key));
            expect(change.after).toEqual(held(after).get(change.key));
          }
          document = edited.value.doc;
          plain = other.value.doc;
          inverses.push(edited.value.inverse);
          expect(printDocument(plain).replace(below, "")).toBe(printDocument(document));
          expectAsRead(document);
          wide += wideRows(document);
          for (const { key } of after.slice(0, 9)) {
            const spelled = sourceAt(plain, at(key));
            expect(sourceAt(document, at(key))).toBe(spelled);
            expect(behindValue(document, at(key))).toBe(behindValue(plain, at(key)));
            expect(rowValue(document, ["cards"], row, key)).toEqual(rowValue(plain, ["cards"], row, key));
          }
        }
        for (const inverse of inverses.toReversed()) {
          const undone = applyTextChanges(document, inverse);
          expect(undone.ok).toBe(true);
          if (undone.ok) document = undone.value.doc;
          expectAsRead(document);
        }
        expect(printDocument(document)).toBe(ends(lf) + next);
      }),
      { numRuns: 40, seed: 18 },
    );
    expect(wide).toBeGreaterThan(150);
  });

  it("is what a reading of the whole text is after any change of the text, or refused like that", () => {
    const insert = fc.constantFrom(
      ...[
        "new = 1\n",
        "new = 1 # why\n",
        '  new = """\n"""\n',
        "new = 1",
        "new = 1\n\n",
        "new.er = 1\n",
        "k7 = 1\n",
        "k7 = 1",
      ],
      ...[
        "# about it\n",
        "# ---- Water ----\n",
        "\n",
        "[[cards]]\n",
        "[cards.below]\n",
        "\n\n# about the next\n",
        "new = \n",
      ],
    );
    const line = fc.integer({ min: 0, max: 90 });
    const place = fc.constantFrom<"line" | "unit">("line", "line", "line", "unit");
    const count = fc.constantFrom(0, 0, 1, 1, 2);
    const change = fc.record({ line, place, count, insert: fc.oneof(insert, fc.constant("")) });
    let wide = 0;
    fc.assert(
      fc.property(lines, fc.array(change, { minLength: 1, maxLength: 6 }), fc.boolean(), (shape, changes, isLast) => {
        const own = rowText([shape[0], 66, shape[2], shape[3]]);
        let document = read(isLast ? own : `${own}# the next\n[[cards]]\nid = "next"\n`);
        for (const one of changes) {
          const text = printDocument(document);
          const starts = [0, ...Array.from(text.matchAll(/\n/gu), ({ index }) => index + 1)];
          const by = one.place === "unit" ? 2 : 0;
          const from = Math.min((starts[one.line] ?? text.length) + by, text.length);
          const to = Math.max(from, Math.min((starts[one.line + one.count] ?? text.length) + by, text.length));
          const now = applyTextChanges(document, [{ from, to, insert: one.insert }]);
          const whole = parseDocument(text.slice(0, from) + one.insert + text.slice(to));
          expect(now.ok).toBe(whole.ok);
          if (!now.ok) continue;
          document = now.value.doc;
          wide += wideRows(document);
          expectAsRead(document);
          const undone = must(applyTextChanges(document, now.value.inverse)).doc;
          expect(printDocument(undone)).toBe(text);
          expectAsRead(undone);
        }
      }),
      { numRuns: 400, seed: 18 },
    );
    expect(wide).toBeGreaterThan(150);
  });

  it("gets and loses hundreds of keys, wherever they belong", () => {
    const added = fc.sample(fc.shuffledSubarray(keyNames, { minLength: 400 }), { numRuns: 1, seed: 18 })[0] ?? [];
    const own = keyNames.slice(0, 70).map((key) => `${key} = 1\n`);
    const below = "[cards.below]\nz = 1\n";
    const first = '[[cards]]\nid = "first"\n';
    const start = `${first}[[cards]]\n# on top\n${own.join("")}`;
    let document = read(start);
    let plain = read(start + below);
    const both = (change: (of: TomlDocument) => Result<Edited>): void => {
      [document, plain] = [must(change(document)).doc, must(change(plain)).doc];
      expect(printDocument(document) + below).toBe(printDocument(plain));
    };
    for (const key of added) both((of) => setValue(of, at(key), { kind: "integer", value: 2n }, { order }));
    expectAsRead(document);
    for (const key of added.toSorted()) both((of) => removeKey(of, at(key)));
    expect(printDocument(document)).toBe(`${first}[[cards]]\n# on top\n`);
    expectAsRead(document);
  });

  const numbered = keyNames.slice(100, 200).map((key) => `${key} = 1\n`);
  const next = '[[cards]]\nid = "next"\n';

  it("leaves a comment to the row below it when the key between them goes", () => {
    const start = `[[cards]]\n[[cards]]\n${numbered.join("")}# about\nlast = 1\n${next}`;
    const document = must(removeKey(read(start), at("last"))).doc;
    expect([...document.chunks].at(-1)?.text).toBe(`# about\n${next}`);
    expectAsRead(document);
  });

  it("gets a key without blanks that would align nothing", () => {
    const document = read(`[[cards]]\n[[cards]]\n${numbered.join("")}${next}`);
    const edited = must(setSource(document, at("x"), "2")).doc;
    expect(printDocument(edited)).toBe(`[[cards]]\n[[cards]]\n${numbered.join("")}x = 2\n${next}`);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measures, readFigureFile, writeFigureFile, type SavedFigure } from "../../../../shared/pivot/index.js";

const text = fc.string({ minLength: 1, maxLength: 40 });
const scope = fc.constantFrom("all", "shown");
const pivot = fc.record(
  {
    rows: fc.array(text, { minLength: 1, maxLength: 2 }),
    columns: fc.array(text, { maxLength: 1 }),
    measure: fc.constantFrom(...measures),
    of: text,
    scope,
    order: fc.constantFrom("value", "total"),
  },
  { requiredKeys: ["rows", "columns", "measure", "scope", "order"] },
);
const sheet = { file: text, table: fc.array(text, { minLength: 1, maxLength: 2 }) };
const hash = fc.string({ minLength: 40, maxLength: 40, unit: fc.constantFrom("0", "a", "f") });
const compare = fc.record({ commit: text, hash }, { requiredKeys: ["commit"] });
const fit = fc.record({ number: text, against: text, scope });
const any = fc.oneof(
  fc.record({ ...sheet, pivot, compare }, { requiredKeys: ["file", "table", "pivot"] }),
  fc.record({ ...sheet, fit, compare }, { requiredKeys: ["file", "table", "fit"] }),
);
const emptyCommit =
  'file = "a"\ntable = ["b"]\n[fit]\nnumber = "c"\nagainst = "d"\nscope = "all"\n[compare]\ncommit = ""\n';

describe("the file of a saved pivot or fit", () => {
  it("is readable", () => {
    const figure: SavedFigure = {
      file: "cards.toml",
      table: ["cards"],
      pivot: { rows: ["type"], columns: ["cost"], measure: "mean", of: "power", scope: "all", order: "total" },
    };
    expect(writeFigureFile(figure)).toBe(
      `# A question to a sheet, of Cardwright: open it in the dialog of pivot tables or of fits.
file = "cards.toml"
table = ["cards"]

[pivot]
rows = ["type"]
columns = ["cost"]
measure = "mean"
of = "power"
scope = "all"
order = "total"
`,
    );
  });

  it("is read as it was written", () => {
    fc.assert(
      fc.property(any, (figure) => {
        expect(readFigureFile(writeFigureFile(figure))).toEqual({ ok: true, value: figure });
      }),
    );
  });

  it.each([
    emptyCommit,
    "",
    'file = "a"\ntable = ["b"]\n',
    'file = "a"\ntable = ["b"]\n[fit]\nnumber = 1\n',
    "= broken",
  ])("says what is wrong in %j", (broken) => {
    const read = readFigureFile(broken);
    expect(read.ok ? [] : read.error).not.toEqual([]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  macroActs,
  mostSteps,
  readMacroFile,
  writeMacroFile,
  type MacroStep,
} from "../../../../shared/macros/index.js";

const step = (lines: string): string => `[[steps]]\n${lines}\n`;
const faultsOf = (text: string): readonly unknown[] => {
  const read = readMacroFile(text);
  return read.ok ? [] : read.error;
};

describe("a macro file", () => {
  it("is readable, and reads as what was written", () => {
    const steps: MacroStep[] = [
      { column: "cost", act: "add", value: "-1" },
      { column: "tags[0]", act: "multiply", value: "1,5", rounded: true },
      { column: "name", act: "set", value: 'The "Old"\nOne' },
      { column: "flavor", act: "clear" },
    ];
    const text = writeMacroFile({ steps });
    expect(text).toContain('[[steps]]\ncolumn = "cost"\nact = "add"\nvalue = "-1"\n');
    expect(readMacroFile(text)).toEqual({ ok: true, value: { steps } });
  });

  it("reads any steps as they were written", () => {
    const any = fc.record({ column: fc.string({ minLength: 1, maxLength: 50 }), value: fc.string() });
    const texts = any.chain((base) =>
      fc.constantFrom("set", "before", "after", "expression").map((act) => ({ ...base, act })),
    );
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 5 }), (steps) => {
        expect(readMacroFile(writeMacroFile({ steps }))).toEqual({ ok: true, value: { steps } });
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ["an unknown act", step('column = "a"\nact = "mutliply"\nvalue = "2"'), 3, "Did you mean “multiply”?"],
    ["an unknown key", step('colum = "a"\nact = "clear"'), 2, "Did you mean “column”?"],
    [
      "a misspelled key beside the right one",
      step('column = "a"\nact = "clear"\nvalu = "1"'),
      4,
      "Did you mean “value”?",
    ],
    ["a value that is no number", step('column = "a"\nact = "add"\nvalue = "two"'), 4, undefined],
    ["a value where none is taken", step('column = "a"\nact = "clear"\nvalue = "2"'), 4, undefined],
    ["a value for what takes the key out", step('column = "a"\nact = "remove"\nvalue = "2"'), 4, undefined],
    ["a factor that is no number", step('column = "a"\nact = "multiply"\nvalue = "1,5,0"'), 4, undefined],
    ["a blank number", step('column = "a"\nact = "add"\nvalue = " "'), 4, undefined],
    [
      "more characters than any macro needs",
      step('column = "a"\nact = "clear"') + `#${" ".repeat(1_000_000)}\n`,
      undefined,
      undefined,
    ],
    ["no value where one is needed", step('column = "a"\nact = "set"'), 3, undefined],
    ["a number instead of a text", step('column = "a"\nact = "set"\nvalue = 2'), 4, undefined],
    ["broken TOML", '[[steps]]\ncolumn = "a\n', 2, undefined],
    ["no steps", "", undefined, undefined],
    ["another file", 'name = "x"\n', undefined, undefined],
    ["too many steps", step('column = "a"\nact = "clear"').repeat(mostSteps + 1), undefined, undefined],
  ])("with %s is refused, with line and column", (_, text, line, suggestion) => {
    const faults = faultsOf(text);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults).toContainEqual(
      expect.objectContaining({
        ...(line === undefined ? {} : { line, column: expect.any(Number) as number }),
        ...(suggestion === undefined ? {} : { suggestion }),
      }),
    );
  });

  it("that is hostile is refused without being read through", () => {
    for (const text of ["x".repeat(2_000_000), `a = ${"[".repeat(200_000)}`, "[__proto__]\nsteps = []\n"]) {
      expect(readMacroFile(text).ok).toBe(false);
    }
    expect(macroActs).toHaveLength(8);
  });
});

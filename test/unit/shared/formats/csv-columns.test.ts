import { expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { withCsvColumns } from "../../../../shared/formats/index.js";

const text = 'name,note\nSalt,"a, b"\nTide,\n';

test("columns are added after the present ones, which stay as they were written", () => {
  const columns = [
    { name: "rate", cells: [0.5, null] },
    { name: "label", cells: ["Salt: 3", "7"] },
  ];
  expect(must(withCsvColumns(text, columns))).toBe('name,note,rate,label\nSalt,"a, b",0.5,Salt: 3\nTide,,,"7"\n');
  expect(must(withCsvColumns(text, []))).toBe(text);
});

test("other rows than the columns have cells for are refused, as what is not CSV", () => {
  expect(withCsvColumns(text, [{ name: "rate", cells: [1] }])).toMatchObject({
    ok: false,
    error: { code: "csv/other-rows" },
  });
  expect(withCsvColumns('a\n"b', []).ok).toBe(false);
});

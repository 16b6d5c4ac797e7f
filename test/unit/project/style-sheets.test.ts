import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const folder = resolve(import.meta.dirname, "../../../renderer/theme");

/** Rules of one class by itself, outside of media queries: `.name {`. */
const rulesOfClasses = /(?<!,\n)^\.([\w-]+) \{$/gmu;

test("a class is styled by one style sheet: all are in force at once, and the last would win everywhere", () => {
  const sheetsOf = new Map<string, Set<string>>();
  for (const sheet of readdirSync(folder).filter((file) => file.endsWith(".css"))) {
    for (const [, name = ""] of readFileSync(join(folder, sheet), "utf8").matchAll(rulesOfClasses)) {
      sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(sheet));
    }
  }
  const inSeveral = [...sheetsOf].filter(([, sheets]) => sheets.size > 1);
  expect(inSeveral.map(([name, sheets]) => `.${name}: ${[...sheets].join(", ")}`)).toEqual([]);
});

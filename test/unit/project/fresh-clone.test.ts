import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");

/** The commands that set up a fresh clone: they run before anything is installed. */
const commands = ["electron/start.mjs", "electron/start/build.mjs", "test/run.mjs"];

/** What a module loads before its own code runs; `import()` inside of functions is left out. */
function staticImports(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    return from && ts.isStringLiteral(from) ? [from.text] : [];
  });
}

/** The packages that a command needs installed to begin at all, as `file: package`, and the files it loads. */
function loadedAtStart(command: string): { readonly packages: string[]; readonly files: ReadonlySet<string> } {
  const files = new Set([join(root, command)]);
  const packages: string[] = [];
  for (const file of files) {
    for (const specifier of staticImports(file)) {
      if (specifier.startsWith(".")) files.add(resolve(dirname(file), specifier));
      else if (!isBuiltin(specifier)) packages.push(`${relative(root, file)}: ${specifier}`);
    }
  }
  return { packages, files };
}

describe("on a fresh clone", () => {
  test.each(commands)("%s begins without any package", (command) => {
    const { packages, files } = loadedAtStart(command);
    expect(packages).toEqual([]);
    expect([...files].filter((file) => !existsSync(file))).toEqual([]);
  });

  test("the files that a command loads are followed", () => {
    expect([...loadedAtStart("test/run.mjs").files].map((file) => relative(root, file))).toContain(
      "test/support/runner/typed-rules.mjs",
    );
  });
});

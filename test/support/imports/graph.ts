import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import ts from "typescript";

/** Files by the files whose values they import; paths are relative to the repository, with `/`. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const root = join(import.meta.dirname, "../../..");
const isModule = (name: string): boolean => /\.tsx?$/u.test(name) && !name.endsWith(".d.ts");

/** `import type` leaves nothing behind; `import { type A }` still runs the module (`verbatimModuleSyntax`). */
const importsValue = (clause: ts.ImportClause | undefined): boolean =>
  clause?.phaseModifier !== ts.SyntaxKind.TypeKeyword;

/** The specifiers of the values that a module imports, re-exports or loads with `import()`; types are left out. */
export function valueImports(code: string, fileName = "module.tsx"): string[] {
  const found: string[] = [];
  const add = (specifier: ts.Expression | undefined): void => {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text);
  };
  const mayCall = /\bimport\s*\(/u.test(code);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && importsValue(node.importClause)) add(node.moduleSpecifier);
    else if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
    // Declarations of imports stand at the top; only calls are deeper.
    if (mayCall || ts.isSourceFile(node)) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, false));
  return found;
}

/** The module of the repository that a relative specifier names; undefined for packages, styles and data. */
function resolved(from: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/u, ""));
  return [path, path.replace(/\.js$/u, ".ts"), path.replace(/\.js$/u, ".tsx")].find((each) => files.has(each));
}

/** The graph of modules given by path and code. */
export function graphOf(modules: ReadonlyMap<string, string>): ImportGraph {
  const files = new Set(modules.keys());
  const graph = new Map<string, string[]>();
  for (const [file, code] of modules) {
    const targets = valueImports(code, file).flatMap((specifier) => resolved(file, specifier, files) ?? []);
    graph.set(file, [...new Set(targets)]);
  }
  return graph;
}

/** The graph of all TypeScript modules in areas of the repository. */
export function readGraph(areas: readonly string[]): ImportGraph {
  const modules = new Map<string, string>();
  for (const area of areas) {
    for (const entry of readdirSync(join(root, area), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !isModule(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      modules.set(relative(root, path).split(sep).join("/"), readFileSync(path, "utf8"));
    }
  }
  return graphOf(modules);
}

/** The import cycles of a graph: each set of modules that reach one another (Tarjan), the largest first. */
export function cyclesOf(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const at = order.size;
    order.set(file, at);
    open.push(file);
    isOpen.add(file);
    let low = at;
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (isOpen.has(target)) low = Math.min(low, order.get(target) ?? low);
    }
    lowest.set(file, low);
    if (low !== at) return low;
    const members = open.splice(open.indexOf(file));
    for (const member of members) isOpen.delete(member);
    if (members.length > 1 || graph.get(file)?.includes(file)) cycles.push(members.sort());
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles.sort((a, b) => b.length - a.length);
}

/** The imports that keep a cycle together, as `from -> to`. */
export function importsWithin(graph: ImportGraph, cycle: readonly string[]): string[] {
  const members = new Set(cycle);
  return cycle.flatMap((file) =>
    (graph.get(file) ?? []).filter((target) => members.has(target)).map((target) => `${file} -> ${target}`),
  );
}

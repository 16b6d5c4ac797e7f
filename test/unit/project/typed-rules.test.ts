import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oxlintArguments, rulesWithoutOxlint, typedRules } from "../../support/runner/typed-rules.mjs";

const root = resolve(import.meta.dirname, "../../..");

/** What each rule reports, in code that the compiler takes. */
const samples: Readonly<Record<string, string>> = {
  "await-thenable": "export async function f() { await 1; }",
  "no-array-delete": "declare const a: number[]; delete a[0];",
  "no-base-to-string": "export const s = ({}).toString();",
  "no-confusing-void-expression": "declare function f(): void; export const x = f();",
  "no-deprecated": "/** @deprecated */ declare function f(): void; f();",
  "no-duplicate-type-constituents": 'export type T = "a" | "a";',
  "no-floating-promises": "Promise.resolve(1);",
  "no-for-in-array": "declare const a: number[]; for (const k in a) k.trim();",
  "no-generated-empty-object-type": 'export type T = Omit<{ a: 1 }, "a">;',
  "no-implied-eval": 'setTimeout("x", 1);',
  "no-meaningless-void-operator": "declare function f(): void; void f();",
  "no-misused-promises": "declare const p: Promise<boolean>; if (p) p.then;",
  "no-misused-spread": "declare const p: Promise<number>; export const o = { ...p };",
  "no-mixed-enums": 'export enum E { A = 1, B = "b" }',
  "no-redundant-type-constituents": "export type T = unknown | string;",
  "no-unnecessary-boolean-literal-compare": "declare const b: boolean; export const c = b === true;",
  "no-unnecessary-condition": "declare const o: { a: 1 }; export const c = o ? 1 : 2;",
  "no-unnecessary-template-expression": 'export const s = `a${"b"}`;',
  "no-unnecessary-type-arguments": "declare function f<T = number>(a: T[]): T; f<number>([]);",
  "no-unnecessary-type-assertion": "declare const n: number; export const m = n as number;",
  "no-unnecessary-type-conversion": "declare const s: string; export const t = String(s);",
  "no-unnecessary-type-parameters": "export declare function f<T>(a: T): void;",
  "no-unsafe-argument": "declare const a: any; declare function f(n: number): void; f(a);",
  "no-unsafe-assignment": "declare const a: any; export const b = a;",
  "no-unsafe-call": "declare const a: any; a();",
  "no-unsafe-enum-assignment": "enum E { A, B } export const e: E = 1;",
  "no-unsafe-enum-comparison": "enum E { A, B } declare const e: E; export const c = e === 1;",
  "no-unsafe-member-access": "declare const a: any; export const b: unknown = a.b;",
  "no-unsafe-return": "declare const a: any; export function f(): number { return a; }",
  "no-unsafe-unary-minus": "declare const s: string; export const n = -s;",
  "no-useless-default-assignment": "declare const o: { a: number }; export const { a = 1 } = o;",
  "only-throw-error": 'throw "x";',
  "prefer-promise-reject-errors": 'export const p = Promise.reject("x");',
  "prefer-reduce-type-parameter": "export const a = [1].reduce((all) => all, [] as number[]);",
  "prefer-return-this-type": "export class A { a(): A { return this; } }",
  "related-getter-setter-pairs": "export interface A { get a(): string; set a(value: number); }",
  "require-await": "export async function f() { f; }",
  "restrict-plus-operands": 'declare const n: number; export const s = n + "a";',
  "restrict-template-expressions": "export const s = `${[1]}`;",
  "return-await": "declare const p: Promise<1>; export async function f() { try { return p; } catch { return 2; } }",
  "switch-exhaustiveness-check": 'declare const a: "a" | "b"; switch (a) { case "a": }',
  "unbound-method": "declare class A { a(): void } export const { a } = new A();",
  "use-unknown-in-catch-callback-variable": "declare const p: Promise<1>; p.catch((e) => { e; });",
};

const wrong = {
  "wrong.ts": 'export const n: number = "a";',
  "wrong.mjs": '// @ts-check\n/** @type {number} */ export const m = "a";',
};

let folder = "";
let reports: readonly string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cardwright-typed-rules-"));
  const compilerOptions = { strict: true, target: "ES2023", module: "ESNext", moduleResolution: "bundler" };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, allowJs: true, noEmit: true, types: [] },
      include: ["src"],
    }),
  );
  mkdirSync(join(folder, "src"));
  for (const [rule, code] of Object.entries(samples))
    writeFileSync(join(folder, "src", `${rule}.ts`), `${code}\nexport {};\n`);
  for (const [name, code] of Object.entries(wrong)) writeFileSync(join(folder, "src", name), `${code}\n`);
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, "node_modules/oxlint/bin/oxlint"), ...(await oxlintArguments(join(folder, "rules.json"))), "src"],
    {
      cwd: folder,
      encoding: "utf8",
      // It looks for its other half from the current folder on.
      env: { ...process.env, OXLINT_TSGOLINT_PATH: join(root, "node_modules/.bin/tsgolint") },
    },
  );
  reports = stdout.split("\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a sample stands for each rule that needs types", async () => {
  const rules = await typedRules();
  expect(Object.keys(rules).toSorted()).toEqual(
    Object.keys(samples)
      .map((rule) => `typescript/${rule}`)
      .toSorted(),
  );
  expect(rulesWithoutOxlint).toHaveLength(1);
});

test.each(Object.keys(samples))("is reported: %s", (rule) => {
  const own = reports.filter((line) => line.includes(`${rule}.ts:`));
  expect(own.filter((line) => line.includes(`(${rule})`))).not.toEqual([]);
});

test.each(Object.keys(wrong))("a wrong type is reported in %s", (file) => {
  expect(reports.filter((line) => line.includes(`${file}:`))).not.toEqual([]);
});

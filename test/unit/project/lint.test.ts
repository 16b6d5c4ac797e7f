import { ESLint } from "eslint";
import { join, resolve } from "node:path";
import tseslint from "typescript-eslint";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");

/** The repository's own configuration without the rules that need types, so that files may be imagined. */
const linter = new ESLint({
  cwd: root,
  overrideConfig: [
    {
      ...tseslint.configs.disableTypeChecked,
      languageOptions: { parserOptions: { projectService: false, program: null, project: false } },
    },
    { rules: { "@typescript-eslint/no-unused-vars": "off", "@typescript-eslint/no-require-imports": "off" } },
  ],
});

async function messages(file: string, code: string): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath: join(root, file) });
  return (result?.messages ?? []).map((message) => `${message.ruleId}: ${message.message}`);
}

type Sample = readonly [file: string, code: string];

const imports = (from: string, specifier: string): Sample => [from, `import { x } from "${specifier}";\nx();\n`];

const forbidden: Record<string, readonly (readonly [...Sample, expected: RegExp])[]> = {
  "a test in the browser waits for what it expects": [
    ["test/e2e/table.test.ts", "expect(await dialog().count()).toBe(1);", /may not be there yet/],
    [
      "test/e2e/table.test.ts",
      'expect(await page.locator("b").getAttribute("title")).toBe("x");',
      /await expect\.poll/,
    ],
  ],
  "the areas meet in shared/ only": [
    [...imports("renderer/app/frame.ts", "../../electron/files/index.js"), /renderer\/ may not import electron\//],
    [...imports("electron/main/index.ts", "../../renderer/app/index.js"), /electron\/ may not import renderer\//],
    [...imports("shared/toml/parse.ts", "../../renderer/app/index.js"), /shared\/ may not import renderer\//],
    [...imports("shared/toml/parse.ts", "../../electron/files/index.js"), /shared\/ may not import electron\//],
    [...imports("shared/games/ttcg/index.ts", "../../../renderer/app/index.js"), /may not import renderer\//],
    [...imports("renderer/app/frame.ts", "../../test/support/fake.js"), /Nothing imports test/],
    [...imports("electron/files/save.ts", "../../test/support/fake.js"), /Nothing imports test/],
    [...imports("shared/sheet/rows.ts", "../../test/support/fake.js"), /Nothing imports test/],
    [...imports("shared/sheet/rows.ts", "../../tabula/dreamtides/cards.js"), /holds data/],
  ],
  "rooms of shared/ point one way": [
    [...imports("shared/base/result.ts", "../toml/index.js"), /shared\/base may not import shared\/toml/],
    [...imports("shared/toml/parse.ts", "../sheet/index.js"), /shared\/toml may not import shared\/sheet/],
    [...imports("shared/toml/parse.ts", "../text/index.js"), /shared\/toml may not import shared\/text/],
    [...imports("shared/text/tokens.ts", "../toml/index.js"), /shared\/text may not import shared\/toml/],
    [...imports("shared/sheet/rows.ts", "../metadata/index.js"), /shared\/sheet may not import shared\/metadata/],
    [...imports("shared/metadata/read.ts", "../validate/index.js"), /shared\/metadata may not import/],
    [...imports("shared/validate/run.ts", "../workspace/index.js"), /shared\/validate may not import/],
    [...imports("shared/workspace/step.ts", "../bridge/index.js"), /shared\/workspace may not import/],
    [...imports("shared/formats/csv.ts", "../workspace/index.js"), /shared\/formats may not import/],
    [...imports("shared/match/zones.ts", "../bots/index.js"), /shared\/match may not import shared\/bots/],
    [...imports("shared/match/zones.ts", "../sheet/index.js"), /shared\/match may not import shared\/sheet/],
    [...imports("shared/bots/greedy.ts", "../toml/index.js"), /shared\/bots may not import/],
    [...imports("shared/base/result.ts", "../nowhere/index.js"), /shared\/base may not import shared\/nowhere/],
    [...imports("shared/nowhere/file.ts", "../base/index.js"), /shared\/nowhere may not import/],
  ],
  "only the list of games names a game": [
    [...imports("shared/sheet/rows.ts", "../games/dreamtides/index.js"), /Only shared\/games\/index\.ts/],
    [...imports("shared/match/zones.ts", "../games/ttcg/index.js"), /Only shared\/games\/index\.ts/],
    [...imports("shared/validate/run.ts", "../games/index.js"), /may know no games/],
    [...imports("shared/games/ttcg/index.ts", "../dreamtides/index.js"), /Only shared\/games\/index\.ts/],
    [...imports("shared/games/ttcg/rules/apply.ts", "../../dreamtides/index.js"), /Only shared\/games\/index\.ts/],
    [...imports("shared/games/ttcg/index.ts", "../index.js"), /may know no games/],
    [...imports("shared/games/index.ts", "../match/index.js"), /imports nothing else/],
    [...imports("shared/games/game.ts", "./ttcg/index.js"), /Only shared\/games\/index\.ts/],
    [...imports("shared/workspace/step.ts", "../games/game.js"), /may know no games/],
    [...imports("renderer/app/frame.ts", "../../shared/games/game.js"), /only its index\.ts/],
    [...imports("renderer/app/frame.ts", "../../shared/games/ttcg/index.js"), /Only shared\/games\/index\.ts/],
    [...imports("electron/cli/match.ts", "../../shared/games/ttcg/index.js"), /Only shared\/games\/index\.ts/],
  ],
  "outside a room only its index is imported": [
    [...imports("shared/sheet/rows.ts", "../toml/parse.js"), /only its index\.ts/],
    [...imports("renderer/grid/cell.ts", "../../shared/sheet/rows.js"), /only its index\.ts/],
    [...imports("renderer/grid/cell.ts", "../arrangement/asked.js"), /only its index\.ts/],
    [...imports("electron/session/worker.ts", "../files/save.js"), /only its index\.ts/],
    [...imports("shared/games/ttcg/language/parse.ts", "../../../text/tokens.js"), /only its index\.ts/],
    [...imports("shared/games/index.ts", "./ttcg/schema.js"), /only its index\.ts/],
  ],
  "rooms of electron/ point one way": [
    [...imports("electron/files/save.ts", "../session/index.js"), /electron\/files may not import/],
    [...imports("electron/session/worker.ts", "../bridge/index.js"), /electron\/session may not import/],
    [...imports("electron/bridge/port.ts", "../main/index.js"), /electron\/bridge may not import/],
    [...imports("electron/web/server.ts", "../main/index.js"), /electron\/web may not import electron\/main/],
    [...imports("electron/main/window.ts", "../web/index.js"), /electron\/main may not import electron\/web/],
    [...imports("electron/preload/index.ts", "../bridge/index.js"), /electron\/preload may not import/],
    [...imports("electron/simulation/pool.ts", "../session/index.js"), /electron\/simulation may not import/],
  ],
  "rooms of renderer/ point one way": [
    [...imports("renderer/state/store.ts", "../grid/index.js"), /renderer\/state may not import renderer\/grid/],
    [...imports("renderer/ui/Dialog.tsx", "../grid/index.js"), /renderer\/ui may not import renderer\/grid/],
    [...imports("renderer/grid/cell.ts", "../navigation/index.js"), /renderer\/grid may not import/],
    [...imports("renderer/grid/cell.ts", "../problems/index.js"), /renderer\/grid may not import/],
    [...imports("renderer/text/RulesDesk.tsx", "../commands/index.js"), /renderer\/text may not import/],
    [...imports("renderer/sandbox/edit-card.ts", "../commands/index.js"), /renderer\/sandbox may not import/],
    [...imports("renderer/commands/commands.ts", "../app/index.js"), /renderer\/commands may not import/],
    [...imports("renderer/grid/cell.ts", "../main.js"), /renderer\/grid may not import/],
    [...imports("renderer/nowhere/file.ts", "../state/index.js"), /renderer\/nowhere may not import/],
  ],
  "every way of importing is seen": [
    ["shared/toml/parse.ts", `import type { X } from "../sheet/index.js";\nexport type Y = X;\n`, /shared\/sheet/],
    ["shared/toml/parse.ts", `export { x } from "../sheet/index.js";\n`, /shared\/sheet/],
    ["shared/toml/parse.ts", `export * from "../sheet/index.js";\n`, /shared\/sheet/],
    ["shared/toml/parse.ts", `import "../sheet/index.js";\n`, /shared\/sheet/],
    ["shared/toml/parse.ts", `export const x = () => import("../sheet/index.js");\n`, /shared\/sheet/],
    ["shared/toml/parse.ts", `export type X = import("../sheet/index.js").X;\n`, /shared\/sheet/],
    ["renderer/app/frame.ts", `export const x = () => require("../../electron/files/index.js");\n`, /electron\//],
    ["renderer/app/frame.ts", `import w from "../../electron/session/worker.js?worker";\nw();\n`, /electron\//],
  ],
  "packages have their place": [
    [...imports("shared/toml/parse.ts", "node:fs"), /shared\/ may not import node:fs/],
    [...imports("shared/games/ttcg/index.ts", "node:crypto"), /shared\/ may not import node:crypto/],
    [...imports("shared/toml/parse.ts", "path"), /shared\/ may not import path/],
    [...imports("shared/sheet/rows.ts", "react"), /shared\/ may not import react/],
    [...imports("shared/sheet/rows.ts", "electron"), /shared\/ may not import electron/],
    [...imports("renderer/app/frame.ts", "electron"), /renderer\/ may not import electron/],
    [...imports("renderer/app/frame.ts", "node:path"), /renderer\/ may not import node:path/],
    [...imports("renderer/app/frame.ts", "ws"), /renderer\/ may not import ws/],
    [...imports("electron/session/worker.ts", "react"), /electron\/ may not import react/],
    [...imports("electron/session/worker.ts", "electron"), /Only electron\/main/],
    [...imports("electron/web/server.ts", "electron"), /Only electron\/main/],
    [...imports("electron/main/index.ts", "ws"), /Only electron\/web/],
    [...imports("electron/session/watch.ts", "chokidar"), /Only electron\/files/],
    [...imports("electron/preload/index.ts", "node:fs"), /The preload may import/],
  ],
  "shared/ has no clock, chance, disk, page or network": [
    ["shared/base/a.ts", "export const x = Date.now();\n", /no-restricted-properties/],
    ["shared/base/a.ts", "export const x = new Date();\n", /no-restricted-syntax/],
    ["shared/base/a.ts", "export const x = Date();\n", /no-restricted-syntax/],
    ["shared/base/a.ts", "export const x = performance.now();\n", /no-restricted-globals/],
    ["shared/base/a.ts", "export const x = Math.random();\n", /no-restricted-properties/],
    ["shared/base/a.ts", "export const x = crypto.randomUUID();\n", /no-restricted-globals/],
    ["shared/base/a.ts", "export const x = globalThis.crypto;\n", /no-restricted-globals/],
    ["shared/base/a.ts", "setTimeout(() => undefined, 1);\n", /no-restricted-globals/],
    ["shared/base/a.ts", "export const x = process.env;\n", /no-restricted-globals/],
    ["shared/base/a.ts", "export const x = Buffer.from([]);\n", /no-restricted-globals/],
    ["shared/base/a.ts", "export const x = document.title;\n", /no-restricted-globals/],
    ["shared/base/a.ts", 'export const x = fetch("x");\n', /no-restricted-globals/],
    ["shared/base/a.ts", "export const x = import.meta.url;\n", /no-restricted-syntax/],
    ["shared/games/ttcg/rules/apply.ts", "export const x = Math.random();\n", /no-restricted-properties/],
  ],
  "dangerous calls have one door": [
    ["electron/session/a.ts", 'import { writeFile } from "node:fs/promises";\nwriteFile;\n', /electron\/files only/],
    ["electron/cli/a.ts", 'import { writeFileSync } from "node:fs";\nwriteFileSync;\n', /electron\/files only/],
    ["electron/simulation/a.ts", 'import { rename } from "node:fs/promises";\nrename;\n', /electron\/files only/],
    ["electron/main/a.ts", 'import { createWriteStream } from "fs";\ncreateWriteStream;\n', /electron\/files only/],
    ["electron/main/a.ts", 'import fs from "node:fs";\nfs.writeFileSync("x", "");\n', /electron\/files only/],
    ["electron/main/a.ts", 'import * as fs from "node:fs";\nfs.writeFileSync("x", "");\n', /electron\/files only/],
    ["electron/main/a.ts", 'import { promises } from "node:fs";\npromises;\n', /electron\/files only/],
    [
      "electron/session/a.ts",
      'import { spawn } from "node:child_process";\nspawn;\n',
      /only processes are those of electron\/git/,
    ],
    ["electron/main/a.ts", 'shell.openExternal("https://a");\n', /links\.ts only/],
    ["electron/files/a.ts", 'eval("1");\n', /no-eval/],
    ["renderer/app/a.ts", 'new Function("1");\n', /no-new-func/],
    ["renderer/app/a.tsx", "export const x = <p dangerouslySetInnerHTML={{ __html: y }} />;\n", /untrusted/],
    ["renderer/app/a.ts", 'node.innerHTML = "x";\n', /untrusted/],
  ],
  "a dialog closes no overlay but its own": [
    ["renderer/app/a.tsx", 'import { closeOverlay } from "../state/index.js";\ncloseOverlay();\n', /useCloseOverlay/],
  ],
  "parts of the page that come late say when they could not be loaded": [
    ["renderer/app/a.tsx", 'import { lazy } from "react";\nlazy(() => import("./b.js"));\n', /use late\(\)/],
    ["renderer/app/a.tsx", 'import { Suspense } from "react";\nSuspense;\n', /use late\(\)/],
  ],
  "files stay small": [["shared/base/a.ts", "export {};\n".repeat(801), /max-lines/]],
};

const allowed: readonly Sample[] = [
  ["test/e2e/table.test.ts", "await expect.poll(() => dialog().count()).toBe(1);"],
  imports("shared/toml/parse.ts", "./scan.js"),
  imports("shared/toml/parse.ts", "../base/index.js"),
  imports("shared/metadata/read.ts", "../sheet/index.js"),
  imports("shared/validate/run.ts", "../text/index.js"),
  imports("shared/workspace/step.ts", "../validate/index.js"),
  imports("shared/bridge/calls.ts", "../workspace/index.js"),
  imports("shared/formats/csv.ts", "papaparse"),
  imports("shared/match/chance.ts", "pure-rand/generator/xoroshiro128plus"),
  imports("shared/bots/greedy.ts", "../match/index.js"),
  imports("shared/games/index.ts", "./ttcg/index.js"),
  imports("shared/games/index.ts", "./game.js"),
  imports("shared/games/loaders.ts", "./ttcg/index.js"),
  imports("shared/games/game.ts", "../text/index.js"),
  imports("shared/games/ttcg/index.ts", "../game.js"),
  imports("shared/games/ttcg/language/parse.ts", "../../../text/index.js"),
  imports("shared/games/ttcg/rules/apply.ts", "../schema.js"),
  imports("renderer/grid/cell.ts", "../../shared/sheet/index.js"),
  imports("renderer/grid/cell.ts", "../state/index.js"),
  imports("renderer/problems/actions.ts", "../navigation/index.js"),
  imports("renderer/main.tsx", "./app/index.js"),
  imports("renderer/app/frame.ts", "../../shared/games/index.js"),
  imports("renderer/app/frame.ts", "../theme/frame.css"),
  imports("renderer/text/editor.ts", "monaco-editor/editor/editor.worker.js?worker"),
  imports("electron/session/worker.ts", "../files/index.js"),
  imports("electron/session/worker.ts", "../../shared/workspace/index.js"),
  imports("electron/main/index.ts", "electron"),
  imports("electron/preload/index.ts", "electron"),
  imports("electron/preload/index.ts", "../../shared/bridge/index.js"),
  imports("electron/web/server.ts", "ws"),
  imports("electron/web/server.ts", "../../package.json"),
  imports("electron/files/watch.ts", "chokidar"),
  imports("electron/cli/index.ts", "commander"),
  imports("test/unit/toml/parse.test.ts", "../../../shared/toml/parse.js"),
  ["electron/files/save.ts", 'import { writeFile } from "node:fs/promises";\nvoid writeFile;\n'],
  ["electron/web/server.ts", 'import { readFile } from "node:fs/promises";\nvoid readFile;\n'],
  ["electron/main/links.ts", 'shell.openExternal("https://a");\n'],
  ["electron/main/window.ts", "export const x = Date.now();\n"],
  ["shared/base/a.ts", "export const x = new Date(0);\n"],
  ["renderer/app/a.ts", "setTimeout(() => undefined, 1);\n"],
];

describe.each(Object.entries(forbidden))("%s", (_rule, samples) => {
  test.each(samples.map((sample) => [`${sample[0]}: ${sample[1].split("\n")[0] ?? ""}`, ...sample] as const))(
    "%s",
    async (_name, file, code, expected) => {
      expect((await messages(file, code)).filter((message) => expected.test(message))).not.toEqual([]);
    },
  );
});

test.each(allowed.map((sample) => [`${sample[0]}: ${sample[1].split("\n")[0] ?? ""}`, ...sample] as const))(
  "allowed: %s",
  async (_name, file, code) => {
    const found = await messages(file, code);
    expect(found.filter((message) => !message.includes("no-unused-expressions"))).toEqual([]);
  },
);

test.each([
  ["a comment", "/** Mends what is broken. */\nexport const x = 1;\n"],
  ["a name", "export const mended = 1;\n"],
  ["a text", 'export const x = "to be mended";\n'],
])("a retired word in %s is reported with the term that is used instead", async (_, code) => {
  const found = (await messages("shared/base/x.ts", code)).filter((message) => message.startsWith("project/words"));
  expect(found).toEqual([expect.stringMatching(/^project\/words: "[Mm]end(s|ed)" is retired: write fix/u)]);
});

test("a word that only contains a retired one is none", async () => {
  const found = await messages("shared/base/x.ts", "/** Amends and commends. */\nexport const recommended = 1;\n");
  expect(found).toEqual([]);
});

test.each([
  ["a name", "shared/match/x.ts", "export const onBattlefield = 1;\n", "Battlefield", "dreamtides"],
  ["a constant", "shared/sheet/x.ts", "export const TTCG_CARDS = 1;\n", "TTCG", "ttcg"],
  ["a key", "shared/scenario/x.ts", "export const x = { dreamwell: 1 };\n", "dreamwell", "dreamtides"],
  ["a private name", "shared/bots/x.ts", "export class X {\n  #mana = 1;\n}\n", "mana", "ptg"],
  ["a text", "electron/cli/x.ts", 'export const x = "of the graveyard";\n', "graveyard", "ptg"],
  ["a template", "renderer/grid/x.ts", "export const x = (y: string) => `ptg/${y}`;\n", "ptg", "ptg"],
  ["a text of JSX", "renderer/sandbox/x.tsx", "export const x = <b>The next Judgment</b>;\n", "Judgment", "dreamtides"],
  ["a tag of JSX", "renderer/sandbox/x.tsx", "export const x = <ManaPool />;\n", "Mana", "ptg"],
  [
    "an attribute of JSX",
    "renderer/sandbox/x.tsx",
    'export const x = <b className="rules-figment" />;\n',
    "figment",
    "dreamtides",
  ],
])("a word of a game in %s is reported outside the games", async (_, file, code, word, game) => {
  const found = (await messages(file, code)).filter((message) => message.startsWith("project/no-game-words"));
  expect(found).toEqual([expect.stringContaining(`"${word}" is a word of ${game}`)]);
});

test.each([
  ["in a game", "shared/games/ttcg/x.ts", "export const battlefield = 1;\n"],
  ["in the list of games", "shared/games/index.ts", "export const dreamtides = 1;\n"],
  ["in a comment", "shared/match/x.ts", "/** The battlefield. */\nexport const x = 1;\n"],
  ["in an exempt file", "shared/scenario/guide.ts", 'export const x = "battlefield";\n'],
  ["inside other words", "shared/match/x.ts", 'export const manager = "sparkline, tidesman, recreatures";\n'],
])("a word of a game is allowed %s", async (_, file, code) => {
  const found = (await messages(file, code)).filter((message) => message.startsWith("project/no-game-words"));
  expect(found).toEqual([]);
});

test.each([
  ["in an element", "export const X = () => <p>Open your cards</p>;\n"],
  ["beside a value", "export const X = ({ n }: { n: number }) => <p>{n} cards</p>;\n"],
  ["in a title", 'export const X = () => <b title="Open" />;\n'],
  ["in one branch of a label", 'export const X = ({ a }: { a: boolean }) => <b aria-label={a ? "Open" : ""} />;\n'],
  ["in a template", "export const X = ({ n }: { n: number }) => <b title={`Row ${n}`} />;\n"],
  ["in a branch of an element", 'export const X = ({ a }: { a: boolean }) => <p>{a && "Open"}</p>;\n'],
])("a text of the page %s is reported outside the texts of its feature", async (_, code) => {
  expect(await messages("renderer/find/X.tsx", code)).toEqual([expect.stringMatching(/^project\/ui-texts: /)]);
});

test.each([
  [
    "from the texts",
    'import { texts } from "./texts.js";\nexport const X = () => <p title={texts.up}>{texts.up}</p>;\n',
  ],
  ["that is code", "export const X = () => <code>cards.toml</code>;\n"],
  ["without words", 'export const X = () => <p title="…">× 2</p>;\n'],
  ["of an attribute nobody reads", 'export const X = () => <p className="is-open" role="status" />;\n'],
])("a text %s is allowed", async (_, code) => {
  expect(await messages("renderer/find/X.tsx", code)).toEqual([]);
});

test.each([
  "shared/base/span.ts",
  "electron/files/store.ts",
  "renderer/app/App.tsx",
  "test/unit/project/lint.test.ts",
  "vitest.config.ts",
])("rules that need types are on, and have types to ask: %s", async (file) => {
  const typed = new ESLint({ cwd: root });
  expect(await typed.calculateConfigForFile(join(root, file))).toMatchObject({
    rules: { "@typescript-eslint/no-floating-promises": [2] },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
  });
});

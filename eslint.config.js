import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import project from "./.eslint/plugin.js";

const sentence = (names, message) => names.map((name) => ({ name, message }));

/** Globals that would give pure code a clock, chance, a disk, a network or a page. */
const impureGlobals = [
  ...sentence(
    ["setTimeout", "setInterval", "setImmediate", "clearTimeout", "clearInterval", "clearImmediate", "queueMicrotask"],
    "shared/ has no timers; ask the caller for one as an effect.",
  ),
  ...sentence(["performance", "Temporal"], "Time comes in as an argument."),
  ...sentence(["crypto"], "Chance comes in as a seed."),
  ...sentence(
    ["process", "Buffer", "global", "globalThis", "self", "require", "__dirname", "__filename", "console"],
    "shared/ does not know where it runs.",
  ),
  ...sentence(
    ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "Worker", "SharedWorker", "BroadcastChannel"],
    "shared/ talks to nobody.",
  ),
  ...sentence(
    ["window", "document", "navigator", "location", "history", "localStorage", "sessionStorage", "indexedDB", "alert"],
    "shared/ knows no page.",
  ),
];

const bareDate = "Time comes in as an argument.";
const impureSyntax = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: bareDate },
  { selector: "CallExpression[callee.name='Date']", message: bareDate },
  { selector: "MetaProperty", message: "shared/ does not know where it runs." },
];

const writers = [
  "appendFile",
  "chmod",
  "copyFile",
  "cp",
  "createWriteStream",
  "link",
  "mkdir",
  "mkdtemp",
  "open",
  "rename",
]
  .concat(["rm", "rmdir", "symlink", "truncate", "unlink", "utimes", "write", "writeFile", "writev"])
  .flatMap((name) => [name, `${name}Sync`]);

const oneDoor = "Files are written through electron/files only.";
const processDoor = "The only processes are those of electron/git.";
const fileSystem = ["node:fs", "node:fs/promises", "fs", "fs/promises"];

/** What Playwright reads of a page as it is at that moment. */
const pageReads = [
  ...[
    "count",
    "isVisible",
    "isHidden",
    "isChecked",
    "isDisabled",
    "isEnabled",
    "isEditable",
    "textContent",
    "innerText",
  ],
  ...["innerHTML", "inputValue", "getAttribute", "allInnerTexts", "allTextContents"],
];

const rawHtml = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: "Card text is untrusted: no raw HTML.",
  },
  { selector: "AssignmentExpression > [property.name=/^(inner|outer)HTML$/]", message: "Card text is untrusted." },
];

export default tseslint.config(
  { ignores: ["out/", "node_modules/", "test/bench/node_modules/", "test/fixtures/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/consistent-type-imports": "error",
    },
  },
  { files: ["**/*.{js,mjs,cjs}"], extends: [tseslint.configs.recommended] },
  {
    rules: {
      eqeqeq: "error",
      "no-eval": "error",
      "no-implied-eval": "off", // the type-aware twin is on
      "no-new-func": "error",
      "max-lines": ["error", { max: 800 }],
    },
  },
  {
    files: ["renderer/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: { ...reactHooks.configs.recommended.rules, "no-restricted-syntax": ["error", ...rawHtml] },
  },
  {
    files: ["renderer/**/*.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...rawHtml,
        {
          selector: "ImportSpecifier[imported.name='closeOverlay']",
          message: "Another overlay may be open by then: close the component's own by useCloseOverlay.",
        },
        {
          selector: "ImportSpecifier[imported.name=/^(lazy|Suspense)$/]",
          message: "A part that cannot be loaded would take the page with it: use late() of renderer/ui.",
        },
      ],
    },
  },
  {
    files: ["shared/**/*.ts"],
    rules: {
      "no-restricted-globals": ["error", ...impureGlobals],
      "no-restricted-properties": [
        "error",
        { object: "Date", property: "now", message: bareDate },
        { object: "Math", property: "random", message: "Chance comes in as a seed." },
      ],
      "no-restricted-syntax": ["error", ...impureSyntax],
    },
  },
  {
    files: ["electron/**/*.ts"],
    ignores: ["electron/files/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            ...fileSystem.map((name) => ({ name, importNames: writers.concat("default"), message: oneDoor })),
            ...["node:fs", "fs"].map((name) => ({ name, importNames: ["promises"], message: oneDoor })),
            ...["node:child_process", "node:cluster"].map((name) => ({ name, message: processDoor })),
          ],
        },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name=/^(openExternal|openPath)$/]",
          message: "Links are opened through electron/main/links.ts only.",
        },
      ],
    },
  },
  { files: ["electron/git/**/*.ts"], rules: { "no-restricted-imports": "off" } },
  {
    files: ["renderer/**/*.{ts,tsx}"],
    // What only the match worker imports.
    ignores: ["renderer/sandbox/match/seating.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["**/shared/games/index.js"],
              importNames: ["games", "gameOf", "plainKinds"],
              message: "The page fetches games when it needs them: see gameOf and loadedGames of renderer/state.",
            },
          ],
        },
      ],
    },
  },
  { files: ["electron/main/links.ts"], rules: { "no-restricted-syntax": "off" } },
  {
    files: ["test/e2e/**/*.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: `CallExpression[callee.name="expect"] > AwaitExpression > CallExpression[callee.property.name=/^(${pageReads.join("|")})$/]`,
          message: "The page may not be there yet: await expect.poll(() => locator.count()).",
        },
      ],
    },
  },
  {
    files: ["{electron,renderer,shared}/**/*.{ts,tsx}"],
    plugins: { project },
    rules: { "project/rooms": "error", "project/words": "error" },
  },
  { files: ["renderer/**/*.tsx"], rules: { "project/ui-texts": "error" } },
  {
    files: ["{electron,renderer,shared}/**/*.{ts,tsx}"],
    ignores: ["shared/games/**"],
    rules: { "project/no-game-words": "error" },
  },
);

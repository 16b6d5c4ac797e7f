import boundaries from "eslint-plugin-boundaries";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Node modules and globals that would give pure code a clock, chance, a disk or a page. */
const impure = {
  modules: ["node:*", "fs", "path", "os", "process", "child_process", "worker_threads", "electron", "react", "react-dom"],
  globals: [
    "process",
    "Buffer",
    "setTimeout",
    "setInterval",
    "setImmediate",
    "queueMicrotask",
    "performance",
    "fetch",
    "window",
    "document",
    "navigator",
    "localStorage",
    "WebSocket",
    "crypto",
  ],
};

/** Which room of `shared/` may import which (besides itself and a game's own folder). */
const rooms = {
  base: [],
  toml: ["base"],
  text: ["base"],
  sheet: ["base", "toml"],
  metadata: ["base", "toml", "sheet"],
  validate: ["base", "toml", "text", "sheet", "metadata"],
  workspace: ["base", "toml", "text", "sheet", "metadata", "validate"],
  formats: ["base", "toml", "sheet"],
  match: ["base"],
  bots: ["base", "match"],
  bridge: ["base", "toml", "text", "sheet", "metadata", "validate", "workspace"],
};

const allow = (from, to) => ({ from: { element: from }, allow: { to: { element: to } } });
const sharedRoom = (room) => ({ type: "shared", captured: { room } });

export default tseslint.config(
  { ignores: ["out/", "node_modules/", "test/bench/node_modules/", "test/fixtures/"] },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      eqeqeq: "error",
    },
  },
  { files: ["**/*.{js,mjs}"], extends: [tseslint.configs.recommended] },
  {
    files: ["renderer/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ["shared/**/*.ts"],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ group: impure.modules, message: "shared/ does no I/O." }] }],
      "no-restricted-globals": ["error", ...impure.globals],
      "no-restricted-properties": [
        "error",
        { object: "Date", property: "now", message: "Time comes in as an argument." },
        { object: "Math", property: "random", message: "Chance comes in as a seed." },
      ],
    },
  },
  {
    files: ["electron/**/*.ts"],
    ignores: ["electron/files/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: ["node:fs", "node:fs/promises", "fs"].map((name) => ({
            name,
            importNames: ["writeFile", "writeFileSync", "rename", "renameSync", "unlink", "unlinkSync", "rm", "rmSync"],
            message: "Files are written through electron/files only.",
          })),
        },
      ],
    },
  },
  {
    files: ["{electron,renderer,shared,test}/**/*.{ts,tsx}"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { typescript: true },
      "boundaries/elements": [
        { type: "game", pattern: "shared/games/*", capture: ["game"] },
        { type: "games", pattern: "shared/games" },
        { type: "shared", pattern: "shared/*", capture: ["room"] },
        { type: "electron", pattern: "electron/*", capture: ["room"] },
        { type: "renderer", pattern: "renderer" },
        { type: "test", pattern: "test" },
      ],
    },
  },
);

import tseslint from "typescript-eslint";
import config from "../eslint.config.js";

/**
 * The rules of eslint.config.js that need no types, for the whole repository in a moment. Those that do are left to oxlint
 * there (test/support/runner/typed-rules.mjs), so a directive that disables one of them looks unused here.
 */
export default [
  ...config,
  {
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false, program: null, project: false } },
    linterOptions: { reportUnusedDisableDirectives: "off" },
  },
];

// @ts-check
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../../electron/start/steps.mjs";

/**
 * Rules that oxlint does not have. ESLint checks them, and all others, in the files that were changed: `npm test` and
 * `npm run test:quick`; in all files: `npm run lint`.
 */
export const rulesWithoutOxlint = ["no-unsafe-class-instance-assignment"];

const prefix = "@typescript-eslint/";

/** @typedef {{ rules: Record<string, { meta: { docs?: { requiresTypeChecking?: boolean } } }> }} Plugin */

/** Both packages are loaded when asked for: on a fresh clone they are installed after this file was loaded. */
async function loadEslint() {
  const [{ ESLint }, { default: tseslint }] = await Promise.all([import("eslint"), import("typescript-eslint")]);
  return { ESLint, plugin: /** @type {Plugin} */ (/** @type {unknown} */ (tseslint.plugin)) };
}

/**
 * The rules of eslint.config.js that need types, as oxlint takes them: it is native code, and takes a minute or two for all
 * files where ESLint takes ten. What is asked for is written in eslint.config.js only.
 *
 * @returns {Promise<Record<string, readonly unknown[]>>} by name, each with its severity and options
 */
export async function typedRules() {
  const { ESLint, plugin } = await loadEslint();
  const { rules } = await new ESLint({ cwd: root }).calculateConfigForFile(join(root, "shared/base/index.ts"));
  const asked = Object.entries(/** @type {Record<string, [number, ...unknown[]]>} */ (rules)).flatMap(
    ([name, [severity, ...options]]) => {
      const short = name.startsWith(prefix) ? name.slice(prefix.length) : "";
      const needsTypes = plugin.rules[short]?.meta.docs?.requiresTypeChecking === true;
      if (severity === 0 || !needsTypes || rulesWithoutOxlint.includes(short)) return [];
      return [/** @type {const} */ ([`typescript/${short}`, ["error", ...options]])];
    },
  );
  return Object.fromEntries(asked);
}

/**
 * Writes the configuration and returns the arguments that oxlint is started with; without files.
 *
 * @param {string} [file] where it is written
 */
export async function oxlintArguments(file = join(root, "node_modules/.cache/oxlint.json")) {
  mkdirSync(dirname(file), { recursive: true });
  const overrides = [{ files: ["**/*.ts", "**/*.tsx"], rules: await typedRules() }];
  writeFileSync(file, JSON.stringify({ plugins: ["typescript"], categories: { correctness: "off" }, overrides }));
  return ["--config", file, "--type-aware", "--type-check", "--disable-nested-config", "--format=unix"];
}

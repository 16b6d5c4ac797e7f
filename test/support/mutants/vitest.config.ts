import { defineConfig } from "vitest/config";
import { programPlugins, programSetup } from "../programs/vitest.js";

/** The unit tests alone: what is run against each mutant. Time limits are wide, as a mutant is no reason to hurry. */
export default defineConfig({
  plugins: programPlugins,
  // Stryker works on a copy whose node_modules is a link: fonts are read through it from outside of the copy.
  server: { fs: { strict: false } },
  test: {
    include: ["test/unit/**/*.test.ts", "test/unit/**/*.test.tsx"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: programSetup,
  },
});

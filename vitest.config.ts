import { defineConfig } from "vitest/config";

/**
 * Limits only end what hangs: they are far above what a test takes on a slow and busy machine, and below the three minutes
 * without a finished test after which test/run.mjs stops the whole run.
 */
const hangMs = 150_000;
const pollMs = 60_000;

const project = (name: string, timeoutMs = hangMs) => ({
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`, `test/${name}/**/*.test.tsx`],
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    expect: { poll: { timeout: pollMs } },
  },
});

export default defineConfig({
  test: {
    projects: [
      project("unit"),
      project("conformance"),
      { ...project("e2e"), test: { ...project("e2e").test, fileParallelism: false } },
      { ...project("soak", 3_600_000), test: { ...project("soak", 3_600_000).test, fileParallelism: false } },
    ],
  },
});

import { defineConfig } from "vitest/config";

const project = (name: string, timeoutMs: number) => ({
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`, `test/${name}/**/*.test.tsx`],
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    // A second, the default, is not long for a browser on a busy machine of two cores.
    expect: { poll: { timeout: Math.min(timeoutMs / 2, 15_000) } },
  },
});

export default defineConfig({
  test: {
    projects: [
      project("unit", 20_000),
      project("conformance", 60_000),
      { ...project("e2e", 60_000), test: { ...project("e2e", 60_000).test, fileParallelism: false } },
      { ...project("soak", 3_600_000), test: { ...project("soak", 3_600_000).test, fileParallelism: false } },
    ],
  },
});

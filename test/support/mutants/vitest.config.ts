import { defineConfig } from "vitest/config";

/** The unit tests alone: what is run against each mutant. Time limits are wide, as a mutant is no reason to hurry. */
export default defineConfig({
  test: { include: ["test/unit/**/*.test.ts", "test/unit/**/*.test.tsx"], testTimeout: 60_000, hookTimeout: 60_000 },
});

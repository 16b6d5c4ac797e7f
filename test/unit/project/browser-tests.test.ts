import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { filesAlone, runBrowserTests } from "../../support/runner/browser-tests.mjs";

const root = resolve(import.meta.dirname, "../../..");

type Run = Parameters<typeof runBrowserTests>[0];
type Asked = Parameters<Run>[0];

/** Runs with these files to be alone; each run passes a test, and the file named `fails` fails one. */
async function play(files: readonly string[], alone: readonly string[], fails?: string) {
  const asked: Asked[] = [];
  const { tally, failedFiles, failures } = await runBrowserTests(
    (part) => {
      asked.push(part);
      const failed = fails !== undefined && part.files.includes(fails) ? 1 : 0;
      const counts = { passed: 1, failed, skipped: 0 };
      const files = failed ? [fails ?? ""] : [];
      const failedFiles = files.map((file) => ({ file, tally: counts }));
      return Promise.resolve({ tally: counts, failedFiles, failures: files.map((file) => `${file} > test`) });
    },
    files,
    alone,
  );
  return { asked, tally, failed: failedFiles.map(({ file }) => file), failures };
}

test("files that need a quiet machine run after the others, and both are counted", async () => {
  expect(await play([], ["a", "b"], "b")).toEqual({
    asked: [{ files: [], together: true }, { files: ["a", "b"] }],
    tally: { passed: 2, failed: 1, skipped: 0 },
    failed: ["b"],
    failures: ["b > test"],
  });
});

test("without such files there is one run", async () => {
  expect((await play([], [])).asked).toEqual([{ files: [], together: true }]);
});

test("files that are named run one after the other", async () => {
  expect((await play(["c", "a"], ["a"])).asked).toEqual([{ files: ["c", "a"] }]);
});

test("what hovers, drags or slows the page down is found", () => {
  const alone = filesAlone();
  expect(alone).toEqual(expect.arrayContaining(["test/e2e/structure.test.ts", "test/e2e/table.test.ts"]));
  expect(alone).not.toContain("test/e2e/history.test.ts");
  expect(alone.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

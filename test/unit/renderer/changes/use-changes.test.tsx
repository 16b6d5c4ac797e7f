// @vitest-environment happy-dom
import { eachOnNewPage, session } from "../../../support/page/page.js";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ok } from "../../../../shared/base/index.js";
import { useChanges } from "../../../../renderer/changes/use-changes.js";

eachOnNewPage();
afterEach(cleanup);

const since = (commit: string) => ({ commit, tables: [], count: 0 });

it("the answer to what was asked before does not take the place of what is asked now", async () => {
  const answers = new Map<string, () => void>();
  const { answer } = session;
  session.answer = (call, request) => {
    if (call !== "revision/changes") return answer(call, request);
    return new Promise((resolve) => {
      const name = String((request as { since: unknown }).since);
      answers.set(name, () => resolve(ok(since(name))));
    });
  };
  const { result, rerender } = renderHook(({ wanted }) => useChanges(wanted), { initialProps: { wanted: "v1" } });
  rerender({ wanted: "v2" });
  const commit = () => (result.current?.ok ? result.current.value.commit : undefined);
  await act(() => Promise.resolve(answers.get("v2")?.()));
  expect(commit()).toBe("v2");
  await act(() => Promise.resolve(answers.get("v1")?.()));
  expect(commit()).toBe("v2");
});

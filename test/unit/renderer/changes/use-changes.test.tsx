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

it("asks after an edit for what is not at hand, and keeps the rows that are", async () => {
  const row = { kind: "changed", isMoved: false, cells: [], abilities: [] } as const;
  const [ash, bell] = [
    { ...row, row: 1, rowKey: "k1", title: "Ash" },
    { ...row, row: 2, rowKey: "k2", title: "Bell" },
  ];
  const table = { file: "a.toml", fileBefore: null, table: "cards", path: ["cards"], title: null, isRemoved: false };
  const named = { commit: "c", count: 2, unread: [] };
  const requests: unknown[] = [];
  const { answer } = session;
  session.answer = (call, request) => {
    if (call !== "revision/changes") return answer(call, request);
    requests.push(request);
    const whole = { ...named, answer: "one", tables: [{ ...table, columns: [], rows: [ash] }] };
    const after = { ...named, answer: "two", tables: [{ ...table, columns: [], rows: [bell], order: [-1, 0] }] };
    return Promise.resolve(ok(requests.length === 1 ? whole : after));
  };
  const { result } = renderHook(() => useChanges("HEAD"));
  const rows = () => (result.current?.ok ? (result.current.value.tables[0]?.rows ?? []) : []);
  await act(() => Promise.resolve());
  const [first] = rows();
  expect(first?.title).toBe("Ash");
  await act(() => Promise.resolve(window.dispatchEvent(new Event("focus"))));
  expect(rows().map(({ title }) => title)).toEqual(["Bell", "Ash"]);
  expect(rows()[1]).toBe(first);
  expect(requests).toEqual([{ since: "HEAD" }, { since: "HEAD", known: "one" }]);
});

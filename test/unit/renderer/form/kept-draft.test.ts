import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KeptDraft } from "../../../../renderer/form/kept-draft.js";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rest = (): void => void vi.advanceTimersByTime(1_000);

/** What is kept while these acts happen. */
function keptBy(...acts: readonly ((draft: KeptDraft) => void)[]): readonly (string | null)[] {
  const kept: (string | null)[] = [];
  const draft = new KeptDraft((text) => kept.push(text));
  for (const act of acts) act(draft);
  rest();
  return kept;
}
const typed = (text: string) => (draft: KeptDraft) => draft.typed(text);
const end = (isTaken: boolean) => (draft: KeptDraft) => draft.end(isTaken);

it("what is being typed is kept once typing rests, the last of it alone", () => {
  expect(keptBy(typed("a"), typed("as"), typed("ash"))).toEqual(["ash"]);
  expect(keptBy(typed("a"), rest, typed("as"))).toEqual(["a", "as"]);
});

it("is taken back where the editor is left without it, if it was kept", () => {
  expect(keptBy(typed("a"), rest, end(false))).toEqual(["a", null]);
  expect(keptBy(typed("a"), end(false))).toEqual([]);
  expect(keptBy(end(false))).toEqual([]);
});

it("is an edit where it was taken, of which nothing is taken back or kept later", () => {
  expect(keptBy(typed("a"), rest, end(true))).toEqual(["a"]);
  expect(keptBy(typed("a"), end(true))).toEqual([]);
});

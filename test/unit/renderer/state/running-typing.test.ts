import { expect, it } from "vitest";
import { RunningTyping } from "../../../../renderer/state/running-typing.js";

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

type Press = readonly [key: string, atMs: number, ctrlKey?: boolean];

/** Whether typing is running shortly after these keys, pressed at these times. */
function after(...presses: readonly Press[]): boolean {
  const typing = new RunningTyping();
  for (const [key, atMs, ctrlKey = false] of presses) typing.note({ ...plain, key, ctrlKey }, atMs);
  return typing.isRunningAt((presses.at(-1)?.[1] ?? 0) + 100);
}

it.each<[what: string, running: boolean, keys: readonly Press[]]>([
  ["a letter", true, [["a", 0]]],
  [
    "a space between letters",
    true,
    [
      ["a", 0],
      [" ", 600],
    ],
  ],
  [
    "spaces one after the other, each soon after the other",
    true,
    [
      ["a", 0],
      [" ", 600],
      [" ", 1200],
    ],
  ],
  [
    "a correction",
    true,
    [
      ["a", 0],
      ["Backspace", 100],
    ],
  ],
  [
    "a capital",
    true,
    [
      ["a", 0],
      ["Shift", 100],
    ],
  ],
  ["a space alone", false, [[" ", 0]]],
  [
    "a space after a pause",
    false,
    [
      ["a", 0],
      [" ", 800],
    ],
  ],
  [
    "Enter, which ends a text",
    false,
    [
      ["a", 0],
      ["Enter", 100],
    ],
  ],
  [
    "a shortcut",
    false,
    [
      ["a", 0],
      ["Delete", 100, true],
    ],
  ],
  ["Shift alone", false, [["Shift", 0]]],
])("after %s typing is running: %s", (_, running, keys) => {
  expect(after(...keys)).toBe(running);
});

it("ends with a pause", () => {
  const typing = new RunningTyping();
  typing.note({ ...plain, key: "a" }, 0);
  expect([699, 700].map((atMs) => typing.isRunningAt(atMs))).toEqual([true, false]);
});

import { describe, expect, it } from "vitest";
import { pressOf, typedBy, type KeyPress } from "../../../../renderer/state/press.js";

const press = (key: string, ...held: ("ctrlKey" | "metaKey" | "shiftKey" | "altKey")[]): KeyPress => ({
  ...{ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  ...Object.fromEntries(held.map((name) => [name, true])),
});

describe("the character that a press types", () => {
  it.each<[what: string, press: KeyPress, typed: string | undefined, onMac: string | undefined]>([
    ["a letter", press("x"), "x", "x"],
    ["a letter with Shift", press("X", "shiftKey"), "X", "X"],
    ["a blank", press(" "), " ", " "],
    ["a character beyond the first plane", press("😀"), "😀", "😀"],
    ["a key with a name", press("Enter"), undefined, undefined],
    ["a dead key", press("Dead"), undefined, undefined],
    ["no key", press(""), undefined, undefined],
    ["a shortcut", press("x", "ctrlKey"), undefined, undefined],
    ["a shortcut of a Mac", press("x", "metaKey"), undefined, undefined],
    ["all of them", press("x", "ctrlKey", "altKey", "metaKey"), undefined, undefined],
    ["AltGr", press("@", "ctrlKey", "altKey"), "@", "@"],
    ["Alt, a menu's key or on a Mac a character's", press("@", "altKey"), undefined, "@"],
  ])("of %s", (_, pressed, typed, onMac) => {
    expect([typedBy(pressed, false), typedBy(pressed, true)]).toEqual([typed, onMac]);
  });
});

it("a press is kept as a value", () => {
  const event = { ...press("x", "altKey"), target: "a page" };
  expect(pressOf(event)).toEqual(press("x", "altKey"));
});

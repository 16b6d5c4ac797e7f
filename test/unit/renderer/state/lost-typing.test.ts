import { describe, expect, it } from "vitest";
import { LostTyping } from "../../../../renderer/state/lost-typing.js";

const press = (key: string, held?: "ctrlKey" | "metaKey" | "altKey" | "shiftKey") => ({
  ...{ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  ...(held && { [held]: true }),
});

/** A text that is lost, and what of it was kept. */
function begun() {
  const kept: string[] = [];
  const typing = new LostTyping();
  typing.begin((text) => kept.push(text));
  return { typing, kept };
}

describe("the rest of a text whose place is gone", () => {
  it("takes nothing before a place was lost", () => expect(new LostTyping().takes(press("a"))).toBe(false));

  it.each(["Enter", "Tab", "Escape"])("takes letters until %s, which it takes too", (ending) => {
    const { typing, kept } = begun();
    for (const key of ["a", " ", "B", "c"]) expect(typing.takes(press(key))).toBe(true);
    for (const key of ["Shift", "Dead"]) expect(typing.takes(press(key))).toBe(false);
    expect(typing.takes(press("Backspace"))).toBe(true);
    expect(kept).toEqual([]);
    expect(typing.takes(press(ending))).toBe(true);
    expect(kept).toEqual(["a B"]);
    expect(typing.takes(press("d"))).toBe(false);
  });

  it.each([press("ArrowDown"), press("F2"), press("z", "ctrlKey")])(
    "ends with a key that leads elsewhere, which acts: %j",
    (key) => {
      const { typing, kept } = begun();
      typing.takes(press("a"));
      expect(typing.takes(key)).toBe(false);
      expect(kept).toEqual(["a"]);
      expect(typing.takes(press("b"))).toBe(false);
    },
  );

  it.each(["ctrlKey", "metaKey"] as const)("ends with Enter and %s, which would start a match", (held) => {
    const { typing, kept } = begun();
    typing.takes(press("a"));
    expect(typing.takes(press("Enter", held))).toBe(true);
    expect(kept).toEqual(["a"]);
    expect(typing.takes(press("Enter", held))).toBe(false);
  });

  it("has a new line by Alt+Enter and goes on", () => {
    const { typing, kept } = begun();
    const keys = [press("a"), press("Enter", "altKey"), press("b"), press("Enter")];
    expect(keys.map((key) => typing.takes(key))).toEqual([true, true, true, true]);
    expect(kept).toEqual(["a\nb"]);
  });

  it.each([press("v", "ctrlKey"), press("V", "metaKey")])("lets nothing be pasted elsewhere: %j", (key) => {
    const { typing } = begun();
    expect(typing.takes(key)).toBe(true);
    expect(typing.takes(press("a"))).toBe(true);
  });

  it("keeps nothing where nothing was typed on, and what was typed when another place is lost", () => {
    const { typing, kept } = begun();
    expect(typing.takes(press("Delete"))).toBe(true);
    typing.end();
    expect(kept).toEqual([]);
    typing.begin((text) => kept.push(text));
    typing.takes(press("x"));
    typing.begin((text) => kept.push(text));
    expect(kept).toEqual(["x"]);
  });
});

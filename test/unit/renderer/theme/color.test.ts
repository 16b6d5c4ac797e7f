import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast, groundInDark, inkFor, luminance, readHex, textInk } from "../../../../renderer/theme/color.js";

const colorOf = (hex: string) => {
  const color = readHex(hex);
  if (!color) throw new Error(`No colour: ${hex}`);
  return color;
};

const steps = ["00", "22", "44", "55", "66", "77", "88", "99", "bb", "dd", "ff"];
const cube = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

describe("colours", () => {
  it.each([
    ["#000", { r: 0, g: 0, b: 0 }],
    ["#1af", { r: 17, g: 170, b: 255 }],
    ["#D8E6C8", { r: 216, g: 230, b: 200 }],
    ["D8E6C8", undefined],
    ["#12345", undefined],
    ["#ggg", undefined],
    ["red", undefined],
    ["", undefined],
  ])("reads %j", (hex, color) => {
    expect(readHex(hex)).toEqual(color);
  });

  it("has WCAG's luminance and contrast at both ends", () => {
    expect(luminance(colorOf("#000"))).toBe(0);
    expect(luminance(colorOf("#fff"))).toBeCloseTo(1, 10);
    expect(contrast(colorOf("#000"), colorOf("#fff"))).toBeCloseTo(21, 10);
    expect(contrast(colorOf("#777"), colorOf("#fff"))).toBeCloseTo(4.48, 2);
  });

  it.each([
    ["light", false],
    ["dark", true],
  ])("can be read on in the %s theme", (_theme, isDark) => {
    const poor = cube.filter((hex) => {
      const { background, ink } = inkFor(hex, isDark);
      return contrast(colorOf(background), colorOf(ink)) < 4.5;
    });
    expect(poor).toEqual([]);
  });

  it("are left out where they cannot be read", () => {
    expect(inkFor("teal", false)).toEqual({ background: "transparent", ink: "inherit" });
    expect(groundInDark("teal")).toBe("teal");
  });

  it("are no brighter at night for being paler by day", () => {
    const lightness = (hex: string): number => luminance(colorOf(inkFor(hex, true).background));
    expect(lightness("#F1EEE6")).toBeLessThan(0.03);
    expect(lightness("#FFFFFF")).toBeLessThan(lightness("#9FC3E6"));
  });

  it("of striped rows stay apart at night", () => {
    for (const [one, other] of [
      ["#FCE4D6", "#FFFFFF"],
      ["#D6E4F0", "#FFFFFF"],
      ["#EDEDED", "#FFFFFF"],
      ["#B4C6E7", "#D6E4F0"],
    ] as const) {
      const [a, b] = [colorOf(groundInDark(one)), colorOf(groundInDark(other))];
      expect(Math.abs(a.r - b.r) + Math.abs(a.g - b.g) + Math.abs(a.b - b.b)).toBeGreaterThan(8);
    }
  });

  it("of a table become dark grounds in the dark", () => {
    const bright = cube.filter((hex) => luminance(colorOf(groundInDark(hex))) > 0.18);
    expect(bright).toEqual([]);
  });
});

describe("the colours of card text", () => {
  const tokens = readFileSync(join(import.meta.dirname, "../../../../renderer/theme/tokens.css"), "utf8");
  const [light = "", dark = ""] = tokens.split(":root[data-theme");

  it.each([
    ["light", light, false],
    ["dark", dark, true],
  ])("can be read on every ground it stands on in the %s theme", (_theme, rules, isDark) => {
    for (const name of ["sheet", "sheet-odd", "sheet-hover", "panel"]) {
      const ground = new RegExp(`--${name}: (#[0-9a-f]{6});`, "u").exec(rules)?.[1] ?? "";
      const poor = cube.filter((hex) => contrast(colorOf(ground), colorOf(textInk(hex, isDark))) < 4.5);
      expect({ name, poor }).toEqual({ name, poor: [] });
    }
  });
});

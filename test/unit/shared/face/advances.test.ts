import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { faceFonts } from "../../../../shared/face/font/fonts.js";
import { measure } from "../../../../shared/face/font/metrics.js";
import { advanceModule } from "../../../support/face/advance-module.js";
import { readFont } from "../../../support/face/true-type.js";

describe("the stored widths", () => {
  test("are those of the font files", async () => {
    const file = resolve(import.meta.dirname, "../../../../shared/face/font/advances.ts");
    await expect(advanceModule()).toMatchFileSnapshot(file);
  });

  test("are read back as they are in the font", () => {
    const font = readFont("DejaVuSansCondensed");
    for (const letter of "Aæ§Ωж—→") {
      const advance = font.advance(letter.codePointAt(0) ?? 0);
      expect(advance).toBeGreaterThan(0);
      expect(measure(faceFonts.sans, letter)).toEqual({ width: (advance ?? 0) / font.unitsPerEm, known: true });
    }
  });

  test("leave combining marks without a width", () => {
    expect(measure(faceFonts.serif, "e\u0301\u0302").width).toBe(measure(faceFonts.serif, "e").width);
  });
});

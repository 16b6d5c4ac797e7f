import { failed, ok, type Result } from "../../shared/base/index.js";
import type { Size } from "../../shared/face/index.js";
import { fontPaths } from "./fonts.js";
import type { Pixels } from "./png.js";

/** Millimetres in an inch. */
export const inch = 25.4;

/** How many pixels a size in millimetres has, at so many to an inch. */
export const inPixels = ({ width, height }: Size, dpi: number): Size => ({
  width: (width * dpi) / inch,
  height: (height * dpi) / inch,
});

/** The largest picture that is drawn: pixels of a side, and in all. Several are drawn at once, at four bytes for each pixel. */
const longestSide = 16_384;
const mostPixels = 64_000_000;

/** Draws a picture of `faceSvg` as wide and as high as it is said to be, without a browser. */
export async function rasterOf(svg: string, { width, height }: Size): Promise<Result<Pixels>> {
  const isSide = (length: number): boolean => length >= 1 && length <= longestSide;
  const isDrawn = isSide(width) && isSide(height) && width * height <= mostPixels;
  if (!isDrawn) {
    const size = `${Math.round(width)} × ${Math.round(height)}`;
    const limits = `from 1 to ${longestSide} on each side, and no more than ${mostPixels / 1_000_000} million in all`;
    return failed({
      code: "print/too-many-pixels",
      message: `A picture of ${size} pixels cannot be drawn.`,
      expected: limits,
    });
  }
  // Loaded when something is drawn: other commands start without it.
  const { renderAsync } = await import("@resvg/resvg-js");
  try {
    const drawn = await renderAsync(svg, {
      fitTo: { mode: "width", value: Math.round(width) },
      // Fonts of the system are read only where a text has characters that ours lack: that takes half a second.
      font: {
        fontFiles: [...fontPaths()],
        loadSystemFonts: svg.includes("textLength="),
        defaultFontFamily: "DejaVu Sans",
      },
    });
    return ok({ width: drawn.width, height: drawn.height, rgba: drawn.pixels });
  } catch (error) {
    const why = error instanceof Error ? error.message : "the reason is not known";
    return failed({ code: "print/not-drawn", message: `A face could not be drawn: ${why}.` });
  }
}

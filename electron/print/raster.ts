import { failed, ok, type Result } from "../../shared/base/index.js";
import { fontPaths } from "./fonts.js";
import type { Pixels } from "./png.js";

/** Millimetres in an inch. */
export const inch = 25.4;

/** The largest picture that is drawn, in pixels of its wider side. */
const mostPixels = 16_384;

/** Draws a picture of `faceSvg` as wide as it is said to be, without a browser. */
export async function rasterOf(svg: string, width: number): Promise<Result<Pixels>> {
  if (!(width >= 1 && width <= mostPixels)) {
    const message = `A picture of ${Math.round(width)} pixels is too wide: ${mostPixels} is the most.`;
    return failed({ code: "print/too-many-pixels", message });
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

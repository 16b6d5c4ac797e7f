import { sansBold, sansBook, serifBold, serifBook } from "./advances.js";
import { fontMetrics, type FontMetrics } from "./metrics.js";

/** What templates call the fonts. */
export type FaceFont = "serif" | "serif-bold" | "sans" | "sans-bold";

/** The files of the fonts, in the package that ships them. */
export const fontFiles: Readonly<Record<FaceFont, string>> = {
  serif: "DejaVuSerifCondensed.ttf",
  "serif-bold": "DejaVuSerifCondensed-Bold.ttf",
  sans: "DejaVuSansCondensed.ttf",
  "sans-bold": "DejaVuSansCondensed-Bold.ttf",
};

/**
 * The fonts of faces. They are the condensed cuts of DejaVu, whose licence lets anyone ship them, and which have many scripts
 * in one file.
 */
export const faceFonts: Readonly<Record<FaceFont, FontMetrics>> = {
  serif: fontMetrics("DejaVu Serif Condensed", "normal", serifBook),
  "serif-bold": fontMetrics("DejaVu Serif Condensed", "bold", serifBold),
  sans: fontMetrics("DejaVu Sans Condensed", "normal", sansBook),
  "sans-bold": fontMetrics("DejaVu Sans Condensed", "bold", sansBold),
};

import { ok, type Result } from "../../shared/base/index.js";
import { faceSvg, proofPage, type FaceLayout, type Paper } from "../../shared/face/index.js";
import { download } from "../exchange/index.js";
import { proofFonts } from "./proof-fonts.js";
import { fetchPictures, pictureSource } from "./use-pictures.js";

/** Hands faces to the person as a page to print, with the pictures that can be shown. */
export async function saveProof(title: string, layouts: readonly FaceLayout[], paper: Paper): Promise<Result<null>> {
  const [first] = layouts;
  if (first === undefined) return ok(null);
  await Promise.all(layouts.map(fetchPictures));
  const faces = layouts.map((layout) => faceSvg(layout, pictureSource));
  const fonts = await proofFonts();
  const { width, height } = first.template;
  const page = proofPage([{ width, height, faces }], { title, paper, gap: 0, fonts });
  if (!page.ok) return page;
  download(`${title}.html`, page.value, "text/html");
  return ok(null);
}

import sans from "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf?url";
import sansBold from "dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf?url";
import serif from "dejavu-fonts-ttf/ttf/DejaVuSerifCondensed.ttf?url";
import serifBold from "dejavu-fonts-ttf/ttf/DejaVuSerifCondensed-Bold.ttf?url";
import { ok, type Result } from "../../shared/base/index.js";
import { faceFonts, faceSvg, proofPage, type FaceLayout, type Paper, type ProofFont } from "../../shared/face/index.js";
import { download } from "../exchange/index.js";
import { fetchPictures, pictureSource } from "./use-pictures.js";

const addresses = { serif, "serif-bold": serifBold, sans, "sans-bold": sansBold } as const;

const fontOf = async (name: keyof typeof addresses): Promise<ProofFont> => {
  const { family, weight } = faceFonts[name];
  const content = new Uint8Array(await (await fetch(addresses[name])).arrayBuffer());
  return { family, weight, base64: base64Of(content) };
};

/** Texts of characters are made of so many bytes at once: the arguments of a call are limited. */
const sliceBytes = 8_192;

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    text += String.fromCharCode(...bytes.subarray(at, at + sliceBytes));
  }
  return btoa(text);
}

/** Hands faces to the person as a page to print, with the pictures that can be shown. */
export async function saveProof(title: string, layouts: readonly FaceLayout[], paper: Paper): Promise<Result<null>> {
  const [first] = layouts;
  if (first === undefined) return ok(null);
  await Promise.all(layouts.map(fetchPictures));
  const faces = layouts.map((layout) => faceSvg(layout, pictureSource));
  const fonts = await Promise.all([fontOf("serif"), fontOf("serif-bold"), fontOf("sans"), fontOf("sans-bold")]);
  const { width, height } = first.template;
  const page = proofPage([{ width, height, faces }], { title, paper, gap: 0, fonts });
  if (!page.ok) return page;
  download(`${title}.html`, page.value, "text/html");
  return ok(null);
}

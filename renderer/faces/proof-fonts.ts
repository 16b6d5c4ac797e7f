import sans from "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf?url";
import sansBold from "dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf?url";
import serif from "dejavu-fonts-ttf/ttf/DejaVuSerifCondensed.ttf?url";
import serifBold from "dejavu-fonts-ttf/ttf/DejaVuSerifCondensed-Bold.ttf?url";
import { faceFonts, type ProofFont } from "../../shared/face/index.js";

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

/** The fonts of faces, for pages that carry them. */
export const proofFonts = (): Promise<readonly ProofFont[]> =>
  Promise.all([fontOf("serif"), fontOf("serif-bold"), fontOf("sans"), fontOf("sans-bold")]);

/** Pictures that are shown. SVG is none of them: it is a document that can hold scripts. */
export type ImageKind = "png" | "jpeg" | "gif" | "webp" | "avif";

/** The endings of names that pictures have, the ones looked for first at the front. */
export const imageEndings = ["png", "jpg", "jpeg", "webp", "gif", "avif"] as const;

/** Larger pictures are not shown, in bytes. */
export const largestImage = 8 * 1024 * 1024;

/** Pictures of more pixels are not shown: few bytes can say a great many, and to draw a picture takes four for each. */
export const mostPixels = 64_000_000;

/** What a file is by its first bytes, whatever its name says; undefined for everything that is not shown. */
export function imageKind(bytes: Buffer): ImageKind | undefined {
  const text = (from: number, to: number): string => bytes.toString("latin1", from, to);
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (/^GIF8[79]a$/.test(text(0, 6))) return "gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && brands(bytes).some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return undefined;
}

/** The brands of an ISO media file: the major one, and after its version those it is compatible with. */
function brands(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const found: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) found.push(bytes.toString("latin1", at, at + 4));
  return found;
}

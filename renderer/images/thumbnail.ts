/** Pictures are kept at this multiple of the height they are shown at, so that they stay sharp on dense screens. */
const sharpness = 2;
/** Wider ones than this many times their height are banners that no cell shows whole. */
const widest = 4;

function blobOf(url: string): Blob {
  const [head = "", body = ""] = url.split(",");
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? "";
  return new Blob([Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0))], { type });
}

/**
 * A picture as small as it may be where it is shown `heightPx` high, as a `data:` URL: a screen of cells then costs little
 * memory. Rejects for what the browser cannot decode.
 */
export async function thumbnail(url: string, heightPx: number): Promise<string> {
  const bitmap = await createImageBitmap(blobOf(url));
  try {
    const most = heightPx * sharpness;
    const scale = Math.min(1, most / bitmap.height, (most * widest) / bitmap.width);
    if (scale === 1) return url;
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return url;
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", 0.85);
  } finally {
    bitmap.close();
  }
}

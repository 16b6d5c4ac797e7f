/** Pixels for each of the drawing's: sharp on dense screens, in slides and on paper. */
const scale = 2;

/**
 * A drawing as a picture for programs that show no SVG. Undefined where the browser cannot draw it. The drawing must hold all
 * that it shows: nothing is fetched for a picture.
 */
export async function pngOf(svg: string): Promise<Blob | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  const context = canvas.getContext("2d");
  if (!context || canvas.width === 0) return undefined;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
}

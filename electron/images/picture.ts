import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import { pixelSize, type PixelSize } from "../../shared/face/index.js";
import { readAll, readFault, type Disk } from "../files/index.js";
import { imageKind, largestImage, mostPixels, type ImageKind } from "./kind.js";

/** A whole picture as its file or host has it. */
export interface Picture {
  readonly kind: ImageKind;
  readonly bytes: Buffer;
}

export const dataUrl = ({ kind, bytes }: Picture): string => `data:image/${kind};base64,${bytes.toString("base64")}`;

export const tooLarge = (name: string): Fault => ({
  code: "image/too-large",
  message: `${name} has more than ${largestImage / 1024 / 1024} MB.`,
  suggestion: "Make the picture smaller.",
});

const tooManyPixels = (name: string, { width, height }: PixelSize): Fault => ({
  code: "image/too-many-pixels",
  message: `${name} has ${width} × ${height} pixels: more than ${mostPixels / 1_000_000} million are not shown.`,
  suggestion: "Make the picture smaller.",
});

/** Takes bytes for the picture they are by their content. `name` is what people know it by. */
export function pictureOf(name: string, bytes: Buffer): Result<Picture> {
  if (bytes.byteLength > largestImage) return failed(tooLarge(name));
  const kind = imageKind(bytes);
  const size = pixelSize({ length: bytes.length, at: (place) => bytes[place] ?? 0 });
  if (size && size.width * size.height > mostPixels) return failed(tooManyPixels(name, size));
  if (kind !== undefined) return ok({ kind, bytes });
  return failed({
    code: "image/not-an-image",
    message: `${name} is not a picture that can be shown: PNG, JPEG, GIF, WebP and AVIF can.`,
  });
}

/** Reads a picture of the disk; undefined where `path` is not a file. `name` is what people know it by. */
export async function readPicture(disk: Disk, path: string, name: string): Promise<Result<Picture | undefined>> {
  try {
    const file = await disk.open(path, "read");
    try {
      const { kind, size } = await file.stat();
      if (kind !== "file") return ok(undefined);
      if (size > largestImage) return failed(tooLarge(name));
      return pictureOf(name, await readAll(file, size, largestImage));
    } finally {
      await file.close();
    }
  } catch (error) {
    const fault = readFault(name, error);
    return fault.code === "file/not-found" ? ok(undefined) : failed(fault);
  }
}

/** The first bytes of each kind of picture, with a tail that makes each its own. */
export const heads = {
  png: Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
  jpeg: Buffer.from("\xff\xd8\xff\xe0", "latin1"),
  gif: Buffer.from("GIF89a", "latin1"),
  webp: Buffer.from("RIFF\x10\0\0\0WEBPVP8 ", "latin1"),
  avif: Buffer.from("\0\0\0\x18ftypmif1\0\0\0\0avifmiaf", "latin1"),
} as const;

/** Bytes that are a PNG by their beginning; `size` in bytes. */
export const png = (name: string, size = 64): Buffer =>
  Buffer.concat([heads.png, Buffer.from(name)], Math.max(size, heads.png.length));

/** What a picture's `data:` URL holds. */
export const bytesOf = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(",") + 1), "base64");

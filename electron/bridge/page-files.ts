import { readFile, realpath } from "node:fs/promises";
import { extname, join, sep } from "node:path";

/** A file of the built page, ready to be sent. */
export interface PageFile {
  readonly body: Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
  /** A document, which opens the app, rather than one of the files a document loads. */
  readonly isDocument: boolean;
}

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".ttf": "font/ttf",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * The relative path a URL's path asks for, `/` being the page itself; undefined for anything that could lead elsewhere. Looks
 * at the decoded text, so `%2e%2e`, `%2f` and `%5c` are seen for what they are.
 *
 * @param urlPath begins with `/`, still percent-encoded, without query
 */
export function pagePath(urlPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  if (decoded === "/") return "index.html";
  const parts = decoded.split("/").slice(1);
  const plain = parts.every((part) => /^[\w@][\w@.\- ]*$/.test(part));
  return decoded.startsWith("/") && plain ? parts.join("/") : undefined;
}

/** Reads a file of the page's folder; undefined where there is none, or where it is a link that leads out of the folder. */
export async function readPageFile(folder: string, urlPath: string): Promise<PageFile | undefined> {
  const path = pagePath(urlPath);
  const contentType = path === undefined ? undefined : contentTypes[extname(path).toLowerCase()];
  if (path === undefined || contentType === undefined) return undefined;
  try {
    const [home, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    if (!file.startsWith(home + sep)) return undefined;
    // The build puts a hash of the content into the names below assets/.
    const cacheControl = path.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    return { body: await readFile(file), contentType, cacheControl, isDocument: contentType.startsWith("text/html") };
  } catch {
    return undefined;
  }
}

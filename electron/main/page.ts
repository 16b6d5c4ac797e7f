import { pageHeaders, readPageFile } from "../bridge/index.js";

/** The page's own scheme: a real origin, unlike `file:`, so that modules, workers and `'self'` work. */
export const pageScheme = "app";
const pageHost = "cardwright";
export const pageUrl = `${pageScheme}://${pageHost}/index.html`;

function parse(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined;
}

/** Whether a URL is one of our own page's files; everything else is foreign. */
export function isOwnPage(url: string): boolean {
  const parsed = parse(url);
  return parsed?.protocol === `${pageScheme}:` && parsed.host === pageHost && parsed.username === "";
}

/**
 * Whether a page may load this at all: its own files, data it made itself, and the developer tools. Nothing here reaches
 * another machine.
 */
export function isLocalRequest(url: string): boolean {
  const protocol = parse(url)?.protocol ?? "";
  return isOwnPage(url) || ["data:", "blob:", "devtools:"].includes(protocol);
}

/** Answers a request of the page's own scheme from the folder of the built page, and from nowhere else. */
export async function answerPageRequest(folder: string, request: Pick<Request, "url" | "method">): Promise<Response> {
  const refuse = (status: number): Response => new Response(null, { status, headers: pageHeaders() });
  if (!isOwnPage(request.url)) return refuse(403);
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(405);
  const file = await readPageFile(folder, new URL(request.url).pathname);
  if (file === undefined) return refuse(404);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(file.body), {
    headers: { ...pageHeaders(), "Content-Type": file.contentType, "Cache-Control": "no-cache" },
  });
}

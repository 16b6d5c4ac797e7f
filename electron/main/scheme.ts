import { pageHeaders, readPageFile } from "../bridge/index.js";
import { isOwnPage } from "./page.js";

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

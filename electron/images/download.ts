import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { Clock } from "../files/index.js";
import { largestImage } from "./kind.js";
import { pictureOf, tooLarge, type Picture } from "./picture.js";

/** For the whole of a picture, redirects and all, in ms. */
export const longestDownloadMs = 8_000;
const mostRedirects = 3;

export interface DownloadTools {
  readonly clock: Clock;
  readonly isAllowed: (host: string) => Promise<boolean>;
  /** Says who asks, honestly. */
  readonly userAgent: string;
  /** Ends what is under way. */
  readonly ending: AbortSignal;
}

export type Downloaded =
  | { readonly kind: "picture"; readonly picture: Picture }
  /** The address, or one it redirects to, is on a host that was not allowed; nothing was asked of that host. */
  | { readonly kind: "host-not-allowed"; readonly host: string }
  /** `isGone`: the host said that there is no such picture. */
  | { readonly kind: "failed"; readonly fault: Fault; readonly isGone: boolean };

/** Fetches a picture from allowed hosts alone. No cookies, no referrer, no other request than the picture's. */
export async function download(address: URL, tools: DownloadTools): Promise<Downloaded> {
  const timeout = new AbortController();
  const stop = tools.clock.after(longestDownloadMs, () => timeout.abort());
  const signal = AbortSignal.any([timeout.signal, tools.ending]);
  let url = address;
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (!(await tools.isAllowed(url.host))) return { kind: "host-not-allowed", host: url.host };
      const headers = { accept: "image/*", "user-agent": tools.userAgent };
      const response = await fetch(url, { headers, redirect: "manual", signal });
      const next = redirectOf(response, url);
      if (next === undefined) return await take(response, url);
      await response.body?.cancel();
      if (!next.ok) return failure(next.error);
      url = next.value;
    }
    const message = `${address.href} redirects more than ${mostRedirects} times.`;
    return failure({ code: "image/status", message });
  } catch (error) {
    const why = timeout.signal.aborted ? `did not send it within ${longestDownloadMs / 1000} s` : reasonOf(error);
    return failure({ code: "image/unreachable", message: `${url.host} ${why}. The picture is ${address.href}.` });
  } finally {
    stop();
  }
}

const failure = (fault: Fault, isGone = false): Downloaded => ({ kind: "failed", fault, isGone });

/** Where a response leads instead; undefined for one that does not. */
function redirectOf({ status, headers }: Response, from: URL): Result<URL> | undefined {
  if (![301, 302, 303, 307, 308].includes(status)) return undefined;
  const location = headers.get("location") ?? "";
  const next = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
  if (next && isFetched(next)) return ok(next);
  const message = `${from.href} redirects to what is no address of the web.`;
  return failed({ code: "image/status", message });
}

/** Whether an address may be asked for at all: of the web, and without a name and password in it. */
export const isFetched = ({ protocol, username, password }: URL): boolean =>
  ["http:", "https:"].includes(protocol) && username === "" && password === "";

async function take(response: Response, { href, host }: URL): Promise<Downloaded> {
  const { status, headers } = response;
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const isImage = type === "" || type === "application/octet-stream" || type.startsWith("image/");
  if (status < 200 || status > 299 || !isImage || Number(headers.get("content-length") ?? 0) > largestImage) {
    await response.body?.cancel();
    if (status < 200 || status > 299) {
      const message = `${host} answered with status ${status} for ${href}.`;
      return failure({ code: "image/status", message }, status === 404 || status === 410);
    }
    if (isImage) return failure(tooLarge(href));
    return failure({ code: "image/not-an-image", message: `${href} is ${type}, not a picture.` });
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop ends the download.
    if (size > largestImage) return failure(tooLarge(href));
    chunks.push(chunk);
  }
  const picture = pictureOf(href, Buffer.concat(chunks));
  return picture.ok ? { kind: "picture", picture: picture.value } : failure(picture.error);
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: "is not known, or this computer is offline",
  EAI_AGAIN: "is not known, or this computer is offline",
  ECONNREFUSED: "refuses the connection",
  ECONNRESET: "broke the connection off",
  UND_ERR_SOCKET: "broke the connection off",
  ENETUNREACH: "cannot be reached",
  EHOSTUNREACH: "cannot be reached",
  CERT_HAS_EXPIRED: "has a certificate that has expired",
};

/** Why a request came to nothing, to follow the name of its host. */
function reasonOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return reasons[code] ?? `could not be asked${code === "" ? "" : ` (${code})`}`;
}

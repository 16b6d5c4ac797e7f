import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Names this host answers to. Any other name that resolves to it was made up by somebody else (DNS rebinding). */
const ownNames = ["127.0.0.1", "localhost"];

export const isOwnHost = (host: string | undefined, port: number): boolean =>
  ownNames.some((name) => host === `${name}:${port}`);

/** Whether a request was made by a page of this host; a browser sends the origin with every WebSocket it opens. */
export const isOwnOrigin = (origin: string | undefined, port: number): boolean =>
  ownNames.some((name) => origin === `http://${name}:${port}`);

/** Path and token of a request; undefined where its target is not a plain path on this host. */
export function readTarget(request: Pick<IncomingMessage, "url">): { path: string; token: string } | undefined {
  const target = request.url ?? "";
  if (!target.startsWith("/") || target.startsWith("//")) return undefined;
  const [path = "", query = ""] = target.split("?", 2);
  return { path, token: new URLSearchParams(query).get("token") ?? "" };
}

/** Compares in a time that reveals nothing about the secret. */
export function isSameToken(given: string, secret: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

import type { QueueAddress } from "./address.js";

/** What systems, drivers and servers say where a queue cannot be reached, and what it means to who named the address. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/\bECONNREFUSED\b/u, "no server listens there"],
  [/\b(?:ENOTFOUND|EAI_AGAIN)\b/u, "no computer of this name is known"],
  [/\b(?:EHOSTUNREACH|ENETUNREACH)\b/u, "no way leads to this computer"],
  [/^NOAUTH\b/u, "the server asks for a password"],
  [/^WRONGPASS\b/u, "the server knows no such user with this password"],
  [/^no PostgreSQL user name specified\b/u, "the address names no user"],
  [/^Unknown RESP type\b|^Connection terminated unexpectedly$/u, "what answers there is another kind of server"],
];

/** Why a server cannot be used, in plain words where they are known; else what was said. */
export const whyNot = (said: string): string =>
  meanings.find(([pattern]) => pattern.test(said))?.[1] ?? said.replace(/\.$/u, "");

/** The same where nothing was said for so long. */
export function whySilent(ms: number, { kind, url }: Pick<QueueAddress, "kind" | "url">): string {
  const tls = url.startsWith("rediss:") ? ", or Redis without TLS (redis://)" : ", or Redis with TLS (rediss://)";
  const other = kind === "redis" ? tls : "";
  return `no answer within ${ms / 1_000} seconds; what listens there may be another kind of server${other}`;
}

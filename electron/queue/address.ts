import { failed, ok, type Result } from "../../shared/base/index.js";

/** The server a queue is on. Its address holds credentials: it is never stored, and shown without them. */
export interface QueueAddress {
  readonly kind: "redis" | "postgres";
  readonly url: string;
  /** The address without user, password and parameters. */
  readonly shown: string;
}

const kinds: Readonly<Record<string, QueueAddress["kind"]>> = {
  "redis:": "redis",
  "rediss:": "redis",
  "postgres:": "postgres",
  "postgresql:": "postgres",
};

/** A password with one of these signs ends there, so that its rest would be read as the path, and shown. */
const lateSign = /^[^:]*:\/\/[^/?#]*[/?#].*@/u;
/** Names and parameters that are no longer are parts of words as well. */
const longestWord = 5;

/** Reads `redis://…`, `postgres://…`, or `env:NAME` for the variable that holds one. What is refused is not repeated. */
export function readAddress(
  text: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Result<QueueAddress> {
  const refused = (message: string): Result<never> =>
    failed({
      code: "queue/address",
      message,
      expected: "redis://…, rediss://…, postgres://…, or env:NAME for a variable that holds one",
    });
  const name = /^env:(\w+)$/u.exec(text)?.[1];
  const written = name === undefined ? text : (environment[name] ?? "");
  if (name !== undefined && written === "") return refused(`There is no variable ${name} with an address.`);
  if (lateSign.test(written)) {
    return refused(
      "There is an @ behind a /, ? or #. In a password these are written %2F, %3F or %23; else the @ is %40.",
    );
  }
  const isNone =
    name === undefined ? "This is no address of a queue." : `The variable ${name} holds no address of a queue.`;
  if (!URL.canParse(written)) return refused(isNone);
  const url = new URL(written);
  const kind = Object.hasOwn(kinds, url.protocol) ? kinds[url.protocol] : undefined;
  if (kind === undefined || url.hostname === "") return refused(isNone);
  if (kind === "redis" && !/^\/?\d*$/u.test(url.pathname)) {
    return refused("The path of a Redis address is the number of a database, such as /0.");
  }
  return ok({ kind, url: written, shown: `${url.protocol}//${url.host}${url.pathname}` });
}

/** A text of somebody else's, such as the message of an error, without what the address keeps secret. */
export function withoutSecrets(text: string, { url }: Pick<QueueAddress, "url">): string {
  const { username, password, searchParams } = new URL(url);
  const named = [username, ...searchParams.values()].flatMap((each) => [each, decoded(each)]);
  const parts = named.filter((each) => !isWord(each));
  const secrets = [url, password, decoded(password), ...parts].filter((each) => each !== "");
  // The longest first: one may be a part of another.
  secrets.sort((a, b) => b.length - a.length);
  const without = secrets.reduce((shown, secret) => shown.replaceAll(secret, "…"), text);
  return without.replace(/[\p{L}\p{N}_]+/gu, (word) => (named.includes(word) ? "…" : word));
}

/** Whether a text is short, so that it is looked for only as a word by itself. */
const isWord = (text: string): boolean => text.length <= longestWord && /^[\p{L}\p{N}_]+$/u.test(text);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

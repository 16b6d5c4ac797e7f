import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { readAddress, withoutSecrets } from "../../../../electron/queue/address.js";

const secret = "s3cret/word";
const url = `rediss://designer:${encodeURIComponent(secret)}@queue.example:6380/2?clientKey=abc123`;

describe("the address of a queue", () => {
  test("is shown without user, password and parameters", () => {
    expect(must(readAddress(url, {}))).toEqual({ kind: "redis", url, shown: "rediss://queue.example:6380/2" });
    expect(must(readAddress("postgres://a:b@host/db", {}))).toMatchObject({
      kind: "postgres",
      shown: "postgres://host/db",
    });
  });

  test("may be in a variable", () => {
    expect(must(readAddress("env:WHERE", { WHERE: url })).url).toBe(url);
    const message = "There is no variable WHERE with an address.";
    for (const variables of [{}, { WHERE: "" }]) {
      expect(readAddress("env:WHERE", variables)).toMatchObject({
        ok: false,
        error: { code: "queue/address", message },
      });
    }
    for (const text of ["env:WHERE more", "my-env:WHERE"]) {
      expect(readAddress(text, { WHERE: url })).toMatchObject({ ok: false, error: { code: "queue/address" } });
    }
  });

  test("of another kind of server is refused, and not repeated", () => {
    for (const text of [`http://x:${secret}@host`, secret, "redis:", "", "constructor://x"]) {
      const read = readAddress(text, {});
      expect(read).toMatchObject({ ok: false, error: { code: "queue/address" } });
      expect(JSON.stringify(read)).not.toContain("s3cret");
    }
  });

  test("of Redis names a database by its number only", () => {
    for (const path of ["", "/", "/0", "/15"]) expect(readAddress(`redis://host:1${path}`, {}).ok).toBe(true);
    for (const path of ["/abc", "/0/1", "/-1", "/1a"]) {
      expect(readAddress(`redis://host:1${path}`, {})).toMatchObject({
        ok: false,
        error: { message: "The path of a Redis address is the number of a database, such as /0." },
      });
    }
  });

  test("that is empty is no variable", () => {
    expect(readAddress("", {})).toMatchObject({ ok: false, error: { message: "This is no address of a queue." } });
  });

  test("whose password has a sign that ends it is refused, and shows no part of it", () => {
    for (const kind of ["redis", "postgres", "postgresql"]) {
      for (const sign of ["/", "?", "#"]) {
        const read = readAddress(`${kind}://designer:12${sign}s3cret@queue.example:5432/db`, {});
        expect(read, `${kind} ${sign}`).toMatchObject({ ok: false, error: { code: "queue/address" } });
        expect(JSON.stringify(read)).not.toContain("s3cret");
        expect(JSON.stringify(read)).toContain("%2F, %3F or %23");
      }
    }
    expect(readAddress("postgres://a%40b:c%2Fd@host/db?user=x%40y", {}).ok).toBe(true);
  });

  test("leaves the words of a message that only hold a short name or parameter", () => {
    const short = { url: "postgres://u:pw@host/db?ssl=1&x=true" };
    expect(withoutSecrets("no such file 11 of u, untrue 1", short)).toBe("no such file 11 of …, untrue …");
    expect(withoutSecrets("a password within: xpwx", short)).toBe("a password within: x…x");
    const shown = (parameter: string, text: string): string =>
      withoutSecrets(text, { url: `redis://host/0?a=${encodeURIComponent(parameter)}` });
    expect(shown("abcde", "xabcdex abcde")).toBe("xabcdex …");
    for (const longer of ["abcdef", "a-b", "-a", "a-"]) expect(shown(longer, `x${longer}x`)).toBe("x…x");
  });

  test("is taken out of what servers and packages say, in every spelling", () => {
    const said = `ERR for designer with ${secret} (${encodeURIComponent(secret)}), key abc123, at ${url}`;
    expect(withoutSecrets("nothing secret", { url: "redis://host" })).toBe("nothing secret");
    // A % that begins no sign is one of the password.
    expect(withoutSecrets("wrong: 100%zz!", { url: "redis://:100%zz@host" })).toBe("wrong: …!");
    const nested = { url: "redis://u:secret@host/0?key=secretkey" };
    expect(withoutSecrets("secretkey or secret", nested)).toBe("… or …");
    expect(withoutSecrets(said, { url })).toBe("ERR for … with … (…), key …, at …");
  });
});

test("names the variable that holds no address, and not what it holds", () => {
  const read = readAddress("env:QUEUE", { QUEUE: "hunter2" });
  expect(read).toMatchObject({ ok: false, error: { message: "The variable QUEUE holds no address of a queue." } });
  expect(JSON.stringify(read)).not.toContain("hunter2");
});

import { describe, expect, test } from "vitest";
import { whyNot, whySilent } from "../../../../electron/queue/trouble.js";

describe("why a queue cannot be used", () => {
  test.each([
    ["connect ECONNREFUSED 127.0.0.1:1", "no server listens there"],
    ["getaddrinfo ENOTFOUND queue.example", "no computer of this name is known"],
    ["getaddrinfo EAI_AGAIN queue.example", "no computer of this name is known"],
    ["connect EHOSTUNREACH 10.0.0.1:6379", "no way leads to this computer"],
    ["NOAUTH HELLO must be called with the client already authenticated", "the server asks for a password"],
    ["WRONGPASS invalid username-password pair", "the server knows no such user with this password"],
    ["no PostgreSQL user name specified in startup packet", "the address names no user"],
    ['Unknown RESP type 72 "H". Please report this.', "what answers there is another kind of server"],
    ["Connection terminated unexpectedly", "what answers there is another kind of server"],
    ['database "cards" does not exist.', 'database "cards" does not exist'],
    ['database "cards.old" does not exist', 'database "cards.old" does not exist'],
  ])("reads %j", (said, meant) => expect(whyNot(said)).toBe(meant));

  test.each([
    ["redis", "redis://a", "another kind of server, or Redis with TLS (rediss://)"],
    ["redis", "rediss://a", "another kind of server, or Redis without TLS (redis://)"],
    ["postgres", "postgres://a", "another kind of server"],
  ] as const)("guesses what is silent at %s, %s", (kind, url, may) => {
    expect(whySilent(8_000, { kind, url })).toBe(`no answer within 8 seconds; what listens there may be ${may}`);
  });
});

import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startWebHost, type WebHost } from "../../../../electron/web/server.js";
import { calls, type CallName } from "../../../../shared/bridge/index.js";
import { connectToHost } from "../../../support/app/host-client.js";
import { hostileRequest, mayWrite } from "../../../support/hostile-calls.js";
import { card, cardsFile, cardsSheet, Desk } from "./desk.js";

/** For each of the calls; a longer run sets another number. */
const requestsEach = Number(process.env["CARDWRIGHT_HOSTILE"] ?? 20);
const seed = 20_261_122;

let desk: Desk;
let host: WebHost;

beforeEach(async () => {
  desk = new Desk({ [cardsFile]: card("a", 1) + card("b", 2) });
  host = await startWebHost({ port: 0, rootDirectory: desk.folder, session: desk.session });
});
afterEach(async () => {
  await host.close();
  await desk.clear();
});

const bytes = (): string[] =>
  readdirSync(desk.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name}: ${readFileSync(join(parentPath, name), "utf8")}`)
    .sort();

it(`answers ${requestsEach} hostile requests of every call, and writes nothing a call does not say it writes`, async () => {
  const page = await connectToHost(host.url);
  const ask = page.call as (name: string, request: unknown) => Promise<unknown>;
  await desk.open();
  const rowKey = (await desk.rows())[0]?.key ?? "";
  const sound = {
    sheet: cardsSheet,
    rowKey,
    rowKeys: [rowKey],
    column: { path: ["cost"] },
    from: 0,
    count: 1,
    file: cardsFile,
  };
  let answered = 0;
  for (const call of Object.keys(calls) as CallName[]) {
    const before = bytes();
    for (const request of fc.sample(hostileRequest(call, sound), { numRuns: requestsEach, seed })) {
      // What JSON cannot say reaches no host.
      const text = await Promise.resolve(request)
        .then((value) => JSON.stringify(value))
        .catch(() => undefined);
      if (text === undefined) continue;
      const result = (await ask(call, JSON.parse(text))) as { ok: boolean; error?: { code: string; message: string } };
      answered += 1;
      expect(typeof result.ok).toBe("boolean");
      expect([call, text.slice(0, 200), result.error?.code]).not.toEqual([call, text.slice(0, 200), "session/broken"]);
      expect((result.error?.message ?? "").length).toBeLessThan(5_000);
    }
    await desk.call("workspace/flush", {});
    if (!mayWrite.has(call)) expect([call, bytes()]).toEqual([call, before]);
  }
  expect(answered).toBeGreaterThan(Object.keys(calls).length * requestsEach * 0.8);
  expect(await ask("host/info", {})).toMatchObject({ ok: true });
  expect(Object.hasOwn(Object.prototype, "a")).toBe(false);
  page.close();
});

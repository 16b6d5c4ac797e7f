import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Pages } from "../../../../electron/web/pages.js";

let server: WebSocketServer;
let pages: Pages;

beforeEach(async () => {
  pages = new Pages();
  server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (page) => pages.add(page));
  await once(server, "listening");
});
afterEach(() => {
  for (const page of server.clients) page.terminate();
  server.close();
});

async function open(answersPings: boolean): Promise<WebSocket> {
  const { port } = server.address() as AddressInfo;
  const page = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong: answersPings });
  await once(page, "open");
  return page;
}

test("a page that no longer answers is cut off when it is asked again, one that answers is not", async () => {
  const [answering, silent] = [await open(true), await open(false)];
  for (let round = 0; round < 2; round += 1) {
    const asked = Promise.all([once(answering, "ping"), round === 0 ? once(silent, "ping") : once(silent, "close")]);
    const heard = Promise.all([...server.clients].slice(0, 1).map((page) => once(page, "pong")));
    pages.askAll();
    await Promise.all([asked, heard]);
  }
  expect(silent.readyState).toBe(WebSocket.CLOSED);
  expect(answering.readyState).toBe(WebSocket.OPEN);
  answering.terminate();
});

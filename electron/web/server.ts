import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { SessionHandle } from "../session/index.js";
import { connectPage, largestMessageBytes } from "./connection.js";
import { isOwnHost, isOwnOrigin, isSameToken, readTarget } from "./doorkeeper.js";
import { Pages } from "./pages.js";
import { answerRequest } from "./page-requests.js";

export interface WebHostOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The built page. */
  readonly rootDirectory: string;
  readonly session: Pick<SessionHandle, "call" | "subscribe">;
  /** What a page must show to be talked to; random where it is not given. */
  readonly token?: string;
  /** Is called after each file of the page that was sent. */
  readonly served?: (isDocument: boolean) => void;
}

export interface WebHost {
  /** With the token; whoever knows it may use the app. */
  readonly url: string;
  /** Says goodbye to the pages and stops listening. The session is left to its owner. */
  close(): Promise<void>;
}

/** RFC 6455: the other side is going away. */
const goingAway = 1001;
const farewellMs = 1_000;
/** How often pages are asked whether they are there: what neither reads nor closes would be kept for ever. */
const askMs = 60_000;

/**
 * Serves the app to browsers of this machine. Listens on the loopback interface alone, answers only to its own name, and opens
 * the bridge only to its own page with the token.
 *
 * Rejects with the system's error where the port cannot be had.
 */
export async function startWebHost(options: WebHostOptions): Promise<WebHost> {
  const token = options.token ?? randomBytes(32).toString("base64url");
  const server = createServer({ requestTimeout: 30_000 });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessageBytes, perMessageDeflate: false });
  const pages = new Pages();
  const port = await listen(server, options.port);
  const { rootDirectory: folder, served = () => undefined } = options;
  const files = { folder, token, port, isFull: () => pages.isFull, served };

  server.on("request", (request, response) => void answerRequest(files, request, response));
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refusal = whyNotUpgraded(request, port, token) ?? (pages.isFull ? "503 Service Unavailable" : undefined);
    if (refusal !== undefined) {
      socket.on("error", () => socket.destroy());
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (page) => {
      pages.add(page);
      connectPage(page, options.session);
    });
  });
  const asking = setInterval(() => pages.askAll(), askMs);
  return {
    url: `http://127.0.0.1:${port}/?token=${encodeURIComponent(token)}`,
    close: () => {
      clearInterval(asking);
      return closeAll(server, sockets);
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", failed);
      done((server.address() as AddressInfo).port);
    });
  });
}

/** The status line of the refusal, or undefined where the page may have its bridge. */
function whyNotUpgraded(request: IncomingMessage, port: number, token: string): string | undefined {
  const target = readTarget(request);
  if (!isOwnHost(request.headers.host, port)) return "421 Misdirected Request";
  if (!isOwnOrigin(request.headers.origin, port)) return "403 Forbidden";
  if (target?.path !== "/ws") return "404 Not Found";
  return isSameToken(target.token, token) ? undefined : "401 Unauthorized";
}

async function closeAll(server: Server, sockets: WebSocketServer): Promise<void> {
  const closed = new Promise<void>((done) => {
    server.close(() => done());
  });
  for (const page of sockets.clients) page.close(goingAway, "Cardwright was closed.");
  const cut = setTimeout(() => {
    for (const page of sockets.clients) page.terminate();
    server.closeAllConnections();
  }, farewellMs);
  server.closeIdleConnections();
  await closed;
  clearTimeout(cut);
}

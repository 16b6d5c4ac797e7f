import type { IncomingMessage, ServerResponse } from "node:http";
import { pageHeaders, readPageFile, type PageFile } from "../bridge/index.js";
import { isOwnHost, isSameToken, readTarget } from "./doorkeeper.js";

/** The built page, and what guards it. */
export interface Files {
  readonly folder: string;
  readonly token: string;
  readonly port: number;
  /** Whether there are as many tabs as there may be: the page would have nothing to talk to. */
  readonly isFull: () => boolean;
  /** Is called after each file that was sent. */
  readonly served: (isDocument: boolean) => void;
}

/** Answers a request for a file of the page; anything else is refused with a sentence. */
export async function answerRequest(files: Files, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = pageHeaders([`ws://127.0.0.1:${files.port}`, `ws://localhost:${files.port}`]);
  const withBody = request.method !== "HEAD";
  const found = await findFile(files, request);
  if ("status" in found) {
    const { status, text } = found;
    response.writeHead(status, { ...headers, "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
    response.end(withBody ? `${text}\n` : undefined);
    return;
  }
  response.writeHead(200, {
    ...headers,
    "Content-Type": found.contentType,
    "Content-Length": found.body.byteLength,
    "Cache-Control": found.cacheControl,
  });
  response.end(withBody ? found.body : undefined);
  if (withBody) files.served(found.isDocument);
}

interface Refusal {
  readonly status: number;
  readonly text: string;
}

const withoutToken: Refusal = {
  status: 403,
  text: "Open the address Cardwright printed when it was started; it ends in ?token=…",
};

const full: Refusal = {
  status: 503,
  text: "Cardwright is open in too many tabs. Close some of them and load this page again.",
};

const notAPath: Refusal = { status: 400, text: "Not a path of this host." };

/** The token is asked for by what would be sent, not by how its path was spelled. */
async function findFile({ folder, token, port, isFull }: Files, request: IncomingMessage): Promise<PageFile | Refusal> {
  const target = readTarget(request);
  const refusal = whyRefused(port, request);
  if (target === undefined || refusal) return refusal ?? notAPath;
  const file = await readPageFile(folder, target.path);
  if (file === undefined) return { status: 404, text: "No such file." };
  if (!file.isDocument) return file;
  if (!isSameToken(target.token, token)) return withoutToken;
  return isFull() ? full : file;
}

function whyRefused(port: number, request: IncomingMessage): Refusal | undefined {
  if (!isOwnHost(request.headers.host, port)) return { status: 421, text: "This host has another name." };
  if (request.method !== "GET" && request.method !== "HEAD") return { status: 405, text: "Only GET and HEAD." };
  if (hasBody(request)) return { status: 413, text: "No request here has a body." };
  return undefined;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;

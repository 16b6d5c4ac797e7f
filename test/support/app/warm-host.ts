import { randomUUID } from "node:crypto";
import { join } from "node:path";
import packageJson from "../../../package.json" with { type: "json" };
import { findSamples } from "../../../electron/bridge/index.js";
import type { SessionHandle } from "../../../electron/session/handle.js";
import { startWebHost, type WebHost } from "../../../electron/web/server.js";
import { must } from "../../../shared/base/index.js";
import { requireBuilt } from "./built.js";
import { root } from "./process.js";
import { startSharedSession } from "./session-threads.js";

/** A session of one test on the warm host. */
export interface HostedSession {
  /** The address to open; the same for all tests, so that the browser keeps what it has loaded and compiled. */
  readonly url: string;
  /** Resolves once the folder is open; rejects where it cannot be opened. Calls of pages wait for it. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

let host: Promise<WebHost> | undefined;
let current: OpenedSession | undefined;

interface OpenedSession {
  readonly session: SessionHandle;
  readonly ready: Promise<void>;
}

/** The session that pages which connect now are tied to, for as long as they are connected. */
function opened(): OpenedSession {
  if (!current) throw new Error("No test has opened a folder on the warm host.");
  return current;
}

function warmHost(): Promise<WebHost> {
  return (host ??= startWebHost({
    port: 0,
    rootDirectory: join(root, "out/renderer"),
    session: {
      call: async (name, request) => {
        const { session, ready } = opened();
        await ready;
        return session.call(name, request);
      },
      // Calls wait until the folder is open, so events wait as well: else they would overtake the first answer.
      subscribe: (listener) => {
        const { session, ready } = opened();
        let unsubscribe: (() => void) | undefined;
        let isOver = false;
        void ready.then(
          () => (isOver ? undefined : (unsubscribe = session.subscribe(listener))),
          () => undefined,
        );
        return () => {
          isOver = true;
          unsubscribe?.();
        };
      },
    },
  }));
}

/**
 * Opens a folder on the web host that serves all tests of this process, one after the other: the built page, and the built
 * session in a thread of sessions, with an app-data folder of its own.
 */
export async function openOnWarmHost(folder: string, dataDirectory: string): Promise<HostedSession> {
  requireBuilt();
  const { url } = await warmHost();
  // Left by a test that did not come to its end.
  await current?.session.close();
  const session = startSharedSession({
    dataDirectory,
    roots: [folder],
    samples: findSamples(root),
    host: { kind: "web", version: packageJson.version, platform: process.platform, nativeFolderDialog: false },
    owner: randomUUID(),
  });
  const ready = session.call("workspace/open", { path: folder }).then((answer) => void must(answer));
  const mine = { session, ready };
  current = mine;
  return {
    url,
    ready,
    close: async () => {
      if (current === mine) current = undefined;
      await session.close();
    },
  };
}

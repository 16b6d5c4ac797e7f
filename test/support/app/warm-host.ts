import { join } from "node:path";
import { pathToFileURL } from "node:url";
import packageJson from "../../../package.json" with { type: "json" };
import { findSamples } from "../../../electron/bridge/index.js";
import type { SessionHandle } from "../../../electron/session/handle.js";
import { startSession } from "../../../electron/session/start.js";
import { startWebHost, type WebHost } from "../../../electron/web/server.js";
import { must } from "../../../shared/base/index.js";
import { root } from "./process.js";

/** A session of one test on the warm host. */
export interface HostedSession {
  /** The address to open; the same for all tests, so that the browser keeps what it has loaded and compiled. */
  readonly url: string;
  close(): Promise<void>;
}

let host: Promise<WebHost> | undefined;
let current: SessionHandle | undefined;

/** The session that pages which connect now are tied to, for as long as they are connected. */
function session(): SessionHandle {
  if (!current) throw new Error("No test has opened a folder on the warm host.");
  return current;
}

function warmHost(): Promise<WebHost> {
  return (host ??= startWebHost({
    port: 0,
    rootDirectory: join(root, "out/renderer"),
    session: {
      call: (name, request) => session().call(name, request),
      subscribe: (listener) => session().subscribe(listener),
    },
  }));
}

/**
 * Opens a folder on the web host that serves all tests of this process, one after the other: the built page, and the built
 * session in a thread of its own, with an app-data folder of its own.
 */
export async function openOnWarmHost(folder: string, dataDirectory: string): Promise<HostedSession> {
  const { url } = await warmHost();
  // Left by a test that did not come to its end.
  await current?.close();
  const opened = startSession(
    {
      dataDirectory,
      roots: [folder],
      samples: findSamples(root),
      host: { kind: "web", version: packageJson.version, platform: process.platform, nativeFolderDialog: false },
    },
    { worker: pathToFileURL(join(root, "out/main/session-worker.js")) },
  );
  current = opened;
  must(await opened.call("workspace/open", { path: folder }));
  return {
    url,
    close: async () => {
      if (current === opened) current = undefined;
      await opened.close();
    },
  };
}

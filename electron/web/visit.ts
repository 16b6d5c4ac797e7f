import packageJson from "../../package.json" with { type: "json" };
import type { Result } from "../../shared/base/index.js";
import { startSession, type SessionHandle } from "../session/index.js";
import { startWebHost } from "./server.js";
import { VisitedSession } from "./visited-session.js";

export interface VisitOptions {
  /** The built page. */
  readonly rootDirectory: string;
  /** The folder to show, and where the app keeps its own files meanwhile. Absolute. */
  readonly folder: string;
  readonly dataDirectory: string;
  /** What the page does first, by the id of a command. */
  readonly command: string;
  /** Why nothing can be changed; everything can where nothing is said. */
  readonly readOnly?: string;
  /** Is called after each call of a page. */
  readonly called?: (name: string, answer: Result<unknown>) => void;
}

/** The app, shown to a browser for one purpose. */
export interface Visit {
  /** With the token. */
  readonly url: string;
  readonly session: Pick<SessionHandle, "call">;
  /** Settles once all pages that came were left again. */
  readonly left: Promise<void>;
  /** Says something on the pages. */
  say(message: string): void;
  close(): Promise<void>;
}

/** Shows a folder to a browser of this machine. Rejects with the system's error where there is no port. */
export async function startVisit(options: VisitOptions): Promise<Result<Visit>> {
  const { rootDirectory, folder, dataDirectory, readOnly, ...visited } = options;
  const session = startSession({
    dataDirectory,
    roots: [folder],
    samples: [],
    host: { kind: "web", version: packageJson.version, platform: process.platform, nativeFolderDialog: false },
    ...(readOnly !== undefined && { readOnly }),
  });
  const opened = await session.call("workspace/open", { path: folder });
  if (!opened.ok) {
    await session.close();
    return opened;
  }
  const pages = new VisitedSession(session, visited);
  const host = await startWebHost({ port: 0, rootDirectory, session: pages });
  return {
    ok: true,
    value: {
      url: host.url,
      session,
      left: pages.left,
      say: (message) => pages.say(message),
      close: async () => {
        await host.close();
        await session.close();
      },
    },
  };
}

import packageJson from "../../package.json" with { type: "json" };
import { failed, ok, type Result } from "../../shared/base/index.js";
import type { VisitOutcome } from "../../shared/bridge/index.js";
import { startSession, type SessionHandle } from "../session/index.js";
import { startWebHost } from "./server.js";
import { VisitedSession, type Purpose, type VisitEnd } from "./visited-session.js";

export interface VisitOptions {
  /** The built page. */
  readonly rootDirectory: string;
  /** The folder to show, and where the app keeps its own files meanwhile. Absolute. */
  readonly folder: string;
  readonly dataDirectory: string;
  /** What git waits for. */
  readonly purpose: Purpose;
  /** Why nothing can be changed; everything can where nothing is said. */
  readonly readOnly?: string;
}

/** The app, shown to a browser while somebody waits. */
export interface Visit {
  /** With the token. */
  readonly url: string;
  readonly session: Pick<SessionHandle, "call">;
  /** Settles once all pages that came were left again, or one says that it is done. */
  readonly left: Promise<VisitEnd>;
  /** Ends it; pages that are still open say what came of it. */
  close(outcome: VisitOutcome): Promise<void>;
}

/** Shows a folder to a browser of this machine. */
export async function startVisit(options: VisitOptions): Promise<Result<Visit>> {
  const { rootDirectory, folder, dataDirectory, readOnly, purpose } = options;
  const { version } = packageJson;
  const session = startSession({
    dataDirectory,
    roots: [folder],
    samples: [],
    host: { kind: "web", version, platform: process.platform, nativeFolderDialog: false, visit: purpose },
    ...(readOnly !== undefined && { readOnly }),
  });
  const opened = await session.call("workspace/open", { path: folder });
  if (!opened.ok) {
    await session.close();
    return opened;
  }
  const pages = new VisitedSession(session, purpose);
  try {
    const served = (isDocument: boolean): void => pages.served(isDocument);
    const host = await startWebHost({ port: 0, rootDirectory, session: pages, served });
    return ok({
      url: host.url,
      session,
      left: pages.left,
      close: async (outcome) => {
        pages.ended(outcome);
        await host.close();
        await session.close();
      },
    });
  } catch (error) {
    await session.close();
    const why = error instanceof Error ? error.message : String(error);
    return failed({ code: "web/no-port", message: `The page cannot be served on this machine: ${why}.` });
  }
}

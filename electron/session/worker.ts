import { parentPort, workerData } from "node:worker_threads";
import type { SessionOptions } from "./handle.js";
import type { FromSession } from "./messages.js";
import { serveSession } from "./serve.js";
import { realEnvironment, Session } from "./session.js";

/** The thread of a session: what it is started with comes from our own shell. */
if (!parentPort) throw new Error("The session's worker is started by a shell, as a thread");
const port = parentPort;
const session = new Session(workerData as SessionOptions, {
  ...realEnvironment,
  note: (note) => port.postMessage({ kind: "note", note } satisfies FromSession),
  wantedAgain: (path) => port.postMessage({ kind: "wanted-again", path } satisfies FromSession),
});
serveSession(session, port, () => port.close());

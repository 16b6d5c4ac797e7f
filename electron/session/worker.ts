import { parentPort, workerData } from "node:worker_threads";
import { keepCompiledCode } from "../files/index.js";
import type { SessionOptions } from "./handle.js";
import type { FromSession } from "./messages.js";

/** The thread of a session: what it is started with comes from our own shell. */
if (!parentPort) throw new Error("The session's worker is started by a shell, as a thread");
const port = parentPort;
keepCompiledCode();
// Imported after that, so that their code is kept.
const { serveSession } = await import("./serve.js");
const { realEnvironment, Session } = await import("./session.js");

const session = new Session(workerData as SessionOptions, {
  ...realEnvironment,
  note: (note) => port.postMessage({ kind: "note", note } satisfies FromSession),
  wantedAgain: (path) => port.postMessage({ kind: "wanted-again", path } satisfies FromSession),
});
serveSession(session, port, () => port.close());

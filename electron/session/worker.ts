import { parentPort, workerData } from "node:worker_threads";
import type { SessionOptions } from "./handle.js";
import { serveSession } from "./serve.js";
import { Session } from "./session.js";

/** The thread of a session: what it is started with comes from our own shell. */
if (!parentPort) throw new Error("The session's worker is started by a shell, as a thread");
const port = parentPort;
serveSession(new Session(workerData as SessionOptions), port, () => port.close());

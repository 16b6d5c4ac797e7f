import { homedir } from "node:os";
import { join } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { findSamples } from "../bridge/index.js";
import { defaultDataDirectory } from "../files/index.js";
import { startSession, type SessionHandle } from "../session/index.js";
import { onSignal } from "./ending.js";
import { afterOpening } from "./opening.js";
import { startWebHost } from "./server.js";

export interface ServeOptions {
  /** Where the app lies: `out/` and `tabula/` are in it. */
  readonly appDirectory: string;
  readonly port: number;
  /** The folder to open; the first sample where none is named. Absolute. */
  readonly folder?: string | undefined;
  /** What the in-app picker may reach; the folder, or the home folder where none is named. Absolute. */
  readonly roots?: readonly string[] | undefined;
}

/** Serves the app until the process is asked to end, which waits for the writes in flight. */
export async function serve(options: ServeOptions): Promise<void> {
  const samples = findSamples(options.appDirectory);
  const roots = options.roots?.length ? options.roots : [options.folder ?? homedir()];
  const session = startSession({
    dataDirectory: defaultDataDirectory(process.env, process.platform),
    roots: options.folder === undefined ? roots : [options.folder, ...roots.filter((root) => root !== options.folder)],
    samples,
    host: { kind: "web", version: packageJson.version, platform: process.platform, nativeFolderDialog: false },
  });
  const folder = options.folder ?? samples[0]?.path;
  // Opened while a browser fetches the page, which takes as long.
  const opening = folder === undefined ? Promise.resolve() : open(session, folder);
  try {
    const host = await startWebHost({
      port: options.port,
      rootDirectory: join(options.appDirectory, "out/renderer"),
      session: afterOpening(session, opening),
    });
    const end = onSignal({ host, session, tell: (line) => console.error(line), exit: (code) => process.exit(code) });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
    console.log(`Cardwright: ${host.url}`);
    console.log("Open this address in a browser on this machine. Ctrl+C ends it.");
  } catch (error) {
    await session.close();
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    console.error(taken ? `Port ${options.port} is taken; try another with --port.` : error);
    process.exitCode = 1;
  }
}

/** Opens a folder and says why where that fails. Never rejects, for nothing waits for it but pages. */
async function open(session: Pick<SessionHandle, "call">, folder: string): Promise<void> {
  try {
    const opened = await session.call("workspace/open", { path: folder });
    if (!opened.ok) console.error(`${folder} was not opened: ${opened.error.message}`);
  } catch (error) {
    console.error(`${folder} was not opened: ${error instanceof Error ? error.message : String(error)}`);
  }
}

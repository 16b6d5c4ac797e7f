import type { Result } from "../../shared/base/index.js";
import type { BridgeEvents, EventName, HostInfo, KnownFolders } from "../../shared/bridge/index.js";
import type { SetAside } from "./work-note.js";

/** What a session is started with. All paths are absolute; everything here survives structured cloning. */
export interface SessionOptions {
  /** The app-data folder: journals, locks, backups, view state, logs (FILES-4). Made where it is missing. */
  readonly dataDirectory: string;
  /** Folders that pages may list and open, with all below them. */
  readonly roots: readonly string[];
  /** Opening one opens a copy in the app-data folder, so that trying a sample never changes it. */
  readonly samples: KnownFolders["samples"];
  /** The answer to `host/info`. */
  readonly host: HostInfo;
  /** Look for changes by polling: for network drives, where the system does not report them. */
  readonly polling?: boolean;
  /** Why nothing can be changed in any folder; nothing where it can. */
  readonly readOnly?: string;
  /** Names this session to the lock: one that is started again under the same name takes its workspace back. */
  readonly owner?: string;
  /** Files that stopped an earlier thread of this session: they are not read until a person asks for it. */
  readonly setAside?: readonly SetAside[];
}

export type SessionListener = (event: EventName, payload: BridgeEvents[EventName]) => void;

/** The one service behind every page of a shell. */
export interface SessionHandle {
  /** Parses the request by the schema of the call and carries it out; bad requests and unknown names are faults. */
  call(name: string, request: unknown): Promise<Result<unknown>>;
  /** Events in the order of revisions; returns what ends the subscription. */
  subscribe(listener: SessionListener): () => void;
  /** Lets pages open this folder or file too; for a path the person chose in a dialog of the system. */
  allow(path: string): Promise<void>;
  /** Waits for the writes in flight and releases the workspace. Calls after it are refused. */
  close(): Promise<void>;
}

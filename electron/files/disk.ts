/** What is known of a path without reading it. Links are followed unless the call says otherwise. */
export interface DiskStat {
  readonly kind: "file" | "folder" | "link" | "other";
  readonly size: number;
  readonly mtimeNs: bigint;
  readonly inode: bigint;
  /** When it was created; file systems reuse the inode of a removed file for the next one. */
  readonly bornNs: bigint;
  readonly device: bigint;
  /** Permission bits alone, 0o7777. */
  readonly mode: number;
  /** Names this content has in the file system. */
  readonly links: number;
  readonly owner: number;
  readonly group: number;
}

/** A name in a folder. */
export interface Listed {
  readonly name: string;
  readonly kind: DiskStat["kind"];
  /** The name is no UTF-8: it stands here with signs for what is not, and nothing can be opened by it. */
  readonly isGarbled?: boolean;
}

/** `new` fails where the path exists; `update` fails where it does not; `append` makes what is missing. */
export type OpenMode = "read" | "new" | "update" | "append";

export interface OpenFile {
  stat(): Promise<DiskStat>;
  /** Reads up to the length of `into`; returns the number of bytes read, 0 at the end. */
  read(into: Uint8Array, position: number): Promise<number>;
  /** Writes all of `bytes`; in `append` mode the position is not looked at. */
  write(bytes: Uint8Array, position: number): Promise<void>;
  truncate(size: number): Promise<void>;
  changeMode(mode: number): Promise<void>;
  changeOwner(owner: number, group: number): Promise<void>;
  /** Returns when the content is on the medium. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The few things we ask of a file system, so that a failing or an invented one can stand in for it. Every call may reject
 * with an error that carries the system's `code` (`ENOENT`, `ENOSPC`); nothing else is promised about the error.
 */
export interface Disk {
  stat(path: string): Promise<DiskStat>;
  /** As `stat`, of the link itself. */
  linkStat(path: string): Promise<DiskStat>;
  realPath(path: string): Promise<string>;
  list(folder: string): Promise<readonly Listed[]>;
  open(path: string, mode: OpenMode, permissions?: number): Promise<OpenFile>;
  /** Whether this process may write to the path. */
  writable(path: string): Promise<boolean>;
  /** A second name for the same content; fails where `to` exists. */
  link(from: string, to: string): Promise<void>;
  /** Atomic; takes the place of what is at `to`. */
  rename(from: string, to: string): Promise<void>;
  unlink(path: string): Promise<void>;
  /** With all folders above it; fine where it exists. */
  makeFolder(path: string): Promise<void>;
  /** Returns when the names in the folder are on the medium; nothing where the system knows no such thing. */
  syncFolder(path: string): Promise<void>;
}

/** The system's code of an error from a `Disk`. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "UNKNOWN";
}

import { posix } from "node:path";
import type { Disk, DiskStat, OpenFile, OpenMode } from "../../../../electron/files/index.js";

interface Inode {
  readonly number: bigint;
  bytes: Buffer;
  /** What a loss of power leaves of it. */
  synced: Buffer;
  mode: number;
  owner: number;
  group: number;
  mtimeNs: bigint;
}

type Entry =
  | { readonly kind: "file"; readonly inode: Inode }
  | { readonly kind: "link"; readonly to: string; readonly inode: Inode }
  | { readonly kind: "folder"; readonly inode: Inode };

export interface FakeDiskOptions {
  /** The clock modification times are taken from, in ms. */
  readonly now?: () => number;
  /** How often that clock moves, in ms. */
  readonly tickMs?: number;
  readonly hardLinks?: boolean;
  readonly root?: boolean;
}

export function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: invented, call`), { code });
}

/**
 * A file system in memory, with inodes, links, modes and what a loss of power would leave. Every call of the `Disk` is
 * counted and may be made to fail, or to be preceded by what another program does.
 */
export class FakeDisk implements Disk {
  /** The calls so far, as `rename /w/a /w/b`. */
  readonly calls: string[] = [];
  /** Called before each call takes effect, with its number from 1; may throw. */
  before: (call: string, number: number) => void = () => undefined;
  /** Files that were opened and not closed. */
  openFiles = 0;
  /** Told of each name that appears, goes or changes hands, a moment later, as the system's events are. */
  named: (name: string) => void = () => undefined;
  readonly #names = new Names((path) => {
    setImmediate(() => this.named(posix.basename(path)));
  });
  #syncedNames = new Map<string, Entry>();
  #next = 1n;
  #changes = 0n;
  readonly #options: Required<FakeDiskOptions>;

  constructor(options: FakeDiskOptions = {}) {
    this.#options = { now: () => 0, tickMs: 0, hardLinks: true, root: false, ...options };
    this.#names.set("/", { kind: "folder", inode: this.#inode(0o755) });
    this.#syncedNames = new Map(this.#names);
  }

  // What tests and other programs do: not counted, at once.

  put(path: string, content: string | Uint8Array, mode = 0o644): void {
    this.folder(posix.dirname(path));
    const inode = this.#inode(mode);
    inode.bytes = Buffer.from(content as string);
    inode.synced = inode.bytes;
    this.#names.set(path, { kind: "file", inode });
    this.#syncedNames.set(path, { kind: "file", inode });
  }

  folder(path: string): void {
    if (this.#names.has(path)) return;
    this.folder(posix.dirname(path));
    const entry: Entry = { kind: "folder", inode: this.#inode(0o755) };
    this.#names.set(path, entry);
    this.#syncedNames.set(path, entry);
  }

  symlink(path: string, to: string): void {
    this.#names.set(path, { kind: "link", to, inode: this.#inode(0o777) });
  }

  hardLink(from: string, to: string): void {
    this.#names.set(to, this.#file(from));
  }

  chmod(path: string, mode: number): void {
    this.#follow(path).inode.mode = mode;
  }

  giveTo(path: string, owner: number): void {
    this.#follow(path).inode.owner = owner;
  }

  /** Writes into the file that is there, as `truncate` and `write` do. */
  overwrite(path: string, content: string): void {
    const { inode } = this.#file(path);
    inode.bytes = Buffer.from(content);
    inode.mtimeNs = this.#time();
  }

  /** Puts a new file in the place of what is there. */
  renameOver(path: string, content: string): void {
    const inode = this.#inode(0o644);
    inode.bytes = Buffer.from(content);
    this.#names.set(path, { kind: "file", inode });
  }

  remove(path: string): void {
    for (const name of this.#names.keys()) if (name === path || name.startsWith(`${path}/`)) this.#names.delete(name);
  }

  text(path: string): string {
    return this.#file(path).inode.bytes.toString("utf8");
  }

  has(path: string): boolean {
    return this.#names.has(path);
  }

  /** The names directly in a folder. */
  names(folder: string): string[] {
    return [...this.#names.keys()].filter((path) => path !== folder && posix.dirname(path) === folder).sort();
  }

  /**
   * What a loss of power now leaves: only synced content. Renamed and new names that were not synced are there (`newest`)
   * or not (`synced`), as the medium pleases.
   */
  afterPowerLoss(names: "newest" | "synced"): FakeDisk {
    const disk = new FakeDisk(this.#options);
    disk.#next = this.#next;
    for (const [path, entry] of names === "newest" ? this.#names : this.#syncedNames) {
      const { synced } = entry.inode;
      disk.#names.set(path, { ...entry, inode: { ...entry.inode, bytes: synced } });
    }
    disk.#syncedNames = new Map(disk.#names);
    return disk;
  }

  // The `Disk`.

  stat(path: string): Promise<DiskStat> {
    return this.#call(`stat ${path}`, () => this.#statOf(this.#follow(path)));
  }

  linkStat(path: string): Promise<DiskStat> {
    return this.#call(`linkStat ${path}`, () => this.#statOf(this.#entry(path)));
  }

  realPath(path: string): Promise<string> {
    return this.#call(`realPath ${path}`, () => this.#resolve(path));
  }

  list(folder: string): Promise<readonly { name: string; kind: DiskStat["kind"] }[]> {
    return this.#call(`list ${folder}`, () => {
      if (this.#follow(folder).kind !== "folder") throw systemError("ENOTDIR");
      return this.names(folder).map((path) => ({ name: posix.basename(path), kind: this.#entry(path).kind }));
    });
  }

  open(path: string, mode: OpenMode, permissions = 0o666): Promise<OpenFile> {
    return this.#call(`open ${path} ${mode}`, () => {
      const exists = this.#names.has(path);
      if (mode === "new" && exists) throw systemError("EEXIST");
      if (!exists && (mode === "new" || mode === "append")) {
        const parent = this.#entry(posix.dirname(path));
        if (parent.kind !== "folder") throw systemError("ENOTDIR");
        if (!this.#mayWrite(parent.inode)) throw systemError("EACCES");
        this.#names.set(path, { kind: "file", inode: this.#inode(permissions & ~0o022) });
      }
      const { kind, inode } = this.#follow(path);
      if (mode !== "read" && kind !== "file") throw systemError("EISDIR");
      if (mode !== "read" && exists && !this.#mayWrite(inode)) throw systemError("EACCES");
      this.openFiles += 1;
      return this.#openFile(path, { kind, inode }, mode);
    });
  }

  writable(path: string): Promise<boolean> {
    return this.#call(`writable ${path}`, () => this.#mayWrite(this.#follow(path).inode));
  }

  link(from: string, to: string): Promise<void> {
    return this.#call(`link ${from} ${to}`, () => {
      if (!this.#options.hardLinks) throw systemError("EPERM");
      const entry = this.#file(from);
      this.#entry(posix.dirname(to));
      if (this.#names.has(to)) throw systemError("EEXIST");
      this.#names.set(to, entry);
    });
  }

  rename(from: string, to: string): Promise<void> {
    return this.#call(`rename ${from} ${to}`, () => {
      const entry = this.#entry(from);
      if (!this.#mayWrite(this.#entry(posix.dirname(to)).inode)) throw systemError("EACCES");
      if (entry.kind === "folder" && this.#names.has(to)) throw systemError("ENOTEMPTY");
      for (const [path, moved] of [...this.#names]) {
        if (path !== from && !path.startsWith(`${from}/`)) continue;
        this.#names.delete(path);
        this.#names.set(to + path.slice(from.length), moved);
      }
    });
  }

  unlink(path: string): Promise<void> {
    return this.#call(`unlink ${path}`, () => {
      this.#entry(path);
      this.#names.delete(path);
    });
  }

  makeFolder(path: string): Promise<void> {
    return this.#call(`makeFolder ${path}`, () => this.folder(path));
  }

  syncFolder(path: string): Promise<void> {
    return this.#call(`syncFolder ${path}`, () => {
      const inside = (name: string): boolean => posix.dirname(name) === path;
      for (const name of [...this.#syncedNames.keys()]) if (inside(name)) this.#syncedNames.delete(name);
      for (const [name, entry] of this.#names) if (inside(name)) this.#syncedNames.set(name, entry);
    });
  }

  #openFile(path: string, entry: { kind: DiskStat["kind"]; inode: Inode }, mode: OpenMode): OpenFile {
    const { inode } = entry;
    const changed = (): void => void (inode.mtimeNs = this.#time());
    return {
      stat: () => this.#call(`fstat ${path}`, () => this.#statOf(entry)),
      read: (into, position) =>
        this.#call(`read ${path}`, () =>
          inode.bytes.copy(into, 0, Math.min(position, inode.bytes.length), position + into.byteLength),
        ),
      write: (bytes, position) =>
        this.#call(
          `write ${path}`,
          () => {
            inode.bytes = splice(inode.bytes, bytes, mode === "append" ? inode.bytes.length : position);
            changed();
          },
          // A write that fails has written a part.
          () => {
            const part = bytes.subarray(0, bytes.byteLength >> 1);
            inode.bytes = splice(inode.bytes, part, mode === "append" ? inode.bytes.length : position);
            changed();
          },
        ),
      truncate: (size) =>
        this.#call(`truncate ${path}`, () => {
          inode.bytes = inode.bytes.subarray(0, size);
          changed();
        }),
      changeMode: (bits) => this.#call(`chmod ${path}`, () => void (inode.mode = bits)),
      changeOwner: (owner, group) =>
        this.#call(`chown ${path}`, () => {
          if (!this.#options.root && owner !== 1000) throw systemError("EPERM");
          inode.owner = owner;
          inode.group = group;
        }),
      sync: () => this.#call(`sync ${path}`, () => void (inode.synced = Buffer.from(inode.bytes))),
      close: () => this.#call(`close ${path}`, () => void (this.openFiles -= 1)),
    };
  }

  /** Asynchronous as the real one: other programs may act between any two calls. */
  async #call<Value>(call: string, act: () => Value, failing: () => void = () => undefined): Promise<Value> {
    await Promise.resolve();
    this.calls.push(call);
    try {
      this.before(call, this.calls.length);
    } catch (error) {
      failing();
      throw error;
    }
    return act();
  }

  #inode(mode: number): Inode {
    const number = this.#next;
    this.#next += 1n;
    const bytes = Buffer.alloc(0);
    return { number, bytes, synced: bytes, mode, owner: 1000, group: 1000, mtimeNs: this.#time() };
  }

  #time(): bigint {
    this.#changes += 1n;
    const { now, tickMs } = this.#options;
    const ms = tickMs === 0 ? now() : Math.floor(now() / tickMs) * tickMs;
    // Never a whole second, which would look like a file system that knows no parts of one; without ticks never twice.
    return BigInt(Math.round(ms * 1000)) * 1000n + (tickMs === 0 ? this.#changes : 0n) + 1n;
  }

  #mayWrite(inode: Inode): boolean {
    return this.#options.root || (inode.mode & 0o200) !== 0;
  }

  #entry(path: string): Entry {
    const entry = this.#names.get(path);
    if (!entry) throw systemError("ENOENT");
    return entry;
  }

  #resolve(path: string, depth = 0): string {
    if (depth > 20) throw systemError("ELOOP");
    if (path === "/") return path;
    const parent = this.#resolve(posix.dirname(path), depth + 1);
    const own = posix.join(parent, posix.basename(path));
    const entry = this.#entry(own);
    return entry.kind === "link" ? this.#resolve(posix.resolve(parent, entry.to), depth + 1) : own;
  }

  #follow(path: string): Entry {
    return this.#entry(this.#resolve(path));
  }

  #file(path: string): Extract<Entry, { kind: "file" }> {
    const entry = this.#follow(path);
    if (entry.kind !== "file") throw systemError("EISDIR");
    return entry;
  }

  #statOf({ kind, inode }: { kind: DiskStat["kind"]; inode: Inode }): DiskStat {
    const links = [...this.#names.values()].filter((entry) => entry.inode === inode).length;
    const { number, bytes, mtimeNs, mode, owner, group } = inode;
    return { kind, size: bytes.length, mtimeNs, inode: number, bornNs: number, device: 1n, mode, links, owner, group };
  }
}

/** The names of all files and folders, with a word to who listens. */
class Names extends Map<string, Entry> {
  constructor(private readonly changed: (path: string) => void) {
    super();
  }
  override set(path: string, entry: Entry): this {
    this.changed(path);
    return super.set(path, entry);
  }
  override delete(path: string): boolean {
    const had = super.delete(path);
    if (had) this.changed(path);
    return had;
  }
}

function splice(old: Buffer, bytes: Uint8Array, position: number): Buffer {
  const length = Math.max(old.length, position + bytes.byteLength);
  const next = Buffer.alloc(length);
  old.copy(next);
  next.set(bytes, position);
  return next;
}

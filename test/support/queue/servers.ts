import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A queue server of a test's own, on a free port, with its data in a temporary folder. */
export interface QueueServer {
  readonly url: string;
  /** Ends the server at once, as a power cut would, and starts it again on what is on its disk. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

/** Passwords of the servers, for tests that look whether they are shown. */
export const serverPassword = "hunter2-of-the-queue";

const postgresRoot = "/usr/lib/postgresql";
const versions = existsSync(postgresRoot) ? readdirSync(postgresRoot).sort() : [];
const postgresPrograms = join(postgresRoot, versions.at(-1) ?? "none", "bin");
const redisProgram = ["/usr/bin/redis-server", "/usr/local/bin/redis-server", "/usr/bin/valkey-server"].find(
  existsSync,
);

/** How to start the servers that this machine has the programs of (Debian: redis-server, postgresql). */
export const queueServers: readonly { readonly kind: string; readonly start: (() => Promise<QueueServer>) | null }[] = [
  { kind: "redis", start: redisProgram === undefined ? null : () => startRedis(redisProgram) },
  { kind: "postgres", start: existsSync(join(postgresPrograms, "postgres")) ? startPostgres : null },
];

async function startRedis(program: string): Promise<QueueServer> {
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), "cardwright-redis-"))];
  const words = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--requirepass", serverPassword];
  const start = () => spawn(program, [...words, "--appendonly", "yes", "--appendfsync", "always"], { stdio: "ignore" });
  return served(`redis://:${serverPassword}@127.0.0.1:${port}`, port, folder, start);
}

async function startPostgres(): Promise<QueueServer> {
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), "cardwright-postgres-"))];
  // The server refuses to be run by root.
  const id = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  const as = process.getuid?.() === 0 ? { uid: id("-u"), gid: id("-g") } : {};
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (as.uid !== undefined) for (const each of [folder, data]) chownSync(each, as.uid, as.gid);
  const asked = { ...as, cwd: folder };
  execFileSync(join(postgresPrograms, "initdb"), ["-D", data, "-A", "trust", "-U", "designer", "--no-sync"], {
    ...asked,
    stdio: "ignore",
  });
  const words = ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"];
  const start = () => spawn(join(postgresPrograms, "postgres"), words, { ...asked, stdio: "ignore" });
  return served(`postgres://designer:${serverPassword}@127.0.0.1:${port}/postgres`, port, folder, start);
}

async function served(url: string, port: number, folder: string, start: () => ChildProcess): Promise<QueueServer> {
  let server = start();
  await answering(port);
  const kill = async (): Promise<void> => {
    const gone = once(server, "exit");
    server.kill("SIGKILL");
    await gone;
  };
  return {
    url,
    restart: async () => {
      await kill();
      await pause(300);
      server = start();
      await answering(port);
    },
    end: async () => {
      await kill();
      await pause(100);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function answering(port: number): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return pause(200);
    await pause(50);
  }
  throw new Error(`Nothing answers on port ${port}`);
}

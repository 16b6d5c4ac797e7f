import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { programFile } from "../support/programs/index.js";
import { queueServers, serverPassword, type QueueServer } from "../support/queue/servers.js";

const run = promisify(execFile);
const asked = ["simulate", "--game", "dreamtides", "--matches", "1000", "--seed", "7", "--json"];
const decks = ["--decks", "Wax and Feathers,Proof Vanilla"];

const running = new Set<ChildProcess>();
const said: string[] = [];

/** A worker of the queue; what it says is kept. */
function startWorker(url: string, cli = programFile("cli")): ChildProcess {
  const worker = spawn(process.execPath, [cli, "worker", "--queue", "env:QUEUE", "--workers", "1"], {
    env: { ...process.env, QUEUE: url },
    stdio: ["ignore", "ignore", "pipe"],
  });
  worker.stderr.on("data", (bytes: Buffer) => said.push(bytes.toString()));
  running.add(worker);
  worker.once("exit", () => running.delete(worker));
  return worker;
}

const submit = (url: string, ...more: string[]) =>
  run(process.execPath, [programFile("cli"), ...asked, ...decks, "--queue", "env:QUEUE", ...more], {
    env: { ...process.env, QUEUE: url },
    maxBuffer: 64 * 1024 * 1024,
  });

afterEach(() => {
  for (const worker of running) worker.kill("SIGKILL");
});

for (const { kind, start } of queueServers) {
  describe.skipIf(start === null)(`200 shards on ${kind}`, () => {
    test("have the bytes of one run, whatever happens to workers and server", async () => {
      if (start === null) return;
      const server: QueueServer = await start();
      try {
        const { stdout: expected } = await run(process.execPath, [programFile("cli"), ...asked, ...decks], {
          maxBuffer: 64 * 1024 * 1024,
        });
        const workers = [startWorker(server.url), startWorker(server.url), startWorker(server.url)];
        const end = submit(server.url, "--shards", "200");
        const over = new AbortController();
        void end.finally(() => over.abort()).catch(() => undefined);
        await pause(4_000);
        // Held longer than its shard is kept for it: another worker plays that, and then it comes a second time.
        const [held] = workers;
        held?.kill("SIGSTOP");
        let kills = 0;
        for (; kills < 6 && !over.signal.aborted; kills++) {
          await pause(1_000 + 1_500 * Math.random());
          const at = 1 + Math.floor(Math.random() * 2);
          workers[at]?.kill("SIGKILL");
          workers[at] = startWorker(server.url);
          if (kills === 2) await server.restart();
        }
        // A machine that had played everything by then has shown nothing.
        expect(kills).toBeGreaterThan(2);
        await pause(35_000);
        held?.kill("SIGCONT");
        const { stdout, stderr } = await end;
        expect(stdout).toBe(expected);
        expect(stderr).toContain("played a second time with the same result");
        expect(`${said.join("")}${stderr}`).not.toContain(serverPassword);
      } finally {
        await server.end();
      }
    });

    test("are refused by a worker of another version, which says so", async () => {
      if (start === null) return;
      const server = await start();
      const other = `${dirname(programFile("cli"))}-other`;
      try {
        cpSync(dirname(programFile("cli")), other, { recursive: true });
        appendFileSync(join(other, "cli.js"), "\n// Another version.\n");
        const end = submit(server.url, "--shards", "4", "--matches", "20");
        const stranger = startWorker(server.url, join(other, "cli.js"));
        const [code] = (await once(stranger, "exit")) as [number];
        expect(code).toBe(2);
        expect(said.join("")).toContain("Other versions play other matches");
        startWorker(server.url);
        expect((await end).stdout).toContain('"ended":"finished"');
      } finally {
        rmSync(other, { recursive: true, force: true });
        await server.end();
      }
    });

    test("are cancelled by who submitted them, or left and collected later", async () => {
      if (start === null) return;
      const server = await start();
      try {
        const submitter = spawn(
          process.execPath,
          [programFile("cli"), ...asked, ...decks, "--queue", "env:QUEUE", "--shards", "50"],
          { env: { ...process.env, QUEUE: server.url }, stdio: ["ignore", "ignore", "pipe"] },
        );
        const lines: string[] = [];
        submitter.stderr.on("data", (bytes: Buffer) => lines.push(bytes.toString()));
        await expect.poll(() => lines.join("")).toMatch(/Run [0-9a-f]{16}, 50 shards/u);
        submitter.kill("SIGINT");
        const [code] = (await once(submitter, "exit")) as [number];
        expect(code).toBe(130);
        expect(lines.join("")).toMatch(/Run [0-9a-f]{16} is cancelled\./u);

        const { stderr } = await submit(server.url, "--shards", "4", "--matches", "20", "--detach");
        const name = /Run ([0-9a-f]{16})/u.exec(stderr)?.[1] ?? "";
        startWorker(server.url);
        const collect = [programFile("cli"), "simulate", "--json", "--queue", "env:QUEUE", "--attach", name];
        const env = { ...process.env, QUEUE: server.url };
        expect((await run(process.execPath, collect, { env })).stdout).toContain('"played":20');
        await expect(run(process.execPath, collect, { env })).rejects.toMatchObject({ code: 2 });
      } finally {
        await server.end();
      }
    });
  });
}

test("without its packages a queue says what to install", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-bare-"));
  try {
    // A bundle carries all but what is loaded late; so far from our packages there is none of that.
    cpSync(dirname(programFile("cli")), folder, { recursive: true });
    const words = ["worker", "--queue", `redis://:${serverPassword}@127.0.0.1:1`];
    const failure = await run(process.execPath, [join(folder, "cli.js"), ...words]).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 2 });
    expect(failure).toHaveProperty("stderr", expect.stringContaining("npm install bullmq@6 ioredis"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

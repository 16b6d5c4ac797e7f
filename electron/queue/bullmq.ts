import type { BackendClasses, ConnectionOptions, IQueueBackend, Job, RedisQueueBackend } from "bullmq";
import type * as bullmqPackage from "bullmq";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { withoutSecrets, type QueueAddress } from "./address.js";
import { HandedBack, RefusedJob, type Board, type HandedJob, type JobStanding } from "./board.js";
import { Presence } from "./presence.js";
import { whyNot, whySilent } from "./trouble.js";

/** Names of the queues on the server. */
const [runsName, shardsName] = ["cardwright-runs", "cardwright-shards"];

/** A server that says nothing for so long is not there, nor one that cannot be reached and then is silent for so long. */
const [connectMs, graceMs] = [8_000, 1_000];
/** Matches are played in threads, so that this is renewed whatever they do; a worker that is lost holds its jobs so long. */
const lockMs = 15_000;
/** A shard that was tried so often is left, and reported. */
const mostAttempts = 3;

type Bullmq = typeof bullmqPackage;

const peers = { redis: ["bullmq", "ioredis"], postgres: ["bullmq", "pg"] } as const;
const installed = { bullmq: "bullmq@6", ioredis: "ioredis", pg: "pg" } as const;

/** The packages that a queue needs are no part of Cardwright: they are loaded when a queue is used. */
async function load(kind: QueueAddress["kind"]): Promise<Result<Bullmq>> {
  try {
    await (kind === "redis" ? import("ioredis") : import("pg"));
    return ok(await import("bullmq"));
  } catch {
    const packages = peers[kind].map((name) => installed[name]).join(" ");
    return failed({
      code: "queue/packages",
      message: `A queue on ${kind === "redis" ? "Redis" : "PostgreSQL"} needs packages that are not installed.`,
      suggestion: `npm install ${packages} (with -g where cardwright was installed so)`,
    });
  }
}

/** Connects to a queue server, or says why that cannot be. Trouble with the server later on is reported in lines. */
export async function openBoard(address: QueueAddress, report: (line: string) => void): Promise<Result<Board>> {
  const loaded = await load(address.kind);
  if (!loaded.ok) return loaded;
  const { Queue, FlowProducer, Worker, createPostgresBackend, withBackend } = loaded.value;
  const settings = { bullmq: loaded.value, address, report };
  if (address.kind === "postgres") {
    return connected({
      ...settings,
      classes: withBackend(createPostgresBackend),
      connection: { connectionString: address.url, migrate: true, connectionTimeoutMillis: connectMs },
    });
  }
  const classes: Classes<RedisQueueBackend, ConnectionOptions> = { Queue, FlowProducer, Worker };
  return connected({ ...settings, classes, connection: { url: address.url, maxRetriesPerRequest: null } });
}

type Classes<Backend extends IQueueBackend, Connection> = Pick<
  BackendClasses<Backend, Connection>,
  "Queue" | "FlowProducer" | "Worker"
>;

interface Settings<Backend extends IQueueBackend, Connection> {
  readonly bullmq: Bullmq;
  readonly address: QueueAddress;
  readonly report: (line: string) => void;
  readonly classes: Classes<Backend, Connection>;
  readonly connection: Connection;
}

async function connected<Backend extends IQueueBackend, Connection>({
  bullmq,
  address,
  report,
  classes,
  connection,
}: Settings<Backend, Connection>): Promise<Result<Board>> {
  let isOpen = false;
  let last = "";
  let giveUp: () => void = () => undefined;
  const silence = new Promise<Error>((resolve) => {
    giveUp = () => resolve(new Error(""));
  });
  const latest = setTimeout(giveUp, connectMs);
  const trouble = ({ message }: Error): void => {
    const words = withoutSecrets(message, address).trim() || "the connection was lost";
    if (!isOpen) setTimeout(giveUp, graceMs).unref();
    if (isOpen && words !== last) report(`${address.shown}: ${words}`);
    last = words;
  };
  const runs = new classes.Queue(runsName, { connection });
  const shards = new classes.Queue(shardsName, { connection });
  const flow = new classes.FlowProducer({ connection });
  const all = [runs, shards, flow];
  for (const queue of [runs, shards]) queue.on("error", trouble);
  flow.on("error", trouble);
  const close = async (): Promise<void> => {
    await Promise.allSettled(all.map((each) => each.close()));
  };
  const ready = Promise.all(all.map((each) => each.waitUntilReady())).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  const reached = await Promise.race([ready, silence]);
  clearTimeout(latest);
  // Where the server has no such database the connection would go on in its first one.
  const failure = reached ?? (noDatabase.test(last) ? new Error("") : null);
  if (failure !== null) {
    if (failure.message !== "") trouble(failure);
    void close();
    void Promise.allSettled([runs.disconnect(), shards.disconnect()]);
    const why = last === "" ? whySilent(connectMs, address) : whyNot(last);
    return failed({ code: "queue/no-server", message: `${address.shown} cannot be used as a queue: ${why}.` });
  }
  isOpen = true;
  return ok({
    addRun: async (run, record, jobs) => {
      const children = jobs.map(({ id, data }) => ({
        name: "shard",
        queueName: shardsName,
        data,
        opts: { jobId: id, attempts: mostAttempts, backoff: 1_000, ignoreDependencyOnFailure: true },
      }));
      await flow.add({ name: "run", queueName: runsName, data: record, opts: { jobId: run }, children });
    },
    recordOf: async (run) => (await runs.getJob(run))?.data as unknown,
    standingOf: async (id): Promise<JobStanding> => {
      const state = await shards.getJobState(id);
      if (state === "unknown") return { kind: "gone" };
      if (state !== "completed" && state !== "failed") return { kind: "open" };
      const job = await shards.getJob(id);
      if (!job) return { kind: "gone" };
      if (state === "completed") return { kind: "done", value: job.returnvalue as unknown };
      const reason = withoutSecrets(job.failedReason, address).replace(stalled, "Its worker was lost each time");
      return { kind: "failed", reason, attempts: Math.max(job.attemptsMade, job.stalledCounter) };
    },
    doneOf: async (run) => (await (await runs.getJob(run))?.getDependenciesCount())?.processed ?? 0,
    workers: () => shards.getWorkersCount().catch(() => 0),
    stopRun: async (run) => {
      await runs.add("stop", {}, { jobId: stopId(run) });
      await (await runs.getJob(run))?.removeUnprocessedChildren();
    },
    isStopped: async (run) => (await runs.getJobState(stopId(run))) !== "unknown",
    removeRun: async (run) => {
      try {
        await runs.remove(run, { removeChildren: true });
        if ((await runs.getJobState(run)) !== "unknown") return false;
        await runs.remove(stopId(run));
        return true;
      } catch {
        return false;
      }
    },
    take: ({ atOnce, play }) => {
      const taker = new classes.Worker(
        shardsName,
        async (job, token) => {
          present.answered();
          try {
            return await play(handed(job, present));
          } catch (error) {
            if (error instanceof RefusedJob) throw new bullmq.UnrecoverableError(error.message);
            if (!(error instanceof HandedBack)) throw error;
            await job.moveToDelayed(Date.now() + error.afterMs, token);
            throw new bullmq.DelayedError();
          }
        },
        {
          connection,
          concurrency: atOnce,
          lockDuration: lockMs,
          stalledInterval: lockMs,
          maxStalledCount: mostAttempts,
        },
      );
      // On Redis the named connection is renewed with the others, and this would name a second one.
      const present: Presence = new Presence(() =>
        address.kind === "redis" ? Promise.resolve() : taker.backend.setName(shardsName),
      );
      taker.on("error", (error) => {
        present.lost();
        trouble(error);
      });
      return { close: () => taker.close() };
    },
    close,
  });
}

/** What Redis says of the number of a database that it does not have. */
const noDatabase = /^ERR DB index is out of range/u;

/** What BullMQ says of a job whose workers did not come back. */
const stalled = /^job stalled more than allowable limit$/u;

const stopId = (run: string): string => `${run}-stop`;

const handed = (job: Pick<Job<unknown>, "data" | "updateProgress">, present: Presence): HandedJob => ({
  data: job.data,
  progress: async (played, total) => {
    await job.updateProgress({ played, total });
    present.answered();
  },
});

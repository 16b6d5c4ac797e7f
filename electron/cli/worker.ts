import { availableParallelism, hostname } from "node:os";
import { z } from "zod";
import { openBoard, readAddress, startQueueWorker } from "../queue/index.js";
import { command, type CommandDefinition } from "./command.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";
import { wholeNumber } from "./playing.js";
import { queueHelp } from "./simulate-queue.js";

const workerOptions = z.object({
  queue: z.string(),
  workers: z.number().default(availableParallelism()),
});

/** `worker`: plays what `simulate --queue` puts on a queue. */
export const workerCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "worker",
    summary: "Play shards of simulations from a queue until interrupted.",
    details:
      "simulate --queue puts simulations on a queue; any number of workers, on any machines, take their shards and play them. " +
      "Workers may come and go: what one is playing when it is interrupted goes back to the queue at once, and what one is " +
      "playing when its machine fails goes back within half a minute. A worker of another version of the program than the one " +
      "that began a simulation hands its shards back and ends with exit code 2.\n\n" +
      "Cards come with the simulation. They are checked like files of strangers and are written nowhere. Still, whoever may write " +
      "to the queue decides what its workers play: keep the server to yourselves.\n\n" +
      "It needs packages that are no part of Cardwright: bullmq@6, and ioredis for Redis or pg for PostgreSQL.",
    examples: [
      ["worker --queue redis://queue.example:6379", "play on all cores"],
      ["worker --queue env:CARDWRIGHT_QUEUE --workers 2", "two shards at a time; the address is in a variable"],
    ],
  })
    .requiredOption("--queue <address>", queueHelp)
    .option("--workers <n>", "shards to play at a time (default: one for each core)", wholeNumber(1, 256))
    .action(async (options: unknown) => finish(await work(output, workerOptions.parse(options))));

async function work(output: Output, { queue, workers }: z.infer<typeof workerOptions>): Promise<ExitCode> {
  const address = readAddress(queue);
  if (!address.ok) return refuse(output, address.error);
  const opened = await openBoard(address.value, (line) => output.remark(line));
  if (!opened.ok) return refuse(output, opened.error);
  const board = opened.value;
  const worker = startQueueWorker(board, {
    threads: workers,
    name: `${hostname().slice(0, 100)}:${process.pid}`,
    report: (line) => output.remark(line),
  });
  output.remark(`Waiting for shards on ${address.value.shown}, ${workers} at a time. Ctrl+C ends.`);
  const stop = (): void => worker.stop();
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  try {
    const end = await worker.end;
    return end.kind === "refused" ? refuse(output, end.fault) : exitCodes.fine;
  } finally {
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
    await board.close();
  }
}

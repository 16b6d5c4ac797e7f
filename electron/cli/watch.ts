import { z } from "zod";
import { FolderWatcher, nodeDisk, systemClock } from "../files/index.js";
import { failuresOf, generateFolder, remarkDuplicates, remarkFailures } from "./artifacts.js";
import { command, type CommandDefinition } from "./command.js";
import { writeArtifacts, type GenerateOptions } from "./generate.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";

const optionsSchema = z.object({ all: z.boolean().default(false), code: z.string().optional() });

/** Changes that come together are answered together, in ms (`editor.md` 8.1). */
const settleMs = 200;

/** `watch DIR`: generates at every change. */
export const watchCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "watch",
    summary: "Write the generated files at every change.",
    details:
      "Generates once, then after every change of the folder's TOML files, until Ctrl+C. What fails is said, and watching goes on.",
    examples: [["watch cards/ --all --code src/", "while the cards are written"]],
  })
    .argument("<dir>", "a folder of TOML files")
    .option("--all", "write the constants of test cards and the card lists too")
    .option("--code <dir>", "where code goes; the folder itself, if not said")
    .action(async (folder: string, options: unknown) =>
      finish(await watch(output, folder, optionsSchema.parse(options))),
    );

async function watch(output: Output, folder: string, options: z.infer<typeof optionsSchema>): Promise<ExitCode> {
  const root = await nodeDisk.realPath(folder).catch(() => undefined);
  if (root === undefined) {
    return refuse(output, { code: "folder/unreadable", message: "There is no such folder.", file: folder });
  }
  const runs = new Runs(() => runOnce(output, folder, options));
  const watcher = new FolderWatcher({
    disk: nodeDisk,
    clock: systemClock,
    root,
    polling: false,
    touched: () => runs.soon(),
    named: () => undefined,
    folder: (present) => {
      if (present) runs.soon();
      else output.remark(`${folder} is gone; waiting for it to come back.`);
    },
    failing: (error) => output.remark(`Changes may go unnoticed: ${String(error)}`),
  });
  await watcher.start();
  await runs.now();
  output.remark(`Watching ${folder}. Ctrl+C ends it.`);
  await interrupted();
  await watcher.close();
  await runs.end();
  output.remark("Stopped.");
  return exitCodes.fine;
}

const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => resolve();
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
  });

async function runOnce(output: Output, folder: string, options: Pick<GenerateOptions, "all" | "code">): Promise<void> {
  const generated = await generateFolder(folder, output);
  if (!generated.ok) {
    refuse(output, generated.error);
    return;
  }
  remarkFailures(folder, failuresOf(generated.value), output);
  remarkDuplicates(folder, generated.value.duplicates, output);
  await writeArtifacts(output, folder, generated.value, options);
}

/** Runs one after another; what is asked for while one runs is done once more after it. */
class Runs {
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly run: () => Promise<void>) {}

  now(): Promise<void> {
    this.#last = this.#last.then(this.run);
    return this.#last;
  }

  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), settleMs);
  }

  end(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#last;
  }
}

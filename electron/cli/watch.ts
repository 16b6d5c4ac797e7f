import type { z } from "zod";
import { FolderWatcher, nodeDisk, systemClock } from "../files/index.js";
import { allHelp, artifactOptions, asOption, codeHelp, gameOption } from "./artifact-options.js";
import { failureLines, failuresOf, generateFolder, remarkAll } from "./artifacts.js";
import { command, type CommandDefinition } from "./command.js";
import { writeArtifacts, type WrittenFile } from "./generate.js";
import { expectFolder } from "./named-path.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";

const optionsSchema = artifactOptions.omit({ json: true });

type Options = z.infer<typeof optionsSchema>;

/** Changes that come together are answered together, in ms (LANG-19). */
const settleMs = 200;

/** `watch DIR`: generates at every change. */
export const watchCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "watch",
    summary: "Write the generated files after every change.",
    details:
      "Generates once, then after every change of the folder's TOML files, until Ctrl+C ends it with exit code 0. Each time it " +
      "lists new failures, then what it wrote. While a file is not valid TOML, that is reported and nothing is written; watching goes on.",
    examples: [
      ["watch cards/", "while you edit the cards"],
      ["watch cards/ --all --code src/", "with the code that the game is built from"],
    ],
  })
    .argument("<dir>", "a folder of TOML files")
    .option("--all", `write ${allHelp}`)
    .addOption(asOption())
    .addOption(gameOption())
    .option("--code <dir>", codeHelp)
    .action(async (folder: string, options: unknown) =>
      finish(await watch(output, folder, optionsSchema.parse(options))),
    );

async function watch(output: Output, folder: string, options: Options): Promise<ExitCode> {
  const isFolder = await expectFolder(folder);
  if (!isFolder.ok) return refuse(output, isFolder.error);
  const root = await nodeDisk.realPath(folder);
  const stopped = interrupted();
  const run = new Run(output, folder, options);
  const runs = new Runs(() => run.again());
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
  await stopped;
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

/** One look at the folder after the other. */
class Run {
  /** What was said to fail the last time. */
  #said: ReadonlySet<string> = new Set();

  readonly #output: Output;
  readonly #folder: string;
  readonly #options: Options;

  constructor(output: Output, folder: string, options: Options) {
    this.#output = output;
    this.#folder = folder;
    this.#options = options;
  }

  async again(): Promise<void> {
    const output = this.#output;
    const folder = this.#folder;
    // A file that somebody is in the middle of editing must not take its cards out of what is generated.
    const generated = await generateFolder(folder, output, { ...this.#options, isWhole: true });
    if (!generated.ok) {
      refuse(output, generated.error);
      return;
    }
    const lines = failureLines(folder, failuresOf(generated.value));
    remarkAll(
      output,
      lines.filter((line) => !this.#said.has(line)),
    );
    this.#said = new Set(lines);
    const written = await writeArtifacts(output, folder, generated.value, this.#options);
    if (written.ok) output.remark(summaryOf(written.value, generated.value.failed.length));
    else refuse(output, written.error);
  }
}

function summaryOf(files: readonly WrittenFile[], leftOut: number): string {
  const names = files.filter(({ changed }) => changed).map(({ file }) => file);
  const what = names.length === 0 ? "Nothing to write" : `Wrote ${names.join(", ")}`;
  return leftOut === 0 ? what : `${what}; ${leftOut} ${leftOut === 1 ? "row" : "rows"} left out`;
}

/** Runs one after another; what is asked for while one runs is done once more after it. */
class Runs {
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();

  readonly #run: () => Promise<void>;

  constructor(run: () => Promise<void>) {
    this.#run = run;
  }

  now(): Promise<void> {
    this.#last = this.#last.then(this.#run);
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

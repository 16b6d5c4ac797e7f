import type { App } from "electron";
import { inspect } from "node:util";
import { pathToFileURL } from "node:url";

/**
 * Runs the command line in this process instead of a window: the program that Node runs elsewhere, with its arguments where Node
 * puts them. Electron does not end by itself when nothing is left to do, so the app is ended with the exit code of the program.
 */
export async function runCommandLine(app: Pick<App, "exit">, program: string, args: readonly string[]): Promise<void> {
  const fail = (error: unknown): void => {
    process.stderr.write(`${inspect(error)}\n`, () => app.exit(1));
  };
  // Electron would show a window with the error.
  process.on("uncaughtException", fail);
  process.argv = [process.execPath, program, ...args];
  try {
    await import(pathToFileURL(program).href);
  } catch (error) {
    fail(error);
    return;
  }
  await Promise.all([written(process.stdout), written(process.stderr)]);
  app.exit(Number(process.exitCode ?? 0));
}

/** Waits until all that was written to a stream is out: a pipe may still hold it when the program is done. */
const written = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((done) => {
    stream.write("", () => done());
  });

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../../..");

export interface AppProcess {
  readonly child: ChildProcess;
  /** All it has printed so far. */
  output(): string;
  /** Waits until it prints this, and gives what was found; rejects where it ends before. */
  prints(wanted: RegExp): Promise<RegExpExecArray>;
  /** Waits until it is gone; gives its exit code, null after a signal. */
  ended(): Promise<number | null>;
  signal(name: NodeJS.Signals): Promise<number | null>;
}

/** Starts a Node program of the repository; `withChannel` for messages to and from it. */
export function startProcess(
  args: readonly string[],
  options: { readonly env?: Readonly<Record<string, string>>; readonly withChannel?: boolean } = {},
): AppProcess {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "pipe", ...(options.withChannel ? (["ipc"] as const) : [])],
  });
  let output = "";
  const listeners = new Set<() => void>();
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  // A test that was given up must not leave a host behind.
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  const gone = once(child, "close").then(([code]) => {
    process.off("exit", kill);
    return code as number | null;
  });

  return {
    child,
    output: () => output,
    ended: () => gone,
    prints: (wanted) =>
      new Promise((done, failed) => {
        const look = (): void => {
          const found = wanted.exec(output);
          if (!found) return;
          listeners.delete(look);
          done(found);
        };
        listeners.add(look);
        look();
        void gone.then((code) =>
          failed(new Error(`Ended with ${code ?? "a signal"} before printing ${wanted}:\n${output}`)),
        );
      }),
    signal: (name) => {
      child.kill(name);
      return gone;
    },
  };
}

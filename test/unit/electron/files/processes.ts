import { spawn } from "node:child_process";
import { once } from "node:events";

/** The id of a process that has ended. */
export async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  if (child.pid === undefined) throw new Error("No process");
  return child.pid;
}

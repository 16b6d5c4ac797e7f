import { readFileSync } from "node:fs";
import { errorCode } from "./disk.js";

/** Whether a process of this machine runs under the id; one of another user counts. */
export function isRunning(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/**
 * When a process started, in a unit of the system that only equality is asked of; distinguishes a process from a later one under
 * the same id. Undefined where the system does not say.
 */
export function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // The name of the program, in brackets, may hold blanks and brackets of its own.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[19] === undefined ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

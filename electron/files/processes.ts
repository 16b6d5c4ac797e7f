import { readFileSync } from "node:fs";
import { errorCode } from "./disk.js";

/** Whether a process of this machine runs under the id; one of another user counts, one that has ended unnoticed does not. */
export function isRunning(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
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
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const start = fieldsOf(pid)[19];
    return start === undefined ? undefined : `${boot} ${start}`;
  } catch {
    return undefined;
  }
}

/** Whether a process has ended, and only waits for the one that started it to ask how. */
function isZombie(pid: number): boolean {
  try {
    return fieldsOf(pid)[0] === "Z";
  } catch {
    return false;
  }
}

/** What Linux says of a process, behind its name. */
function fieldsOf(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the program, in brackets, may hold blanks and brackets of its own.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

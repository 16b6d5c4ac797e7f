// @ts-check
import { spawn } from "node:child_process";

/** How long what is asked to end may take; a browser and a web host clear up behind them. */
const graceMs = 5_000;

/**
 * Ends a process and those it has started. It must lead a group of its own (`detached`), except on Windows.
 *
 * @param {import("node:child_process").ChildProcess} leader
 */
export function endGroup(leader) {
  const { pid } = leader;
  if (pid === undefined) return;
  if (process.platform === "win32") {
    spawn("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore" });
    return;
  }
  signalGroup(pid, "SIGTERM");
  const kill = setTimeout(() => signalGroup(pid, "SIGKILL"), graceMs);
  // Those it has started may have ignored the first signal.
  leader.once("close", () => {
    clearTimeout(kill);
    signalGroup(pid, "SIGKILL");
  });
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody is left in it.
  }
}

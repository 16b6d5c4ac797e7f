import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { isRunning } from "../../../../electron/files/processes.js";

test("a process runs until it ends", async () => {
  expect(isRunning(process.pid)).toBe(true);
  expect(isRunning(0)).toBe(false);
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  expect(isRunning(child.pid ?? 0)).toBe(false);
});

test.skipIf(process.platform !== "linux")("a process that has ended unnoticed by its parent runs no more", async () => {
  // The shell becomes a program that never asks how the other one ended.
  const parent = spawn("sh", ["-c", "sleep 600 & echo $!; exec sleep 600"]);
  try {
    const [printed] = (await once(parent.stdout, "data")) as [Buffer];
    const pid = Number(printed.toString());
    expect(isRunning(pid)).toBe(true);
    process.kill(pid, "SIGKILL");
    await expect.poll(() => isRunning(pid)).toBe(false);
  } finally {
    parent.kill("SIGKILL");
  }
});

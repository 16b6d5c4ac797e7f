import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeScratchFolder, type ScratchFolder } from "../../../../electron/files/index.js";

let outer: string;
beforeEach(() => {
  outer = mkdtempSync(join(tmpdir(), "cardwright-scratch-test-"));
  vi.stubEnv("TMPDIR", outer);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(outer, { recursive: true, force: true });
});

async function made(): Promise<ScratchFolder> {
  const scratch = await makeScratchFolder();
  if (!scratch.ok) throw new Error(scratch.error.message);
  return scratch.value;
}

const ownerOf = (scratch: ScratchFolder): Record<string, unknown> =>
  JSON.parse(readFileSync(join(scratch.path, "owner.json"), "utf8")) as Record<string, unknown>;

/** A process that has ended. */
const deadPid = (): number => Number(execFileSync(process.execPath, ["-p", "process.pid"]).toString());

describe.skipIf(process.platform === "win32")("a scratch folder", () => {
  it("holds what is written, and is removed with it", async () => {
    const scratch = await made();
    expect(await scratch.write("a/b.toml", "x = 1\n")).toMatchObject({ ok: true });
    expect(readFileSync(join(scratch.path, "a/b.toml"), "utf8")).toBe("x = 1\n");
    await scratch.remove();
    const other = await made();
    other.removeNow();
    expect(readdirSync(outer)).toEqual([]);
  });

  it("is refused with the place that cannot be used", async () => {
    vi.stubEnv("TMPDIR", join(outer, "gone"));
    expect(await makeScratchFolder()).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(`${join(outer, "gone")} cannot be written: `) as string },
    });
  });

  it("says which place is full or gone where nothing can be written into it", async () => {
    const scratch = await made();
    rmSync(scratch.path, { recursive: true });
    writeFileSync(scratch.path, "");
    const written = await scratch.write("cards.toml", "");
    expect(written).toMatchObject({ error: { message: expect.stringContaining(scratch.path) as string } });
  });

  it("of a process that has ended is removed by the next one, those of living processes stay", async () => {
    const dead = await made();
    writeFileSync(join(dead.path, "owner.json"), JSON.stringify({ ...ownerOf(dead), pid: deadPid(), start: "1" }));
    const elsewhere = await made();
    writeFileSync(
      join(elsewhere.path, "owner.json"),
      JSON.stringify({ ...ownerOf(elsewhere), pid: deadPid(), host: "another-machine" }),
    );
    const living = await made();
    mkdirSync(join(outer, "cardwright-scratch-young"));
    mkdirSync(join(outer, "cardwright-scratch-old"));
    utimesSync(join(outer, "cardwright-scratch-old"), 1, 1);
    mkdirSync(join(outer, "of-another-program"));
    const next = await made();
    expect(readdirSync(outer).toSorted()).toEqual(
      [
        ...[elsewhere, living, next].map(({ path }) => basename(path)),
        ...["cardwright-scratch-young", "of-another-program"],
      ].toSorted(),
    );
  });
});

import { readdirSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { mustBeNew, writeMade } from "../../../../electron/cli/made-file.js";
import { inFolder, pathOf } from "./runs.js";

inFolder();
afterEach(() => vi.restoreAllMocks());

const names = (): readonly string[] => readdirSync(pathOf("out"));

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "a file in the making is gone when %s ends the program",
  async (signal) => {
    const ended = vi.spyOn(process, "kill").mockReturnValue(true);
    const seen: (readonly string[])[] = [];
    async function* pieces(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(Buffer.from("half"));
      seen.push(names());
      process.emit(signal, signal);
      seen.push(names());
      throw new Error("ended");
    }
    await expect(writeMade(pathOf("out/cards.pdf"), pieces(), false)).rejects.toThrow("ended");
    expect(seen[0]).toHaveLength(1);
    expect(seen[1]).toEqual([]);
    expect(ended).toHaveBeenCalledWith(process.pid, signal);
    expect(process.listenerCount(signal)).toBe(0);
  },
);

test("a file without a name is refused as such, whether it may be replaced or not", async () => {
  const refused = { ok: false, error: { code: "cli/empty-name", expected: "the name of a file" } };
  expect(await mustBeNew("")).toMatchObject(refused);
  for (const replaces of [false, true]) expect(await writeMade("", "x", replaces)).toMatchObject(refused);
});

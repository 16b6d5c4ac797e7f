import { mkdirSync, readdirSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { expectPlace, writeMade } from "../../../../electron/cli/made-file.js";
import { inFolder, pathOf, write } from "./runs.js";

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

test("a place where no file can be made is refused before and when it is written", async () => {
  const refusals = { "": "cli/empty-name", "cards.toml": "file/toml", "a-folder": "file/not-a-file" };
  mkdirSync(pathOf("a-folder"));
  for (const [name, code] of Object.entries(refusals)) {
    const path = name === "" ? "" : pathOf(name);
    for (const replaces of [false, true]) {
      expect(await expectPlace(path, replaces)).toMatchObject({ ok: false, error: { code } });
      expect(await writeMade(path, "x", replaces)).toMatchObject({ ok: false });
    }
  }
  write("there.json", "{}");
  expect(await expectPlace(pathOf("there.json"), false)).toMatchObject({ ok: false, error: { code: "file/exists" } });
  expect(await expectPlace(pathOf("there.json"), true)).toMatchObject({ ok: true });
  expect(await expectPlace(pathOf("new.json"), false)).toMatchObject({ ok: true });
});

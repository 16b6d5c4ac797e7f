import { describe, expect, test } from "vitest";
import { cli, inFolder } from "./runs.js";

inFolder();

const nowhere = "redis://:hunter2-of-nobody@127.0.0.1:1/0";

describe("simulate --queue", () => {
  test("refuses options that do not go together", async () => {
    const lines: readonly (readonly [string, ...string[]])[] = [
      ["hands out the shards", "--queue", nowhere, "--shard", "1/2"],
      ["hands out the shards", "--queue", nowhere, "--merge", "a.json"],
      ["name it with --queue", "--detach"],
      ["name it with --queue", "--attach", "0123456789abcdef"],
      ["has its cards with it", "my/", "--queue", nowhere, "--attach", "0123456789abcdef"],
      ["either collected or cancelled", "--queue", nowhere, "--attach", "a", "--cancel", "a"],
      ["no results yet", "--queue", nowhere, "--detach", "--out", "a.json"],
      ["from 1 to 10000", "--queue", nowhere, "--shards", "10001"],
    ];
    for (const [why, ...args] of lines) {
      const { code, err } = await cli(["simulate", ...args]);
      expect([code, err]).toEqual([2, expect.stringContaining(why)]);
    }
  });

  test("refuses options that would change nothing, by their names", async () => {
    const run = ["--queue", nowhere, "--attach", "0123456789abcdef"];
    const lines: readonly (readonly [string, ...string[]])[] = [
      ["plays nothing: leave out --profile, --seed.", "--merge", "a.json", "--seed", "3", "--rules", "lanes"],
      ["plays nothing: leave out --shards.", "--merge", "a.json", "--shards", "3"],
      ["as it was begun: leave out --players, --within.", ...run, "--players", "greedy", "--within", "3"],
      ["no results: leave out --json.", "--queue", nowhere, "--cancel", "0123456789abcdef", "--json"],
      ["divides what it plays by itself: leave out --shards.", "--shards", "4"],
      ["its own number of threads: leave out --workers.", "--queue", nowhere, "--workers", "1"],
    ];
    for (const [why, ...args] of lines) {
      const { code, err, out } = await cli(["simulate", ...args]);
      expect([code, err, out]).toEqual([2, expect.stringContaining(why), ""]);
    }
    // The usual values of options are no wish of the user's.
    const { err } = await cli(["simulate", ...run, "--json", "--out", "a.json"]);
    expect(err).toContain("cannot be used as a queue");
  });

  test("and worker say where there is no queue, without the password", async () => {
    for (const command of ["simulate", "worker"]) {
      const { code, err, out } = await cli([command, "--queue", nowhere]);
      expect([code, err]).toEqual([2, expect.stringContaining("redis://127.0.0.1:1/0 cannot be used as a queue")]);
      expect(`${err}${out}`).not.toContain("hunter2");
      const wrong = await cli([command, "--queue", "http://me:hunter2-of-nobody@queue.example"]);
      expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("This is no address of a queue.")]);
      expect(wrong.err).not.toContain("hunter2");
    }
  });
});

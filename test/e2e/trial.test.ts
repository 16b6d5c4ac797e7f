import { afterAll, describe, expect, it } from "vitest";
import { tasks } from "../support/trial/tasks/index.js";
import { Trial } from "../support/trial/trial.js";

const trial = new Trial();
afterAll(() => trial.leave());

describe("a newcomer with a set of 222 cards", () => {
  it.each(tasks)("$title", async (task) => {
    expect(await trial.run(task)).toBeUndefined();
  });
});

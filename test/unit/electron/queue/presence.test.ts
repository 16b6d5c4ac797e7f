import { expect, test } from "vitest";
import { Presence } from "../../../../electron/queue/presence.js";

/** A presence whose connection cannot be named for the first times; counts how often that was tried. */
function presenceThatFails(times: number): { readonly present: Presence; readonly tries: () => number } {
  let tries = 0;
  const present = new Presence(() => (++tries > times ? Promise.resolve() : Promise.reject(new Error("away"))));
  return { present, tries: () => tries };
}

test("a worker that lost no connection names none", () => {
  const { present, tries } = presenceThatFails(0);
  present.answered();
  present.answered();
  expect(tries()).toBe(0);
});

test("a connection that was lost is named once, when the server answers", async () => {
  const { present, tries } = presenceThatFails(0);
  present.lost();
  expect(tries()).toBe(0);
  present.answered();
  present.answered();
  await Promise.resolve();
  present.answered();
  expect(tries()).toBe(1);
});

test("what could not be named is named at a later answer", async () => {
  const { present, tries } = presenceThatFails(2);
  present.lost();
  for (let answer = 0; answer < 5; answer++) {
    present.answered();
    await Promise.resolve();
    await Promise.resolve();
  }
  expect(tries()).toBe(3);
});

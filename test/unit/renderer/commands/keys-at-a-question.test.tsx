// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { getApp, openOverlay, turns } from "../../../../renderer/state/index.js";

eachOnNewApp();

const run = vi.fn();
const ask = (): void =>
  openOverlay({
    kind: "ask",
    question: { title: "Delete it?", text: "Others use it.", safe: "Cancel", choices: [{ title: "Delete", run }] },
  });
const question = (): HTMLElement | null => screen.queryByRole("dialog", { name: "Delete it?" });

beforeEach(async () => {
  run.mockClear();
  await openApp({ "cards.toml": '[[cards]]\nname = "Ash"\n' });
});

it("a text that is being typed when a question opens does not answer it", async () => {
  await person().keyboard("Salt");
  ask();
  await expect.poll(() => document.activeElement?.textContent).toBe("Cancel");
  await person().keyboard(" Widow of{Enter}");
  expect(question()).not.toBeNull();
  expect(run).not.toHaveBeenCalled();
});

it("keys that were pressed before a question opened do not answer it", async () => {
  let end = (): void => undefined;
  turns.hold(new Promise<void>((done) => (end = done)));
  await person().keyboard(" {Enter}");
  ask();
  end();
  await expect.poll(() => turns.isHeld).toBe(false);
  expect(question()).not.toBeNull();
});

it.each(["{Enter}", " "])("%s answers a question after any key that ends a text", async (key) => {
  await person().keyboard("Salt{Enter}");
  ask();
  await expect.poll(() => document.activeElement?.textContent).toBe("Cancel");
  await person().keyboard(key);
  expect(question()).toBeNull();
});

it("Escape closes a question in the middle of a text", async () => {
  await person().keyboard("Salt");
  ask();
  await expect.poll(() => document.activeElement?.textContent).toBe("Cancel");
  await person().keyboard("{Escape}");
  expect(getApp().overlay).toBeNull();
});

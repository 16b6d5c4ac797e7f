// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { getApp, turns } from "../../../../renderer/state/index.js";

eachOnNewApp();

const deck = `[[cards]]\nname = "Tide Bell"\ncost = 2\n`;
const field = (): HTMLInputElement | null => screen.queryByRole("combobox");

/** A command is under way until its end is called; keys typed meanwhile wait. */
function commandUnderWay(): () => void {
  let end: (() => void) | undefined;
  turns.hold(new Promise<void>((done) => (end = done)));
  return () => end?.();
}

/** Text as an input method, a dead key or dictation enters it: without a key press. Returns whether the page took it. */
const enterText = (data: string): boolean =>
  document.activeElement?.dispatchEvent(
    new InputEvent("beforeinput", { data, inputType: "insertText", bubbles: true, cancelable: true }),
  ) === false;

async function typeHeld(keys: string): Promise<void> {
  await openApp({ "cards.toml": deck });
  const end = commandUnderWay();
  await person().keyboard("{Control>}{Shift>}p{/Shift}{/Control}" + keys);
  expect(field()).toBeNull();
  end();
  await expect.poll(() => turns.isHeld).toBe(false);
}

it("types what waited into the dialog that a waiting key opens", async () => {
  await typeHeld("row up");
  expect(field()?.value).toBe("row up");
});

it.each([
  ["Backspace", "rows{Backspace}", "row"],
  ["Delete at the end", "row{Delete}", "row"],
  ["arrows and Home", "row{ArrowLeft}s{Home}a", "arosw"],
])("edits the text of the field by %s", async (_, keys, text) => {
  await typeHeld(keys);
  expect(field()?.value).toBe(text);
});

it("closes the dialog by an Escape that waited", async () => {
  await typeHeld("row{Escape}");
  expect(getApp().overlay).toBeNull();
});

it("keeps text that comes without keys in the order of the keys", async () => {
  await openApp({ "cards.toml": deck });
  const end = commandUnderWay();
  await person().keyboard("{Control>}{Shift>}p{/Shift}{/Control}row");
  const seen = vi.fn();
  document.activeElement?.addEventListener("beforeinput", seen);
  expect(enterText("…")).toBe(true);
  expect(seen).not.toHaveBeenCalled();
  await person().keyboard("s");
  end();
  await expect.poll(() => turns.isHeld).toBe(false);
  expect(field()?.value).toBe("row…s");
});

// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

beforeEach(async () => {
  await openApp({ "cards.toml": deck(card("a", { name: "Ash" })) });
  await person().keyboard("{Control>}{Shift>}p{/Shift}{/Control}");
});

const choices = (): HTMLElement[] => screen.getAllByRole("option");
const chosenAt = (): number => choices().findIndex((choice) => choice.getAttribute("aria-selected") === "true");
function move(at: number, by: number): void {
  const choice = choices()[at];
  if (!choice) throw new Error(`There is no choice ${at}.`);
  fireEvent.mouseMove(choice, { movementX: by, movementY: 0 });
}

describe("what Enter runs in the palette", () => {
  it("is the choice that the pointer moves to", () => {
    move(3, 5);
    expect(chosenAt()).toBe(3);
  });

  it("is not what appears under a pointer that rests", () => {
    move(3, 0);
    expect(chosenAt()).toBe(0);
  });
});

describe("zooming", () => {
  it("is found by its words, and says which keys of the browser do it", async () => {
    await person().keyboard("bigger");
    expect(choices().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Zoom in or out")]);
    await person().keyboard("{Enter}");
    await expect.poll(() => document.body.textContent).toContain("Press Ctrl + to zoom in, Ctrl − to zoom out");
  });

  it("is left to the browser: its keys are no keys of the app", async () => {
    await person().keyboard("{Escape}");
    for (const key of ["+", "=", "-", "0"]) expect(fireEvent.keyDown(document.body, { key, ctrlKey: true })).toBe(true);
  });
});

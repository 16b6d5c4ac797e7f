// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person, session, type PageFolder } from "../../../../support/page/app.js";
import { beforeEach, expect, it } from "vitest";
import { turns } from "../../../../../renderer/state/index.js";

eachOnNewApp();

const text = '[[cards]]\nname = "Ash"\ncost = 2\n\n[[cards]]\nname = "Elm"\ncost = 3\n';
let folder: PageFolder;
beforeEach(async () => {
  folder = await openApp({ "cards.toml": text });
});

function paste(pasted: string): void {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => pasted } });
  document.activeElement?.dispatchEvent(event);
}

/** Lets the session answer edits of cells only when the returned function is called. */
function holdEdits(): () => void {
  const { answer } = session;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  session.answer = async (name, request) => {
    if (name === "cells/edit") await held;
    return answer(name, request);
  };
  return () => release();
}

const shown = (column: string): string[] => [0, 1].map((row) => cellAt(row, column).textContent);

it("a paste is on screen before the session has taken it", async () => {
  const answer = holdEdits();
  paste("Oak\t7\nFir\t8");
  await expect
    .poll(() => [shown("name"), shown("cost")])
    .toEqual([
      ["Oak", "Fir"],
      ["7", "8"],
    ]);
  expect(folder.world.text("cards.toml")).toBe(text);
  answer();
  await expect
    .poll(() => folder.world.text("cards.toml"))
    .toBe(text.replace("Ash", "Oak").replace("Elm", "Fir").replace("= 2", "= 7").replace("= 3", "= 8"));
  await expect.poll(() => turns.isHeld).toBe(false);
  expect(shown("cost")).toEqual(["7", "8"]);
});

it("a paste that the session does not take leaves what the sheet holds", async () => {
  const answer = holdEdits();
  paste("Oak\t7\nFir\t8");
  await expect.poll(() => shown("name")).toEqual(["Oak", "Fir"]);
  folder.world.renameOver("cards.toml", text.replace("Elm", "Yew"));
  folder.world.settle();
  answer();
  await expect.poll(() => turns.isHeld).toBe(false);
  await expect.poll(() => shown("name")).toEqual(["Oak", expect.stringMatching(/^Yew/u)]);
  await expect.poll(() => document.querySelector("dialog")).not.toBeNull();
  await person().keyboard("{Escape}");
});

it("what is pasted beyond the sheet is asked about as before", async () => {
  paste("Oak\t7\nFir\t8\nBox\t9");
  await expect.poll(() => document.querySelector("dialog")?.textContent).toContain("1 more row");
  expect(shown("name")).toEqual(["Ash", "Elm"]);
  await person().keyboard("{Escape}");
  expect(folder.world.text("cards.toml")).toBe(text);
});

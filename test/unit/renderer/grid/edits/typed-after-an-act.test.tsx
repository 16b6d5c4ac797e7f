// @vitest-environment happy-dom
import {
  eachOnNewApp,
  eachOnSizedCells,
  openApp,
  person,
  session,
  type PageFolder,
} from "../../../../support/page/app.js";
import { beforeEach, describe, expect, it } from "vitest";
import { turns } from "../../../../../renderer/state/index.js";
import { card, deck } from "../../../../support/workspace/cards.js";

eachOnNewApp();
eachOnSizedCells();

const text = deck(
  card("a", { name: "Ash", cost: 1, quick: false }),
  card("b", { name: "Birch", cost: 2, quick: false }),
);
let folder: PageFolder;
beforeEach(async () => {
  folder = await openApp({ "cards.toml": text });
});

/** Presses keys before the session answers the calls of one name. */
async function pressBeforeAnswers(call: string, keys: string): Promise<void> {
  const { answer } = session;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  session.answer = async (name, request) => {
    if (name === call) await held;
    return answer(name, request);
  };
  await person().keyboard(keys);
  release();
  await expect.poll(() => turns.isHeld).toBe(false);
}

const onDisk = (expected: string) => expect.poll(() => folder.world.text("cards.toml")).toBe(expected);
const expectNoConflict = (): void => {
  expect(folder.world.state.conflicts.size).toBe(0);
  expect(document.querySelector("dialog")).toBeNull();
};

describe("keys that are pressed before the session has answered", () => {
  it.each(["{Delete}", "{Shift>}{Delete}{/Shift}"])("to %s are typed over the empty cell", async (keys) => {
    await person().keyboard("{ArrowRight}");
    await pressBeforeAnswers("cells/edit", `${keys}Oak{Enter}`);
    await onDisk(
      keys === "{Delete}"
        ? text.replace("Ash", "Oak")
        : text.replace('id = "a"\nname = "Ash"\ncost', 'id = "a"\nname = "Oak"\ncost'),
    );
    expectNoConflict();
  });

  it("to a checkbox tick what it became", async () => {
    await person().keyboard("{End}");
    await pressBeforeAnswers("cells/edit", "  {ArrowDown} ");
    await onDisk(text.replace(/false(?=\n$)/u, "true"));
  });

  it("to filling down are typed over what was filled in", async () => {
    await person().keyboard("{ArrowRight}{Shift>}{ArrowDown}{/Shift}");
    await pressBeforeAnswers("cells/edit", "{Control>}d{/Control}Oak{Enter}");
    await onDisk(text.replace("Birch", "Oak"));
    expectNoConflict();
  });

  it("for the rows that an undo brought other columns to are typed over what it brought", async () => {
    await person().keyboard("{ArrowRight}{ArrowRight}{Control>} {/Control}{Delete}");
    await onDisk(text.replaceAll(/cost = \d\n/gu, ""));
    await expect.poll(() => turns.isHeld).toBe(false);
    await pressBeforeAnswers("sheet/rows", "{Control>}z{/Control}9{Enter}");
    await onDisk(text.replace("cost = 1", "cost = 9"));
    expectNoConflict();
  });
});

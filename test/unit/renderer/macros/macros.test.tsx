// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, requestsOf, session, type PageFolder } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../../../renderer/commands/index.js";
import { getApp } from "../../../../renderer/state/index.js";
import { ok } from "../../../../shared/base/index.js";
import { mostSteps } from "../../../../shared/macros/index.js";
import { noteCells } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

let folder: PageFolder;
/** The macros of the workspace, by name. */
let files: Record<string, string>;
beforeEach(async () => {
  const cards = [1, 2, 4].map((cost, at) => card(`c${at}`, { name: `Ash ${at}`, cost }));
  folder = await openApp({ "cards.toml": deck(...cards, card("c3", { name: "Oak", cost: "*" })) });
  files = {};
  const answer = session.answer;
  session.answer = (name, request) => {
    if (name !== "macros/list" && name !== "macros/save") return answer(name, request);
    if (name === "macros/save") return Promise.resolve(ok({ file: "saved.toml" }));
    const macros = Object.entries(files).map(([each, text]) => ({ name: each, file: `${each}.toml`, text }));
    return Promise.resolve(ok({ macros }));
  };
});

const file = (): string => folder.world.text("cards.toml") ?? "";
const costs = (): string[] => [...file().matchAll(/^cost = (.*)$/gmu)].map(([, cost]) => cost ?? "");
const names = (): string[] => [...file().matchAll(/^name = (.*)$/gmu)].map(([, name]) => name ?? "");
const press = (keys: string): Promise<void> => person().keyboard(keys);
const edits = () => requestsOf("cells/edit").length;

describe("repeating the last act", () => {
  it("sets other cells to what was typed, as one step", async () => {
    await press("{End}7{Enter}");
    await expect.poll(costs).toEqual(["7", "2", "4", '"*"']);
    await press("{Shift>}{ArrowDown}{F4}{/Shift}");
    await expect.poll(costs).toEqual(["7", "7", "7", '"*"']);
    expect(edits()).toBe(2);
    await press("{Control>}z{/Control}");
    await expect.poll(costs).toEqual(["7", "2", "4", '"*"']);
  });

  it("is what was typed last, also before the session has taken it", async () => {
    const { answer } = session;
    const held: (() => void)[] = [];
    session.answer = async (name, request) => {
      if (name === "cells/edit" && held.length === 0) await new Promise<void>((done) => held.push(done));
      return answer(name, request);
    };
    await press("{End}7{Enter}");
    await press("{Shift>}{F4}{/Shift}");
    expect(getApp().notices).toEqual([]);
    held[0]?.();
    await expect.poll(costs).toEqual(["7", "7", "4", '"*"']);
  });

  it("adds a number again, and runs a command on rows again", async () => {
    await press("{End}{Control>}{Shift>}h{/Shift}{/Control}");
    await person().selectOptions(screen.getByRole("combobox", { name: "What" }), "Add a number");
    await person().type(screen.getByRole("textbox", { name: "Value" }), "2");
    await expect.poll(() => screen.queryByRole("button", { name: "Change 1 cell" })).not.toBeNull();
    await press("{Enter}");
    await expect.poll(costs).toEqual(["3", "2", "4", '"*"']);
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    await press("{Shift>}{F4}{/Shift}");
    await expect.poll(costs).toEqual(["5", "2", "4", '"*"']);
    runCommand("duplicate-row");
    await expect.poll(costs).toHaveLength(5);
    runCommand("repeat");
    await expect.poll(costs).toHaveLength(6);
  });

  it("says why it cannot be, where nothing was done yet", async () => {
    await press("{Shift>}{F4}{/Shift}");
    await expect
      .poll(() => getApp().notices.map(({ message }) => message))
      .toEqual([expect.stringContaining("Nothing was done yet")]);
  });
});

describe("recording a macro", () => {
  it("makes a step of each change of cells, and names what was left out", async () => {
    runCommand("start-recording");
    await press("{End}7{Enter}");
    await expect.poll(costs).toContain("7");
    await press("{Delete}");
    await expect.poll(() => getApp().recording?.steps.length).toBe(2);
    runCommand("duplicate-row");
    await expect.poll(names).toHaveLength(5);
    expect(document.querySelector(".status")?.textContent).toContain("Recording a macro: 2 steps");
    runCommand("stop-recording");
    const dialog = await screen.findByRole("dialog", { name: "Save the macro" });
    expect(within(dialog).getByRole("list", { name: "Steps" }).textContent).toBe("Cost: set to “7”Cost: clear");
    expect(dialog.textContent).toContain("Not part of the macro: Duplicate row.");
    const name = within(dialog).getByRole("textbox", { name: "Name" });
    await person().type(name, "../x");
    expect(within(dialog).getByRole("button", { name: "Save macro" })).toHaveProperty("disabled", true);
    await person().clear(name);
    await person().type(name, "Sevens{Enter}");
    await expect
      .poll(() => requestsOf("macros/save"))
      .toEqual([
        {
          name: "Sevens",
          macro: {
            steps: [
              { column: "cost", act: "set", value: "7" },
              { column: "cost", act: "clear" },
            ],
          },
        },
      ]);
    expect(getApp().recording).toBeNull();
  });

  it("that has no step says so, and ends", async () => {
    runCommand("start-recording");
    runCommand("duplicate-row");
    await expect.poll(costs).toHaveLength(5);
    runCommand("stop-recording");
    expect(getApp().recording).toBeNull();
    expect(getApp().notices.at(-1)?.message).toBe(
      "Nothing was recorded: no cell was changed. Not part of the macro: Duplicate row.",
    );
  });

  it("goes no further than a file may hold", () => {
    runCommand("start-recording");
    for (let at = 0; at <= mostSteps; at += 1) noteCells({ act: "clear" }, ["cost"]);
    expect(getApp().recording?.steps).toHaveLength(mostSteps);
    expect(getApp().recording?.leftOut).toEqual([`Steps after the first ${mostSteps}`]);
  });
});

describe("running a macro", () => {
  const weaken = `[[steps]]
column = "cost"
act = "add"
value = "-1"

[[steps]]
column = "cost"
act = "multiply"
value = "2"

[[steps]]
column = "name"
act = "after"
value = "!"

[[steps]]
column = "gone"
act = "clear"
`;
  const status = (): string => screen.getByRole("dialog").querySelector(".replace-found")?.textContent ?? "";

  it("shows every change first, and makes them in all rows shown by one edit and one step", async () => {
    files = { Weaken: weaken };
    const before = file();
    runCommand("run-macro");
    const dialog = await screen.findByRole("dialog", { name: "Run macro" });
    await person().selectOptions(within(dialog).getByRole("combobox", { name: "In" }), "All 4 rows shown");
    await expect
      .poll(status)
      .toBe("6 cells change. This sheet has no column gone. 2 cells hold nothing that a step can be done to.");
    await person().click(within(dialog).getByRole("button", { name: "Change 6 cells" }));
    await expect.poll(costs).toEqual(["0", "2", "6", '"*"']);
    expect(names()).toEqual(['"Ash 0!"', '"Ash 1!"', '"Ash 2!"', '"Oak!"']);
    expect(edits()).toBe(1);
    await press("{Control>}z{/Control}");
    await expect.poll(file).toBe(before);
  });

  it("is for the selected rows first", async () => {
    files = { Weaken: weaken };
    await press("{Shift>}{ArrowDown}{/Shift}");
    runCommand("run-macro");
    const dialog = await screen.findByRole("dialog", { name: "Run macro" });
    await person().click(await within(dialog).findByRole("button", { name: "Change 3 cells" }));
    await expect.poll(costs).toEqual(["0", "2", "4", '"*"']);
  });

  it("has the keyboard where Enter runs it, once its changes are shown", async () => {
    files = { Weaken: weaken };
    runCommand("run-macro");
    const dialog = await screen.findByRole("dialog", { name: "Run macro" });
    const main = await within(dialog).findByRole("button", { name: "Change 2 cells" });
    await expect.poll(() => document.activeElement).toBe(main);
    await press("{Enter}");
    await expect.poll(costs).toEqual(["0", "2", "4", '"*"']);
  });

  it("says what is wrong in a file, with line, column and what was meant", async () => {
    files = { Odd: '[[steps]]\ncolumn = "cost"\nact = "ad"\nvalue = "1"\n' };
    runCommand("run-macro");
    const dialog = await screen.findByRole("dialog", { name: "Run macro" });
    expect(dialog.querySelector(".macro-faults")?.textContent).toMatch(/Odd\.toml.*3.*Did you mean “add”\?/u);
    expect(within(dialog).getByRole("button", { name: "Run" })).toHaveProperty("disabled", true);
  });

  it("says so where there is none", async () => {
    runCommand("run-macro");
    const dialog = await screen.findByRole("dialog", { name: "Run macro" });
    expect(dialog.textContent).toContain("There is no macro yet.");
  });
});

describe("renaming and deleting a macro", () => {
  const text = '[[steps]]\ncolumn = "cost"\nact = "add"\nvalue = "-1"\n';
  beforeEach(() => {
    files = { Dearer: text, Weaken: text };
    const answer = session.answer;
    session.answer = (name, request) =>
      name === "macros/rename" || name === "macros/delete"
        ? Promise.resolve(ok(name === "macros/rename" ? { file: "Cheaper.toml" } : {}))
        : answer(name, request);
  });
  const said = (): string[] => getApp().notices.map(({ message }) => message);

  it("shows the steps of the one that is meant, and sends what was looked at", async () => {
    runCommand("rename-macro");
    await person().selectOptions(await screen.findByRole("combobox", { name: "Macro" }), "Weaken");
    expect(screen.getByRole("list", { name: "Steps" }).textContent).toContain("add -1");
    const name = screen.getByRole("textbox", { name: "New name" });
    await person().type(name, "a/b{Enter}");
    expect(requestsOf("macros/rename")).toEqual([]);
    await person().clear(name);
    await person().type(name, "Cheaper{Enter}");
    await expect.poll(said).toEqual(["The macro is Cheaper.toml now."]);
    expect(requestsOf("macros/rename")).toEqual([{ name: "Weaken", seen: text, to: "Cheaper" }]);
  });

  it("deletes it only by the button that says so", async () => {
    runCommand("delete-macro");
    const dialog = await screen.findByRole("dialog", { name: "Delete a macro" });
    expect(dialog.textContent).toContain("Dearer.toml is deleted");
    await person().click(screen.getByRole("button", { name: "Delete macro" }));
    await expect.poll(said).toEqual(["Dearer.toml was deleted."]);
    expect(requestsOf("macros/delete")).toEqual([{ name: "Dearer", seen: text }]);
  });

  it("has nothing to offer where there is none", async () => {
    files = {};
    runCommand("delete-macro");
    await expect.poll(() => screen.queryByRole("dialog")?.textContent).toContain("There is no macro yet.");
  });
});

it("an act that is no part of the macro being recorded is named at once, and not again", async () => {
  runCommand("start-recording");
  runCommand("duplicate-row");
  await expect.poll(costs).toHaveLength(5);
  runCommand("duplicate-row");
  await expect.poll(costs).toHaveLength(6);
  const said = getApp().notices.filter(({ message }) => message.includes("not part of the macro"));
  expect(said).toHaveLength(1);
});

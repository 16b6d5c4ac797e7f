// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { session } from "../../../support/page/session.js";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failed, ok } from "../../../../shared/base/index.js";
import type { Making } from "../../../../shared/bridge/index.js";
import { games } from "../../../../shared/games/index.js";
import { cardsText } from "../../../support/active-cell/cards.js";

eachOnNewApp();

const running: Making = { run: 1, state: "running", drawn: 0, total: 3, file: null, remarks: [] };

/** Opens the dialog over three cards and presses its main button; the session then answers what `begun` says. */
async function make(begun: () => Promise<Making>): Promise<{ asked: string[]; user: ReturnType<typeof person> }> {
  await openApp({ "cards.toml": cardsText(3) }, { games });
  const asked: string[] = [];
  const others = session.answer;
  session.answer = (name, request) => {
    if (!name.startsWith("cards/make") && name !== "cards/stop-making") return others(name, request);
    asked.push(name);
    return name === "cards/make" ? begun().then(ok) : Promise.resolve(ok({ ...running, state: "cancelled" }));
  };
  const user = person();
  await user.click(cellAt(0, "name"));
  await user.keyboard("{Control>}{Alt>}p{/Alt}{/Control}");
  await user.click(document.querySelector(".make-cards .button.is-main") ?? document.body);
  await expect.poll(() => asked).toContain("cards/make");
  return { asked, user };
}

describe("the dialog that prints and exports cards", () => {
  it("stops what it has begun when it is closed", async () => {
    const { asked, user } = await make(() => Promise.resolve(running));
    await expect.poll(() => document.querySelector(".make-progress")?.textContent).toBe("0 of 3 cards drawn");
    await user.keyboard("{Escape}");
    await expect.poll(() => asked).toEqual(["cards/make", "cards/stop-making"]);
  });

  it("says why nothing is made in the place of what was made before", async () => {
    const { user } = await make(() =>
      Promise.resolve({ ...running, state: "finished", file: { name: "a.csv", bytes: 9 } }),
    );
    const told = () => document.querySelector(".make-progress")?.textContent;
    await expect.poll(told).toBe("a.csv is made (1 kB).");
    const others = session.answer;
    const error = { code: "deck/unknown-card", message: "There is no card “Oar”.", line: 2, column: 1 };
    session.answer = (name, request) =>
      name === "cards/make" ? Promise.resolve(failed(error)) : others(name, request);
    await user.click(document.querySelector(".make-cards .button.is-main") ?? document.body);
    await expect.poll(told).toBe("It could not be made.line 2, column 1: There is no card “Oar”.");
  });

  it("says how many cards will be made, and marks no field that is still to be filled in", async () => {
    await openApp({ "cards.toml": cardsText(9) }, { games });
    const user = person();
    await user.click(cellAt(0, "name"));
    await user.keyboard("{Control>}{Alt>}p{/Alt}{/Control}");
    const note = () => document.querySelector(".make-cards .dialog-note")?.textContent;
    await expect.poll(note).toBe("9 cards.");
    const field = (name: string) => within(screen.getByRole("dialog")).getByLabelText(new RegExp(`^${name}`, "u"));
    // 0 to 7, and 0 once more.
    await user.selectOptions(field("Copies"), "As Energy Cost says");
    expect(note()).toBe("28 cards.");
    await user.selectOptions(field("Make"), "Tabletop Simulator");
    const marked = () => document.querySelectorAll(".make-cards [aria-invalid=true]").length;
    expect([note(), marked()]).toEqual(["Fill in the fields that are empty, and correct those that are marked.", 0]);
    await user.type(field("Where the pictures"), "no address");
    expect(marked()).toBe(1);
  });

  it("stops what has begun only after it was closed", async () => {
    let answer: (making: Making) => void = () => undefined;
    const { asked, user } = await make(() => new Promise((resolve) => (answer = resolve)));
    await user.keyboard("{Escape}");
    answer(running);
    await expect.poll(() => asked).toEqual(["cards/make", "cards/stop-making"]);
  });
});

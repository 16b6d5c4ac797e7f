// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, requestsOf, type PageFolder } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { getApp, openOverlay, setApp } from "../../../../renderer/state/index.js";
import { problemsOf } from "../../../../shared/workspace/index.js";
import type { ProblemView } from "../../../../shared/validate/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

const metadata = `
[metadata]
[[metadata.validation_rules]]
column = "name"
type = "enum"
enum = ["Ash", "Birch"]
`;

let folder: PageFolder;
let problems: readonly ProblemView[];
beforeEach(async () => {
  folder = await openApp({ "cards.toml": deck(card("a", { name: "Brich" }), card("b", { name: "Birhc" })) + metadata });
  setApp({ problemsOpen: true });
  const sheet = { file: "cards.toml", table: ["cards"] };
  ({ problems } = problemsOf(folder.world.state, sheet, 0, 10));
});

const dialog = (): HTMLElement => screen.getByRole("dialog");
const field = (name: string): HTMLElement => within(dialog()).getByLabelText(name);
const button = (name: string): HTMLElement => within(dialog()).getByRole("button", { name });
const isClosed = (): boolean => getApp().overlay === null;
const settings = (): string => folder.world.text(".cardwright/workspace.toml") ?? "";

describe("an exception", () => {
  it("needs a reason, which is written beside the cards", async () => {
    const [problem] = problems;
    if (!problem) throw new Error("There is no problem.");
    openOverlay({ kind: "waive", problem });
    await screen.findByRole("dialog");
    expect(button("Add exception").matches(":disabled")).toBe(true);
    await person().type(field("Reason for the exception"), "  ");
    expect(button("Add exception").matches(":disabled")).toBe(true);
    await person().type(field("Reason for the exception"), "a pun ");
    await person().click(button("Add exception"));
    await expect.poll(isClosed).toBe(true);
    expect(folder.world.text("cards.toml")).toContain('reason = "a pun"');
  });
});

describe("a rule", () => {
  it("is turned off for the folder, and its default is not written down", async () => {
    openOverlay({ kind: "rule", code: problems[0]?.code ?? "" });
    await person().selectOptions(await screen.findByLabelText("Severity in this folder"), "Off");
    await expect.poll(settings).toContain("off");
    const standard = [...field("Severity in this folder").querySelectorAll("option")].find(({ textContent }) =>
      textContent.endsWith(" (default)"),
    );
    await person().selectOptions(field("Severity in this folder"), standard?.value ?? "");
    await expect.poll(() => settings().includes("off")).toBe(false);
    expect(requestsOf("problems/severity").map((each) => (each as { severity: unknown }).severity)).toEqual([
      "off",
      null,
    ]);
  });
});

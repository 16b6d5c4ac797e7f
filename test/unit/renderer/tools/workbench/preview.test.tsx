// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person } from "../../../../support/page/app.js";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openOverlay } from "../../../../../renderer/state/index.js";
import { games } from "../../../../../shared/games/index.js";

eachOnNewApp();

const numbers = Array.from({ length: 450 }, (_, at) => `"${at + 1_000}"`).join(", ");

/** The workbench with a template that makes 450 sentences, 50 of which are left out and 450 combinations of which are equal. */
async function open(template: string): Promise<void> {
  const files = {
    "effect-templates.toml": `[[effect-templates]]\ntext = "${template}"\n`,
    "placeholders.toml": `[[placeholders]]\nname = "n"\nvalues = [${numbers}]\n`,
    "effect-removals.toml": '[[effect-removals]]\nphrase = "of 14"\n',
  };
  await openApp(files, { games });
  openOverlay({ kind: "workbench", game: "ttcg" });
  await screen.findByRole("list", { name: "Sentences" });
}
const sentences = (): string[] =>
  within(screen.getByRole("list", { name: "Sentences" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const filter = (): HTMLElement => screen.getByRole("searchbox", { name: "Filter sentences" });

describe("what a template makes", () => {
  it("is listed so many at a time, without what is left out", async () => {
    await open("Gain of <n> points.");
    await expect.poll(() => sentences().length).toBe(201);
    expect(sentences().slice(-2)).toEqual(["Gain of 1199 points.", "Show 200 more"]);
    expect(screen.getByText("400 sentences · 50 left out")).toBeDefined();
    await person().click(screen.getByRole("button", { name: "Show 200 more" }));
    expect([sentences().length, sentences().at(-1)]).toEqual([400, "Gain of 1399 points."]);
  });

  it("is counted with the combinations that are equal to others", async () => {
    await open("Gain of <n> <n>.");
    await expect
      .poll(() => screen.queryByText(/^400 sentences · 50 left out · 202,050 of 202,500 equal to others$/u))
      .not.toBeNull();
  });

  it("is filtered in any letter case, with what is left out where that is wanted", async () => {
    await open("Gain of <n> points.");
    fireEvent.change(filter(), { target: { value: " OF 139" } });
    await expect.poll(() => sentences().length).toBe(10);
    fireEvent.change(filter(), { target: { value: "of 140" } });
    await expect.poll(sentences).toEqual(["No sentence matches."]);
    await person().click(screen.getByRole("checkbox", { name: "Show what is left out" }));
    await expect.poll(() => sentences().length).toBe(10);
    expect(sentences()[0]).toBe("Gain of 1400 points.left out for “of 14”");
  });
});

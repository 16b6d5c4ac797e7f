// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, type PageFolder } from "../../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openOverlay } from "../../../../../renderer/state/index.js";
import { games } from "../../../../../shared/games/index.js";

eachOnNewApp();

const templates = '[[effect-templates]]\ntext = "Draw <many> cards."\n';
const placeholders = '[[placeholders]]\nname = "many"\nvalues = ["two", "three"]\n';
const removals = '[[effect-removals]]\nphrase = "three cards"\n';

let folder: PageFolder;
async function open(files: Readonly<Record<string, string>>): Promise<HTMLElement> {
  folder = await openApp(files, { games });
  openOverlay({ kind: "workbench", game: "ttcg" });
  const dialog = await screen.findByRole("dialog", { name: "Effect workbench" });
  await within(dialog).findByRole("tablist");
  return dialog;
}
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const tab = (name: string): Promise<void> => person().click(screen.getByRole("tab", { name }));
const onDisk = (file: string): string => folder.world.text(file) ?? "";

describe("what is added in the workbench", () => {
  it("is a template, which shows what it would make while it is written", async () => {
    await open({ "effect-templates.toml": templates, "placeholders.toml": placeholders });
    const user = person();
    await user.click(button("New template"));
    const draft = screen.getByRole("textbox", { name: "New template" });
    expect(document.activeElement).toBe(draft);
    await user.type(draft, "Draw <many> cards.");
    expect((await screen.findByRole("alert")).textContent).toBe("There is such a template already.");
    await user.clear(draft);
    await user.type(draft, "Mill <many> cards.");
    const sentences = await screen.findByRole("list", { name: "Sentences" });
    await expect
      .poll(() =>
        within(sentences)
          .getAllByRole("listitem")
          .map(({ textContent }) => textContent),
      )
      .toEqual(["Mill two cards.", "Mill three cards."]);
    await user.click(button("Add template"));
    await expect
      .poll(() => onDisk("effect-templates.toml"))
      .toBe(`${templates}\n[[effect-templates]]\ntext = "Mill <many> cards."\n`);
    // It is the chosen one now.
    await expect
      .poll(() => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Template" }).value)
      .toBe("Mill <many> cards.");
  });

  it("is a placeholder with its values, and one more value of another", async () => {
    await open({ "effect-templates.toml": templates, "placeholders.toml": placeholders });
    const user = person();
    await tab("Placeholders");
    await user.type(screen.getByRole("textbox", { name: "New value" }), "four ");
    await user.click(button("Add value"));
    const longer = placeholders.replace('"three"]', '"three", "four"]');
    await expect.poll(() => onDisk("placeholders.toml")).toBe(longer);
    await expect.poll(() => screen.getByRole("region", { name: "<many>" }).textContent).toContain("four");
    await user.click(button("New placeholder"));
    const name = screen.getByRole("textbox", { name: "Name, without < and >" });
    await user.type(name, "many");
    expect(screen.getByRole("alert").textContent).toBe("<many> is there already. Choose it to add values.");
    await user.clear(name);
    await user.type(name, "<few>");
    expect(screen.getByRole("alert").textContent).toBe("A name has letters, digits and _ alone.");
    await user.clear(name);
    await user.type(name, "few");
    await user.type(screen.getByRole("textbox", { name: "Values, one per line" }), "one\n\n two\n");
    await user.click(button("Add"));
    await expect
      .poll(() => onDisk("placeholders.toml"))
      .toBe(`${longer}\n[[placeholders]]\nname = "few"\nvalues = ["one", "two"]\n`);
    await screen.findByRole("region", { name: "<few>" });
  });

  it("is the first of its kind, too, and nothing where no sheet takes it", async () => {
    await open({ "effect-templates.toml": templates, "effect-removals.toml": removals });
    expect(screen.queryByRole("tab", { name: "Placeholders" })).toBeNull();
    await tab("Removals");
    await person().click(button("New removal"));
    await person().type(screen.getByRole("textbox", { name: "Leave out sentences with" }), "three cards");
    expect(screen.getByRole("alert").textContent).toBe("“three cards” is there already.");
    await person().click(button("Cancel"));
    await screen.findByRole("region", { name: "three cards" });
  });
});

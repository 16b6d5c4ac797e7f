// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { session } from "../../../support/page/session.js";
import { fireEvent, screen, within } from "@testing-library/react";
import { getApp } from "../../../../renderer/state/index.js";
import { describe, expect, it } from "vitest";
import { ok } from "../../../../shared/base/index.js";
import { games } from "../../../../shared/games/index.js";
import { setApp } from "../../../../renderer/state/index.js";
import { cardsText } from "../../../support/active-cell/cards.js";

eachOnNewApp();

const faces = (): (string | null)[] =>
  [...document.querySelectorAll(".face-image")].map((face) => face.getAttribute("aria-label"));
const faceText = (): string =>
  [...document.querySelectorAll(".face-pane text")].map(({ textContent }) => textContent).join("\n");

describe("the card face beside the sheet", () => {
  it("is the active card, with what is changed in its cells", async () => {
    await openApp({ "cards.toml": cardsText(3) }, { games });
    const user = person();
    await user.click(cellAt(1, "name"));
    expect(faces()).toEqual([]);
    await user.keyboard("{Control>}{Alt>}v{/Alt}{/Control}");
    await expect.poll(faces).toEqual(["Card Card 1"]);
    expect(faceText()).toContain("Card 1");
    await user.keyboard("Harbor{Enter}");
    await expect.poll(faces).toEqual(["Card Card 2"]);
    await user.keyboard("{ArrowUp}");
    await expect.poll(faceText).toContain("Harbor");
  });

  it("goes with the command that shows it", async () => {
    await openApp({ "cards.toml": cardsText(3) }, { games });
    const user = person();
    await user.click(cellAt(0, "name"));
    await user.keyboard("{Control>}{Alt>}v{/Alt}{/Control}");
    await expect.poll(faces).toHaveLength(1);
    await user.keyboard("{Control>}{Alt>}v{/Alt}{/Control}");
    await expect.poll(faces).toEqual([]);
  });

  it("is enlarged from its pane and by its keys", async () => {
    await openApp({ "cards.toml": cardsText(3) }, { games });
    const user = person();
    await user.click(cellAt(1, "name"));
    await user.keyboard("{Control>}{Alt>}v{/Alt}{/Control}");
    await user.click(await screen.findByRole("button", { name: "Enlarge the card face" }));
    const large = await screen.findByRole("dialog", { name: "Card 1" });
    expect(within(large).getByRole("img", { name: "Card Card 1" }).querySelector("svg")).not.toBeNull();
    await user.keyboard("{Escape}");
    fireEvent(large, new Event("cancel", { cancelable: true }));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    await user.keyboard("{ArrowDown}{Control>}{Alt>}{Shift>}v{/Shift}{/Alt}{/Control}");
    expect(await screen.findByRole("dialog", { name: "Card 2" })).toBeTruthy();
  });

  it("is not there for a sheet of no game", async () => {
    await openApp({ "things.toml": `[[things]]\nname = "Rope"\n` }, { games });
    const user = person();
    await user.click(cellAt(0, "name"));
    await user.keyboard("{Control>}{Alt>}v{/Alt}{/Control}");
    expect(document.querySelector(".face-pane")).toBeNull();
  });
});

describe("the rules text on the face", () => {
  const text = cardsText(2)
    .replace('rules-text = ""', 'rules-text = "Draw {cards($c)}."')
    .replace('variables = ""', 'variables = "c: 2"');

  const rowKeyAt = (row: number): string => cellAt(row, "name").closest(".ag-row")?.getAttribute("row-id") ?? "";

  it("is as players read it, beside how they read it before", async () => {
    await openApp({ "cards.toml": text }, { games });
    const user = person();
    await user.click(cellAt(0, "name"));
    await user.keyboard("{Control>}{Alt>}v{/Alt}{/Control}");
    await expect.poll(faceText).toContain("Draw 2 cards.");
    const others = session.answer;
    const changed = [{ rowKey: rowKeyAt(0), cells: [{ column: "variables", before: "c: 4" }] }];
    session.answer = (name, request) =>
      name === "revision/sheet"
        ? Promise.resolve(ok({ since: "opening", isNew: false, removed: 0, added: [rowKeyAt(1)], changed }))
        : others(name, request);
    setApp({ changesSince: "opening" });
    window.dispatchEvent(new Event("focus"));
    await expect.poll(() => document.querySelector("[data-added]")).not.toBeNull();
    // The card that is shown already, too.
    await expect.poll(faces).toEqual(["Card Card 0", "Card before"]);
    await user.keyboard("{ArrowDown}");
    await expect.poll(faces).toEqual(["Card Card 1"]);
    expect(document.querySelector(".face-pane")?.textContent).toContain("New since the folder was opened");
    await user.keyboard("{ArrowUp}");
    await expect.poll(faces).toEqual(["Card Card 0", "Card before"]);
    expect(faceText()).toMatch(/Draw 2 cards\.[^]*Draw 4 cards\./u);
    expect(document.querySelector(".face-pane")?.textContent).toContain("When the folder was opened");
    expect(document.querySelector(".face-pane")?.textContent).not.toContain("New since the folder was opened");
  });

  it("says what it is compared with, also once that is another version in which the cards were the same", async () => {
    await openApp({ "cards.toml": text }, { games });
    await person().click(cellAt(0, "name"));
    await person().keyboard("{Control>}{Alt>}v{/Alt}{/Control}");
    const others = session.answer;
    const [changed, added] = [
      [{ rowKey: rowKeyAt(0), cells: [{ column: "variables", before: "c: 4" }] }],
      [rowKeyAt(1)],
    ];
    const compare = (since: "commit" | "standing"): void => {
      session.answer = (name, request) =>
        name === "revision/sheet"
          ? Promise.resolve(ok({ since, isNew: false, removed: 0, added, changed }))
          : others(name, request);
      window.dispatchEvent(new Event("focus"));
    };
    const labels = (): readonly (string | null)[] =>
      [...document.querySelectorAll(".face-label")].map(({ textContent }) => textContent);
    compare("standing");
    await expect.poll(labels).toEqual(["In the current cards"]);
    compare("commit");
    await expect.poll(labels).toEqual(["In the last commit"]);
    await person().keyboard("{ArrowDown}");
    await expect.poll(labels).toEqual(["Not in the last commit"]);
    compare("standing");
    await expect.poll(labels).toEqual(["Not in the current cards"]);
  });

  it("follows a text that waits in its cell", async () => {
    await openApp({ "cards.toml": text }, { games });
    await person().click(cellAt(0, "name"));
    await person().keyboard("{Control>}{Alt>}v{/Alt}{/Control}");
    await expect.poll(faceText).toContain("Card 0");
    const sheet = { file: "cards.toml", table: ["cards"] };
    const cell = { sheet, rowKey: rowKeyAt(0), column: { path: ["name"] } };
    await session.answer("cells/draft", { ...cell, text: "Waiting", seen: "Card 0" });
    await expect.poll(faceText).toContain("Waiting");
    expect(faceText()).toContain("Draw 2 cards.");
  });

  it.each([
    ["Lamplighter ".repeat(60), /A text is cut off: it would fit at \d\.\d\d mm\./u],
    ["Lamplighter".repeat(6_000), /A text is cut off: it is too long for its box at any size\./u],
  ])("beside a name that is too long for its box: %#", async (name, note) => {
    await openApp({ "cards.toml": cardsText(1).replace("Card 0", name) }, { games });
    await person().click(cellAt(0, "name"));
    await person().keyboard("{Control>}{Alt>}v{/Alt}{/Control}");
    await expect.poll(() => document.querySelector(".face-note")?.textContent).toMatch(note);
    await person().click(document.querySelector('[title="Close the card face"]') ?? document.body);
    expect(document.querySelector(".face-pane")).toBeNull();
  });
});

const ownFace = (sign: string): string =>
  `tables = ["things"]\nwidth = 40\nheight = 60\n[[parts]]\nkind = "text"\nx = 0\ny = 0\nwidth = 40\nheight = 10\ntext = "{name}${sign}"\nsize = 4\nleastSize = 2\ncolor = "#000000"\n`;

describe("a face of the workspace", () => {
  it("draws cards of no game, and is read again when the window gets the focus", async () => {
    let text = ownFace("!");
    await openApp({ "things.toml": `[[things]]\nname = "Rope"\n` }, { games });
    const others = session.answer;
    session.answer = (name, request) =>
      name === "faces/list"
        ? Promise.resolve(ok({ files: [{ file: ".cardwright/faces/things.toml", text }] }))
        : others(name, request);
    const user = person();
    await user.click(cellAt(0, "name"));
    window.dispatchEvent(new Event("focus"));
    await expect.poll(() => getApp().ownFaces).toHaveLength(1);
    await user.keyboard("{Control>}{Alt>}v{/Alt}{/Control}");
    await expect.poll(faceText).toBe("Rope!");
    text = ownFace("?");
    window.dispatchEvent(new Event("focus"));
    await expect.poll(faceText).toBe("Rope?");
    text = ownFace("?").replace("#000000", "black");
    window.dispatchEvent(new Event("focus"));
    await expect.poll(() => document.body.textContent).toContain(".cardwright/faces/things.toml:13: parts.0.color: ");
  });
});

describe("print guides", () => {
  it("are drawn over the card beside the sheet, and taken off again", async () => {
    await openApp({ "cards.toml": cardsText(2) }, { games });
    const user = person();
    const boxes = (): (string | null)[] =>
      [...document.querySelectorAll(".face-pane .face-image > svg")].map((svg) => svg.getAttribute("viewBox"));
    const guides = (): Element => document.querySelector('.face-pane [title="Print guides"]') ?? document.body;
    await user.click(cellAt(0, "name"));
    await user.keyboard("{Control>}{Alt>}v{/Alt}{/Control}");
    await expect.poll(boxes).toEqual(["0 0 63 88"]);
    await user.click(guides());
    await expect.poll(boxes).toEqual(["-3.175 -3.175 69.35 94.35"]);
    expect(guides().getAttribute("aria-pressed")).toBe("true");
    await user.click(guides());
    await expect.poll(boxes).toEqual(["0 0 63 88"]);
  });
});

// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { describe, expect, it } from "vitest";
import { games } from "../../../../shared/games/index.js";
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

  it("is not there for a sheet of no game", async () => {
    await openApp({ "things.toml": `[[things]]\nname = "Rope"\n` }, { games });
    const user = person();
    await user.click(cellAt(0, "name"));
    await user.keyboard("{Control>}{Alt>}v{/Alt}{/Control}");
    expect(document.querySelector(".face-pane")).toBeNull();
  });
});

// @vitest-environment happy-dom
import { openFolder } from "../../../support/page/folder.js";
import { eachOnNewPage } from "../../../support/page/page.js";
import { describe, expect, it } from "vitest";
import { getApp, sheetKey } from "../../../../renderer/state/index.js";
import { games, starterTexts } from "../../../../shared/games/index.js";

eachOnNewPage();

const shown = (): string | undefined =>
  getApp().workspace?.sheets.find(({ ref }) => sheetKey(ref) === getApp().active)?.ref.file;

const plain = '[[rows]]\nname = "a"\n';

describe("the first sheet on screen", () => {
  it.each(games.map((game) => [game.title, game] as const))("holds the cards of %s, whatever its tab", (_, game) => {
    const [cards, ...others] = starterTexts(game, () => "0");
    const files = others.map(({ text }, at) => [`a${at}.toml`, text] as const);
    openFolder(Object.fromEntries<string>([["a.toml", plain], ...files, ["set.toml", cards?.text ?? ""]]), { games });
    expect(shown()).toBe("set.toml");
  });

  it("is the first tab where no game has cards", () => {
    openFolder({ "b.toml": plain, "a.toml": plain });
    expect(shown()).toBe("a.toml");
  });
});

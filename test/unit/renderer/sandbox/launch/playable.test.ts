// @vitest-environment happy-dom
import "../../../../support/page/page.js";
import { afterEach, describe, expect, it } from "vitest";
import { gameOf } from "../../../../../shared/games/index.js";
import { workspaceView } from "../../../../../shared/workspace/index.js";
import { whyNotPlay } from "../../../../../renderer/sandbox/launch/playable.js";
import { setApp, sheetKey } from "../../../../../renderer/state/index.js";
import { World } from "../../../../support/workspace/world.js";

/** Shows a folder of these sheets, each of a game or of none, at the first of them. */
function show(games: Readonly<Record<string, string | undefined>>): void {
  const files = Object.keys(games).map((title): [string, string] => [`${title}.toml`, '[[cards]]\nname = "Ash"\n']);
  const workspace = workspaceView(new World(Object.fromEntries(files)).state);
  const sheets = Object.entries(games).flatMap(([title, game]) => {
    const sheet = workspace.sheets.find((each) => each.title === title);
    return sheet ? [{ ...sheet, ...(game !== undefined && { binding: { game, kind: "cards" } }) }] : [];
  });
  const [first] = sheets;
  setApp({ workspace: { ...workspace, sheets }, active: first ? sheetKey(first.ref) : null });
}

const ruled = gameOf("tcgone");
const { play } = ruled ?? {};
const setMatches = (matches: typeof play): void => void Object.assign(ruled ?? {}, { play: matches });

afterEach(() => {
  setMatches(play);
  setApp({ workspace: undefined, active: null });
});

describe("why no match can be started", () => {
  it("is nothing on a sheet whose game has matches", () => {
    show({ duels: "tcgone" });
    expect(whyNotPlay()).toBeUndefined();
  });

  it("is that its game has none, and where others are played", () => {
    setMatches(undefined);
    show({ duels: "tcgone", ptg: "ptg" });
    expect(whyNotPlay()).toBe(
      "Matches of TCG ONE cannot be played yet. To play PTG, go to one of its sheets, such as ptg.",
    );
    show({ duels: "tcgone" });
    expect(whyNotPlay()).toBe("Matches of TCG ONE cannot be played yet.");
  });

  it("is that no sheet belongs to a game", () => {
    show({ notes: undefined });
    expect(whyNotPlay()).toBe("No sheet of this folder has cards that can be played.");
  });
});

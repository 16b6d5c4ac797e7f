// @vitest-environment happy-dom
import "../../../../support/page/page.js";
import { afterEach, describe, expect, it } from "vitest";
import { gameOf } from "../../../../../shared/games/index.js";
import { whyNotPlay } from "../../../../../renderer/sandbox/launch/playable.js";
import { setApp, sheetKey } from "../../../../../renderer/state/index.js";

/** A sheet of a game, or of none, as the views of a workspace have it. */
function sheetOf(file: string, game: string | undefined) {
  const ref = { file: `${file}.toml`, table: ["cards"] };
  return { ref, title: file, ...(game !== undefined && { binding: { game, kind: "cards" } }) };
}

function show(...sheets: readonly ReturnType<typeof sheetOf>[]): void {
  const [first] = sheets;
  setApp({ workspace: { sheets } as never, active: first ? sheetKey(first.ref) : null });
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
    show(sheetOf("duels", "tcgone"));
    expect(whyNotPlay()).toBeUndefined();
  });

  it("is that its game has none, and where others are played", () => {
    setMatches(undefined);
    show(sheetOf("duels", "tcgone"), sheetOf("ptg", "ptg"));
    expect(whyNotPlay()).toBe(
      "Matches of TCG ONE cannot be played yet. To play PTG, go to one of its sheets, such as ptg.",
    );
    show(sheetOf("duels", "tcgone"));
    expect(whyNotPlay()).toBe("Matches of TCG ONE cannot be played yet.");
  });

  it("is that no sheet belongs to a game", () => {
    show(sheetOf("notes", undefined));
    expect(whyNotPlay()).toBe("No sheet of this folder has cards that can be played.");
  });
});

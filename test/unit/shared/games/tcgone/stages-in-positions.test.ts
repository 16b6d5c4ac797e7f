import { join } from "node:path";
import { expect, test } from "vitest";
import { must } from "../../../../../shared/base/index.js";
import { games, scenarioGame } from "../../../../../shared/games/index.js";
import { presentState, type Match } from "../../../../../shared/match/index.js";
import { playScenario, positionOf, readScenario } from "../../../../../shared/scenario/index.js";
import { materialOf } from "../../../../support/match/folder.js";

const play = games.find(({ id }) => id === "tcgone")?.play;
if (!play) throw new Error("TCG ONE is played");
const game = scenarioGame(play, materialOf("tcgone", join(import.meta.dirname, "../../../../../tabula/tcgone")));

function opened(text: string): Match {
  const scenario = readScenario(text);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const { report, match } = playScenario(scenario.value, game);
  if (match === null) throw new Error(JSON.stringify(report.faults));
  return match;
}

/** The cards in play of the first player, with what they lie at. */
function inPlay({ ruleset, ...match }: Match): string[] {
  const { zones, cards } = ruleset.view(presentState({ ruleset, ...match }), "all");
  const zone = zones.find((each) => each.zone === "play" && each.side === 0);
  const names = new Map(cards.map(({ id, face }) => [id, face.name]));
  return (zone?.cards ?? []).map((id, at) => `${names.get(id)} ${zone?.places[at]?.as ?? ""}`.trim());
}

const head = { title: "Stages", game: "tcgone", cards: null };
const position = (...inPlayOf: readonly string[]): string =>
  `title = "Stages"\ngame = "tcgone"\n[setup.alice]\nplay = [${inPlayOf.join(", ")}]\n[setup.bob]\nplay = ["Alley Kit"]\n[position]\nturn = 3\nactive = "alice"\n`;
const under = (card: string, on: string): string => `{ card = "${card}", on = "${on}", as = "under" }`;

test("stages lie under a unit as they are written, from the lowest up, and a saved position keeps them and their place", () => {
  const match = opened(
    position(
      `"Coin Skipper"`,
      under("Ripple Maid", "Tide Matron"),
      under("Brook Tide", "Tide Matron"),
      `"Tide Matron"`,
    ),
  );
  const wanted = ["Coin Skipper", "Ripple Maid under", "Brook Tide under", "Tide Matron"];
  expect(inPlay(match)).toEqual(wanted);
  const { text, losses } = must(positionOf(match, game, head));
  expect(losses).toEqual([]);
  expect(inPlay(opened(text))).toEqual(wanted);
});

test("a stage lies directly under the one that is named, wherever that is written", () => {
  const match = opened(
    position(`"Tide Matron"`, under("Brook Tide", "Tide Matron"), under("Ripple Maid", "Brook Tide")),
  );
  expect(inPlay(match)).toEqual(["Ripple Maid under", "Brook Tide under", "Tide Matron"]);
});

import { describe, expect, it } from "vitest";
import { games, type OverviewCard } from "../../../../shared/games/index.js";
import { MeaningWriter, Names } from "../../../../shared/search/index.js";
import type { CellView } from "../../../../shared/sheet/index.js";
import { languageOfKind, type CellTexts } from "../../../../shared/text/index.js";

const gameOf = (id: string) => games.find((game) => game.id === id);
const overviewOf = (id: string, kind: string) => gameOf(id)?.overviews?.find(({ sheets }) => sheets.includes(kind));

/** A card with these cells, whose texts were read by the language of its game. */
function card(id: string, cells: Readonly<Record<string, CellView>>, texts?: CellTexts): OverviewCard {
  const game = gameOf(id);
  const language = languageOfKind(game?.languages, "cards");
  const names = new Names();
  const outline =
    texts && language && new MeaningWriter(names, game?.meaning ?? {}).meaning(language.read(texts)).outline;
  return {
    cells: (key) => (cells[key] === undefined ? [] : [cells[key]]),
    names: Array.from(outline?.names ?? []).flatMap((name) => (name < 0 ? [] : [names.spelling(name)])),
  };
}
const keywords = (id: string, kind: string, each: OverviewCard) => overviewOf(id, kind)?.keywordsOf?.(each);

describe("the dashboards of each game", () => {
  it("ask about columns that the game knows", () => {
    for (const { id, sheets, overviews = [] } of games) {
      expect(overviews, id).not.toEqual([]);
      for (const { sheets: kinds, type, cost, rarity } of overviews) {
        for (const kind of kinds) {
          const columns = sheets.find((sheet) => sheet.kind === kind)?.columns?.map(({ key }) => key);
          for (const key of [type, cost, rarity])
            if (key !== undefined) expect(columns, `${id} ${kind}`).toContain(key);
        }
      }
    }
  });

  it("know the keywords of Dreamtides by what abilities mean", () => {
    const rulesText = "{Dissolve} an enemy with cost {energy($e)} or less.";
    const read = card("dreamtides", {}, { rulesText, variables: "e: 2", prompts: "" });
    expect(keywords("dreamtides", "cards", read)).toEqual(["dissolve"]);
    const names = [
      "Kindle",
      "GainsReclaim",
      "Counterspell",
      "CharactersInHandHaveFast",
      "DrawCards",
      "HasAllCharacterTypes",
    ];
    expect(keywords("dreamtides", "cards", { ...read, names })).toEqual(["fast", "kindle", "prevent", "reclaim"]);
  });

  it("know what effects of TTCG do, and not every word of their trees", () => {
    const texts = {
      "effect-1": "Reveal the top two cards of your deck and play one warrior card from among them.",
      "effect-2": "This turn, change one beast card to any other subtype.",
    };
    expect(keywords("ttcg", "cards", card("ttcg", {}, texts))).toEqual(["reveal", "play", "change kind"]);
  });

  it("know the operations that scripts of TCG ONE call", () => {
    const effect = 'move "Splash" {\n  energyCost W\n  onAttack {\n    damage 10\n    flip { damage 10 }\n  }\n}';
    expect(keywords("tcgone", "cards", card("tcgone", {}, { effect, kind: "unit" }))).toEqual(["damage", "flip"]);
  });

  it("know the effects of PTG and its mana, all colours together", () => {
    const abilities = [{ name: "Crack", alterations: [{ effect: "damage_card" }, { effect: "buff_all" }] }];
    const read = card("ptg", { type: "creature", mana: { fire: 1, any: 2 }, abilities });
    expect(keywords("ptg", "cards", read)).toEqual(["damage card", "buff all"]);
    const costOf = overviewOf("ptg", "cards")?.costOf;
    expect(costOf?.(read)).toBe(3);
    expect(costOf?.(card("ptg", { type: "mana", mana: { fire: 1 } }))).toBeNull();
    expect(costOf?.(card("ptg", { type: "spell" }))).toBeNull();
  });

  it("know what rules of Summoner do", () => {
    const effectRules = [{ condition: { type: "and" }, effectType: "modifyMonsterValue", value: "0" }];
    expect(keywords("summoner", "monsters", card("summoner", { effectRules }))).toEqual(["modify monster value"]);
    expect(keywords("summoner", "utility", card("summoner", { effectRules: [] }))).toEqual([]);
  });
});

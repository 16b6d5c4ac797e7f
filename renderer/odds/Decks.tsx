import { useState, type ReactNode } from "react";
import { decksOf, usualDeck, type GamePlay, type PlayMaterial } from "../../shared/games/index.js";
import { openingHandOf, mostTurns, type DrawRule } from "../../shared/odds/index.js";
import { Select } from "../ui/index.js";
import { NumberField } from "./NumberField.js";
import { OddsTable } from "./OddsTable.js";
import { SampleHandView } from "./SampleHandView.js";
import { texts } from "./texts.js";

/** The cards of a folder with what a game says of them. */
export interface DrawnCards {
  readonly material: PlayMaterial;
  readonly play: Pick<GamePlay, "rulesets" | "nameOf">;
}

/** Chooses a deck and how it is drawn, and shows what comes of it. */
export function Decks({ cards }: { readonly cards: DrawnCards }): ReactNode {
  const decks = decksOf(cards.material);
  // By their places: two decks may have one name.
  const [chosen, setChosen] = useState("0");
  const [wanted, setWanted] = useState(1);
  const [rule, setRule] = useState<DrawRule>(() => firstRule(cards));
  const deck = decks[Number(chosen)] ?? decks[0];
  if (!deck) return <p className="tool-empty">{texts.noDecks}</p>;
  const names = deck.cards.map((definition) => cards.play.nameOf(cards.material.definitions[definition]));
  return (
    <>
      <div className="figure-form">
        <label className="figure-field">
          <span>{texts.deck}</span>
          <Select
            value={chosen}
            choices={decks.map((each, at) => [String(at), texts.deckOf(each.name, each.cards.length)])}
            data-first-focus
            onChoose={setChosen}
          />
        </label>
        <NumberField
          title={texts.hand}
          value={rule.hand}
          range={[0, 60]}
          onChange={(hand) => setRule({ ...rule, hand })}
        />
        <NumberField
          title={texts.perTurn}
          value={rule.perTurn}
          range={[0, 60]}
          onChange={(perTurn) => setRule({ ...rule, perTurn })}
        />
        <NumberField
          title={texts.turns}
          value={rule.turns}
          range={[0, mostTurns]}
          onChange={(turns) => setRule({ ...rule, turns })}
        />
        <NumberField title={texts.wanted} value={wanted} range={[1, 60]} onChange={setWanted} />
        <label className="odds-first">
          <input
            type="checkbox"
            checked={rule.drawsFirst}
            onChange={({ target }) => setRule({ ...rule, drawsFirst: target.checked })}
          />{" "}
          {texts.drawsFirst}
        </label>
      </div>
      {cards.material.remarks.length > 0 && <p className="hint">{cards.material.remarks.join(" ")}</p>}
      {names.length === 0 ? (
        <p className="tool-empty">{texts.emptyDeck}</p>
      ) : (
        <>
          <SampleHandView cards={names} rule={rule} />
          <OddsTable cards={names} rule={rule} deck={deck.name} wanted={wanted} />
        </>
      )}
    </>
  );
}

const usualRule: DrawRule = { hand: 7, perTurn: 1, drawsFirst: true, turns: 6 };

/** Draws as the game deals its opening hand, as far as a match can be set up to look at that. */
function firstRule({ material, play }: DrawnCards): DrawRule {
  const [ruleset] = play.rulesets;
  const deck = usualDeck(material, 0);
  if (!ruleset || !deck) return usualRule;
  const { definitions, options } = material;
  const setup = { definitions, options, decks: ruleset.seats.map(() => deck), seed: 1 };
  return { ...usualRule, hand: openingHandOf(ruleset, setup) ?? usualRule.hand };
}

import { useMemo, useState, type ReactNode } from "react";
import { decksOf, usualDeck, type GamePlay, type PlayDeck, type PlayMaterial } from "../../shared/games/index.js";
import {
  deckOdds,
  groupOdds,
  mostTurns,
  openingHandOf,
  sampleHand,
  type CardOdds,
  type DrawRule,
  type Wanted,
} from "../../shared/odds/index.js";
import type { ColumnView } from "../../shared/workspace/index.js";
import { Select } from "../ui/index.js";
import { ByRules, DealingForm, type DealingChoice } from "./ByRules.js";
import { groupChoices, type GroupChoice } from "./group-choices.js";
import { NumberField } from "./NumberField.js";
import { OddsTable } from "./OddsTable.js";
import { SampleHandView } from "./SampleHandView.js";
import { texts } from "./texts.js";

/** The cards of a folder with what a game says of them. */
export interface DrawnCards {
  readonly material: PlayMaterial;
  readonly play: Pick<GamePlay, "rulesets" | "nameOf"> & Partial<Pick<GamePlay, "options" | "presets">>;
  /** The row of each definition, and the sheet that it is in. */
  readonly rows: readonly (
    | {
        readonly row: Readonly<Record<string, unknown>>;
        readonly sheet: { readonly columns: readonly Pick<ColumnView, "source" | "title">[] };
      }
    | undefined
  )[];
}

/** Chooses a deck and how it is drawn, and shows what comes of it. */
export function Decks({ cards }: { readonly cards: DrawnCards }): ReactNode {
  const decks = decksOf(cards.material);
  // By their places: two decks may have one name.
  const [chosen, setChosen] = useState("0");
  const [wanted, setWanted] = useState<Wanted>(1);
  const [count, setCount] = useState(1);
  const [chosenBy, setBy] = useState("");
  const [rule, setRule] = useState<DrawRule>(() => firstRule(cards));
  const [isDealt, setDealt] = useState(false);
  const [dealing, setDealing] = useState<DealingChoice>({ keep: "", answers: {} });
  const deck = useMemo(() => deckAt(cards, chosen), [cards, chosen]);
  const choices = useMemo(() => choicesOf(cards, chosen), [cards, chosen]);
  const names = useMemo(() => namesOf(cards, deck), [cards, deck]);
  const by = choices.find(({ name }) => name === chosenBy);
  const groups = useMemo(() => by?.groups() ?? names.map((name) => [name]), [by, names]);
  const odds = useMemo(
    () => (by ? groupOdds(groups, rule, wanted) : deckOdds(names, rule, wanted)),
    [by, groups, names, rule, wanted],
  );
  if (!deck) return <p className="tool-empty">{texts.noDecks}</p>;
  const { play, material } = cards;
  const table = (shown: readonly CardOdds[]): ReactNode => (
    <OddsTable odds={shown} by={by?.title} rule={rule} deck={deck.name} wanted={wanted} isDealt={isDealt} />
  );
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
        <label className="figure-field">
          <span>{texts.hands}</span>
          <Select
            value={isDealt ? "dealt" : "plain"}
            choices={[
              ["plain", texts.plainHands],
              ["dealt", texts.handsByRules],
            ]}
            onChoose={(hands) => setDealt(hands === "dealt")}
          />
        </label>
        {!isDealt && (
          <NumberField
            title={texts.hand}
            value={rule.hand}
            range={[0, 60]}
            onChange={(hand) => setRule({ ...rule, hand })}
          />
        )}
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
        {choices.length > 0 && (
          <label className="figure-field">
            <span>{texts.by}</span>
            <Select
              value={by?.name ?? ""}
              choices={[["", texts.card], ...choices.map(({ name, title }) => [name, title] as const)]}
              onChoose={setBy}
            />
          </label>
        )}
        {wanted !== "turn" && (
          <NumberField
            title={texts.wanted}
            value={count}
            range={[1, 60]}
            onChange={(copies) => {
              setCount(copies);
              setWanted(copies);
            }}
          />
        )}
        <label className="odds-first">
          <input
            type="checkbox"
            checked={wanted === "turn"}
            onChange={({ target }) => setWanted(target.checked ? "turn" : count)}
          />{" "}
          {texts.wantedByTurn}
        </label>
        <label className="odds-first">
          <input
            type="checkbox"
            checked={rule.drawsFirst}
            onChange={({ target }) => setRule({ ...rule, drawsFirst: target.checked })}
          />{" "}
          {texts.drawsFirst}
        </label>
        {isDealt && (
          <DealingForm
            play={play}
            material={material}
            choice={dealing}
            names={odds.map(({ name }) => name)}
            onChange={setDealing}
          />
        )}
      </div>
      {cards.material.remarks.length > 0 && <p className="hint">{cards.material.remarks.join(" ")}</p>}
      {names.length === 0 ? (
        <p className="tool-empty">{texts.emptyDeck}</p>
      ) : (
        <>
          {isDealt ? (
            <ByRules {...{ play, material, deck, groups, rule, wanted }} choice={dealing} exact={odds}>
              {table}
            </ByRules>
          ) : (
            <>
              <SampleHandView sampleOf={(seed) => sampleHand(names, rule, seed)} />
              {table(odds)}
            </>
          )}
        </>
      )}
    </>
  );
}

const usualRule: DrawRule = { hand: 7, perTurn: 1, drawsFirst: true, turns: 6 };

/** The name of each card of a deck. */
const namesOf = ({ material, play }: DrawnCards, deck: PlayDeck | undefined): readonly string[] =>
  (deck?.cards ?? []).map((definition) => play.nameOf(material.definitions[definition]));

/** The deck at a place, else the first. */
function deckAt({ material }: DrawnCards, place: string): PlayDeck | undefined {
  const decks = decksOf(material);
  return decks[Number(place)] ?? decks[0];
}

/** What the cards of the deck at a place can be counted by. */
function choicesOf(cards: DrawnCards, place: string): readonly GroupChoice[] {
  const made = (deckAt(cards, place)?.cards ?? []).map((definition) => cards.rows[definition]);
  const columns = made.find((each) => each !== undefined)?.sheet.columns ?? [];
  return groupChoices(
    made.map((each) => each?.row),
    (key) => columns.find(({ source }) => source === key)?.title ?? key,
  );
}

/** Draws as the game deals its opening hand, as far as a match can be set up to look at that. */
function firstRule({ material, play }: DrawnCards): DrawRule {
  const [ruleset] = play.rulesets;
  const deck = usualDeck(material, 0);
  if (!ruleset || !deck) return usualRule;
  const { definitions, options } = material;
  const setup = { definitions, options, decks: ruleset.seats.map(() => deck), seed: 1 };
  return { ...usualRule, hand: openingHandOf(ruleset, setup) ?? usualRule.hand };
}

import { useMemo, type ReactNode } from "react";
import {
  changedAnswers,
  optionsOfRules,
  type GamePlay,
  type PlayDeck,
  type PlayMaterial,
  type ToolAnswers,
} from "../../shared/games/index.js";
import {
  dealtOdds,
  groupsOfDefinitions,
  marginOfHands,
  mulliganFigures,
  sampleOfDealt,
  withDealt,
  type CardOdds,
  type DealtHand,
  type DrawRule,
  type Wanted,
} from "../../shared/odds/index.js";
import { RuleOptions, Select } from "../ui/index.js";
import { useDealtHands, type Dealt } from "./dealt-hands.js";
import { SampleHandView } from "./SampleHandView.js";
import { texts } from "./texts.js";

/** How hands are dealt by the rules: which are kept where the rules ask, and what is chosen about the rules. */
export interface DealingChoice {
  /** A card or group; empty: every hand is kept. */
  readonly keep: string;
  readonly answers: ToolAnswers;
}

interface Props {
  readonly play: Pick<GamePlay, "rulesets"> & Partial<Pick<GamePlay, "options" | "presets">>;
  readonly material: PlayMaterial;
  readonly choice: DealingChoice;
  /** Cards or groups that hands may be kept for. */
  readonly names: readonly string[];
  readonly onChange: (choice: DealingChoice) => void;
}

/** Chooses which hands are kept where the rules ask, and the options of the rules. */
export function DealingForm({ play, material, choice, names, onChange }: Props): ReactNode {
  const [ruleset] = play.rulesets;
  const options = ruleset ? optionsOfRules({ options: play.options ?? [] }, ruleset.id) : [];
  return (
    <>
      <label className="figure-field">
        <span>{texts.keepHands}</span>
        <Select
          value={names.includes(choice.keep) ? choice.keep : ""}
          choices={[["", texts.keepAll], ...names.map((name) => [name, texts.keepWith(name)] as const)]}
          onChoose={(keep) => onChange({ ...choice, keep })}
        />
      </label>
      <RuleOptions
        options={options}
        presets={play.presets ?? []}
        ofFolder={material.options}
        answers={choice.answers}
        onChange={(answers) => onChange({ ...choice, answers })}
      />
    </>
  );
}

interface DealtProps extends Pick<Props, "material" | "choice"> {
  readonly play: Props["play"] & Pick<GamePlay, "nameOf">;
  readonly deck: PlayDeck;
  /** The groups that each card of the deck is in. */
  readonly groups: readonly (readonly string[])[];
  /** The odds of plain draws. */
  readonly exact: readonly CardOdds[];
  readonly rule: DrawRule;
  readonly wanted: Wanted;
  readonly children: (odds: readonly CardOdds[]) => ReactNode;
}

/** The odds of hands that are dealt by the rules, with what they say of mulligans and by which policy (ODDS-3). */
export function ByRules({
  play,
  material,
  choice,
  deck,
  groups,
  exact,
  rule,
  wanted,
  children,
}: DealtProps): ReactNode {
  const [ruleset] = play.rulesets;
  const { keep, answers } = choice;
  const what = useMemo((): Dealt | null => {
    if (!ruleset) return null;
    const groupsOf = groupsOfDefinitions(deck.cards, groups);
    const changed = changedAnswers(
      optionsOfRules({ options: play.options ?? [] }, ruleset.id),
      material.options,
      answers,
    );
    return {
      ruleset,
      setup: {
        definitions: material.definitions,
        decks: ruleset.seats.map(() => deck),
        options: { ...material.options, ...changed },
      },
      keeps: (hand) => keep === "" || hand.some((card) => groupsOf.get(card)?.includes(keep) === true),
    };
  }, [ruleset, play, material, deck, groups, keep, answers]);
  const { hands, isDone } = useDealtHands(what);
  const odds = useMemo(
    () => withDealt(exact, dealtOdds(hands, deck.cards, groups, rule, wanted)),
    [exact, hands, deck, groups, rule, wanted],
  );
  if (!isDone) return <p className="tool-empty">{texts.dealing}</p>;
  if (hands.length === 0) return <p className="tool-empty">{texts.noHands}</p>;
  const nameOf = (definition: number): string => play.nameOf(material.definitions[definition]);
  const { areThere, redrawn, held } = mulliganFigures(hands);
  return (
    <>
      <p className="odds-dealt" role="status">
        {texts.dealt(
          hands.length,
          ruleset?.title ?? "",
          held.toFixed(1),
          (marginOfHands(hands.length) * 100).toFixed(1),
        )}{" "}
        {areThere ? texts.redrawn((redrawn * 100).toFixed(1), keep) : texts.noMulligans}
      </p>
      <SampleHandView sampleOf={(seed) => sampleOfDealt(handAt(hands, seed), deck.cards, nameOf, rule, seed)} />
      {children(odds)}
    </>
  );
}

const noHand: DealtHand = { hand: [], first: [], mulligans: 0, isAsked: false };

/** The hand of a seed, from the first one on again after the last. */
const handAt = (hands: readonly DealtHand[], seed: number): DealtHand => hands[(seed - 1) % hands.length] ?? noHand;

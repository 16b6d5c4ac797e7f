/** Openings, each with the words that lead on to an action. */
const openings = [
  "Discard one card to",
  "Discard this card to",
  "If you have a fire unit on the field,",
  "Let your opponent draw one card to",
  "Lose two points to",
  "This turn,",
  "While this card remains on the field,",
  "When this card is send to the discard pile,",
  "When another card is destroyed,",
  "When an enemy card attacks,",
  "If you control at least two units,",
  "At the start of your turn,",
  "After this card attacks,",
  "When this card attacks,",
  "During your opponent's main phase,",
  "When a card effect activates,",
];

const theirs = " your opponent controls";
/** Forms of targets on the field; whether one card is meant. */
const onField: readonly (readonly [text: string, isOne: boolean])[] = [
  [`two units${theirs}`, false],
  [`one rank 2 unit${theirs}`, true],
  [`one rank 3 or lower unit${theirs}`, true],
  [`one rank 3 or higher unit${theirs}`, true],
  [`one dark card${theirs}`, true],
  [`one dragon card${theirs}`, true],
  ["this card", true],
  [`each unit${theirs}`, true],
  ["one of your opponent's cards", true],
  ["all your cards", false],
  [`the unit with the lowest attack${theirs}`, true],
  ["the equipped unit", true],
];

const fieldActions: readonly ((target: string, isOne: boolean) => string)[] = [
  (target) => `destroy ${target}`,
  (target) => `send ${target} to the discard pile`,
  (target) => `counter the effect of ${target}`,
  (target) => `return ${target} to the owner's hand`,
  (target) => `equip this card to ${target}`,
  (target) => `activate the effect of ${target}`,
  (target) => `shuffle ${target} into the owner's deck`,
  (target) => `reveal ${target}`,
  (target, isOne) => `${target} gain${isOne ? "s" : ""} 100 attack`,
  (target, isOne) => `${target} lose${isOne ? "s" : ""} 100 attack`,
];

const hidden = [
  "two cards",
  "one rank 2 card",
  "one rank 3 or lower card",
  "one rank 3 or higher card",
  "one dark card",
  "one dragon card",
  "each card",
];
const best = "the card with the highest defense";

const actions: readonly string[] = [
  ...onField.flatMap(([target, isOne]) => fieldActions.map((action) => action(target, isOne))),
  ...[...hidden, best].map((target) => `discard ${target} from your hand`),
  "discard this card",
  ...[...hidden, best].map((target) => `add ${target} from your deck to your hand`),
  ...hidden.map((target) => `search your deck for ${target}`),
  "send one card from your hand to the discard pile",
  "discard one card from your hand",
  "return one card from your discard pile to your hand",
  "add one card from your discard pile to your hand",
  "shuffle one card from your discard pile into your deck",
  "reveal one card in your hand",
  "equip one spell from your hand to one unit you control",
  "mill two cards",
  "your opponent skips their next battle phase",
  "gain two points",
  "your opponent loses two points",
  "shuffle your deck",
  "reveal your opponent's hand",
  "search your deck for one card",
];

/** A sentence for every opening with every form of target in every action that it fits. */
export const composedGrid: readonly string[] = openings.flatMap((opening) =>
  actions.map((action) => `${opening} ${action}.`),
);

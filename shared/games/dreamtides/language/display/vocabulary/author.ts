import { PHRASES, type PhraseName } from "./phrases.js";
import { FIGMENT_TERMS, SUBTYPE_TERMS } from "./subtypes.js";

/** A phrase meant for card text, as completion and hover explain it. */
export interface AuthorPhrase {
  readonly name: PhraseName;
  readonly parameters: readonly string[];
  readonly group: string;
  readonly about: string;
}

type Descriptions = { readonly [Name in PhraseName]?: string };

const AMOUNTS: Descriptions = {
  energy_symbol: "The energy symbol, where no amount stands before it.",
  points_symbol: "The points symbol, where no amount stands before it.",
  fast_symbol: "The symbol of fast cards, alone.",
  energy: "An amount of energy with its symbol.",
  points: "An amount of points with its symbol.",
  maximum_energy: "An amount of maximum energy: 1 maximum and the energy symbol.",
  reclaim_for_cost: "The keyword reclaim with the energy it costs. As a paragraph of its own it takes no period.",
  kindle: "The keyword kindle with its amount of spark.",
  foresee: "The keyword foresee with a number of cards.",
  spark: "The word spark; it has no symbol.",
  spark_value: "An amount of spark, as a bare number.",
  count: "A bare number.",
};

const TRIGGERS: Descriptions = {
  materialized: "The trigger Materialized, with its marker and colon wherever it stands.",
  judgment: "The trigger Judgment, with its marker and colon wherever it stands.",
  dissolved: "The trigger Dissolved, with its marker and colon wherever it stands.",
  materialized_judgment: "One ability for two triggers: Materialized, Judgment.",
  materialized_dissolved: "One ability for two triggers: Materialized, Dissolved.",
  trigger: "Any word in the dress of a trigger.",
  judgment_phase_name: "The name of the Judgment phase, without marker.",
};

const KEYWORDS: Descriptions = {
  dissolve: "The keyword dissolve: send a character to the void.",
  banish: "The keyword banish: remove a card from the game.",
  banished: "The participle of banish.",
  discover: "The keyword discover: choose a matching card from the deck.",
  discovered: "The participle of discover.",
  reclaim: "The keyword reclaim: play a card from the void.",
  reclaimed: "The participle of reclaim.",
  materialize: "The keyword materialize: put a character onto the battlefield.",
  prevent: "The keyword prevent: send a played card to the void before it resolves.",
  prevented: "The participle of prevent.",
  kindled: "The participle of kindle.",
  fast: "The keyword fast with its symbol.",
  keyword: "Any word in the dress of a keyword.",
};

const MODAL: Descriptions = {
  choose_one: "The header of a modal ability; its choices follow, one per line.",
  bullet: "The mark in front of each choice of a modal ability.",
};

const COUNTS: Descriptions = {
  card: "The noun card. {card:$c} agrees with a number.",
  cards: "A card, or a number of cards.",
  top_n_cards: "The top card, or the top cards of a number.",
  ally: "The noun ally. {ally:$a} agrees with a number.",
  count_allies: "An ally, or a number of allies.",
  count_allied_subtype: "An allied card of a subtype, or a number of them.",
  copies: "A copy, or a number of copies in words.",
  n_random_characters: "A random character, or a number of them in words.",
  up_to_n_events: "An event, or up to a number of events.",
  up_to_n_allies: "An ally, or up to a number of allies.",
  this_turn_times: "This turn, twice this turn, or a number of times this turn.",
  multiply_by: "Double, Triple, or Multiply by a number.",
  text_number: "A number in words from one to five, in digits above.",
  pronoun: "The word it or them; {pronoun:$n} agrees with a number.",
  character: "The noun character. {character:$n} agrees with a number.",
  event: "The noun event. {event:$n} agrees with a number.",
  enemy: "The noun enemy. {enemy:$n} agrees with a number.",
};

const SUBTYPES: Descriptions = {
  subtype: "A character subtype. Give it its article with {@a subtype($t)}, its plural with {@plural subtype($t)}.",
  figment: "A figment of a kind. Give it its article with {@a figment($g)}.",
  n_figments: "A figment, or a number of figments in words.",
};

const sameFor = (names: readonly string[], about: string): Descriptions =>
  Object.fromEntries(names.map((name) => [name, about]));

const GROUPS: Readonly<Record<string, Descriptions>> = {
  Amounts: AMOUNTS,
  Triggers: TRIGGERS,
  Keywords: KEYWORDS,
  Modal: MODAL,
  Counts: COUNTS,
  "Subtypes and figments": SUBTYPES,
  "Subtype names": sameFor(
    Object.keys(SUBTYPE_TERMS),
    "The bare name of a character subtype, also the value of a variable.",
  ),
  "Figment names": sameFor(
    Object.keys(FIGMENT_TERMS),
    "The bare name of a kind of figment, also the value of a variable.",
  ),
};

/** The phrases meant for card text (DISPLAY-5), in the order of its tables; the other phrases work there too. */
export const AUTHOR_PHRASES: readonly AuthorPhrase[] = Object.entries(GROUPS).flatMap(([group, descriptions]) =>
  Object.entries(descriptions).flatMap(([name, about]) => {
    const definition = PHRASES.get(name);
    return definition === undefined ? [] : [{ name: definition.name, parameters: definition.parameters, group, about }];
  }),
);

import { forms, noun, match, from, type PhraseTable } from "./define.js";

/** Counted nouns. Numbers become words from one to five only where `text_number` is used. */
export const COUNTS = {
  card: noun("a", "card", "cards"),
  "cards(n)": match("n", { 1: "a card", other: "{$n} cards" }),
  "top_n_cards(n)": match("n", { 1: "top card", other: "top {$n} {card:$n}" }),
  ally: noun("an", "ally", "allies"),
  "count_allies(n)": match("n", { 1: "an ally", other: "{$n} allies" }),
  "count_allied_subtype(n, s)": from(
    "s",
    match("n", { 1: "an allied {subtype($s)}", other: "{$n} allied {subtype($s):other}" }),
  ),
  "copies(n)": match("n", { 1: "a copy", other: "{text_number($n)} copies" }),
  "n_random_characters(n)": match("n", { 1: "a random character", other: "{text_number($n)} random characters" }),
  "up_to_n_events(n)": match("n", { 1: "an event", other: "up to {$n} events" }),
  "up_to_n_allies(n)": match("n", { 1: "an {ally}", other: "up to {$n} {ally:other}" }),
  "this_turn_times(n)": match("n", {
    1: "this turn",
    2: "twice this turn",
    other: "this turn {text_number($n)} times",
  }),
  "multiply_by(n)": match("n", { 2: "Double", 3: "Triple", other: "Multiply by {$n}" }),
  "text_number(n)": match("n", { 1: "one", 2: "two", 3: "three", 4: "four", 5: "five", other: "{$n}" }),
  pronoun: forms("it", "them"),
  character: noun("a", "character", "characters"),
  event: noun("an", "event", "events"),
  enemy: noun("an", "enemy", "enemies"),
} as const satisfies PhraseTable;

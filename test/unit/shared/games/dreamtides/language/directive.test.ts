import { describe, expect, test } from "vitest";
import { resolvedJson } from "../../../../../../shared/games/dreamtides/language/index.js";

const VARIABLES = `e: 3, e1: 1, e2: 2, e01: 21, e3: 6, c: 4, c1: 41, cards12: 42, energy1: 43, d: 6, s: 7, s2: 71, p: 8,
  f: 9, k: 10, m: 11, n: 12, a: 13, r: 14, v: 15, one: 1, my var: 16, t: Mage, u: Guide, g: shadow, h: radiant`;

const reads = (directive: string): string => JSON.stringify(resolvedJson(`{${directive}}`, VARIABLES)[0] ?? "nothing");
const name = (text: string): string => JSON.stringify({ Token: { Directive: text } });

describe("a directive becomes a value, a keyword or nothing", () => {
  test.each([
    ["a phrase reads its own variable", "cards", '{"CardCount":4}'],
    ["copies", "copies", '{"Copies":12}'],
    ["count", "count", '{"Count":12}'],
    ["count_allies", "count_allies", '{"CountAllies":13}'],
    ["discards", "discards", '{"DiscardCount":6}'],
    ["energy", "energy", '{"Energy":3}'],
    ["foresee", "foresee", '{"ForeseeCount":9}'],
    ["kindle", "kindle", '{"KindleAmount":10}'],
    ["maximum_energy", "maximum_energy", '{"MaximumEnergy":11}'],
    ["multiply_by", "multiply_by", '{"Number":12}'],
    ["n_random_characters", "n_random_characters", '{"Number":12}'],
    ["points", "points", '{"PointCount":8}'],
    ["reclaim_for_cost", "reclaim_for_cost", '{"ReclaimCost":14}'],
    ["spark", "spark", '{"SparkAmount":7}'],
    ["text_number", "text_number", '{"TextNumber":12}'],
    ["this_turn_times", "this_turn_times", '{"ThisTurnTimes":12}'],
    ["top_n_cards", "top_n_cards", '{"CardCount":15}'],
    ["up_to_n_allies", "up_to_n_allies", '{"UpToNAllies":12}'],
    ["up_to_n_events", "up_to_n_events", '{"UpToNEvents":12}'],
    ["the short forms are c, e and s", "c", '{"CardCount":4}'],
    ["short e", "e", '{"Energy":3}'],
    ["short s", "s", '{"SparkAmount":7}'],
    ["no other letter is a number", "n", name("n")],
    ["bare phrases stay", "energy_symbol", name("energy_symbol")],
    ["subtypes", "subtype", '{"Subtype":"Mage"}'],
    ["a_subtype", "a_subtype", '{"Subtype":"Mage"}'],
    ["asubtype", "asubtype", '{"Subtype":"Mage"}'],
    ["plural_subtype", "plural_subtype", '{"Subtype":"Mage"}'],
    ["figments", "figments", '{"Figment":"Shadow"}'],
    ["figments with a count", "n_figments", '{"FigmentCount":{"count":12,"figment_type":"Shadow"}}'],
    ["a count of a subtype", "count_allied_subtype", '{"SubtypeCount":{"count":13,"subtype":"Mage"}}'],
    ["case does not matter", "CARDS($C)", '{"CardCount":4}'],
    ["keywords stay", "Dissolve", name("dissolve")],
    ["typing errors stay", "disolve", name("disolve")],
  ])("%s", (_rule, directive, value) => expect(reads(directive)).toBe(value));

  test.each([
    ["a dollar sign is dropped", "$e", '{"Energy":3}'],
    ["several of them too", "$$e", '{"Energy":3}'],
    ["so are the transforms of display", "@cap energy", '{"Energy":3}'],
    ["in any stack", "@cap @a @plural $subtype", '{"Subtype":"Mage"}'],
    ["the order does not matter", "@a @cap subtype", '{"Subtype":"Mage"}'],
    ["a transform needs its space", "@capenergy", name("@capenergy")],
    ["what is left of a keyword is its name", "@cap dissolve", name("dissolve")],
    ["{card:$c} is for display only", "card:$c", '"nothing"'],
    ["and only when written so", "@cap card:$c", name("card:$c")],
    ["cards:$c is no such thing", "cards:$c", name("cards:$c")],
    ["a pronoun is a word for one", "pronoun:$one", '{"Token":{"Word":"it"}}'],
    ["and another for more", "pronoun:n", '{"Token":{"Word":"them"}}'],
    ["a pronoun's variable is not trimmed", "pronoun: one", '{"Token":{"Word":"them"}}'],
  ])("%s", (_rule, directive, value) => expect(reads(directive)).toBe(value));

  test.each([
    ["e1 is the first choice's cost", "e1", '{"Mode1Energy":1}'],
    ["e2 the second's", "$e2", '{"Mode2Energy":2}'],
    ["any other number is plain energy", "e3", '{"Energy":6}'],
    ["e01 is not e1", "e01", '{"Energy":21}'],
    ["c1 reads c1", "c1", '{"CardCount":41}'],
    ["s2 reads s2", "s2", '{"SparkAmount":71}'],
    ["a phrase with digits reads the variable of that whole name", "cards12", '{"CardCount":42}'],
    ["energy1 is not e1", "energy1", '{"Energy":43}'],
    ["digits alone are no phrase", "12", name("12")],
    ["subtypes take no digits", "subtype2", name("subtype2")],
  ])("%s", (_rule, directive, value) => expect(reads(directive)).toBe(value));

  test.each([
    ["a call names its variable", "cards($d)", '{"CardCount":6}'],
    ["without dollar as well", "cards(d)", '{"CardCount":6}'],
    ["spaces do not matter", "cards ( $d )", '{"CardCount":6}'],
    ["names may hold spaces", "cards($my var)", '{"CardCount":16}'],
    ["what follows a colon is display's", "energy($e):other", '{"Energy":3}'],
    ["what follows the parenthesis is ignored", "energy($e) of it", '{"Energy":3}'],
    ["an empty call reads the usual variable", "cards()", '{"CardCount":4}'],
    ["two arguments read the usual variable", "cards($d, $n)", '{"CardCount":4}'],
    ["an empty one beside another too", "cards(, $d)", '{"CardCount":4}'],
    ["energy($e1) is a choice's cost", "energy($e1)", '{"Mode1Energy":1}'],
    ["e($e2) as well", "e($e2)", '{"Mode2Energy":2}'],
    ["but cards($e1) is a number of cards", "cards($e1)", '{"CardCount":1}'],
    ["a subtype names its variable", "subtype($u)", '{"Subtype":"Guide"}'],
    ["two arguments of a subtype read t", "subtype($u, $t)", '{"Subtype":"Mage"}'],
    ["a figment names its variable", "figment($h)", '{"Figment":"Radiant"}'],
    [
      "figments with a count read g, whatever they say",
      "n_figments($c, $h)",
      '{"FigmentCount":{"count":4,"figment_type":"Shadow"}}',
    ],
    ["an empty count reads n", "n_figments(, $h)", '{"FigmentCount":{"count":12,"figment_type":"Shadow"}}'],
    [
      "a count of a subtype reads t, whatever it says",
      "count_allied_subtype($n, $u)",
      '{"SubtypeCount":{"count":12,"subtype":"Mage"}}',
    ],
    ["a colon before the end of the call cuts it off", "cards($c:x)", name("cards($c:x)")],
    ["a parenthesis is never closed", "cards($c", name("cards($c")],
    ["parentheses the wrong way round are no call", "a)(b", name("a)(b")],
    ["nor when another follows", "a)(b)", name("a)(b)")],
  ])("%s", (_rule, directive, value) => expect(reads(directive)).toBe(value));

  test.each([
    ["a phrase as argument of an unknown one is read as itself", "wrap($points)", '{"PointCount":8}'],
    ["with its own variable", "wrap(c)", '{"CardCount":4}'],
    ["numbered too", "wrap($e1)", '{"Mode1Energy":1}'],
    ["a subtype", "wrap(plural_subtype)", '{"Subtype":"Mage"}'],
    ["a figment", "wrap(figment)", '{"Figment":"Shadow"}'],
    ["compounds are not", "wrap(n_figments)", name("wrap(n_figments)")],
    ["bare phrases are not", "wrap(choose_one)", name("wrap(choose_one)")],
    ["variables are not phrases", "dissolve($n)", name("dissolve($n)")],
    ["two arguments are none", "wrap($c, $d)", name("wrap($c, $d)")],
    ["an empty one is none", "wrap()", name("wrap()")],
    ["nothing around a call is lost", "@cap wrap($x)", name("wrap($x)")],
  ])("%s", (_rule, directive, value) => expect(reads(directive)).toBe(value));
});

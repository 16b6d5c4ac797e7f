/**
 * Sentences of the composed grammar that say what a production says in other words, and how the production says it
 * (EFFECT-7). `$1` and its like are what both share.
 */
const twins: readonly (readonly [RegExp, string])[] = [
  [/\bthe effect of an /gu, "the effect of a "],
  [/^(Gain .+) for each card under this card\.$/u, "$1 for each card under this one."],
  [/^When (.+ is played, shuffle .+)$/u, "Whenever $1"],
  [/^When (.+ is discarded, draw one card\.)$/u, "Whenever $1"],
  [
    /^While this card remains on the field, all (.+ you control) can attack twice\.$/u,
    "While this card is on the field, $1 can attack twice per turn.",
  ],
  [
    /^While this card remains on the field, all (.+) on the field cannot be targeted by effects\.$/u,
    "While this card is on the field, $1 cannot be targeted by effects.",
  ],
  [
    /^While this card remains on the field, all (.+ your opponent controls) lose (\d+) attack\.$/u,
    "While this card is on the field, reduce the attack of all $1 by $2 attack.",
  ],
  [
    /^While this card remains on the field, all (.+?)(?: on the field)? ((?:gain|lose) .+)$/u,
    "While this card is on the field, all $1 $2",
  ],
  [/^This turn, all (.+) on the field ((?:gain|lose) .+)$/u, "This turn, all $1 $2"],
  [/^The equipped unit (gains .+|cannot be destroyed by battle\.)$/u, "The equip card $1"],
  [/^(When this card is sent to the discard pile, your opponent) loses (.+)\.$/u, "$1 takes $2 of damage."],
  [
    /^Your opponent discards (.+?)(?: from their hand)?\.$/u,
    "Force your opponent to discard $1 of their choice from their hand.",
  ],
  [/^(Both players discard .+) from their hand\.$/u, "$1."],
  [/^(Discard .+) from your hand\.$/u, "$1."],
  [/^(Both players mill .+)\.$/u, "$1 from their deck."],
  [/^(Destroy .+) you control (to gain .+)$/u, "$1 from your side of the field $2"],
  [/^(Return one .+) from your (discard pile to the top of your deck\.)$/u, "$1 from the $2"],
  [/^(Play .+) from (your (?:deck|discard pile)\.)$/u, "$1 directly from $2"],
  [/^(Draw .+, then discard .+?)(?: from your hand)?\.$/u, "$1 of your choice."],
  [/^(Discard one .+) from your hand (to .+)$/u, "$1 $2"],
];

/** The other wordings of a canonical text, each by one twin alone. */
export function* twinsOf(canonical: string): Generator<string> {
  for (const [composed, production] of twins) {
    const text = canonical.replace(composed, production);
    if (text !== canonical) yield text;
  }
}

export const twinCount = twins.length;
